/** Records with award emoji. Spec: document 3, "Award emoji". */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { awardedEmoji, type Awardable, type InProject } from '../../fixtures/issues.ts'

export const name = awardedEmoji

/** A new record with the same award by several users, since one user may not be able to give it twice. */
export async function withAwards(
  awardable: Awardable,
  context: CheckContext,
  authors: readonly Actor[] = [],
  options: InProject = { members: ['master'] },
  nameOf: (author: Actor) => string = () => name,
) {
  const { owner, path, id } = await awardable.given(context, options)
  const ids: number[] = []
  for (const by of authors) {
    ids.push((await by.call(awardable.createAward, { path, body: { name: nameOf(by) } })).body.id)
  }
  const [first = 0, second = 0] = ids
  return { owner, path, id, first, second }
}

/** A merge request without award emoji has no votes. */
export async function expectNoVotes(context: CheckContext, owner: Actor, path: Parameters): Promise<void> {
  const read = () => owner.sendUnchecked({ operation: 'getMergeRequest', path }, 'observe')
  const response = await observeIfPossible(context, read, null)
  if (response?.status === 200) response.expectMatch({ upvotes: 0, downvotes: 0 })
}
