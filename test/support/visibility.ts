/** Random groups and projects with random records, to compare lists with single reads. */
import { assert, asyncProperty, boolean, constantFrom, gen, type GeneratorValue } from 'fast-check'
import { expect } from 'vitest'
import { each, idOf, type Caller, type Forge, type User } from './forge.ts'
import { isWhole } from './sample.ts'

/** Draws random values: `draw(boolean)`, `draw(constantFrom, 'a', 'b')`. */
export type Draw = GeneratorValue

/** Identifies a record in the path of its single read. */
type RecordId = number | string

/** A kind of record that the API lists and reads one by one. */
export interface RecordKind {
  /**
   * Creates random records, while all users are masters of a public project with all features enabled. Returns what
   * identifies each record in the path of its single read.
   */
  create: (world: World, draw: Draw) => Promise<RecordId[]>
  /** Path of the list of all these records. */
  list: (world: World) => string
  /** Path of the single read. */
  single: (world: World, id: RecordId) => string
  /** The property in the list that identifies a record in the path of its single read; `id` unless specified. */
  identifiedBy?: string
}

/** A group with a project, and users with random roles in both. */
export interface World {
  forge: Forge
  group: number
  project: number
  /** Part of the names of the group and the project, and of no others. */
  name: string
  owner: User
  /** Users who may be members; one of them is external. */
  users: readonly User[]
}

const visibilities = ['private', 'internal', 'public'] as const
const features = [
  'issues_enabled',
  'merge_requests_enabled',
  'snippets_enabled',
  'jobs_enabled',
  'public_jobs',
] as const

/**
 * Expects that every caller can read exactly the records of the list one by one: in one world without restrictions,
 * where at least one record must be readable, and in random worlds.
 */
export async function expectSameVisibility(forge: Forge, kind: RecordKind): Promise<void> {
  const owner = await forge.newUser('owner')
  const users = [await forge.newUser('first'), await forge.newUser('second')]
  users.push(await forge.newUser('external', { external: true }))
  const callers: [string, Caller][] = [
    ['anonymous', forge.anonymous],
    ['non-member', await forge.newUser('non-member')],
    ['administrator', forge.admin],
    ['owner', owner],
    ...users.map((user): [string, Caller] => [user.username, user]),
  ]
  const inWorlds = (
    numRuns: number,
    expectIn: (world: World, ids: readonly RecordId[], draw: Draw) => Promise<void>,
  ): Promise<void> =>
    assert(
      asyncProperty(gen(), async (draw) => {
        const world = await createWorld(forge, owner, users)
        await expectIn(world, await kind.create(world, draw), draw)
      }),
      { numRuns, endOnFailure: true },
    )
  await inWorlds(1, async (world, ids) => {
    expect(await compare(kind, world, ids, callers)).toBeGreaterThan(0)
  })
  await inWorlds(isWhole ? 12 : 4, async (world, ids, draw) => {
    await restrict(world, draw)
    await compare(kind, world, ids, callers)
  })
}

/** Compares the list with the single reads of every caller. Returns the number of successful reads. */
async function compare(
  kind: RecordKind,
  world: World,
  ids: readonly RecordId[],
  callers: readonly [string, Caller][],
): Promise<number> {
  let count = 0
  for (const [name, caller] of callers) {
    const listed = await listedIds(caller, kind, world)
    const readable: RecordId[] = []
    for (const id of ids) if ((await caller.get(kind.single(world, id))).status === 200) readable.push(id)
    expect([name, ...readable]).toEqual([name, ...ids.filter((id) => listed.has(id))])
    count += readable.length
  }
  return count
}

async function listedIds(caller: Caller, kind: RecordKind, world: World): Promise<ReadonlySet<unknown>> {
  const path = kind.list(world)
  const response = await caller.get(`${path}${path.includes('?') ? '&' : '?'}per_page=100`)
  return new Set(response.status === 200 ? each(response, kind.identifiedBy ?? 'id') : [])
}

let worlds = 0

async function createWorld(forge: Forge, owner: User, users: readonly User[]): Promise<World> {
  const name = `world-${++worlds}-of-${owner.username}`
  const group = idOf(await owner.post('/groups', { name, path: name, visibility: 'public' }))
  const project = idOf(
    await owner.post('/projects', { name, namespace_id: group, visibility: 'public', public_jobs: true }),
  )
  const { db } = forge.appContext
  for (const { id: user_id } of users)
    await db
      .insertInto('member')
      .values({
        project_id: project,
        user_id,
        access_level: 40,
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute()
  return { forge, group, project, name, owner, users }
}

/** Sets random settings of the group, the project and the memberships. */
async function restrict({ forge, group, project, users }: World, draw: Draw): Promise<void> {
  const { db } = forge.appContext
  const flags = features.map((feature) => [feature, draw(boolean) ? 1 : 0] as const)
  await db
    .updateTable('namespace')
    .set({ visibility: draw(constantFrom, ...visibilities) })
    .where('id', '=', group)
    .execute()
  await db
    .updateTable('project')
    .set({ ...Object.fromEntries(flags), visibility: draw(constantFrom, ...visibilities) })
    .where('id', '=', project)
    .execute()
  await db.deleteFrom('member').where('project_id', '=', project).execute()
  for (const { id: user_id } of users) {
    const source = draw(constantFrom, 'project', 'group', 'none')
    if (source === 'none') continue
    await db
      .insertInto('member')
      .values({
        [`${source}_id`]: source === 'project' ? project : group,
        user_id,
        access_level: draw(constantFrom, 10, 20, 30, 40),
        expires_at: draw(constantFrom, null, null, '2026-02-01', '2999-12-31'),
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute()
  }
}
