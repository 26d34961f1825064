/** Every rule on runners. Spec: document 3, "Runners"; "Resources and their fields", runner. */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, idPart, type CoverageOf, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenRunner, type RunnerOptions } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { all, ofProject, own } from './lists.ts'

/** What the detail form adds to the list form. */
const details = [
  'architecture',
  'platform',
  'revision',
  'version',
  'contacted_at',
  'projects',
  'token',
  'tag_list',
] as const

/** A runner of one project of the owner. */
async function runnerOfOne(context: CheckContext, options: RunnerOptions = {}) {
  const project = await context.given.project({ shared_runners_enabled: false })
  const runner = await givenRunner(context, { projects: [project], ...options })
  return { ...runner, project, owner: project.owner }
}

/** A runner of two projects of the owner. */
async function runnerOfTwo(context: CheckContext) {
  const other = await context.given.project({ shared_runners_enabled: false })
  const project = await context.given.project({ shared_runners_enabled: false })
  const runner = await givenRunner(context, { projects: [project, other] })
  return { ...runner, project, other, owner: project.owner }
}

const getRunner = {
  'get-runner/detail-form': check(async (context) => {
    const { owner, id, description, path, project } = await runnerOfOne(context, { tag_list: ['ruby'] })
    const response = await context.act(owner, 'getRunner', { path })
    response
      .expectStatus(200)
      .expectMatch({ id, description, is_shared: false, active: true, tag_list: ['ruby'] })
    const { json } = response
    const absent = details.filter((member) => !isRecord(json) || !(member in json))
    if (absent.length > 0) response.fail(`The members ${absent.join(', ')}.`)
    response.expectMatch({ projects: [{ id: project.id }] })
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

const updateRunner = {
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
    check(idPart(String(active)), String(active), async (context) => {
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
      await context.act(owner, 'updateRunner', { path, body: { tag_list } })
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
  }),
} satisfies CoverageOf<'updateRunner'>

const deleteRunner = {
  'delete-runner/deletes': check(async (context) => {
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
} satisfies CoverageOf<'deleteRunner'>

const enabling = {
  'enable-project-runner/runner-id-required': missing('enableProjectRunner', 'runner_id'),

  'enable-project-runner/enables': check(async (context) => {
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
  }),

  'enable-project-runner/list-form': check(async (context) => {
    const { owner, id, description } = await runnerOfOne(context)
    const { path } = await context.given.project()
    const enabled = await context.act(owner, 'enableProjectRunner', { path, body: { runner_id: id } })
    enabled.expectStatusIn(200, 201).expectMatch({ id, description, is_shared: false, active: true })
    enabled.expectAbsent(...details)
  }),

  'disable-project-runner/disables': check(async (context) => {
    const { owner, id, path, project, other } = await runnerOfTwo(context)
    const disabled = await context.act(owner, 'disableProjectRunner', {
      path: { ...project.path, runner_id: id },
    })
    disabled.expectStatus(200)
    const list = await owner.observe('listProjectRunners', { path: project.path })
    list.expectValues('id', [])
    const still = await owner.observe('listProjectRunners', { path: other.path })
    still.expectValues('id', [id])
    const response = await owner.observe('getRunner', { path })
    expectProjects(response, other.id)
  }),

  'disable-project-runner/only-project': check(async (context) => {
    const { owner, id, path, project } = await runnerOfOne(context)
    const refused = await context.act(owner, 'disableProjectRunner', {
      path: { ...project.path, runner_id: id },
    })
    refused.expectRejected()
    const list = await owner.observe('listProjectRunners', { path: project.path })
    list.expectValues('id', [id])
    const response = await owner.observe('getRunner', { path })
    expectProjects(response, project.id)
  }),
} satisfies CoverageOf<'enableProjectRunner' | 'disableProjectRunner'>

export const runners = {
  ...own,
  ...all,
  ...ofProject,
  ...getRunner,
  ...updateRunner,
  ...deleteRunner,
  ...enabling,
} satisfies CoverageOfArea<'runners'>

function expectProjects(
  response: { readonly json: Json | undefined; fail: (expected: string, actual?: string) => never },
  ...ids: readonly number[]
): void {
  const { json } = response
  const projects = isRecord(json) ? json['projects'] : undefined
  const shown = Array.isArray(projects)
    ? projects.map((project: Json) => (isRecord(project) ? project['id'] : undefined))
    : []
  const expected = ids.toSorted((a, b) => a - b).join(', ')
  const actual = shown
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(', ')
  if (actual !== expected) response.fail(`The projects ${expected}.`, `They are ${actual || 'none'}.`)
}
