/** Every rule on runners. Spec: document 3, "Runners"; "Resources and their fields", runner. */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, type CoverageOf, type CoverageOfArea } from '../../fixtures/check.ts'
import { missing } from '../../generated/attribute-checks.ts'
import { givenRunner, type RunnerWishes } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'
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
async function runnerOfOne(world: World, wishes: RunnerWishes = {}) {
  const project = await world.given.project({ shared_runners_enabled: false })
  const runner = await givenRunner(world, { projects: [project], ...wishes })
  return { ...runner, project, owner: project.owner }
}

/** A runner of two projects of the owner. */
async function runnerOfTwo(world: World) {
  const other = await world.given.project({ shared_runners_enabled: false })
  const project = await world.given.project({ shared_runners_enabled: false })
  const runner = await givenRunner(world, { projects: [project, other] })
  return { ...runner, project, other, owner: project.owner }
}

const getRunner = {
  'get-runner/detail-form': check(async (world) => {
    const { owner, id, description, path, project } = await runnerOfOne(world, { tag_list: ['ruby'] })
    const answer = await owner.tries('getRunner', { path })
    answer.is(200).shows({ id, description, is_shared: false, active: true, tag_list: ['ruby'] })
    const { json } = answer
    const absent = details.filter((member) => !isRecord(json) || !(member in json))
    if (absent.length > 0) answer.contradicts(`The members ${absent.join(', ')}.`)
    answer.shows({ projects: [{ id: project.id }] })
    const list = await owner.tries('listProjectRunners', { path: project.path })
    list.is(200).holds({ id, description, is_shared: false, active: true })
    const own = await owner.tries('listRunners')
    const all = await world.admin.tries('listAllRunners')
    for (const each of [list, own.is(200), all.is(200)]) {
      for (const member of details) {
        if (each.values(member).some((value) => value !== undefined)) {
          each.contradicts(`A list without \`${member}\`, which is of the detail form.`)
        }
      }
    }
  }),
} satisfies CoverageOf<'getRunner'>

const updateRunner = {
  'update-runner/description': check(async (world) => {
    const { owner, id, path, project } = await runnerOfOne(world)
    const other = await givenRunner(world, { projects: [project], active: false })
    const body = { description: `The one in the shed ${world.run.id}` }
    await owner.does('getRunner', { path })
    await owner.does('listProjectRunners', { path: project.path })
    const written = await owner.tries('updateRunner', { path, body })
    written.is(200).shows({ id, ...body })
    const answer = await owner.tries('getRunner', { path })
    answer.is(200).shows(body)
    const list = await owner.tries('listProjectRunners', { path: project.path })
    list
      .is(200)
      .holds({ id, ...body })
      .holds({ id: other.id, description: other.description, active: false })
  }),

  'update-runner/active': [false, true].map((active) =>
    check(String(active), async (world) => {
      const { owner, id, path, project } = await runnerOfOne(world, { active: !active })
      const other = await givenRunner(world, { projects: [project], active: !active })
      const written = await owner.tries('updateRunner', { path, body: { active } })
      written.is(200).shows({ id, active })
      const answer = await owner.tries('getRunner', { path })
      answer.is(200).shows({ active })
      const list = await owner.tries('listProjectRunners', { path: project.path })
      list.is(200).holds({ id, active }).holds({ id: other.id, active: !active })
    }),
  ),

  'update-runner/tag-list-is-whole': check(async (world) => {
    const { owner, path } = await runnerOfOne(world, { tag_list: ['ruby', 'linux'] })
    for (const tag_list of [['linux', 'warp'], ['weft']]) {
      await owner.tries('updateRunner', { path, body: { tag_list } })
      const answer = await owner.tries('getRunner', { path })
      const tags = answer.is(200).body.tag_list.toSorted().join()
      if (tags !== tag_list.join())
        answer.contradicts(`The tags ${tag_list.join(' and ')}.`, `They are ${tags}.`)
    }
  }),

  'update-runner/others-stay': check(async (world) => {
    const before = { active: false, tag_list: ['ruby'] }
    const { owner, description, path, project } = await runnerOfOne(world, before)
    const stays = { is_shared: false, projects: [{ id: project.id }] }
    const changed = { description: `${description} changed` }
    await owner.does('updateRunner', { path, body: changed })
    const first = await owner.tries('getRunner', { path })
    first.is(200).shows({ ...before, ...stays, ...changed })
    await owner.does('updateRunner', { path, body: { description } })
    await owner.does('updateRunner', { path, body: { active: true } })
    const second = await owner.tries('getRunner', { path })
    second.is(200).shows({ ...stays, description, active: true, tag_list: ['ruby'] })
    await owner.does('updateRunner', { path, body: { tag_list: ['warp'] } })
    const third = await owner.tries('getRunner', { path })
    third.is(200).shows({ ...stays, description, active: true, tag_list: ['warp'] })
  }),
} satisfies CoverageOf<'updateRunner'>

