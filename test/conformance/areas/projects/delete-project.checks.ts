/** Spec: document 2, "Projects". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { Observed } from '../../protocol/signals.ts'

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

  'delete-project/removes-the-project': [
    check(async (context) => {
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
    check('forks-remain', 'Forks of a deleted project remain.', async (context) => {
      const { owner, given } = context
      const { path } = await given.repository({ visibility: 'public' })
      const user = await given.user()
      // Who may fork a project is not specified.
      const forked = await ifPossible(() => user.call('forkProject', { path }), null)
      if (forked === null) throw new Observed('The user cannot fork the project.')
      const { id: fork } = forked.body
      given.removes('projects', fork)
      await user.call('getProject', { path: { id: fork } })
      const removed = await context.act(owner, 'deleteProject', { path })
      removed.expectStatus(202)
      await context.eventually(() => owner.observeAbsent('getProject', { path }))
      await user.observe('getProject', { path: { id: fork } })
    }),
  ],
} satisfies CoverageOf<'deleteProject'>
