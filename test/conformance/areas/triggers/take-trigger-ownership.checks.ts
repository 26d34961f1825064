/** Spec: document 3, "Pipeline triggers". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTrigger } from '../../fixtures/ci.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { isRecord } from '../../protocol/exchange.ts'

export const takeTriggerOwnership = {
  'take-trigger-ownership/takes-ownership': check(async (context) => {
    const { master } = context
    const { project, id, path, description } = await givenTrigger(context, { members: ['master'] })
    const other = await givenTrigger(context, { project })
    await project.owner.call('getTrigger', { path })
    const taken = await context.act(master, 'takeTriggerOwnership', { path })
    taken.expectStatusIn(200, 201).expectMatch({ id, description })
    expectOwner(taken, master)
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch({ id, description })
    expectOwner(response, master)
    const untouched = await project.owner.observe('getTrigger', { path: other.path })
    expectOwner(untouched, project.owner)
  }),
} satisfies CoverageOf<'takeTriggerOwnership'>

/** The form of the owner is not specified; one property of the user is enough. */
function expectOwner(
  response: ApiResponse<'getTrigger'> | ApiResponse<'takeTriggerOwnership'>,
  user: Actor,
): void {
  const { json } = response
  const owner = isRecord(json) ? json['owner'] : undefined
  const known: readonly unknown[] = isRecord(owner) ? Object.values(owner) : []
  if (!known.includes(user.id) && !known.includes(user.username))
    response.fail(`The owner ${user.username}.`, `It is ${JSON.stringify(owner)}.`)
}
