import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pageOf } from '../../../server-stub/database/paging.ts'
import { containsText } from '../../../server-stub/database/text-conditions.ts'
import { addProject, addUser } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

onEachDatabase((subject) => {
  test('cuts pages, and counts the total on a page beyond the last one', async () => {
    const { db } = subject().database
    for (const name of ['a', 'b', 'c', 'd', 'e']) await addUser(db, name)
    const users = db
      .selectFrom('user')
      .select(['username'])
      .where('username', '<>', 'b')
      .orderBy('username', 'desc')
    expect(await pageOf(users, { page: 2, perPage: 3 })).toEqual({
      rows: [{ username: 'a' }],
      total: 4,
      page: 2,
      perPage: 3,
    })
    expect(await pageOf(users, { page: 9, perPage: 3 })).toMatchObject({ rows: [], total: 4 })
    const joined = db
      .selectFrom('user as u')
      .innerJoin('namespace as n', 'n.owner_id', 'u.id')
      .selectAll('u')
      .select('n.full_path')
      .orderBy('u.id')
    const { rows, total } = await pageOf(joined, { page: 1, perPage: 2 })
    expect(rows.map(({ full_path, username }) => [full_path, username])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
    expect(total).toBe(5)
  })

  test('searches text literally, letter case aside, and sorts it by code point', async () => {
    const { db } = subject().database
    const owner = await addUser(db, 'kay')
    for (const name of ['50%_done', '50x-done', 'B\\c', 'a', 'É', 'Z']) await addProject(db, owner, name)
    const search = async (text: string): Promise<string[]> => {
      const rows = await db.selectFrom('project').select('name').where(containsText('name', text)).execute()
      return rows.map(({ name }) => name).sort()
    }
    expect(await search('%_DO')).toEqual(['50%_done'])
    expect(await search('b\\C')).toEqual(['B\\c'])
    // Letter case is that of ASCII, for any collation of the database.
    expect(await search('É')).toEqual(['É'])
    expect(await search('é')).toEqual([])
    expect(await search("'; drop table project; --")).toEqual([])
    const sorted = await db.selectFrom('project').select('name').orderBy('name').execute()
    expect(sorted.map(({ name }) => name)).toEqual(['50%_done', '50x-done', 'B\\c', 'Z', 'a', 'É'])
    const like = sql<number>`case when 'A' like 'a' then 1 else 0 end`
    expect(await db.selectNoFrom(like.as('same')).executeTakeFirst()).toEqual({ same: 0 })
  })
})

onEachDatabase((subject) => {
  test('has a total that agrees with the page, although others change the list meanwhile', async () => {
    const { db } = subject().database
    for (const name of ['a', 'b', 'c']) await addUser(db, name)
    let added = 0
    const busy = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await addUser(db, `new-${added++}`)
        return result
      },
    })
    const users = busy.selectFrom('user').select('username').orderBy('id')
    const first = await pageOf(users, { page: 1, perPage: 20 })
    expect(first.total).toBe(first.rows.length)
    expect(await pageOf(users, { page: 2, perPage: 4 })).toMatchObject({ rows: [], total: 4 })
  })
})
