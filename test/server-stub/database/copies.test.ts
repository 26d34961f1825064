import { expect, test } from 'vitest'
import { openDatabase } from '../../../server-stub/database/connection.ts'
import { addUser, fixedTime } from '../../support/rows.ts'

const names = async ({ db }: Awaited<ReturnType<typeof openDatabase>>): Promise<string[]> =>
  (await db.selectFrom('user').select('username').orderBy('id').execute()).map(({ username }) => username)

test('a memory database copies and restores all data, ids included', async () => {
  const database = await openDatabase({ kind: 'memory' })
  await addUser(database.db, 'barbara')
  const copy = await database.copies?.take()
  if (copy === undefined) throw new Error('No copy')
  const first = await addUser(database.db, 'grace')
  await database.copies?.putBack(copy)
  expect(await names(database)).toEqual(['barbara'])
  expect(await addUser(database.db, 'edsger')).toEqual(first)
  await database.copies?.putBack(copy)
  expect(await names(database)).toEqual(['barbara'])
  await expect(database.db.insertInto('namespace').values(withoutOwner).execute()).rejects.toThrow(
    'FOREIGN KEY',
  )
  await database.close()
})

const withoutOwner = {
  kind: 'user',
  name: 'nobody',
  path: 'nobody',
  full_path: 'nobody',
  owner_id: 99,
  created_at: fixedTime,
} as const

test('waits for a running transaction', async () => {
  const database = await openDatabase({ kind: 'memory' })
  const copy = await database.copies?.take()
  if (copy === undefined) throw new Error('No copy')
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const adding = database.db.transaction().execute(async (tx) => {
    begun.resolve()
    await released.promise
    await addUser(tx, 'grace')
  })
  await begun.promise
  const putBack = database.copies?.putBack(copy)
  released.resolve()
  await Promise.all([adding, putBack])
  expect(await names(database)).toEqual([])
  await database.close()
})
