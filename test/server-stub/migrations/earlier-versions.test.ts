/** Databases of every earlier schema open with all that is in them; a migration that fails changes nothing. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { startStub } from '../../../server-stub/index.ts'
import { emptyDatabase } from '../../support/fresh-database.ts'
import {
  createEarlierDatabase,
  migrateTo,
  rowsOf,
  schemaOf,
  versions,
  type LastingLocation,
  type Rows,
} from '../../support/earlier-database.ts'
import { failAtStatement } from '../../support/statement-faults.ts'
import { isWhole, sampleOf } from '../../support/sample.ts'
import { whyNoPostgres } from '../../support/postgres.ts'

const noPostgres = await whyNoPostgres()

interface DatabaseLocation extends AsyncDisposable {
  readonly where: LastingLocation
}

async function folder(): Promise<DatabaseLocation> {
  const directory = await mkdtemp(join(tmpdir(), 'forge-earlier-'))
  return {
    where: { kind: 'file', directory },
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  }
}

async function postgres(): Promise<DatabaseLocation> {
  return {
    where: { kind: 'postgres', url: await emptyDatabase() },
    [Symbol.asyncDispose]: async () => undefined,
  }
}

/** Tables whose rows a migration converts; they have tests of their own. */
const converted = ['git_object', 'member', 'access_request', 'issue_version']

/** Each row of before, with the columns that are left. */
function expectKept(before: Rows, after: Rows): void {
  for (const [table, rows] of before) {
    if (table.startsWith('schema_migration') || table === 'sqlite_sequence') continue
    const now = after.get(table) ?? []
    expect(now.length, table).toBeGreaterThanOrEqual(rows.length)
    if (converted.includes(table)) continue
    expect(now, table).toEqual(expect.arrayContaining(rows.map((row) => expect.objectContaining(row))))
  }
}

interface State {
  readonly schema: unknown
  readonly rows: Rows
  readonly history: readonly unknown[]
}

async function stateOf(where: LastingLocation): Promise<State> {
  const rows = await rowsOf(where)
  return { schema: await schemaOf(where), rows, history: rows.get('schema_migration') ?? [] }
}

/** The schema of the newest version does not depend on the version that the database was created with. */
async function newestSchema(newLocation: () => Promise<DatabaseLocation>): Promise<unknown> {
  await using fresh = await newLocation()
  await (await openDatabase(fresh.where)).close()
  return schemaOf(fresh.where)
}

test('no migration changes after its first use', async () => {
  const fingerprints: Record<string, string> = {}
  await using earlier = await folder()
  for (const version of versions) {
    await migrateTo(earlier.where, version)
    const text = JSON.stringify(await schemaOf(earlier.where))
    fingerprints[version] = createHash('sha256').update(text).digest('hex')
  }
  // A new version adds a line. A line that changes means that databases of that version are no longer what the tests open.
  await expect(`${JSON.stringify(fingerprints, null, 2)}\n`).toMatchFileSnapshot('./schema-fingerprints.json')
})

describe.for([
  ['SQLite', folder, undefined],
  ['PostgreSQL', postgres, noPostgres],
] as const)('%s', ([, newLocation, reason]) => {
  let newest: Promise<unknown> | undefined

  test.skipIf(reason).for(sampleOf(versions, 12))(
    'opens a database of %s with all its rows',
    async (version) => {
      await using earlier = await newLocation()
      const { where } = earlier
      await createEarlierDatabase(where, version)
      const before = await rowsOf(where)
      await (await openDatabase(where)).close()
      expectKept(before, await rowsOf(where))
      expect(await schemaOf(where)).toEqual(await (newest ??= newestSchema(newLocation)))
      await using stub = await startStub({ database: where })
      const response = await fetch(`${stub.baseUrl}/users`, { headers: { 'PRIVATE-TOKEN': stub.adminToken } })
      expect(response.status).toBe(200)
    },
  )

  test.skipIf(reason)('a migration that fails at any statement changes nothing', async () => {
    await using earlier = await newLocation()
    const { where } = earlier
    await createEarlierDatabase(where, '0013-activity')
    const before = await stateOf(where)
    const step = isWhole ? 1 : 24
    let failures = 0
    for (let statement = 1; ; statement += step) {
      const fault = failAtStatement(statement, 'full')
      const opened = await openDatabase(where).catch(() => undefined)
      fault.remove()
      await opened?.close()
      const after = await stateOf(where)
      // All statements have failed once, or what fails now follows the last commit.
      if (after.history.length > before.history.length) break
      expect(fault.wasReached).toBe(true)
      expect(after).toEqual(before)
      failures++
    }
    expect(failures).toBeGreaterThan(20 / step)
  })
})
