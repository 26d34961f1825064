import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../server-stub/access/caller.ts'
import { createAuthorization } from '../../../server-stub/access/authorization.ts'
import type { Permission } from '../../../server-stub/access/policy.ts'
import type { Project } from '../../../server-stub/resources/projects/record.ts'
import type { Role } from '../../../server-stub/access/roles.ts'
import type { Flag, Visibility } from '../../../server-stub/database/tables.ts'
import { createWorld } from './world.ts'

const levels = {
  stranger: 0,
  guest: 10,
  reporter: 20,
  developer: 30,
  master: 40,
  owner: 50,
  admin: 0,
} as const
type Persona = keyof typeof levels
const everybody: Persona[] = ['stranger', 'guest', 'reporter', 'developer', 'master', 'owner', 'admin']

/** Rights that are about a project as a whole. */
type ProjectRight =
  | 'read-project'
  | 'update-project'
  | 'delete-project'
  | 'read-code'
  | 'push-code'
  | 'protect-branch'
  | 'delete-merge-request'
  | 'accept-merge-request'

/** Who of the personas has the right in a project of that visibility. */
async function holders(right: ProjectRight, visibility: Visibility, archived: Flag = 0): Promise<Persona[]> {
  await using world = await createWorld()
  await world.user('someone')
  await world.user('admin', { admin: 1 })
  await world.project('someone/thing', { visibility, archived })
  const [admin, someone] = [await world.caller('admin'), await world.caller('someone')]
  const found = await (await world.find('admin')).project('someone/thing')
  return everybody.filter((persona) => {
    const project: Project = { ...found, role: levels[persona] satisfies Role }
    return createAuthorization(persona === 'admin' ? admin : someone).can(right, project)
  })
}

const from = (persona: Persona): Persona[] => everybody.slice(everybody.indexOf(persona))

describe('who may do what', () => {
  test.for<[ProjectRight, Persona[], Persona[]]>([
    ['read-project', from('guest'), everybody],
    ['read-code', from('reporter'), everybody],
    ['push-code', from('developer'), from('developer')],
    ['accept-merge-request', from('developer'), from('developer')],
    ['protect-branch', from('master'), from('master')],
    ['update-project', from('master'), from('master')],
    ['delete-project', from('owner'), from('owner')],
    ['delete-merge-request', from('owner'), from('owner')],
  ])('%s', async ([right, inPrivate, inPublic]) => {
    expect(await holders(right, 'private')).toEqual(inPrivate)
    expect(await holders(right, 'internal')).toEqual(inPublic)
    expect(await holders(right, 'public')).toEqual(inPublic)
  })

  test('nobody writes to an archived project, everybody reads it as before', async () => {
    expect(await holders('push-code', 'public', 1)).toEqual([])
    expect(await holders('read-code', 'public', 1)).toEqual(everybody)
  })
})

describe('a refusal', () => {
  test('is 403 for a user, 401 for nobody', async () => {
    expect(await judge('stranger', 'push-code')).toMatchObject({ kind: 'forbidden' })
    expect(await judge(undefined, 'push-code')).toMatchObject({ kind: 'unauthenticated' })
    expect(await judge('mira', 'push-code')).toBe('allowed')
  })

  test('gives the reason where it helps', async () => {
    expect(await judge('stranger', 'push-code', 1)).toMatchObject({
      message: '403 Forbidden - The project is archived',
    })
  })

  test('to accept a merge request is 401, as the documents say', async () => {
    expect(await judge('stranger', 'accept-merge-request')).toMatchObject({ kind: 'unauthenticated' })
  })
})

/** What comes of asking for a right in a public project. */
async function judge(
  who: string | undefined,
  right: Permission & ProjectRight,
  archived: Flag = 0,
): Promise<unknown> {
  await using world = await createWorld()
  const id = await world.user('stranger')
  await world.user('mira')
  const project = await world.project('mira/public', { visibility: 'public', archived })
  if (archived === 1) await world.member('project', project, id, 30)
  const caller: Caller = await world.caller(who)
  const found = await (await world.find(who)).project('mira/public')
  try {
    createAuthorization(caller).authorize(right, found)
    return 'allowed'
  } catch (error) {
    return error
  }
}
