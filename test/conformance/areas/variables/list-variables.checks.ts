/** Spec: document 3, "Build variables"; document 1, "Limits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenVariable } from '../../fixtures/ci.ts'

export const listVariables = {
  'list-variables/lists-variables': check(async (context) => {
    const elsewhere = await givenVariable(context, { key: 'ELSEWHERE' })
    const { project } = await givenVariable(context, { key: 'WARP', value: 'tight' })
    await givenVariable(context, { project, key: 'WEFT', value: 'loose' })
    const response = await context.act(project.owner, 'listVariables', { path: project.path })
    response.expectStatus(200).expectValues('key', ['WARP', 'WEFT']).expectOmits('key', elsewhere.key)
    response.expectItem({ key: 'WARP', value: 'tight' }).expectItem({ key: 'WEFT', value: 'loose' })
  }),

  'list-variables/no-protected': check(async (context) => {
    const { project, key } = await givenVariable(context)
    const other = await givenVariable(context, { project, key: 'WEFT_KEY', protected: true })
    const response = await context.act(project.owner, 'listVariables', { path: project.path })
    response.expectStatus(200).expectValues('key', [key, other.key])
    if (response.values('protected').some((value) => value !== undefined)) {
      response.fail('Items without `protected`.')
    }
  }),
} satisfies CoverageOf<'listVariables'>
