import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, type Db } from '../../../server-stub/database/connection.ts'

/** Everything that makes up a schema, and how many rows the tables have. */
async function contentsOf(db: Db): Promise<unknown> {
  const { rows } = await sql<{ type: string; name: string; sql: string | null }>`
    select type, name, sql from sqlite_master order by type, name
  `.execute(db)
  const counts = rows
    .filter(({ type, name }) => type === 'table' && name !== 'sqlite_sequence')
    .map(({ name }) => sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db))
  return [rows, (await Promise.all(counts)).map((each) => each.rows)]
}

test('a database in memory has the schema that the migrations create in a file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forge-schema-'))
  const memory = await openDatabase({ kind: 'memory' })
  const file = await openDatabase({ kind: 'file', directory })
  expect(await contentsOf(memory.db)).toEqual(await contentsOf(file.db))
  await memory.db.deleteFrom('application_setting').execute()
  const next = await openDatabase({ kind: 'memory' })
  expect(await contentsOf(next.db)).toEqual(await contentsOf(file.db))
  await next.db.deleteFrom('application_setting').execute()
  const third = await openDatabase({ kind: 'memory' })
  expect(await contentsOf(third.db)).toEqual(await contentsOf(file.db))
  await Promise.all([memory, next, third, file].map((database) => database.close()))
  await rm(directory, { recursive: true })
})
