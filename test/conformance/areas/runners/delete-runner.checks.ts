/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { runnerOfOne } from './runner-records.ts'

export const deleteRunner = {
  'delete-runner/deletes': [
    check(async (context) => {
      const { owner, id, path, project } = await runnerOfOne(context)
      const kept = await givenRunner(context, { projects: [project] })
      await owner.call('getRunner', { path })
      await owner.call('listProjectRunners', { path: project.path })
      const removed = await context.act(owner, 'deleteRunner', { path })
      removed.expectStatus(200)
      for (const by of [owner, context.admin]) {
        await by.observeAbsent('getRunner', { path })
      }
      const list = await owner.observe('listProjectRunners', { path: project.path })
      list.expectValues('id', [kept.id]).expectOmits('id', id)
    }),
    check('of-several-projects', 'A runner of several projects is removed from all.', async (context) => {
      const { admin, given } = context
      const projects = [await given.project(), await given.project()]
      const { id } = await givenRunner(context, { projects })
      const removed = await context.act(admin, 'deleteRunner', { path: { id } })
      removed.expectStatus(200)
      await admin.observeAbsent('getRunner', { path: { id } })
      for (const { path, owner } of projects) {
        const list = await owner.observe('listProjectRunners', { path })
        list.expectOmits('id', id)
      }
    }),
  ],
} satisfies CoverageOf<'deleteRunner'>
