import type { DatabaseSync } from 'node:sqlite'
import { sqliteSchema } from '../../generated/sqlite-schema.ts'
import { sqlite } from './sqlite-module.ts'

/** The pages of a database without records. */
let image: Uint8Array | undefined

/**
 * A database in memory with the current schema, which is known when the package is built, so that no migration runs. The
 * first one of a process executes the statements of the schema. The next ones copy its pages, which takes a tenth of the
 * time, if Node can do so: the oldest supported one cannot.
 */
export function createMemoryDatabase(): DatabaseSync {
  const database = new (sqlite().DatabaseSync)(':memory:')
  if (image !== undefined) {
    database.deserialize(image)
    return database
  }
  database.exec(sqliteSchema)
  if ('deserialize' in database) image = database.serialize()
  return database
}
