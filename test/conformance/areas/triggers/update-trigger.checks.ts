/** Spec: document 3, "Pipeline triggers". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTrigger } from '../../fixtures/ci.ts'
import { expectOwnerOrNone } from './owner.ts'

export const updateTrigger = {
  'update-trigger/description': check(async (context) => {
    const { project, id, path } = await givenTrigger(context, { members: ['master'] })
    const other = await givenTrigger(context, { project })
    const body = { description: 'Weekly' }
    await project.owner.call('getTrigger', { path })
    await project.owner.call('listTriggers', { path: project.path })
    const written = await context.act(project.owner, 'updateTrigger', { path, body })
    written.expectStatus(200).expectMatch({ id, ...body })
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch(body)
    const list = await project.owner.observe('listTriggers', { path: project.path })
    list.expectItem({ id, ...body }).expectItem({ id: other.id, description: other.description })
    const byMaster = await context.act(context.master, 'updateTrigger', {
      path,
      body: { description: 'Daily' },
    })
    // Who may change the trigger of another user is not specified.
    if (byMaster.status !== 200) return
    const owned = await project.owner.observe('getTrigger', { path })
    expectOwnerOrNone(owned.expectMatch({ description: 'Daily' }), project.owner)
  }),

  'update-trigger/description-optional': check(async (context) => {
    const { project, id, path, description } = await givenTrigger(context)
    const written = await context.act(project.owner, 'updateTrigger', { path, body: {} })
    written.expectStatus(200).expectMatch({ id, description })
    const response = await project.owner.observe('getTrigger', { path })
    response.expectMatch({ id, description })
  }),
} satisfies CoverageOf<'updateTrigger'>
