/** Finds commits and refs as requests name them. */
import type { Project } from '../projects/record.ts'
import { notFound } from '../../http/errors.ts'
import type { Commit } from '../../git/types.ts'
import type { Services } from '../../services.ts'

/** The commit of a hash, branch or tag. */
export async function findCommit({ git }: Services, project: Project, revision: string): Promise<Commit> {
  const repository = git(project.id)
  const oid = await repository.resolve(revision)
  const commit = oid === undefined ? undefined : await repository.commit(oid)
  if (commit === undefined) throw notFound('Commit')
  return commit
}

/** A branch or tag as pipelines name it, with its commit; undefined if there is neither. */
export async function findRef(
  { git }: Services,
  { id }: Pick<Project, 'id'>,
  ref: string,
): Promise<{ ref: string; tag: 0 | 1; sha: string } | undefined> {
  const branch = await git(id).branch(ref)
  if (branch !== undefined) return { ref, tag: 0, sha: branch }
  const tag = await git(id).tag(ref)
  return tag && { ref, tag: 1, sha: tag.commit }
}
