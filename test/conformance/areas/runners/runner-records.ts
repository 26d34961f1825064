/** Runners and the lists that contain them. Spec: document 3, "Runners". */
import type { CheckContext } from '../../fixtures/context.ts'
import { type RunnerOptions, givenRunner, runnerCalls } from '../../fixtures/provisioned.ts'
import { type Json, isRecord } from '../../protocol/exchange.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import { type Check, check } from '../../fixtures/check.ts'

/** What the detail form adds to the list form. */
export const details = [
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
export async function runnerOfOne(context: CheckContext, options: RunnerOptions = {}) {
  const project = await context.given.project({ shared_runners_enabled: false })
  const runner = await givenRunner(context, { projects: [project], ...options })
  return { ...runner, project, owner: project.owner }
}

export function expectProjects(
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

/** A user with a project and its runners. */
export async function withRunners(context: CheckContext, ...options: readonly RunnerOptions[]) {
  const by = await context.given.user()
  const project = await context.given.project({ by, shared_runners_enabled: false })
  const ids: number[] = []
  for (const wish of options) ids.push((await givenRunner(context, { projects: [project], ...wish })).id)
  const [first = 0, second = 0] = ids
  return { by, project, first, second }
}

/** When the offline runner contacted the server. */
export const lastContact = '2001-01-01T00:00:00Z'

/** A runner that contacted the server just now, and one that did long ago. */
export async function onlineAndOfflineRunners(context: CheckContext) {
  const by = await context.given.user()
  const projects = [await context.given.project({ by })]
  const silent = await givenRunner(context, { projects, contacted_at: lastContact })
  const online = await givenRunner(context, { projects })
  await runnerCalls(context, online)
  return { by, silent, online }
}

/** A list of runners with those that others share, however many there are. */
export async function everyPage(
  list: (query: {
    page: number
    per_page: number
  }) => Promise<ApiResponse<'listAllRunners' | 'listProjectRunners'>>,
) {
  const found: { readonly id: number; readonly is_shared: boolean; readonly active: boolean }[] = []
  for (let page = 1; ; page += 1) {
    const response = await list({ page, per_page: 100 })
    const { items } = response.expectStatus(200)
    found.push(...items)
    if (items.length < 100) return { response, found, ids: new Set(found.map(({ id }) => id)) }
  }
}

type Listed = Awaited<ReturnType<typeof everyPage>>

/** What is listed has to be there, and what is not must not. */
export function expectRunners(
  { response, ids }: Listed,
  wanted: readonly number[],
  unwanted: readonly number[],
): void {
  const missing = wanted.filter((id) => !ids.has(id))
  if (missing.length > 0) response.fail(`The runners ${missing.join(', ')} among them.`, 'They are not.')
  const extra = unwanted.filter((id) => ids.has(id))
  if (extra.length > 0) response.fail(`No runner ${extra.join(', ')}.`, 'There is.')
}

export function rejectsScopes(
  operation: 'listRunners' | 'listAllRunners',
  ...scopes: readonly string[]
): Check {
  return check(async ({ admin }) => {
    for (const scope of scopes) {
      const response = await admin.sendUnchecked({ operation, query: { scope } })
      response.expectStatus(400)
    }
  })
}
