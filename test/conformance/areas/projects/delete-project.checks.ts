/** Spec: document 2, "Projects". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const deleteProject = {
  'delete-project/accepted-with-json-body': check(async ({ admin, owner, given, act }) => {
    const own = await given.project()
    const ofGroup = await given.projectIn(await given.group({ by: owner }))
    const ofAnother = await given.project()
    for (const [by, { path }] of [
      [owner, own],
      [owner, ofGroup],
      [admin, ofAnother],
    ] as const) {
      const response = await act(by, 'deleteProject', { path })
      response.expectStatus(202)
      if (response.json === undefined) response.fail('A JSON body.')
    }
  }),

  'delete-project/removes-the-project': check(async (context) => {
    const { owner, given } = context
    const { id, path, name } = await given.project()
    const { path_with_namespace } = (await owner.call('getProject', { path })).body
    await owner.call('getProject', { path: { id: path_with_namespace } })
    const removed = await context.act(owner, 'deleteProject', { path })
    removed.expectStatus(202)
    await context.eventually(() => owner.observeAbsent('getProject', { path }))
    await owner.observeAbsent('getProject', { path: { id: path_with_namespace } })
    const list = await owner.observe('listProjects', { query: { search: name, per_page: 100 } })
    list.expectOmits('id', id)
  }),
} satisfies CoverageOf<'deleteProject'>
