/** Spec: document 3, "Build variables"; document 1, "Limits". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenVariable } from '../../fixtures/ci.ts'

export const getVariable = {
  'get-variable/by-key': [
    check('of-two', 'Each of two variables is returned by its key.', async (context) => {
      const other = await givenVariable(context, { key: 'WARP_2', value: 'loose' })
      const { project } = other
      const { path } = await givenVariable(context, { project, key: 'WARP', value: 'tight' })
      // An underscore in a key matches only an underscore.
      await givenVariable(context, { project, key: 'WEFTX2', value: 'alike' })
      const late = await givenVariable(context, { project, key: 'WEFT_2', value: 'late' })
      await givenVariable(context, { project, key: 'WEFTy2', value: 'alike' })
      await givenVariable(context, { project, key: 'WARP_23', value: 'slack' })
      const first = await context.act(project.owner, 'getVariable', { path })
      first.expectStatus(200).expectMatch({ key: 'WARP', value: 'tight' })
      const second = await context.act(project.owner, 'getVariable', { path: other.path })
      second.expectStatus(200).expectMatch({ key: 'WARP_2', value: 'loose' })
      const third = await context.act(project.owner, 'getVariable', { path: late.path })
      third.expectStatus(200).expectMatch({ key: 'WEFT_2', value: 'late' })
      // Whether keys can differ in case alone is not specified.
      const body = { key: 'warp', value: 'lower' }
      const request = { operation: 'createVariable', path: project.path, body } as const
      if ((await project.owner.sendUnchecked(request, 'arrange')).status !== 201) return
      for (const [key, value] of [
        ['WARP', 'tight'],
        ['warp', 'lower'],
      ] as const) {
        const found = await context.act(project.owner, 'getVariable', { path: { ...project.path, key } })
        found.expectStatus(200).expectMatch({ key, value })
      }
    }),
    check('not-of-another-project', 'A variable of another project is not found.', async (context) => {
      const { owner, given } = context
      const { key } = await givenVariable(context)
      const response = await context.act(owner, 'getVariable', {
        path: { ...(await given.project()).path, key },
      })
      response.expectStatus(404)
    }),
  ],

  'get-variable/no-protected': check(async (context) => {
    for (const options of [{}, { protected: true }]) {
      const { project, path } = await givenVariable(context, options)
      const response = await context.act(project.owner, 'getVariable', { path })
      response.expectStatus(200).expectAbsent('protected')
    }
  }),
} satisfies CoverageOf<'getVariable'>
