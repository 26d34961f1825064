import { expect } from 'vitest'
import { deleteProject, resumeDeletions } from '../../../server-stub/resources/projects/commands/delete.ts'
import { idOf, test } from '../../support/forge.ts'

test('a large project is deleted in steps that let others through', async ({ forge }) => {
  const owner = await forge.person('keeper')
  const id = idOf(await owner.post('/projects', { name: 'Large' }))
  const { db } = forge.appContext
  const object = { project_id: id, type: 'blob', size: 0, data: new Uint8Array() } as const
  for (let portion = 0; portion < 10; portion++) {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      ...object,
      oid: String(portion * 500 + n).padStart(40, '0'),
    }))
    await db.insertInto('git_object').values(rows).execute()
  }
  const deleting = deleteProject(db, id)
  const left = await db.selectFrom('git_object').select('oid').where('project_id', '=', id).execute()
  expect(left.length).toBeGreaterThan(0)
  expect((await owner.get('/projects?search=large')).body).toEqual([])
  await deleting
  expect(await db.selectFrom('git_object').select('oid').where('project_id', '=', id).execute()).toEqual([])
})

test('a deletion that was interrupted is completed', async ({ forge }) => {
  const owner = await forge.person('keeper')
  const id = idOf(await owner.post('/projects', { name: 'Interrupted' }))
  const { db } = forge.appContext
  await db.updateTable('project').set({ pending_delete: 1 }).where('id', '=', id).execute()
  await resumeDeletions(db)
  expect(await db.selectFrom('project').select('id').where('id', '=', id).execute()).toEqual([])
})
