/** A fork with a branch that has a commit of its own. */
import { idIn } from '../../fixtures/accounts.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { GivenProject } from '../../fixtures/repository.ts'

/** The file that the branch of the fork adds, and its content. */
export const fileFromFork = { file_path: 'afar.txt', content: 'From afar.\n' }

/** Lets the master fork the project and commit to a new branch of the fork; returns the ID of the fork. */
export async function forkWithBranch(
  context: CheckContext,
  project: GivenProject,
  branch: string,
): Promise<number> {
  const { master, given } = context
  const forked = await master.call('forkProject', { path: project.path })
  const id = idIn(forked.json) ?? forked.fail('The fork with its `id`.')
  given.removes('projects', id)
  await context.eventually(() => master.observe('getBranch', { path: { id, branch: 'master' } }))
  await master.call('createBranch', { path: { id }, body: { branch, ref: 'master' } })
  const actions = [{ action: 'create' as const, ...fileFromFork }]
  await master.call('createCommit', { path: { id }, body: { branch, commit_message: 'Add it', actions } })
  return id
}
