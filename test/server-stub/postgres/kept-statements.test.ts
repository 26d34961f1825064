/** Statements that PostgreSQL plans once and keeps. */
import { CompiledQuery, sql } from 'kysely'
import { expect, test as base } from 'vitest'
import { openDatabase, type Db } from '../../../server-stub/database/connection.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const test = base.skipIf(await whyNoPostgres())

async function opened() {
  const database = await openDatabase({ kind: 'postgres', url: await freshDatabase(), poolSize: 1 })
  return { db: database.db, [Symbol.asyncDispose]: () => database.close() }
}

async function kept(db: Db): Promise<string[]> {
  const { rows } = await db.executeQuery<{ statement: string }>(
    CompiledQuery.raw(`select statement from pg_prepared_statements where name like 'forge%'`),
  )
  return rows.map(({ statement }) => statement)
}

const labels = (db: Db) => db.selectFrom('label').selectAll().where('id', '=', 1).execute()

test('a statement is kept from its third execution on', async () => {
  await using database = await opened()
  const { db } = database
  await labels(db)
  await labels(db)
  expect(await kept(db)).toEqual([])
  await labels(db)
  await labels(db)
  expect(await kept(db)).toEqual([expect.stringContaining('from "label"')])
})

test('statements that are executed now are kept, however many were executed before', async () => {
  await using database = await opened()
  const { db } = database
  const numbered = (number: number) => db.executeQuery(CompiledQuery.raw(`select ${number} as number`))
  for (let number = 0; number < 1000; number++)
    for (let execution = 0; execution < 3; execution++) await numbered(number)
  for (let execution = 0; execution < 3; execution++) await labels(db)
  const statements = await kept(db)
  expect(statements).toContainEqual(expect.stringContaining('from "label"'))
  expect(statements.length).toBeLessThanOrEqual(401)
})

test('kept statements survive a change of the schema, within a transaction as well', async () => {
  await using database = await opened()
  const { db } = database
  for (let execution = 0; execution < 4; execution++) await labels(db)
  await sql`alter table label add column shade text`.execute(db)
  expect(await labels(db)).toEqual([])
  await sql`alter table label add column tint text`.execute(db)
  for (let execution = 0; execution < 4; execution++)
    expect(await db.transaction().execute((tx) => labels(tx))).toEqual([])
})

test('a kept statement that is gone is executed again', async () => {
  await using database = await opened()
  const { db } = database
  for (let execution = 0; execution < 4; execution++) await labels(db)
  await sql`deallocate all`.execute(db)
  expect(await labels(db)).toEqual([])
})
