/** Memberships go with their project or group, and those left behind by an earlier schema are deleted. */
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql, type Dialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import { NodeSqliteDialect, type DialectName } from '../../../server-stub/database/dialects.ts'
import { ForeignKeyError } from '../../../server-stub/database/errors.ts'
import { migrate } from '../../../server-stub/database/migrate.ts'
import { migrations } from '../../../server-stub/database/migrations/index.ts'
import { nodeSqlite } from '../../../server-stub/database/node-sqlite.ts'
import { connectPostgres } from '../../../server-stub/database/postgres.ts'
import type { Tables } from '../../../server-stub/database/tables.ts'
import { emptyDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { addProject, addUser, fixedTime } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

const noPostgres = await whyNoPostgres()
const firstSchema = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0014'))

async function migratesMemberships(dialect: Dialect, name: DialectName): Promise<void> {
  const db = new Kysely<Tables>({ dialect })
  await migrate(db, name, firstSchema)
  const user = await addUser(db, 'alan')
  const project = await addProject(db, user, 'machine')
  const { id: group } = await db
    .insertInto('namespace')
    .values({ kind: 'group', name: 'g', path: 'g', full_path: 'g', created_at: fixedTime })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [type, id] of [
    ['project', project],
    ['group', group],
    ['project', 4711],
    ['group', 4711],
  ] as const)
    await sql`
      insert into member (source_type, source_id, user_id, access_level, created_at)
      values (${type}, ${id}, ${user.id}, 30, ${fixedTime})
    `.execute(db)
  await migrate(db, name)
  const rows = await db
    .selectFrom('member')
    .select(['project_id', 'group_id', 'access_level'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { project_id: project, group_id: null, access_level: 30 },
    { project_id: null, group_id: group, access_level: 30 },
  ])
  await db.destroy()
}

test('the migration keeps memberships and deletes orphans on SQLite', async () => {
  const sqlite = nodeSqlite(new DatabaseSync(':memory:'))
  await migratesMemberships(new NodeSqliteDialect(sqlite), 'sqlite')
})

describe.skipIf(noPostgres)('PostgreSQL', () => {
  test('the migration keeps memberships and deletes orphans on PostgreSQL', async () => {
    const { dialect } = await connectPostgres(await emptyDatabase())
    await migratesMemberships(dialect, 'postgres')
  })
})

onEachDatabase((subject) => {
  test('rejects a membership of a project that does not exist, and deletes one with its project', async () => {
    const { db } = subject().database
    const user = await addUser(db, 'alan')
    const project = await addProject(db, user, 'machine')
    const member = { user_id: user.id, access_level: 30, created_at: fixedTime } as const
    const orphan = db
      .insertInto('member')
      .values({ ...member, project_id: project + 1 })
      .execute()
    await expect(orphan).rejects.toThrow(ForeignKeyError)
    await db
      .insertInto('member')
      .values({ ...member, project_id: project })
      .execute()
    await db.deleteFrom('project').where('id', '=', project).execute()
    expect(await db.selectFrom('member').selectAll().execute()).toEqual([])
  })
})
