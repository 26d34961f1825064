/** Spec: document 3, "Pipeline triggers". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTrigger } from '../../fixtures/ci.ts'

export const deleteTrigger = {
  'delete-trigger/deletes': [
    check('one-of-two', 'The other trigger remains.', async (context) => {
      const { project, path } = await givenTrigger(context)
      const other = await givenTrigger(context, { project })
      await project.owner.call('getTrigger', { path })
      await project.owner.call('listTriggers', { path: project.path })
      const removed = await context.act(project.owner, 'deleteTrigger', { path })
      removed.expectStatus(200)
      await project.owner.observeAbsent('getTrigger', { path })
      const list = await project.owner.observe('listTriggers', { path: project.path })
      list.expectValues('id', [other.id])
    }),
    check('not-of-another-project', 'A trigger of another project is not found.', async (context) => {
      const { owner, given } = context
      const { path, id: trigger_id } = await givenTrigger(context)
      const other = await given.project()
      await context.act(owner, 'deleteTrigger', { path: { ...other.path, trigger_id } })
      await owner.observe('getTrigger', { path })
    }),
  ],
} satisfies CoverageOf<'deleteTrigger'>
