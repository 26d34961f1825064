/** Spec: document 3, "Pipeline triggers". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTrigger } from '../../fixtures/ci.ts'

export const listTriggers = {
  'list-triggers/lists-triggers': check(async (context) => {
    const elsewhere = await givenTrigger(context)
    const { project, id, description } = await givenTrigger(context)
    const other = await givenTrigger(context, { project, description: 'Weekly' })
    const response = await context.act(project.owner, 'listTriggers', { path: project.path })
    response.expectStatus(200).expectValues('id', [id, other.id]).expectOmits('id', elsewhere.id)
    response.expectItem({ id, description }).expectItem({ id: other.id, description: 'Weekly' })
  }),
} satisfies CoverageOf<'listTriggers'>
