/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { withRunners, everyPage, expectRunners } from './runner-records.ts'

export const listProjectRunners = {
  'list-project-runners/specific': check(async (context) => {
    const other = await withRunners(context, {})
    const { by, project, first, second } = await withRunners(context, {}, { active: false })
    const response = await context.act(by, 'listProjectRunners', { path: project.path })
    response.expectStatus(200).expectIncludes('id', first, second).expectOmits('id', other.first)
  }),

  'list-project-runners/shared-if-enabled': check(async (context) => {
    const { owner, given } = context
    const shared = await givenRunner(context, { is_shared: true })
    const paused = await givenRunner(context, { is_shared: true, active: false })
    const project = await given.project({ shared_runners_enabled: true })
    const specific = await givenRunner(context, { projects: [project] })
    const listed = await everyPage((query) =>
      context.act(owner, 'listProjectRunners', { path: project.path, query }),
    )
    expectRunners(listed, [shared.id, paused.id, specific.id], [])
    const isShared = listed.found.find(({ id }) => id === shared.id)?.is_shared
    if (isShared !== true) listed.response.fail('The shared runner as a shared one.')
  }),

  'list-project-runners/shared-if-disabled': check(async (context) => {
    const { owner, given } = context
    const shared = await givenRunner(context, { is_shared: true })
    const project = await given.project({ shared_runners_enabled: false })
    const specific = await givenRunner(context, { projects: [project] })
    const response = await context.act(owner, 'listProjectRunners', { path: project.path })
    response
      .expectStatus(200)
      .expectValues('id', [specific.id])
      .expectOmits('id', shared.id)
      .expectEvery('is_shared', false)
  }),
} satisfies CoverageOf<'listProjectRunners'>
