/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { runnerOfOne, details } from './runner-records.ts'

export const getRunner = {
  'get-runner/detail-form': check(async (context) => {
    const { owner, id, description, path, project } = await runnerOfOne(context, { tag_list: ['ruby'] })
    const response = await context.act(owner, 'getRunner', { path })
    response
      .expectStatus(200)
      .expectMatch({ id, description, is_shared: false, active: true, tag_list: ['ruby'] })
    const { json } = response
    const absent = details.filter((member) => !isRecord(json) || !(member in json))
    if (absent.length > 0) response.fail(`The properties ${absent.join(', ')}.`)
    const { name, path_with_namespace } = (await owner.call('getProject', { path: project.path })).body
    response.expectMatch({ projects: [{ id: project.id, name, path_with_namespace }] })
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
