/** The kinds of database that every store test runs on. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe } from 'vitest'
import {
  openDatabase,
  type Database,
  type DatabaseLocation,
} from '../../../server-stub/database/connection.ts'
import { freshDatabase } from '../../support/fresh-database.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

// Creating a PostgreSQL database is slow on a busy machine.
const noPostgres = await whyNoPostgres()

/** The fixture of a test: an empty database, and its location. */
export interface Subject {
  database: Database
  where: DatabaseLocation
}

/** Declares the same tests for each kind of database; each test gets an empty one. */
export function onEachDatabase(declare: (subject: () => Subject) => void): void {
  describe('SQLite in memory', () => {
    declare(fresh(async () => ({ kind: 'memory' })))
  })
  describe('SQLite in a file', () => {
    let directory = ''
    beforeEach(async () => {
      directory = await mkdtemp(join(tmpdir(), 'forge-store-'))
    })
    afterEach(() => rm(directory, { recursive: true, force: true }))
    declare(fresh(async () => ({ kind: 'file', directory })))
  })
  describe.skipIf(noPostgres)(`PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
    declare(fresh(async () => ({ kind: 'postgres', url: await freshDatabase() })))
  })
}

function fresh(newLocation: () => Promise<DatabaseLocation>): () => Subject {
  let subject: Subject | undefined
  beforeEach(async () => {
    const where = await newLocation()
    subject = { where, database: await openDatabase(where) }
  })
  afterEach(() => subject?.database.close())
  return () => {
    if (!subject) throw new Error('Only within a test')
    return subject
  }
}
