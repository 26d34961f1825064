import { DatabaseSync } from 'node:sqlite'
import { Kysely, type Dialect } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Db, Tx } from '../../../server-stub/database/connection.ts'
import { NodeSqliteDialect, type DialectName } from '../../../server-stub/database/dialects.ts'
import { migrate } from '../../../server-stub/database/migrate.ts'
import { migrations } from '../../../server-stub/database/migrations/index.ts'
import { nodeSqlite } from '../../../server-stub/database/node-sqlite.ts'
import { connectPostgres } from '../../../server-stub/database/postgres.ts'
import type { Tables } from '../../../server-stub/database/tables.ts'
import { emptyDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'
import { addProject, addUser, fixedTime, type Person } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

const noPostgres = await whyNoPostgres()
const firstSchema = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0027'))

onEachDatabase((subject) => {
  test('events are counted when they are added, get another author, and are deleted with their issue', async () => {
    const { db } = subject().database
    const { ada, grace } = await addEvents(db)
    expect(await storedCounts(db)).toEqual(await countedEvents(db))
    await db.updateTable('event').set({ author_id: grace.id }).where('author_id', '=', ada.id).execute()
    expect(await storedCounts(db)).toEqual(await countedEvents(db))
    await db.deleteFrom('issue').where('iid', '=', 1).execute()
    expect(await storedCounts(db)).toEqual(await countedEvents(db))
    expect(await storedCounts(db)).toMatchObject([{ author_id: grace.id, events: 4 }, { events: 4 }])
  })

  test('counts are deleted with their project and author', async () => {
    const { db } = subject().database
    const { ada, grace, projects } = await addEvents(db)
    await db
      .deleteFrom('project')
      .where('id', '=', projects[0] ?? 0)
      .execute()
    expect(await storedCounts(db)).toMatchObject([{ author_id: ada.id }, { author_id: grace.id }])
    await db.deleteFrom('user').where('id', '=', grace.id).execute()
    expect(await storedCounts(db)).toMatchObject([{ author_id: ada.id, events: 3 }])
    expect(await storedCounts(db)).toEqual(await countedEvents(db))
  })

  test('a deletion that is rolled back is not counted', async () => {
    const { db } = subject().database
    await addEvents(db)
    const before = await storedCounts(db)
    const deletion = db.transaction().execute(async (tx) => {
      await tx.deleteFrom('event').execute()
      expect(await storedCounts(tx)).toEqual([])
      throw new Error('rolled back')
    })
    await expect(deletion).rejects.toThrow('rolled back')
    expect(await storedCounts(db)).toEqual(before)
  })
})

test('the migration counts the events of an SQLite database', async () => {
  await migratesEvents(new NodeSqliteDialect(nodeSqlite(new DatabaseSync(':memory:'))), 'sqlite')
})

describe.skipIf(noPostgres)('PostgreSQL', () => {
  test('the migration counts the events of a PostgreSQL database', async () => {
    const { dialect } = await connectPostgres(await emptyDatabase())
    await migratesEvents(dialect, 'postgres')
  })
})

async function migratesEvents(dialect: Dialect, name: DialectName): Promise<void> {
  const db = new Kysely<Tables>({ dialect })
  await migrate(db, name, firstSchema)
  await addEvents(db)
  await migrate(db, name)
  expect(await storedCounts(db)).toHaveLength(4)
  expect(await storedCounts(db)).toEqual(await countedEvents(db))
  await db.destroy()
}

/** Three events of each of two users in each of two projects: two of them are about issues. */
async function addEvents(db: Db): Promise<{ ada: Person; grace: Person; projects: number[] }> {
  const owner = await addUser(db, 'owner')
  const ada = await addUser(db, 'ada')
  const grace = await addUser(db, 'grace')
  const projects = [await addProject(db, owner, 'engine'), await addProject(db, owner, 'compiler')]
  for (const project_id of projects) {
    const issues = await db
      .insertInto('issue')
      .values(
        [1, 2].map((iid) => ({
          project_id,
          iid,
          title: 'Knots',
          author_id: owner.id,
          created_at: fixedTime,
          updated_at: fixedTime,
        })),
      )
      .returning('id')
      .execute()
    for (const { id: author_id } of [ada, grace])
      await db
        .insertInto('event')
        .values(
          [...issues, { id: null }].map(({ id }) => ({
            project_id,
            author_id,
            action: 'created' as const,
            issue_id: id,
            created_at: fixedTime,
          })),
        )
        .execute()
  }
  return { ada, grace, projects }
}

function storedCounts(db: Db | Tx) {
  return db
    .selectFrom('event_count')
    .selectAll()
    .where('events', '<>', 0)
    .orderBy('project_id')
    .orderBy('author_id')
    .execute()
}

function countedEvents(db: Db) {
  return db
    .selectFrom('event')
    .select((eb) => ['project_id', 'author_id', eb.fn.countAll<number>().as('events')])
    .groupBy(['project_id', 'author_id'])
    .orderBy('project_id')
    .orderBy('author_id')
    .execute()
}
