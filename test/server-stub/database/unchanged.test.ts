/** Rows that SQLite reads again only if something in the database has changed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { openDatabase, type Db, type Tx } from '../../../server-stub/database/connection.ts'
import { databaseFile } from '../../../server-stub/database/data-directory.ts'
import { prepareQuery } from '../../../server-stub/database/prepared.ts'
import { test } from '../../support/forge.ts'
import { createRecords } from '../../support/hot-reads.ts'
import { addUser } from '../../support/rows.ts'
import { statementsOf } from '../../support/statements.ts'
import { onEachDatabase } from './databases.ts'

const counted = prepareQuery((db, { username }: { username: string }, _shape: null) =>
  db
    .selectFrom('user')
    .where('username', '<>', username)
    .select((eb) => eb.fn.countAll<number>().as('total')),
)
const countIn = async (db: Db | Tx, username = 'nobody') =>
  (await counted.firstIfChanged(db, { username }, null))?.total

onEachDatabase((subject) => {
  test('a count includes every change, also one that is rolled back or not committed', async () => {
    const { db } = subject().database
    expect(await countIn(db)).toBe(0)
    await addUser(db, 'mira')
    expect(await countIn(db)).toBe(1)
    expect(await countIn(db, 'mira')).toBe(0)
    const failing = db.transaction().execute(async (tx) => {
      await addUser(tx, 'tom')
      expect(await countIn(tx)).toBe(2)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await countIn(db)).toBe(1)
    await addUser(db, 'ada')
    expect(await countIn(db)).toBe(2)
    await db.deleteFrom('user').execute()
    expect(await countIn(db)).toBe(0)
  })

  test('a count that waits for a transaction includes its changes', async () => {
    const { db } = subject().database
    await countIn(db)
    const counts: Promise<number | undefined>[] = []
    await db.transaction().execute(async (tx) => {
      await addUser(tx, 'mira')
      if (subject().where.kind !== 'postgres') counts.push(countIn(db))
    })
    for (const count of counts) expect(await count).toBe(1)
    expect(await countIn(db)).toBe(1)
  })
})

test('a count includes what another program writes to the file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'forge-unchanged-'))
  const database = await openDatabase({ kind: 'file', directory })
  const { db } = database
  try {
    await addUser(db, 'mira')
    expect(await countIn(db)).toBe(1)
    const other = new DatabaseSync(join(directory, databaseFile))
    other.exec('delete from "user"')
    expect(await countIn(db)).toBe(0)
    other.exec('begin exclusive')
    const waiting = countIn(db)
    other.exec('rollback')
    expect(await waiting).toBe(0)
    other.close()
  } finally {
    await database.close()
    await rm(directory, { recursive: true })
  }
})

test('SQLite counts a list again only after a change', async ({ forge }) => {
  const { owner, project } = await createRecords(forge)
  const issues = `/projects/${project}/issues`
  const countsOf = async (path: string) =>
    (await statementsOf(() => owner.get(path))).filter((sql) => sql.includes('"total"'))
  for (const title of ['Loops', 'Bends']) await owner.post(issues, { title })
  expect(await countsOf(`${issues}?per_page=1`)).toHaveLength(1)
  for (const page of [1, 2]) expect(await countsOf(`${issues}?per_page=1&page=${page}`)).toEqual([])
  await owner.post(issues, { title: 'Hitches' })
  expect(await countsOf(`${issues}?per_page=1`)).toHaveLength(1)
  expect((await owner.get(`${issues}?per_page=1`)).headers.get('x-total')).toBe('4')
})
