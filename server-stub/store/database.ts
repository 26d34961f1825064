import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The typed query builder. Inside a transaction use the `Tx` it gives, never this one: SQLite has one connection. */
export type Db = Kysely<Tables>

/** The query builder within a transaction: what must not stand alone takes this type. */
export type Tx = Transaction<Tables>

/** Where the data lives. */
export type DatabaseLocation =
  { kind: 'memory' } | { kind: 'file'; directory: string } | { kind: 'postgres'; url: string }

/** An open database with the current schema. */
export interface Database {
  db: Db
  dialect: 'sqlite' | 'postgres'
  close(): Promise<void>
}

/** A place that cannot be used as a database; the message says what to do about it. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
}

/**
 * Opens a database and brings its schema up to date; a memory database starts empty each time.
 * Throws `DatabaseError` when the place is unusable or its schema is newer than this program's.
 */
export async function openDatabase(where: DatabaseLocation): Promise<Database> {
  throw new DatabaseError(`Cannot open a database of kind ${where.kind} yet`)
}
