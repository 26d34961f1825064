/** Views of a file in a repository. Spec: document 3, "Repository file". */
import type { Schema } from '../../../generated/schemas.ts'
import type { File, TreeEntry } from '../../git/types.ts'
import type { FileRecord } from './record.ts'

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

/** The bytes of a file, as text if they are UTF-8 without NUL. */
export function rawFile({ content: body }: File) {
  return { mediaType: isText(body) ? 'text/plain' : 'application/octet-stream', body } as const
}

/** The file of a commit that created, updated or deleted it; `file_name` is the whole path. */
export function fileChange(path: string, branch: string): Schema<'FileChange'> {
  return { file_name: path, branch }
}

/** An entry of a directory. */
export function treeEntry({ oid, path, type, mode }: TreeEntry) {
  return { id: oid, name: nameOf(path), type, path, mode }
}

/** The content of a blob. */
export function blob(sha: string, content: Uint8Array) {
  const bytes = Buffer.from(content)
  return { size: bytes.length, encoding: 'base64', content: bytes.toString('base64'), sha }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function isText(content: Uint8Array): boolean {
  if (content.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content)
    return true
  } catch {
    return false
  }
}
