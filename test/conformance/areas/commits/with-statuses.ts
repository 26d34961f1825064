/** Commits with statuses. Spec: document 3, "Commits", statuses. */
import type { CheckContext } from '../../fixtures/context.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'

/** A commit with the given statuses, set one after the other. */
export async function withStatuses(
  { owner, given }: CheckContext,
  ...statuses: readonly BodyOf<'createCommitStatus'>[]
) {
  const project = await given.repository()
  const path = { id: project.id, sha: project.commit }
  for (const body of statuses) await owner.call('createCommitStatus', { path, body })
  return { owner, path, project }
}
