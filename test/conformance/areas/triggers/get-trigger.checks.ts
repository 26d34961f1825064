/** Spec: document 3, "Pipeline triggers". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTrigger } from '../../fixtures/ci.ts'

export const getTrigger = {
  'get-trigger/by-id': [
    check('of-two', 'Each of two triggers is returned by its ID.', async (context) => {
      const first = await givenTrigger(context)
      const { project } = first
      const second = await givenTrigger(context, { project, description: 'Weekly' })
      for (const { id, path, description } of [first, second]) {
        const response = await context.act(project.owner, 'getTrigger', { path })
        response.expectStatus(200).expectMatch({ id, description })
      }
    }),
    check('not-of-another-project', 'A trigger of another project is not found.', async (context) => {
      const { owner, given } = context
      const { id: trigger_id } = await givenTrigger(context)
      const { path } = await given.project()
      const response = await context.act(owner, 'getTrigger', { path: { ...path, trigger_id } })
      response.expectStatus(404)
    }),
  ],
} satisfies CoverageOf<'getTrigger'>
