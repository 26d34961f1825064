import { expect } from 'vitest'
import { resumeDeletions } from '../../../server-stub/deletions.ts'
import { removeGroups } from '../../../server-stub/resources/groups/index.ts'
import { deleteProject } from '../../../server-stub/resources/projects/commands/delete.ts'
import { hideProjects } from '../../../server-stub/resources/projects/index.ts'
import { at, each, idOf, test } from '../../support/forge.ts'
import { observeUntil } from '../../support/observe-until.ts'

test('a large project is deleted in steps, with other requests in between', async ({ forge }) => {
  const owner = await forge.newUser('keeper')
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
  expect((await owner.post('/projects', { name: 'Large' })).status).toBe(201)
  await deleting
  expect(await db.selectFrom('git_object').select('oid').where('project_id', '=', id).execute()).toEqual([])
})

test('a deletion that was interrupted is completed', async ({ forge }) => {
  const owner = await forge.newUser('keeper')
  const id = idOf(await owner.post('/projects', { name: 'Interrupted' }))
  const { db } = forge.appContext
  await db.transaction().execute((tx) => hideProjects(tx, [id]))
  expect((await owner.get(`/projects/${id}`)).status).toBe(404)
  await resumeDeletions(db)
  expect(await db.selectFrom('project').select('id').where('id', '=', id).execute()).toEqual([])
})

test('issues with their notes, emoji, todos and subscriptions are deleted in portions', async ({ forge }) => {
  const owner = await forge.newUser('keeper')
  const id = idOf(await owner.post('/projects', { name: 'Issues' }))
  const { db } = forge.appContext
  const iid = Number(
    at(await owner.post(`/projects/${id}/issues`, { title: 'One', assignee_ids: [owner.id] }), 'iid'),
  )
  const note = idOf(await owner.post(`/projects/${id}/issues/${iid}/notes`, { body: 'note' }))
  await owner.post(`/projects/${id}/issues/${iid}/notes/${note}/award_emoji`, { name: 'rocket' })
  const created_at = '2026-03-01T08:00:00.000Z'
  const row = { project_id: id, author_id: owner.id, created_at, updated_at: created_at }
  const rows = Array.from({ length: 1000 }, (_, n) => ({ ...row, iid: n + 2, title: `Issue ${n}` }))
  await db.insertInto('issue').values(rows).execute()
  const issues = db.selectFrom('issue').select('id').where('project_id', '=', id)
  const first = await issues.orderBy('id').limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('subscription')
    .values({
      user_id: owner.id,
      subscribable_type: 'issue',
      subscribable_id: first.id,
      subscribed: 1,
      created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const sizes = new Set<number>()
  await observeUntil(deleteProject(db, id), async () => {
    sizes.add((await issues.execute()).length)
  })
  // All, some, none.
  expect(sizes.size).toBeGreaterThan(2)
  for (const table of ['note', 'award_emoji', 'todo'] as const)
    expect(await db.selectFrom(table).select('id').where('issue_id', '=', first.id).execute()).toEqual([])
  expect(await db.selectFrom('award_emoji').select('id').where('note_id', '=', note).execute()).toEqual([])
  expect(
    await db
      .selectFrom('subscription')
      .select('id')
      .where('subscribable_type', '=', 'issue')
      .where('subscribable_id', '=', first.id)
      .execute(),
  ).toEqual([])
})

test('a group and its projects are invisible immediately, and deleted after a crash', async ({ forge }) => {
  const owner = await forge.newUser('keeper', { can_create_group: true })
  const group = idOf(await owner.post('/groups', { name: 'Doomed', path: 'doomed' }))
  const inner = idOf(await owner.post('/groups', { name: 'Inner', path: 'inner', parent_id: group }))
  const project = idOf(await owner.post('/projects', { name: 'In', namespace_id: inner }))
  const { db } = forge.appContext
  expect(await db.transaction().execute((tx) => removeGroups(tx, [group]))).toEqual([project])
  for (const path of [`/groups/${group}`, `/groups/${inner}`, `/projects/${project}`])
    expect([path, (await forge.admin.get(path)).status]).toEqual([path, 404])
  const groups = each(await forge.admin.get('/groups?per_page=100'), 'path')
  expect(groups.filter((path) => String(path).includes('deleted'))).toEqual([])
  expect((await owner.post('/groups', { name: 'Doomed', path: 'doomed' })).status).toBe(201)
  await resumeDeletions(db)
  expect(await db.selectFrom('project').select('id').where('id', '=', project).execute()).toEqual([])
})

test('the namespace of hidden projects is visible to no caller', async ({ forge }) => {
  const owner = await forge.newUser('keeper')
  const id = idOf(await owner.post('/projects', { name: 'Gone' }))
  const { db } = forge.appContext
  await db.transaction().execute((tx) => hideProjects(tx, [id]))
  const { namespace_id } = await db
    .selectFrom('project')
    .select('namespace_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await forge.admin.get(`/groups/${namespace_id}`)).status).toBe(404)
  const created = await forge.admin.post('/projects', { name: 'Intruder', namespace_id })
  expect(created.status).toBe(404)
})
