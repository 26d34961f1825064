/** Commits and branches as requests name them; each throws the one 404. */
import type { BranchPlace, FoundProject } from '../../access/subjects.ts'
import { notFound } from '../../contract/errors.ts'
import type { Commit } from '../../git/types.ts'
import type { Services } from '../../services.ts'
import { protectionOf } from '../../store/protected-branches.ts'

/** A branch with its head. */
export interface FoundBranch extends BranchPlace {
  name: string
  /** The commit that it points to. */
  head: string
}

/** The commit of a hash, branch or tag. */
export async function findCommit(
  { git }: Services,
  project: FoundProject,
  revision: string,
): Promise<Commit> {
  const repository = git(project.id)
  const oid = await repository.resolve(revision)
  const commit = oid === undefined ? undefined : await repository.commit(oid)
  if (commit === undefined) throw notFound('Commit')
  return commit
}

/** A branch by its name. */
export async function findBranch(
  { db, git }: Services,
  project: FoundProject,
  name: string,
): Promise<FoundBranch> {
  const head = await git(project.id).branch(name)
  if (head === undefined) throw notFound('Branch')
  return { project, name, head, protection: await protectionOf(db, project.id, name) }
}
