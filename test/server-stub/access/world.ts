/** Data for tests of access: one group in another, projects of every visibility, users of every role. */
import type { Caller } from '../../../server-stub/access/caller.ts'
import { createFind } from '../../../server-stub/create-services.ts'
import type { Find } from '../../../server-stub/find.ts'
import { addNamespace } from '../../../server-stub/resources/groups/index.ts'
import { isProjectVisible } from '../../../server-stub/resources/projects/index.ts'
import { viewerOf } from '../../../server-stub/access/viewer.ts'
import { openDatabase, type Db } from '../../../server-stub/database/connection.ts'
import type {
  AccessLevel,
  Flag,
  NamespaceRow,
  NewRow,
  Visibility,
} from '../../../server-stub/database/tables.ts'
import { addUser, fixedTime } from '../../support/rows.ts'

export const now = (): Date => new Date('2026-03-01T12:00:00Z')

export interface World extends AsyncDisposable {
  db: Db
  /** Adds a user; `change` sets what is not usual. */
  user(username: string, change?: { admin?: Flag; external?: Flag; state?: 'blocked' }): Promise<number>
  /** Adds a group; the part before a slash is the path of its parent group. */
  group(fullPath: string, visibility?: Visibility): Promise<number>
  /** Adds a project to a namespace that exists. */
  project(fullPath: string, change?: Partial<NewRow<'project'>>): Promise<number>
  member(
    of: 'project' | 'group',
    id: number,
    user: number,
    level: AccessLevel,
    expires?: string,
  ): Promise<void>
  share(project: number, group: number, level: AccessLevel, expires?: string): Promise<void>
  caller(username: string | undefined): Promise<Caller>
  find(username: string | undefined): Promise<Find>
  /** Full paths of the projects in the caller's list. */
  listed(username: string | undefined): Promise<string[]>
}

export async function createWorld(): Promise<World> {
  const database = await openDatabase({ kind: 'memory' })
  const { db } = database
  const namespace = (path: string): Promise<NamespaceRow> =>
    db.selectFrom('namespace').selectAll().where('full_path', '=', path).executeTakeFirstOrThrow()
  const caller = async (username: string | undefined): Promise<Caller> => {
    if (username === undefined) return { kind: 'anonymous' }
    const user = await db
      .selectFrom('user')
      .selectAll()
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    return { kind: 'user', user, sudoer: null }
  }
  return {
    db,
    async user(username, change) {
      const { id } = await addUser(db, username)
      if (change !== undefined) await db.updateTable('user').set(change).where('id', '=', id).execute()
      return id
    },
    group: (path, visibility = 'private') => addGroup(db, path, visibility, namespace),
    project: async (path, change) => addProject(db, path, (await namespace(parentOf(path))).id, change),
    async member(type, id, user, level, expires) {
      const row = {
        [`${type}_id`]: id,
        user_id: user,
        access_level: level,
        created_at: fixedTime,
      }
      await db
        .insertInto('member')
        .values({ ...row, expires_at: expires ?? null })
        .execute()
    },
    async share(project, group, level, expires) {
      const row = { project_id: project, group_id: group, group_access: level, created_at: fixedTime }
      await db
        .insertInto('project_group_link')
        .values({ ...row, expires_at: expires ?? null })
        .execute()
    },
    caller,
    find: async (username) => createFind({ db, caller: await caller(username), now }),
    listed: async (username) => listed(db, await caller(username)),
    [Symbol.asyncDispose]: () => database.close(),
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

async function addGroup(
  db: Db,
  path: string,
  visibility: Visibility,
  namespace: (path: string) => Promise<NamespaceRow>,
): Promise<number> {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const row = { kind: 'group', name, path: name, visibility, created_at: fixedTime } as const
  const parent = path.includes('/') ? await namespace(parentOf(path)) : undefined
  const { id } = await db.transaction().execute((tx) => addNamespace(tx, row, parent?.id))
  return id
}

async function addProject(
  db: Db,
  path: string,
  namespace: number,
  change: Partial<NewRow<'project'>> = {},
): Promise<number> {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const { creator } = await db
    .selectFrom('user')
    .select((eb) => eb.fn.min('id').as('creator'))
    .executeTakeFirstOrThrow()
  const row = {
    namespace_id: namespace,
    creator_id: creator,
    name,
    path: name,
    runners_token: path,
    last_activity_at: fixedTime,
    created_at: fixedTime,
    updated_at: fixedTime,
    ...change,
  }
  const { id } = await db.insertInto('project').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function listed(db: Db, caller: Caller): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .where((eb) => isProjectVisible(eb, viewerOf({ caller, now })))
    .select(['project.runners_token'])
    .orderBy('project.id')
    .execute()
  return rows.map((row) => row.runners_token)
}
