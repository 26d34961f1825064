/** Spec: document 3, "Pipeline triggers". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTrigger } from '../../fixtures/ci.ts'
import { expectOwner, expectOwnerOrNone } from './owner.ts'

export const takeTriggerOwnership = {
  'take-trigger-ownership/takes-ownership': check(async (context) => {
    const { master } = context
    const { project, id, path, description } = await givenTrigger(context, { members: ['master'] })
    const other = await givenTrigger(context, { project })
    await project.owner.call('getTrigger', { path })
    await project.owner.call('listTriggers', { path: project.path })
    const taken = await context.act(master, 'takeTriggerOwnership', { path })
    taken.expectStatusIn(200, 201).expectMatch({ id, description })
    expectOwner(taken, master)
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch({ id, description })
    expectOwner(response, master)
    const list = await project.owner.observe('listTriggers', { path: project.path })
    list.expectIncludes('id', id, other.id)
    const listed = (trigger: number) => list.items.find((item) => item.id === trigger)
    expectOwner(list, master, listed(id))
    expectOwnerOrNone(list, project.owner, listed(other.id))
    const untouched = await project.owner.observe('getTrigger', { path: other.path })
    expectOwnerOrNone(untouched, project.owner)
  }),
} satisfies CoverageOf<'takeTriggerOwnership'>
