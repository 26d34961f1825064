/** Spec: document 3, "Runners". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenRunner } from '../../fixtures/provisioned.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { expectProjects, runnerOfOne } from './runner-records.ts'

export const updateRunner = {
  'update-runner/description': check(async (context) => {
    const { owner, id, path, project } = await runnerOfOne(context)
    const other = await givenRunner(context, { projects: [project], active: false })
    const body = { description: `The one in the shed ${context.run.id}` }
    await owner.call('getRunner', { path })
    await owner.call('listProjectRunners', { path: project.path })
    const written = await context.act(owner, 'updateRunner', { path, body })
    written.expectStatus(200).expectMatch({ id, ...body })
    const response = await owner.observe('getRunner', { path })
    response.expectMatch(body)
    const list = await owner.observe('listProjectRunners', { path: project.path })
    list
      .expectItem({ id, ...body })
      .expectItem({ id: other.id, description: other.description, active: false })
  }),

  'update-runner/active': [false, true].map((active) =>
    check(String(active), `\`active\` is set to ${active}.`, async (context) => {
      const { owner, id, path, project } = await runnerOfOne(context, { active: !active })
      const other = await givenRunner(context, { projects: [project], active: !active })
      const written = await context.act(owner, 'updateRunner', { path, body: { active } })
      written.expectStatus(200).expectMatch({ id, active })
      const response = await owner.observe('getRunner', { path })
      response.expectMatch({ active })
      const list = await owner.observe('listProjectRunners', { path: project.path })
      list.expectItem({ id, active }).expectItem({ id: other.id, active: !active })
    }),
  ),

  'update-runner/tag-list-is-whole': check(async (context) => {
    const { owner, path } = await runnerOfOne(context, { tag_list: ['ruby', 'linux'] })
    for (const tag_list of [['linux', 'warp'], ['weft']]) {
      const written = await context.act(owner, 'updateRunner', { path, body: { tag_list } })
      const shown = written.expectStatus(200).body.tag_list.toSorted().join()
      if (shown !== tag_list.join()) written.fail(`The tags ${tag_list.join(' and ')}.`, `They are ${shown}.`)
      const response = await owner.observe('getRunner', { path })
      const tags = response.body.tag_list.toSorted().join()
      if (tags !== tag_list.join()) response.fail(`The tags ${tag_list.join(' and ')}.`, `They are ${tags}.`)
    }
  }),

  'update-runner/others-stay': check(async (context) => {
    const before = { active: false, tag_list: ['ruby'] }
    const { owner, description, path, project } = await runnerOfOne(context, before)
    const stays = { is_shared: false, projects: [{ id: project.id }] }
    const changed = { description: `${description} changed` }
    await owner.call('updateRunner', { path, body: changed })
    const first = await owner.observe('getRunner', { path })
    first.expectMatch({ ...before, ...stays, ...changed })
    await owner.call('updateRunner', { path, body: { description } })
    await owner.call('updateRunner', { path, body: { active: true } })
    const second = await owner.observe('getRunner', { path })
    second.expectMatch({ ...stays, description, active: true, tag_list: ['ruby'] })
    await owner.call('updateRunner', { path, body: { tag_list: ['warp'] } })
    const third = await owner.observe('getRunner', { path })
    third.expectMatch({ ...stays, description, active: true, tag_list: ['warp'] })
    const another = await context.given.project({ shared_runners_enabled: false })
    const ofBoth = await givenRunner(context, { projects: [project, another] })
    const written = await context.act(owner, 'updateRunner', { path: ofBoth.path, body: { active: false } })
    expectProjects(written.expectStatus(200), project.id, another.id)
    const read = await owner.observe('getRunner', { path: ofBoth.path })
    expectProjects(read, project.id, another.id)
    expectSameRecord(read, written)
  }),
} satisfies CoverageOf<'updateRunner'>
