/** Spec: document 3, "Runners": the lists. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import type { Answer } from '../../fixtures/response.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { givenRunner, runnerCalls, type RunnerWishes } from '../../fixtures/provisioned.ts'
import type { World } from '../../fixtures/context.ts'

/** Somebody with a project of their own, and the runners of it. */
async function withRunners(world: World, ...wishes: readonly RunnerWishes[]) {
  const by = await world.given.user()
  const project = await world.given.project({ by, shared_runners_enabled: false })
  const ids: number[] = []
  for (const wish of wishes) ids.push((await givenRunner(world, { projects: [project], ...wish })).id)
  const [first = 0, second = 0] = ids
  return { by, project, first, second }
}

/** One that was heard of just now, and one that has been silent since long ago. */
async function heardOfAndSilent(world: World) {
  const by = await world.given.user()
  const projects = [await world.given.project({ by })]
  const silent = await givenRunner(world, { projects, contacted_at: '2001-01-01T00:00:00Z' })
  const online = await givenRunner(world, { projects })
  await runnerCalls(world, online)
  return { by, silent, online }
}

type Scope = 'specific' | 'shared' | 'active' | 'paused' | 'online'

/** All runners of the instance, however many there are. */
function allRunners(admin: Persona, scope?: Scope) {
  const filter = scope === undefined ? {} : { scope }
  return everyPage((page) => admin.tries('listAllRunners', { query: { ...page, ...filter } }))
}

/** A list of runners with those that others share, however many there are. */
async function everyPage(
  ask: (query: {
    page: number
    per_page: number
  }) => Promise<Answer<'listAllRunners' | 'listProjectRunners'>>,
) {
  const found: { readonly id: number; readonly is_shared: boolean; readonly active: boolean }[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask({ page, per_page: 100 })
    const { items } = answer.is(200)
    found.push(...items)
    if (items.length < 100) return { answer, found, ids: new Set(found.map(({ id }) => id)) }
  }
}

type Listed = Awaited<ReturnType<typeof everyPage>>

/** What is listed has to be there, and what is not must not. */
function claims({ answer, ids }: Listed, wanted: readonly number[], unwanted: readonly number[]): void {
  const missing = wanted.filter((id) => !ids.has(id))
  if (missing.length > 0) answer.contradicts(`The runners ${missing.join(', ')} among them.`, 'They are not.')
  const extra = unwanted.filter((id) => ids.has(id))
  if (extra.length > 0) answer.contradicts(`No runner ${extra.join(', ')}.`, 'There is.')
}

function refusedScopes(operation: 'listRunners' | 'listAllRunners', ...scopes: readonly string[]): Check {
  return check(async ({ admin }) => {
    for (const scope of scopes) {
      const answer = await admin.sends({ operation, query: { scope } })
      answer.is(400)
    }
  })
}

export const own = {
  'list-runners/available-specific': check(async (world) => {
    const others = await withRunners(world, {})
    const shared = await givenRunner(world, { is_shared: true })
    const { by, first, second } = await withRunners(world, {}, { active: false })
    const answer = await by.tries('listRunners')
    answer.is(200).lists('id', [first, second]).allShow('is_shared', false)
    answer.omits('id', others.first, shared.id)
  }),

  'list-runners/scope-active': check(async (world) => {
    const { by, first } = await withRunners(world, { active: true }, { active: false })
    const answer = await by.tries('listRunners', { query: { scope: 'active' } })
    answer.is(200).lists('id', [first]).allShow('active', true)
  }),

  'list-runners/scope-paused': check(async (world) => {
    const { by, second } = await withRunners(world, { active: true }, { active: false })
    const answer = await by.tries('listRunners', { query: { scope: 'paused' } })
    answer.is(200).lists('id', [second]).allShow('active', false)
  }),

  // When a runner counts as online is not shown; after years of silence it does not.
  'list-runners/scope-online': check(async (world) => {
    const { by, silent, online } = await heardOfAndSilent(world)
    const answer = await by.tries('listRunners', { query: { scope: 'online' } })
    answer.is(200).lists('id', [online.id]).omits('id', silent.id)
  }),

  'list-runners/scope-values': refusedScopes('listRunners', 'no-such-scope', 'shared'),
} satisfies CoverageOf<'listRunners'>

