import { describe, expect, test } from 'vitest'
import { createWorld, type World } from './world.ts'

const projects = [
  'mira/private',
  'mira/internal',
  'mira/public',
  'atelier/loom',
  'atelier/dyes/indigo',
  'atelier_x/trap',
  'atelierzx/trap',
]

/** One user for each way to have a role in a project. */
async function populated(): Promise<World> {
  const world = await createWorld()
  await world.user('mira')
  await world.user('root', { admin: 1 })
  await world.user('nonMember')
  await world.user('external', { external: 1 })
  const atelier = await world.group('atelier')
  const dyes = await world.group('atelier/dyes')
  const guild = await world.group('guild')
  const circle = await world.group('guild/circle')
  const underscore = await world.group('atelier_x')
  await world.group('atelierzx')
  for (const path of projects) {
    const visibility = path === 'mira/internal' ? 'internal' : path === 'mira/public' ? 'public' : 'private'
    await world.project(path, { visibility })
  }
  const loom = await id(world, 'atelier/loom')
  const secret = await id(world, 'mira/private')
  await world.member('project', secret, await world.user('guest'), 10)
  await world.member('project', secret, await world.user('former'), 40, '2026-03-01')
  await world.member('project', secret, await world.user('passing'), 20, '2026-03-02')
  await world.member('group', atelier, await world.user('master'), 40)
  await world.member('group', dyes, await world.user('dyer'), 30)
  await world.member('group', underscore, await world.user('underscored'), 30)
  await world.member('group', guild, await world.user('guilder'), 50)
  await world.member('group', circle, await world.user('circler'), 20)
  await world.share(loom, circle, 30)
  await world.share(secret, guild, 40, '2026-02-28')
  const both = await world.user('both')
  await world.member('group', atelier, both, 20)
  await world.member('project', loom, both, 10)
  return world
}

async function id(world: World, path: string): Promise<number> {
  const row = await world.db
    .selectFrom('project')
    .select('id')
    .where('runners_token', '=', path)
    .executeTakeFirstOrThrow()
  return row.id
}

/** The role in each project that the caller sees. */
async function rolesOf(world: World, username: string | undefined): Promise<Record<string, number>> {
  const find = await world.find(username)
  const roles: Record<string, number> = {}
  for (const path of projects) {
    const found = await find.project(path).catch(() => undefined)
    if (found !== undefined) roles[path] = found.role
  }
  return roles
}

describe('the role in a project', () => {
  test.for<[string, Record<string, number>]>([
    ['mira', { 'mira/private': 50, 'mira/internal': 50, 'mira/public': 50 }],
    ['root', Object.fromEntries(projects.map((path) => [path, 0]))],
    ['nonMember', { 'mira/internal': 0, 'mira/public': 0 }],
    ['external', { 'mira/public': 0 }],
    ['guest', { 'mira/private': 10, 'mira/internal': 0, 'mira/public': 0 }],
    ['former', { 'mira/internal': 0, 'mira/public': 0 }],
    ['passing', { 'mira/private': 20, 'mira/internal': 0, 'mira/public': 0 }],
    ['master', { 'mira/internal': 0, 'mira/public': 0, 'atelier/loom': 40, 'atelier/dyes/indigo': 40 }],
    ['dyer', { 'mira/internal': 0, 'mira/public': 0, 'atelier/dyes/indigo': 30 }],
    ['underscored', { 'mira/internal': 0, 'mira/public': 0, 'atelier_x/trap': 30 }],
    ['guilder', { 'mira/internal': 0, 'mira/public': 0, 'atelier/loom': 30 }],
    ['circler', { 'mira/internal': 0, 'mira/public': 0, 'atelier/loom': 20 }],
    ['both', { 'mira/internal': 0, 'mira/public': 0, 'atelier/loom': 20, 'atelier/dyes/indigo': 20 }],
  ])('of %s', async ([username, roles]) => {
    await using world = await populated()
    expect(await rolesOf(world, username)).toEqual(roles)
    expect((await world.listed(username)).toSorted()).toEqual(Object.keys(roles).toSorted())
  })

  test('of anonymous callers', async () => {
    await using world = await populated()
    expect(await rolesOf(world, undefined)).toEqual({ 'mira/public': 0 })
    expect(await world.listed(undefined)).toEqual(['mira/public'])
  })

  test('is returned with the memberships', async () => {
    await using world = await populated()
    const project = await (await world.find('both')).project('atelier/loom')
    expect(project.membership).toMatchObject({ project: { access_level: 10 }, group: { access_level: 20 } })
  })
})

describe('finding a project', () => {
  test('by id, id as text, and path in any letter case', async () => {
    await using world = await populated()
    const find = await world.find('master')
    const number = await id(world, 'atelier/dyes/indigo')
    for (const idOrPath of [number, String(number), 'atelier/dyes/indigo', 'Atelier/DYES/Indigo']) {
      expect(await find.project(idOrPath)).toMatchObject({
        id: number,
        full_path: 'atelier/dyes/indigo',
        namespace: { path: 'dyes' },
        owner: null,
      })
    }
  })

  test('returns the owner of a user’s project', async () => {
    await using world = await populated()
    expect(await (await world.find('nonMember')).project('mira/public')).toMatchObject({
      owner: { name: 'mira Example' },
    })
  })

  test.for([
    '0',
    '-1',
    '99999999999999999999',
    '1.5',
    'nowhere',
    'mira/nowhere',
    '/private',
    'mira/',
    '',
    'mira/private/x',
  ])('%s is not found', async (idOrPath) => {
    await using world = await populated()
    await expect((await world.find('root')).project(idOrPath)).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('returns the same error for invisible and missing projects', async () => {
    await using world = await populated()
    const find = await world.find('nonMember')
    const hidden = await find.project('mira/private').catch((error: unknown) => error)
    const absent = await find.project('mira/absent').catch((error: unknown) => error)
    expect(hidden).toEqual(absent)
  })

  test('returns 404 for a project that is being deleted, also to administrators', async () => {
    await using world = await populated()
    await world.db
      .updateTable('project')
      .set({ pending_delete: 1 })
      .where('runners_token', '=', 'mira/public')
      .execute()
    await expect((await world.find('root')).project('mira/public')).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await world.listed('root')).not.toContain('mira/public')
  })

  test('by a path that consists of digits', async () => {
    await using world = await populated()
    await world.project('mira/7', { visibility: 'public' })
    expect(await (await world.find(undefined)).project('mira/7')).toMatchObject({ path: '7' })
  })
})
