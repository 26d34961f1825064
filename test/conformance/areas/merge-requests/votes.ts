/** Votes for and against a merge request. Spec: document 3, "Merge request". */
import type { Actor } from '../../fixtures/actor.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'

/** One vote for a merge request and two against it, if the server lets both users vote. Which emoji are votes is not specified. */
export async function addVotes(
  path: { readonly id: number; readonly merge_request_iid: number },
  [one, other]: readonly [Actor, Actor],
): Promise<void> {
  const award = (by: Actor, name: string) =>
    ifPossible(() => by.call('createMergeRequestAwardEmoji', { path, body: { name } }), null)
  await award(one, 'thumbsup')
  await award(one, 'thumbsdown')
  await award(other, 'thumbsdown')
}
