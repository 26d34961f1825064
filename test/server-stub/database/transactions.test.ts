import { expect, test } from 'vitest'
import { nextIid, nextIssueIid } from '../../../server-stub/resources/projects/index.ts'
import { addProject, addUser, fixedTime } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

onEachDatabase((subject) => {
  test('counts iids without gaps, with failures and concurrent transactions', async () => {
    const { db } = subject().database
    const owner = await addUser(db, 'barbara')
    const [one, other] = [await addProject(db, owner, 'one'), await addProject(db, owner, 'other')]
    const next = (project: number, fail: boolean): Promise<number> =>
      db.transaction().execute(async (tx) => {
        const iid = await nextIid(tx, project, 'merge_request')
        if (fail) throw new Error('changed my mind')
        return iid
      })
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => next(one, n % 3 === 0)))
    const given = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(given.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
    expect(await next(other, false)).toBe(1)
    await db.transaction().execute(async (tx) => expect(await nextIssueIid(tx, one, fixedTime)).toBe(1))
  })

  test('rolls back all of a transaction that fails', async () => {
    const { db } = subject().database
    const failing = db.transaction().execute(async (tx) => {
      await addUser(tx, 'gone')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.selectFrom('user').selectAll().execute()).toEqual([])
  })
})
