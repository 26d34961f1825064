/** Finds files and loads what their presenter needs. */
import type { TreeEntry } from '../../git/types.ts'
import { invalid, notFound } from '../../http/errors.ts'
import { limits } from '../../limits.ts'
import type { Services } from '../../services.ts'
import { findCommit } from '../commits/index.ts'
import type { Project } from '../projects/record.ts'
import type { FileRecord, FoundFile } from './record.ts'

/** The file at this path in the commit of a branch, tag or hash. Throws 404 if there is none. */
export async function findFile(
  services: Services,
  project: Project,
  ref: string,
  path: string,
): Promise<FoundFile> {
  const { oid: commit } = await findCommit(services, project, ref)
  const file = await services.git(project.id).file(commit, path)
  if (file === undefined) throw notFound('File')
  return { file, commit }
}

/** A file with what its presenter needs. Throws 404 if there is none. */
export async function fileRecord(
  services: Services,
  project: Project,
  ref: string,
  path: string,
): Promise<FileRecord> {
  const { file, commit } = await findFile(services, project, ref, path)
  const lastCommit = (await services.git(project.id).lastCommitOf(commit, file.path)) ?? commit
  return { file, ref, commit, lastCommit }
}

/** The entries of a directory, or also those of all directories in it. Throws 404 if there is no such directory. */
export async function findEntries(
  services: Services,
  project: Project,
  ref: string,
  { path, isRecursive }: { path: string; isRecursive: boolean },
): Promise<readonly TreeEntry[]> {
  const { oid } = await findCommit(services, project, ref)
  const repository = services.git(project.id)
  const entries = await (isRecursive ? repository.treeBelow(oid, path) : repository.tree(oid, path))
  if (entries === 'too-many')
    throw invalid({ recursive: [`finds more than ${limits.listedFiles.max} files and directories`] })
  if (entries === undefined) throw notFound('Tree')
  return entries
}
