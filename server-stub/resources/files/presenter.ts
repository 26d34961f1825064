/** Views of a file in a repository. Spec: document 3, "Repository file". */
import type { Schema } from '../../../generated/schemas.ts'
import type { File, TreeEntry } from '../../git/types.ts'

/** A file as it stands at a commit. */
export interface FileRecord {
  file: File
  /** As it was asked for: branch, tag or hash. */
  ref: string
  commit: string
  lastCommit: string
}

/** A file with its content. */
export function repositoryFile({ file, ref, commit, lastCommit }: FileRecord): Schema<'RepositoryFile'> {
  return {
    file_name: nameOf(file.path),
    file_path: file.path,
    size: file.size,
    encoding: 'base64',
    content: Buffer.from(file.content).toString('base64'),
    ref,
    blob_id: file.oid,
    commit_id: commit,
    last_commit_id: lastCommit,
  }
}

/** What a commit did to a file; the name is the whole path. */
export function fileChange(path: string, branch: string): Schema<'FileChange'> {
  return { file_name: path, branch }
}

/** A file or folder in a listing. */
export function treeEntry({ oid, path, type, mode }: TreeEntry) {
  return { id: oid, name: nameOf(path), type, path, mode }
}

/** What a blob holds, by its hash. */
export function blob(sha: string, content: Uint8Array) {
  const bytes = Buffer.from(content)
  return { size: bytes.length, encoding: 'base64', content: bytes.toString('base64'), sha }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
