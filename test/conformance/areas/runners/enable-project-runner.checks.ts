/** Spec: document 3, "Runners". */
import { missing } from '../../generated/attributes/attribute-checks.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { runnerOfOne, expectProjects, details } from './runner-records.ts'

export const enableProjectRunner = {
  'enable-project-runner/runner-id-required': missing('enableProjectRunner', 'runner_id'),

  'enable-project-runner/enables': [
    check(async (context) => {
      const { owner, id, path, project } = await runnerOfOne(context)
      const other = await givenRunner(context, { projects: [project] })
      const more = await context.given.project({ shared_runners_enabled: false })
      const enabled = await context.act(owner, 'enableProjectRunner', {
        path: more.path,
        body: { runner_id: id },
      })
      enabled.expectStatusIn(200, 201)
      const list = await owner.observe('listProjectRunners', { path: more.path })
      list.expectValues('id', [id])
      const still = await owner.observe('listProjectRunners', { path: project.path })
      still.expectValues('id', [id, other.id])
      const response = await owner.observe('getRunner', { path })
      expectProjects(response, project.id, more.id)
      await owner.call('disableProjectRunner', { path: { ...more.path, runner_id: id } })
      const again = await context.act(owner, 'enableProjectRunner', {
        path: more.path,
        body: { runner_id: id },
      })
      again.expectStatusIn(200, 201)
      const listed = await owner.observe('listProjectRunners', { path: more.path })
      listed.expectValues('id', [id])
    }),
    check(
      'not-in-private-projects-of-others',
      'A user with the runner does not enable it in a private project of others.',
      async (context) => {
        const { owner, id, path, project } = await runnerOfOne(context)
        const others = await context.given.project({ by: await context.given.user() })
        const request = { path: others.path, body: { runner_id: id } }
        const rejected = await context.act(owner, 'enableProjectRunner', request)
        rejected.expectForbidden()
        const runner = await context.admin.observe('getRunner', { path })
        expectProjects(runner, project.id)
      },
    ),
  ],

  'enable-project-runner/list-form': check(async (context) => {
    const { owner, id, description } = await runnerOfOne(context)
    const { path } = await context.given.project()
    const enabled = await context.act(owner, 'enableProjectRunner', { path, body: { runner_id: id } })
    enabled.expectStatusIn(200, 201).expectMatch({ id, description, is_shared: false, active: true })
    enabled.expectAbsent(...details)
  }),
} satisfies CoverageOf<'enableProjectRunner'>
