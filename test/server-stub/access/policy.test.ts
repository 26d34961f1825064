import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../server-stub/access/caller.ts'
import { createAuthorization } from '../../../server-stub/access/authorization.ts'
import type { Permission } from '../../../server-stub/access/policy.ts'
import type { Project } from '../../../server-stub/resources/projects/record.ts'
import type { Role } from '../../../server-stub/access/roles.ts'
import type { Flag, Visibility } from '../../../server-stub/database/tables.ts'
import { createWorld } from './world.ts'

const levels = {
  'non-member': 0,
  guest: 10,
  reporter: 20,
  developer: 30,
  master: 40,
  owner: 50,
  admin: 0,
} as const
type Actor = keyof typeof levels
const allActors: Actor[] = ['non-member', 'guest', 'reporter', 'developer', 'master', 'owner', 'admin']

/** Permissions that concern a project. */
type ProjectPermission =
  | 'read-project'
  | 'update-project'
  | 'delete-project'
  | 'read-code'
  | 'push-code'
  | 'protect-branch'
  | 'delete-merge-request'
  | 'accept-merge-request'

/** The actors who have the permission in a project of this visibility. */
async function permittedActors(
  permission: ProjectPermission,
  visibility: Visibility,
  archived: Flag = 0,
): Promise<Actor[]> {
  await using world = await createWorld()
  await world.user('someone')
  await world.user('admin', { admin: 1 })
  await world.project('someone/thing', { visibility, archived })
  const [admin, someone] = [await world.caller('admin'), await world.caller('someone')]
  const found = await (await world.find('admin')).project('someone/thing')
  return allActors.filter((actor) => {
    const project: Project = { ...found, role: levels[actor] satisfies Role }
    return createAuthorization(actor === 'admin' ? admin : someone).can(permission, project)
  })
}

const from = (actor: Actor): Actor[] => allActors.slice(allActors.indexOf(actor))

describe('permissions by role', () => {
  test.for<[ProjectPermission, Actor[], Actor[]]>([
    ['read-project', from('guest'), allActors],
    ['read-code', from('reporter'), allActors],
    ['push-code', from('developer'), from('developer')],
    ['accept-merge-request', from('developer'), from('developer')],
    ['protect-branch', from('master'), from('master')],
    ['update-project', from('master'), from('master')],
    ['delete-project', from('owner'), from('owner')],
    ['delete-merge-request', from('owner'), from('owner')],
  ])('%s', async ([permission, inPrivate, inPublic]) => {
    expect(await permittedActors(permission, 'private')).toEqual(inPrivate)
    expect(await permittedActors(permission, 'internal')).toEqual(inPublic)
    expect(await permittedActors(permission, 'public')).toEqual(inPublic)
  })

  test('reject writing to an archived project, and permit reading it', async () => {
    expect(await permittedActors('push-code', 'public', 1)).toEqual([])
    expect(await permittedActors('read-code', 'public', 1)).toEqual(allActors)
  })
})

describe('a denied permission', () => {
  test('is 403 for users, 401 for anonymous callers', async () => {
    expect(await authorizationOf('non-member', 'push-code')).toMatchObject({ kind: 'forbidden' })
    expect(await authorizationOf(undefined, 'push-code')).toMatchObject({ kind: 'unauthenticated' })
    expect(await authorizationOf('mira', 'push-code')).toBe('allowed')
  })

  test('includes the reason', async () => {
    expect(await authorizationOf('non-member', 'push-code', 1)).toMatchObject({
      message: '403 Forbidden - The project is archived',
    })
  })

  test('to accept a merge request is 401, as specified', async () => {
    expect(await authorizationOf('non-member', 'accept-merge-request')).toMatchObject({
      kind: 'unauthenticated',
    })
  })
})

/** The error of authorizing a user in a public project, or `allowed`. */
async function authorizationOf(
  username: string | undefined,
  permission: Permission & ProjectPermission,
  archived: Flag = 0,
): Promise<unknown> {
  await using world = await createWorld()
  const id = await world.user('non-member')
  await world.user('mira')
  const project = await world.project('mira/public', { visibility: 'public', archived })
  if (archived === 1) await world.member('project', project, id, 30)
  const caller: Caller = await world.caller(username)
  const found = await (await world.find(username)).project('mira/public')
  try {
    createAuthorization(caller).authorize(permission, found)
    return 'allowed'
  } catch (error) {
    return error
  }
}
