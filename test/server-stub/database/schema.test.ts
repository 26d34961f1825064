import { expect, test } from 'vitest'
import { openDatabase, type Db } from '../../../server-stub/database/connection.ts'
import { migrate } from '../../../server-stub/database/migrate.ts'
import { migrations } from '../../../server-stub/database/migrations/index.ts'
import { createTable, partOf, type Migration } from '../../../server-stub/database/migrations/schema.ts'
import { addUser } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

onEachDatabase((subject) => {
  test('migrates existing data, and then rejects the version without these migrations', async ({ skip }) => {
    const { database, where } = subject()
    const { db, dialect } = database
    await addUser(db, 'rosa')
    await migrate(db, dialect, { ...migrations, '9999-badges': addBadges })
    const later = db.withTables<{ badge: { user_id: number; name: string } }>()
    const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    await later.insertInto('badge').values({ user_id: id, name: 'first' }).execute()
    if (where.kind === 'memory') skip('a memory database ends with its connection')
    await expect(openDatabase(where)).rejects.toThrow(/newer version \(schema step 9999-badges/)
  })

  test('rolls back a migration that fails', async () => {
    const { db, dialect } = subject().database
    await expect(migrate(db, dialect, { ...migrations, '9999-half': failHalfway })).rejects.toThrow(
      'step failed',
    )
    const tables = await db.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half')
  })

  test('opens an existing database with its rows', async ({ skip }) => {
    const { database, where } = subject()
    if (where.kind === 'memory') skip('a memory database ends with its connection')
    await addUser(database.db, 'rosa')
    const again = await openDatabase(where)
    expect(await again.db.selectFrom('user').select('username').execute()).toEqual([{ username: 'rosa' }])
    await again.close()
  })

  test('has the schema that SQLite in memory has', async () => {
    const reference = await openDatabase({ kind: 'memory' })
    expect(await shapeOf(subject().database.db)).toEqual(await shapeOf(reference.db))
    await reference.close()
  })
})

async function shapeOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      columns
        .map((column) => `${column.name}${column.isNullable && !column.isAutoIncrementing ? '?' : ''}`)
        .sort(),
    ]),
  )
}

const addBadges: Migration = async (...at) =>
  createTable(at, 'badge', { user_id: partOf('user'), name: 'text' })

const failHalfway: Migration = async (...at) => {
  await createTable(at, 'half', { name: 'text' })
  throw new Error('step failed')
}
