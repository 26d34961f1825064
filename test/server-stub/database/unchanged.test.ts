/** Results of queries, which SQLite reads again only if something in the database has changed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { expect, vi } from 'vitest'
import { openDatabase, type Db, type Tx } from '../../../server-stub/database/connection.ts'
import { databaseFile } from '../../../server-stub/database/data-directory.ts'
import { nodeSqlite } from '../../../server-stub/database/node-sqlite.ts'
import { prepareQuery } from '../../../server-stub/database/prepared.ts'
import { test } from '../../support/forge.ts'
import { createRecords } from '../../support/hot-reads.ts'
import { addUser } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

const counted = prepareQuery((db, { username }: { username: string }, _shape: null) =>
  db
    .selectFrom('user')
    .where('username', '<>', username)
    .select((eb) => eb.fn.countAll<number>().as('total')),
)
const countIn = async (db: Db | Tx, username = 'nobody') =>
  (await counted.first(db, { username }, null))?.total

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

test('SQLite reads again only what has changed', async ({ forge }) => {
  const { owner, project } = await createRecords(forge)
  const issues = `/projects/${project}/issues?per_page=1`
  const read = vi.spyOn(StatementSync.prototype, 'all')
  const readsFor = async (path: string) => {
    const before = read.mock.calls.length
    await owner.get(path)
    return read.mock.calls.length - before
  }
  try {
    await owner.post(issues, { title: 'Loops' })
    for (let request = 0; request < 4; request++) for (const path of [issues, '/user']) await owner.get(path)
    expect(await readsFor(issues)).toBe(0)
    await owner.post(issues, { title: 'Hitches' })
    expect(await readsFor('/user')).toBe(0)
    expect(await readsFor(issues)).toBeGreaterThan(2)
    expect((await owner.get(issues)).headers.get('x-total')).toBe('3')
  } finally {
    read.mockRestore()
  }
})

test('rows that requests share cannot be changed', () => {
  const database = nodeSqlite(new DatabaseSync(':memory:'))
  database.exec(
    `create table knot (name text, picture blob); insert into knot values ('bend', x'00'), ('loop', null)`,
  )
  const names = () => database.execute<{ name: string }>('select name from knot', []).rows
  for (let query = 0; query < 10; query++) names()
  expect(Object.isFrozen(names()[0])).toBe(true)
  expect(() => Object.assign(names()[0] ?? {}, { name: 'hitch' })).toThrow(TypeError)
  names().reverse()
  expect(names()).toEqual([{ name: 'bend' }, { name: 'loop' }])
  const [picture] = database.execute('select picture from knot', []).rows
  expect(Object.isFrozen(picture)).toBe(false)
})

test('a statement changes what a trigger changes that was created after its first use', () => {
  const database = nodeSqlite(new DatabaseSync(':memory:'))
  database.exec(
    'create table knot (name text); create table tally (knots integer); insert into tally values (0)',
  )
  const tie = () => database.execute(`insert into knot values ('bend')`, [])
  const tally = () => database.execute('select knots from tally', []).rows
  tie()
  database.execute(
    'create trigger count_knots after insert on knot begin update tally set knots = knots + 1; end',
    [],
  )
  for (let query = 0; query < 3; query++) expect(tally()).toEqual([{ knots: 0 }])
  tie()
  expect(tally()).toEqual([{ knots: 1 }])
})

test('the result of a long query is kept at once', () => {
  const database = nodeSqlite(new DatabaseSync(':memory:'))
  const read = vi.spyOn(StatementSync.prototype, 'all')
  const counted = `(with recursive n (i) as (select 1 union all select i + 1 from n where i < 300000) select count(*) from n)`
  const count = () => database.execute(`select ${counted} as total`, []).rows
  expect(count()).toEqual([{ total: 300_000 }])
  expect(count()).toEqual([{ total: 300_000 }])
  expect(read).toHaveBeenCalledTimes(1)
  database.exec('create table knot (name text)')
  count()
  expect(read).toHaveBeenCalledTimes(2)
  read.mockRestore()
})
