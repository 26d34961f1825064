/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { givenRunner, type RunnerOptions } from '../../fixtures/provisioned.ts'
import { expectProjects, runnerOfOne } from './runner-records.ts'

export const disableProjectRunner = {
  'disable-project-runner/disables': check(async (context) => {
    const { owner, id, path, project, other, third } = await runnerOfThree(context)
    const disabled = await context.act(owner, 'disableProjectRunner', {
      path: { ...project.path, runner_id: id },
    })
    disabled.expectStatus(200)
    const list = await owner.observe('listProjectRunners', { path: project.path })
    list.expectValues('id', [])
    const still = await owner.observe('listProjectRunners', { path: other.path })
    still.expectValues('id', [id])
    const response = await owner.observe('getRunner', { path })
    response.expectMatch({ id, active: true })
    expectProjects(response, other.id, third.id)
  }),

  'disable-project-runner/only-project': [
    check((context) => expectKept(context)),
    check('paused', 'A paused runner is not disabled in its only project.', (context) =>
      expectKept(context, { active: false }),
    ),
  ],
} satisfies CoverageOf<'disableProjectRunner'>

/** The only project of a runner keeps it. */
async function expectKept(context: CheckContext<'disableProjectRunner'>, options: RunnerOptions = {}) {
  const { owner, id, path, project } = await runnerOfOne(context, options)
  for (const by of [owner, context.admin]) {
    const rejected = await context.act(by, 'disableProjectRunner', {
      path: { ...project.path, runner_id: id },
    })
    rejected.expectRejected()
  }
  const list = await owner.observe('listProjectRunners', { path: project.path })
  list.expectValues('id', [id])
  const response = await owner.observe('getRunner', { path })
  expectProjects(response, project.id)
}

/** A runner of three projects of the owner. */
async function runnerOfThree(context: CheckContext) {
  const other = await context.given.project({ shared_runners_enabled: false })
  const third = await context.given.project({ shared_runners_enabled: false })
  const project = await context.given.project({ shared_runners_enabled: false })
  const runner = await givenRunner(context, { projects: [project, other, third] })
  return { ...runner, project, other, third, owner: project.owner }
}
