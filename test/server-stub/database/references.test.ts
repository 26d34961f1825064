import { expect, test } from 'vitest'
import { addProject, addUser, fixedTime } from '../../support/rows.ts'
import { onEachDatabase } from './databases.ts'

onEachDatabase((subject) => {
  test('removes what belongs to a removed row, and never uses its id again', async () => {
    const { db } = subject().database
    const alan = await addUser(db, 'alan')
    const project = await addProject(db, alan, 'machine')
    await db
      .insertInto('star')
      .values({ user_id: alan.id, project_id: project, created_at: fixedTime })
      .execute()
    await db.deleteFrom('user').where('id', '=', alan.id).execute()
    expect(await db.selectFrom('project').select('id').execute()).toEqual([])
    expect(await db.selectFrom('star').selectAll().execute()).toEqual([])
    expect((await addUser(db, 'alan')).id).toBeGreaterThan(alan.id)
  })

  test('keeps a fork when its original is deleted', async () => {
    const { db } = subject().database
    const owner = await addUser(db, 'edsger')
    const original = await addProject(db, owner, 'paths')
    const fork = await addProject(db, owner, 'fork')
    await db.updateTable('project').set({ forked_from_project_id: original }).where('id', '=', fork).execute()
    await db.deleteFrom('project').where('id', '=', original).execute()
    const rows = await db.selectFrom('project').select(['id', 'forked_from_project_id']).execute()
    expect(rows).toEqual([{ id: fork, forked_from_project_id: null }])
  })
})