const deleteRunner = {
  'delete-runner/deletes': check(async (world) => {
    const { owner, id, path, project } = await runnerOfOne(world)
    const kept = await givenRunner(world, { projects: [project] })
    await owner.does('getRunner', { path })
    await owner.does('listProjectRunners', { path: project.path })
    const removed = await owner.tries('deleteRunner', { path })
    removed.is(200)
    for (const by of [owner, world.admin]) {
      const answer = await by.tries('getRunner', { path })
      answer.is(404)
    }
    const list = await owner.tries('listProjectRunners', { path: project.path })
    list.is(200).lists('id', [kept.id]).omits('id', id)
  }),
} satisfies CoverageOf<'deleteRunner'>

const enabling = {
  'enable-project-runner/runner-id-required': missing('enableProjectRunner', 'runner_id'),

  'enable-project-runner/enables': check(async (world) => {
    const { owner, id, path, project } = await runnerOfOne(world)
    const other = await givenRunner(world, { projects: [project] })
    const more = await world.given.project({ shared_runners_enabled: false })
    const enabled = await owner.tries('enableProjectRunner', { path: more.path, body: { runner_id: id } })
    enabled.isOneOf(200, 201)
    const list = await owner.tries('listProjectRunners', { path: more.path })
    list.is(200).lists('id', [id])
    const still = await owner.tries('listProjectRunners', { path: project.path })
    still.is(200).lists('id', [id, other.id])
    const answer = await owner.tries('getRunner', { path })
    claimsProjects(answer.is(200), project.id, more.id)
  }),

  'enable-project-runner/list-form': check(async (world) => {
    const { owner, id, description } = await runnerOfOne(world)
    const { path } = await world.given.project()
    const enabled = await owner.tries('enableProjectRunner', { path, body: { runner_id: id } })
    enabled.isOneOf(200, 201).shows({ id, description, is_shared: false, active: true })
    enabled.lacks(...details)
  }),

  'disable-project-runner/disables': check(async (world) => {
    const { owner, id, path, project, other } = await runnerOfTwo(world)
    const disabled = await owner.tries('disableProjectRunner', { path: { ...project.path, runner_id: id } })
    disabled.is(200)
    const list = await owner.tries('listProjectRunners', { path: project.path })
    list.is(200).lists('id', [])
    const still = await owner.tries('listProjectRunners', { path: other.path })
    still.is(200).lists('id', [id])
    const answer = await owner.tries('getRunner', { path })
    claimsProjects(answer.is(200), other.id)
  }),

  'disable-project-runner/only-project': check(async (world) => {
    const { owner, id, path, project } = await runnerOfOne(world)
    const refused = await owner.tries('disableProjectRunner', { path: { ...project.path, runner_id: id } })
    refused.isRefused()
    const list = await owner.tries('listProjectRunners', { path: project.path })
    list.is(200).lists('id', [id])
    const answer = await owner.tries('getRunner', { path })
    claimsProjects(answer.is(200), project.id)
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

function claimsProjects(
  answer: { readonly json: Json | undefined; contradicts: (expected: string, actual?: string) => never },
  ...ids: readonly number[]
): void {
  const { json } = answer
  const projects = isRecord(json) ? json['projects'] : undefined
  const shown = Array.isArray(projects)
    ? projects.map((project: Json) => (isRecord(project) ? project['id'] : undefined))
    : []
  const expected = ids.toSorted((a, b) => a - b).join(', ')
  const actual = shown
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(', ')
  if (actual !== expected) answer.contradicts(`The projects ${expected}.`, `They are ${actual || 'none'}.`)
}
