/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { renamedOutsideAscii } from '../../fixtures/renamed.ts'
import { runnerOfOne, details, expectProjects } from './runner-records.ts'

export const getRunner = {
  'get-runner/detail-form': check(async (context) => {
    const { owner, id, description, path, project } = await runnerOfOne(context, { tag_list: ['ruby'] })
    await renamedOutsideAscii(project)
    const response = await context.act(owner, 'getRunner', { path })
    response
      .expectStatus(200)
      .expectMatch({ id, description, is_shared: false, active: true, tag_list: ['ruby'] })
    const { json } = response
    const absent = details.filter((member) => !isRecord(json) || !(member in json))
    if (absent.length > 0) response.fail(`The properties ${absent.join(', ')}.`)
    const shown = async ({ path }: typeof project) => {
      const { body } = await owner.call('getProject', { path })
      const { id, name, name_with_namespace, path_with_namespace } = body
      return { id, name, name_with_namespace, path: body.path, path_with_namespace }
    }
    const ofProject = await shown(project)
    response.expectMatch({ projects: [ofProject] })
    const another = await context.given.project({ shared_runners_enabled: false })
    const ofBoth = await givenRunner(context, { projects: [project, another] })
    const two = await context.act(owner, 'getRunner', { path: ofBoth.path })
    const { projects } = two.expectStatus(200).body
    expectProjects(two, project.id, another.id)
    const byId = new Map([ofProject, await shown(another)].map((each) => [each.id, each]))
    two.expectMatch({ projects: projects.map(({ id }) => byId.get(id) ?? { id }) })
    const list = await owner.observe('listProjectRunners', { path: project.path })
    list.expectItem({ id, description, is_shared: false, active: true })
    const own = await owner.observe('listRunners')
    const all = await context.admin.observe('listAllRunners')
    for (const each of [list, own, all]) {
      for (const member of details) {
        if (each.values(member).some((value) => value !== undefined)) {
          each.fail(`A list without \`${member}\`, which is of the detail form.`)
        }
      }
    }
  }),
} satisfies CoverageOf<'getRunner'>
