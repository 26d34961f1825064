import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DialectName } from './dialects.ts'
import { DatabaseError } from './errors.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/schema.ts'
import type { Tables } from './tables.ts'

const historyTable = 'schema_migration'

/**
 * Brings the schema up to date, all steps in one transaction. Several processes may start at once.
 * Throws `DatabaseError` for a schema with migrations that this version does not have.
 */
export async function migrate(
  db: Kysely<Tables>,
  dialect: DialectName,
  all: Record<string, Migration> = migrations,
): Promise<void> {
  const steps = Object.fromEntries(
    Object.entries(all).map(([name, up]) => [name, { up: (tx: Kysely<unknown>) => up(tx, dialect) }]),
  )
  await rejectNewerSchema(db, Object.keys(steps))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    migrationTableName: historyTable,
    migrationLockTableName: `${historyTable}_lock`,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

async function rejectNewerSchema(db: Kysely<Tables>, known: string[]): Promise<void> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === historyTable)) return
  const history = db.withTables<{ [historyTable]: { name: string } }>()
  const rows = await history.selectFrom(historyTable).select('name').orderBy('name').execute()
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new DatabaseError(
    `The database was written by a newer version (schema step ${unknown.join(', ')} is unknown here). ` +
      'Update forge-contract, or choose another place for the data.',
  )
}
