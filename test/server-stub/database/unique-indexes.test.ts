import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'

const file = join(import.meta.dirname, '../../../server-stub/database/unique-indexes.ts')

test('unique-indexes.ts lists the unique indexes of the schema; `vitest -u` writes it', async () => {
  const database = await openDatabase({ kind: 'memory' })
  const { rows } = await sql<{ name: string }>`
    select index_list.name from sqlite_master, pragma_index_list(sqlite_master.name) as index_list
    where sqlite_master.type = 'table' and index_list."unique" = 1 and index_list.origin = 'c'
    order by index_list.name
  `.execute(database.db)
  await database.close()
  await expect(text(rows.map(({ name }) => name))).toMatchFileSnapshot(file)
})

function text(names: readonly string[]): string {
  return [
    '// Generated from the schema by test/server-stub/database/unique-indexes.test.ts; do not edit.',
    '',
    '/** The unique indexes, by name. */',
    'export const uniqueIndexes = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type UniqueIndex = (typeof uniqueIndexes)[number]',
    '',
  ].join('\n')
}
