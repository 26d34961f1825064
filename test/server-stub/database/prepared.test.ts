import { expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { prepareByIds, prepareQuery } from '../../../server-stub/database/prepared.ts'
import { addUser } from '../../support/rows.ts'

const byName = (built: () => void) =>
  prepareQuery((db, { name }: { name: string }, order: 'asc' | 'desc') => {
    built()
    return db.selectFrom('user').select('id').where('username', '=', name).orderBy('id', order)
  })

test('a query is built once for each shape and executed with different values', async () => {
  await using database = await opened()
  const { db } = database
  const [mira, tom] = [await addUser(db, 'mira'), await addUser(db, 'tom')]
  let built = 0
  const query = byName(() => (built += 1))
  expect(await query.first(db, { name: 'mira' }, 'asc')).toEqual({ id: mira.id })
  expect(await query.first(db, { name: 'tom' }, 'asc')).toEqual({ id: tom.id })
  expect(await query.first(db, { name: 'nobody' }, 'asc')).toBeUndefined()
  expect(built).toBe(1)
  await query.all(db, { name: 'tom' }, 'desc')
  expect(built).toBe(2)
})

test('shapes that were not used for the longest time are forgotten when the SQL of all queries is long', async () => {
  await using database = await opened()
  const built: string[] = []
  const [one, other] = ['one', 'other'].map((query) =>
    prepareQuery((db, _values: Record<string, never>, shape: number) => {
      built.push(`${query} ${shape}`)
      return db.selectFrom('user').select(`id as ${'x'.repeat(20_000)}${shape}`)
    }),
  )
  for (let shape = 0; shape < 150; shape++)
    for (const query of [one, other]) await query?.all(database.db, {}, shape)
  await other?.all(database.db, {}, 149)
  expect(built).toHaveLength(300)
  await one?.all(database.db, {}, 0)
  expect(built).toHaveLength(301)
})

test('a query runs within a transaction', async () => {
  await using database = await opened()
  const query = byName(() => undefined)
  await database.db.transaction().execute(async (tx) => {
    const { id } = await addUser(tx, 'mira')
    expect(await query.first(tx, { name: 'mira' }, 'asc')).toEqual({ id })
  })
})

test('a value that is not passed on as a parameter is an error, not a wrong result', async () => {
  await using database = await opened()
  const wrong = prepareQuery((db, { name }: { name: string }, _shape: null) =>
    db.selectFrom('user').select('id').where('username', 'like', `${name}%`),
  )
  await expect(wrong.all(database.db, { name: 'mira' }, null)).rejects.toThrow(
    'The query uses the value name other than as a parameter',
  )
})

test('no ids require no statement, and a repeated id is one', async () => {
  await using database = await opened()
  const { db } = database
  const { id } = await addUser(db, 'mira')
  const users = prepareByIds((given, ids) => given.selectFrom('user').select('id').where('id', 'in', ids))
  expect(await users(db, [])).toEqual([])
  expect(await users(db, [id, id])).toEqual([{ id }])
})

test('lists of different lengths share their queries', async () => {
  await using database = await opened()
  const { db } = database
  const users = await Promise.all(['mira', 'tom', 'ada'].map((name) => addUser(db, name)))
  const ids = users.map(({ id }) => id)
  let built = 0
  const query = prepareByIds((given, some) => {
    built += 1
    return given.selectFrom('user').select('id').where('id', 'in', some).orderBy('id')
  })
  expect(await query(db, ids)).toEqual(ids.map((id) => ({ id })))
  expect(await query(db, [...ids, ...ids.slice(0, 1)])).toHaveLength(3)
  expect(built).toBe(1)
})

async function opened() {
  const database = await openDatabase({ kind: 'memory' })
  return { db: database.db, [Symbol.asyncDispose]: () => database.close() }
}