export const all = {
  'list-all-runners/administrators-only': forAdministrators('listAllRunners'),

  'list-all-runners/all': check(async (world) => {
    const { first, second } = await withRunners(world, {}, { active: false })
    const other = await withRunners(world, {})
    const shared = await givenRunner(world, { is_shared: true })
    claims(await allRunners(world.admin), [first, second, other.first, shared.id], [])
  }),

  'list-all-runners/scope-specific': check(async (world) => {
    const { first } = await withRunners(world, {})
    const shared = await givenRunner(world, { is_shared: true })
    const listed = await allRunners(world.admin, 'specific')
    claims(listed, [first], [shared.id])
    if (listed.found.some(({ is_shared }) => is_shared)) listed.answer.contradicts('Specific runners alone.')
  }),

  'list-all-runners/scope-shared': check(async (world) => {
    const { first } = await withRunners(world, {})
    const shared = await givenRunner(world, { is_shared: true })
    const listed = await allRunners(world.admin, 'shared')
    claims(listed, [shared.id], [first])
    if (listed.found.some(({ is_shared }) => !is_shared)) listed.answer.contradicts('Shared runners alone.')
  }),

  'list-all-runners/scope-active': check(async (world) => {
    const { first, second } = await withRunners(world, { active: true }, { active: false })
    const shared = await givenRunner(world, { is_shared: true, active: true })
    const listed = await allRunners(world.admin, 'active')
    claims(listed, [first, shared.id], [second])
    if (listed.found.some(({ active }) => !active)) listed.answer.contradicts('Active runners alone.')
  }),

  'list-all-runners/scope-paused': check(async (world) => {
    const { first, second } = await withRunners(world, { active: true }, { active: false })
    const shared = await givenRunner(world, { is_shared: true, active: false })
    const listed = await allRunners(world.admin, 'paused')
    claims(listed, [second, shared.id], [first])
    if (listed.found.some(({ active }) => active)) listed.answer.contradicts('Paused runners alone.')
  }),

  'list-all-runners/scope-online': check(async (world) => {
    const { silent, online } = await heardOfAndSilent(world)
    claims(await allRunners(world.admin, 'online'), [online.id], [silent.id])
  }),

  'list-all-runners/scope-values': refusedScopes('listAllRunners', 'no-such-scope'),
} satisfies CoverageOf<'listAllRunners'>

export const ofProject = {
  'list-project-runners/specific': check(async (world) => {
    const other = await withRunners(world, {})
    const { by, project, first, second } = await withRunners(world, {}, { active: false })
    const answer = await by.tries('listProjectRunners', { path: project.path })
    answer.is(200).includes('id', first, second).omits('id', other.first)
  }),

  'list-project-runners/shared-if-enabled': check(async (world) => {
    const { owner, given } = world
    const shared = await givenRunner(world, { is_shared: true })
    const project = await given.project({ shared_runners_enabled: true })
    const specific = await givenRunner(world, { projects: [project] })
    const listed = await everyPage((query) =>
      owner.tries('listProjectRunners', { path: project.path, query }),
    )
    claims(listed, [shared.id, specific.id], [])
    const isShared = listed.found.find(({ id }) => id === shared.id)?.is_shared
    if (isShared !== true) listed.answer.contradicts('The shared runner as a shared one.')
  }),

  'list-project-runners/shared-if-disabled': check(async (world) => {
    const { owner, given } = world
    const shared = await givenRunner(world, { is_shared: true })
    const project = await given.project({ shared_runners_enabled: false })
    const specific = await givenRunner(world, { projects: [project] })
    const answer = await owner.tries('listProjectRunners', { path: project.path })
    answer.is(200).lists('id', [specific.id]).omits('id', shared.id).allShow('is_shared', false)
  }),
} satisfies CoverageOf<'listProjectRunners'>
