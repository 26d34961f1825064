/** Spec: document 3, "Pipeline triggers". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'

const withoutDescription = missing('createTrigger', 'description')

export const createTrigger = {
  'create-trigger/description-required': withoutDescription,
  'create-trigger/description-required-since-v4': withoutDescription,

  'create-trigger/creates': check(async ({ owner, given, act }) => {
    const { id, path } = await given.project()
    const body = { description: 'On *every* full moon' }
    const created = await act(owner, 'createTrigger', { path, body })
    const { id: trigger_id } = created.expectStatus(201).expectMatch(body).body
    const list = await owner.observe('listTriggers', { path })
    list.expectValues('id', [trigger_id]).expectItem({ id: trigger_id, ...body })
    const response = await owner.observe('getTrigger', { path: { id, trigger_id } })
    response.expectMatch({ id: trigger_id, ...body })
  }),
} satisfies CoverageOf<'createTrigger'>
