/** Spec: document 3, "Runners": the lists. */
import { check, type Check, type CoverageOf } from '../../fixtures/check.ts'
import { forAdministrators } from '../../generated/access-rules.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { givenRunner, runnerCalls, type RunnerOptions } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** Somebody with a project of their own, and the runners of it. */
async function withRunners(context: CheckContext, ...options: readonly RunnerOptions[]) {
  const by = await context.given.user()
  const project = await context.given.project({ by, shared_runners_enabled: false })
  const ids: number[] = []
  for (const wish of options) ids.push((await givenRunner(context, { projects: [project], ...wish })).id)
  const [first = 0, second = 0] = ids
  return { by, project, first, second }
}

/** One that was heard of just now, and one that has been silent since long ago. */
async function heardOfAndSilent(context: CheckContext) {
  const by = await context.given.user()
  const projects = [await context.given.project({ by })]
  const silent = await givenRunner(context, { projects, contacted_at: '2001-01-01T00:00:00Z' })
  const online = await givenRunner(context, { projects })
  await runnerCalls(context, online)
  return { by, silent, online }
}

type Scope = 'specific' | 'shared' | 'active' | 'paused' | 'online'

/** All runners of the instance, however many there are. */
function allRunners(admin: Actor, scope?: Scope) {
  const filter = scope === undefined ? {} : { scope }
  return everyPage((page) => admin.observe('listAllRunners', { query: { ...page, ...filter } }))
}

/** A list of runners with those that others share, however many there are. */
async function everyPage(
  ask: (query: {
    page: number
    per_page: number
  }) => Promise<ApiResponse<'listAllRunners' | 'listProjectRunners'>>,
) {
  const found: { readonly id: number; readonly is_shared: boolean; readonly active: boolean }[] = []
  for (let page = 1; ; page += 1) {
    const response = await ask({ page, per_page: 100 })
    const { items } = response.expectStatus(200)
    found.push(...items)
    if (items.length < 100) return { response, found, ids: new Set(found.map(({ id }) => id)) }
  }
}

type Listed = Awaited<ReturnType<typeof everyPage>>

/** What is listed has to be there, and what is not must not. */
function claims({ response, ids }: Listed, wanted: readonly number[], unwanted: readonly number[]): void {
  const missing = wanted.filter((id) => !ids.has(id))
  if (missing.length > 0) response.fail(`The runners ${missing.join(', ')} among them.`, 'They are not.')
  const extra = unwanted.filter((id) => ids.has(id))
  if (extra.length > 0) response.fail(`No runner ${extra.join(', ')}.`, 'There is.')
}

function refusedScopes(operation: 'listRunners' | 'listAllRunners', ...scopes: readonly string[]): Check {
  return check(async ({ admin }) => {
    for (const scope of scopes) {
      const response = await admin.sendUnchecked({ operation, query: { scope } })
      response.expectStatus(400)
    }
  })
}

export const own = {
  'list-runners/available-specific': check(async (context) => {
    const others = await withRunners(context, {})
    const shared = await givenRunner(context, { is_shared: true })
    const { by, first, second } = await withRunners(context, {}, { active: false })
    const response = await context.act(by, 'listRunners')
    response.expectStatus(200).expectValues('id', [first, second]).expectEvery('is_shared', false)
    response.expectOmits('id', others.first, shared.id)
  }),

  'list-runners/scope-active': check(async (context) => {
    const { by, first } = await withRunners(context, { active: true }, { active: false })
    const response = await context.act(by, 'listRunners', { query: { scope: 'active' } })
    response.expectStatus(200).expectValues('id', [first]).expectEvery('active', true)
  }),

  'list-runners/scope-paused': check(async (context) => {
    const { by, second } = await withRunners(context, { active: true }, { active: false })
    const response = await context.act(by, 'listRunners', { query: { scope: 'paused' } })
    response.expectStatus(200).expectValues('id', [second]).expectEvery('active', false)
  }),

  // When a runner counts as online is not shown; after years of silence it does not.
  'list-runners/scope-online': check(async (context) => {
    const { by, silent, online } = await heardOfAndSilent(context)
    const response = await context.act(by, 'listRunners', { query: { scope: 'online' } })
    response.expectStatus(200).expectValues('id', [online.id]).expectOmits('id', silent.id)
  }),

  'list-runners/scope-values': refusedScopes('listRunners', 'no-such-scope', 'shared'),
} satisfies CoverageOf<'listRunners'>

export const all = {
  'list-all-runners/administrators-only': forAdministrators('listAllRunners'),

  'list-all-runners/all': check(async (context) => {
    const { first, second } = await withRunners(context, {}, { active: false })
    const other = await withRunners(context, {})
    const shared = await givenRunner(context, { is_shared: true })
    claims(await allRunners(context.admin), [first, second, other.first, shared.id], [])
  }),

  'list-all-runners/scope-specific': check(async (context) => {
    const { first } = await withRunners(context, {})
    const shared = await givenRunner(context, { is_shared: true })
    const listed = await allRunners(context.admin, 'specific')
    claims(listed, [first], [shared.id])
    if (listed.found.some(({ is_shared }) => is_shared)) listed.response.fail('Specific runners alone.')
  }),

  'list-all-runners/scope-shared': check(async (context) => {
    const { first } = await withRunners(context, {})
    const shared = await givenRunner(context, { is_shared: true })
    const listed = await allRunners(context.admin, 'shared')
    claims(listed, [shared.id], [first])
    if (listed.found.some(({ is_shared }) => !is_shared)) listed.response.fail('Shared runners alone.')
  }),

  'list-all-runners/scope-active': check(async (context) => {
    const { first, second } = await withRunners(context, { active: true }, { active: false })
    const shared = await givenRunner(context, { is_shared: true, active: true })
    const listed = await allRunners(context.admin, 'active')
    claims(listed, [first, shared.id], [second])
    if (listed.found.some(({ active }) => !active)) listed.response.fail('Active runners alone.')
  }),

  'list-all-runners/scope-paused': check(async (context) => {
    const { first, second } = await withRunners(context, { active: true }, { active: false })
    const shared = await givenRunner(context, { is_shared: true, active: false })
    const listed = await allRunners(context.admin, 'paused')
    claims(listed, [second, shared.id], [first])
    if (listed.found.some(({ active }) => active)) listed.response.fail('Paused runners alone.')
  }),

  'list-all-runners/scope-online': check(async (context) => {
    const { silent, online } = await heardOfAndSilent(context)
    claims(await allRunners(context.admin, 'online'), [online.id], [silent.id])
  }),

  'list-all-runners/scope-values': refusedScopes('listAllRunners', 'no-such-scope'),
} satisfies CoverageOf<'listAllRunners'>

export const ofProject = {
  'list-project-runners/specific': check(async (context) => {
    const other = await withRunners(context, {})
    const { by, project, first, second } = await withRunners(context, {}, { active: false })
    const response = await context.act(by, 'listProjectRunners', { path: project.path })
    response.expectStatus(200).expectIncludes('id', first, second).expectOmits('id', other.first)
  }),

  'list-project-runners/shared-if-enabled': check(async (context) => {
    const { owner, given } = context
    const shared = await givenRunner(context, { is_shared: true })
    const project = await given.project({ shared_runners_enabled: true })
    const specific = await givenRunner(context, { projects: [project] })
    const listed = await everyPage((query) =>
      context.act(owner, 'listProjectRunners', { path: project.path, query }),
    )
    claims(listed, [shared.id, specific.id], [])
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
