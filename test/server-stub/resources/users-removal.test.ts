import { expect } from 'vitest'
import { resumeDeletions } from '../../../server-stub/deletions.ts'
import { hideUser } from '../../../server-stub/resources/users/queries/removal.ts'
import { userById } from '../../../server-stub/resources/users/queries/users.ts'
import { at, each, idOf, test } from '../../support/forge.ts'
import { observeUntil } from '../../support/observe-until.ts'

const created_at = '2026-03-01T08:00:00.000Z'

test('returns the deleted user, and no user if there is none', async ({ forge }) => {
  const user = await forge.newUser('leaver')
  const project = idOf(await user.post('/projects', { name: 'Left', visibility: 'public' }))
  const deletion = await forge.admin.delete(`/users/${user.id}`)
  expect(deletion).toMatchObject({ status: 200, body: { id: user.id, username: user.username } })
  expect(await forge.admin.delete(`/users/${user.id}`)).toMatchObject({ status: 200, body: {} })
  expect((await forge.admin.get(`/users/${user.id}`)).status).toBe(404)
  expect((await user.get('/user')).status).toBe(401)
  expect((await forge.admin.get(`/projects/${project}`)).status).toBe(404)
  const next = {
    email: `${user.username}@example.com`,
    username: user.username,
    name: 'Next',
    reset_password: true,
  }
  expect((await forge.admin.post('/users', next)).status).toBe(201)
})

test('reassigns contributions to the ghost user, who cannot be deleted', async ({ forge }) => {
  const [leaver, keeper] = [await forge.newUser('leaver'), await forge.newUser('keeper')]
  const path = `remaining-${keeper.username}`
  const group = idOf(await keeper.post('/groups', { name: 'Remaining', path }))
  await keeper.post(`/groups/${group}/members`, { user_id: leaver.id, access_level: 50 })
  const project = idOf(await leaver.post('/projects', { name: 'Shared', namespace_id: group }))
  const comment = {
    project_id: project,
    sha: 'a'.repeat(40),
    note: 'Nice',
    author_id: leaver.id,
    created_at,
  }
  await forge.appContext.db.insertInto('commit_comment').values(comment).execute()
  await forge.admin.delete(`/users/${leaver.id}`)
  const ghost = Number(at(await keeper.get(`/projects/${project}`), 'creator_id'))
  expect((await keeper.get(`/users/${ghost}`)).body).toMatchObject({ name: 'Ghost User', username: 'ghost' })
  const authors = await forge.appContext.db
    .selectFrom('commit_comment')
    .select('author_id')
    .where('project_id', '=', project)
    .execute()
  expect(authors.map(({ author_id }) => author_id)).toEqual([ghost])
  expect(await forge.admin.delete(`/users/${ghost}`)).toMatchObject({ status: 200, body: {} })
  expect((await keeper.get(`/users/${ghost}`)).status).toBe(200)
  expect(each(await keeper.get('/users?search=ghost'), 'id')).toEqual([])
})

test('reassigns notes and awards of several deleted users, without duplicate awards', async ({ forge }) => {
  const keeper = await forge.newUser('keeper')
  const project_id = idOf(await keeper.post('/projects', { name: 'Talked of' }))
  const times = { created_at, updated_at: created_at }
  const { db } = forge.appContext
  const issue_id = idOf(await keeper.post(`/projects/${project_id}/issues`, { title: 'Warp breaks' }))
  for (const leaver of [await forge.newUser('leaver'), await forge.newUser('leaver')]) {
    await db
      .insertInto('note')
      .values({ issue_id, author_id: leaver.id, body: 'Mine too', ...times })
      .execute()
    await db
      .insertInto('award_emoji')
      .values({ issue_id, user_id: leaver.id, name: 'thumbsup', ...times })
      .execute()
    expect((await forge.admin.delete(`/users/${leaver.id}`)).body).toMatchObject({ id: leaver.id })
  }
  const { id: ghost } = await db
    .selectFrom('user')
    .select('id')
    .where('ghost', '=', 1)
    .executeTakeFirstOrThrow()
  const notes = await db.selectFrom('note').select('author_id').where('issue_id', '=', issue_id).execute()
  const awards = await db
    .selectFrom('award_emoji')
    .select('user_id')
    .where('issue_id', '=', issue_id)
    .execute()
  expect(notes.map(({ author_id }) => author_id)).toEqual([ghost, ghost])
  expect(awards.map(({ user_id }) => user_id)).toEqual([ghost])
  expect(at(await keeper.get(`/projects/${project_id}`), 'open_issues_count')).toBe(1)
})

test('deletes contributions and groups without another owner with hard_delete', async ({ forge }) => {
  const [leaver, keeper] = [await forge.newUser('leaver'), await forge.newUser('keeper')]
  const alone = idOf(await leaver.post('/groups', { name: 'Alone', path: `alone-${leaver.username}` }))
  const inside = idOf(await leaver.post('/projects', { name: 'Inside', namespace_id: alone }))
  const shared = idOf(await leaver.post('/groups', { name: 'Shared', path: `shared-${leaver.username}` }))
  await leaver.post(`/groups/${shared}/members`, { user_id: keeper.id, access_level: 50 })
  const kept = idOf(await leaver.post('/projects', { name: 'Kept', namespace_id: shared }))
  const comment = {
    project_id: kept,
    sha: 'a'.repeat(40),
    note: 'Gone',
    author_id: leaver.id,
    created_at,
  }
  await forge.appContext.db.insertInto('commit_comment').values(comment).execute()
  for (const author of [leaver, leaver, keeper, keeper])
    await author.post(`/projects/${kept}/issues`, { title: 'Warp breaks' })
  expect((await forge.admin.delete(`/users/${leaver.id}?hard_delete=true`)).body).toMatchObject({
    id: leaver.id,
  })
  expect((await forge.admin.get(`/groups/${alone}`)).status).toBe(404)
  expect((await forge.admin.get(`/projects/${inside}`)).status).toBe(404)
  expect((await keeper.get(`/groups/${shared}`)).status).toBe(200)
  expect(at(await keeper.get(`/projects/${kept}`), 'open_issues_count')).toBe(2)
  const issues = await keeper.get(`/projects/${kept}/issues?per_page=1`)
  expect(issues.headers.get('x-total')).toBe('2')
  expect(
    await forge.appContext.db
      .selectFrom('commit_comment')
      .selectAll()
      .where('project_id', '=', kept)
      .execute(),
  ).toEqual([])
})

test('keeps groups without another owner unless hard_delete is given', async ({ forge }) => {
  const leaver = await forge.newUser('leaver')
  const group = idOf(await leaver.post('/groups', { name: 'Orphaned', path: `orphaned-${leaver.username}` }))
  await forge.admin.delete(`/users/${leaver.id}`)
  expect((await forge.admin.get(`/groups/${group}`)).status).toBe(200)
  expect((await forge.admin.get(`/groups/${group}/members`)).body).toEqual([])
})

test.for(['reassigned', 'deleted'])('many contributions are %s in portions', async (what, { forge }) => {
  const [leaver, keeper] = [await forge.newUser('leaver'), await forge.newUser('keeper')]
  const project_id = idOf(await keeper.post('/projects', { name: 'Large', visibility: 'public' }))
  const { db } = forge.appContext
  const times = { created_at, updated_at: created_at }
  const issue = { project_id, author_id: leaver.id, ...times }
  const rows = Array.from({ length: 1000 }, (_, n) => ({ ...issue, iid: n + 1, title: `Issue ${n}` }))
  await db.insertInto('issue').values(rows).execute()
  await db.updateTable('project').set({ open_issues: 1000 }).where('id', '=', project_id).execute()
  const { id: issue_id } = await db
    .selectFrom('issue')
    .select('id')
    .where('project_id', '=', project_id)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const note = { issue_id, author_id: keeper.id, body: 'Mine', resolved_by_id: leaver.id, ...times }
  await db.insertInto('note').values(note).execute()
  const left = new Set<number>()
  const visible = new Set<boolean>()
  const hard = what === 'deleted'
  await observeUntil(forge.admin.delete(`/users/${leaver.id}?hard_delete=${hard}`), async () => {
    const own = await db.selectFrom('issue').select('id').where('author_id', '=', leaver.id).execute()
    left.add(own.length)
    if (own.length < 1000) visible.add((await userById(db, leaver.id)) !== undefined)
  })
  // All, some, none; and the user is hidden from the first change on.
  expect(left.size).toBeGreaterThan(2)
  expect([...visible]).toEqual([false])
  expect(await db.selectFrom('user').select('id').where('id', '=', leaver.id).execute()).toEqual([])
  expect(at(await keeper.get(`/projects/${project_id}`), 'open_issues_count')).toBe(hard ? 0 : 1000)
  const notes = await db
    .selectFrom('note')
    .select('resolved_by_id')
    .where('issue_id', '=', issue_id)
    .execute()
  const ghost = await db.selectFrom('user').select('id').where('ghost', '=', 1).executeTakeFirst()
  expect(notes.map(({ resolved_by_id }) => resolved_by_id)).toEqual(hard ? [] : [ghost?.id])
})

test('completes an interrupted deletion; the names are free immediately', async ({ forge }) => {
  const [leaver, keeper] = [await forge.newUser('leaver'), await forge.newUser('keeper')]
  const project_id = idOf(await keeper.post('/projects', { name: 'Interrupted', visibility: 'public' }))
  await leaver.post(`/projects/${project_id}/issues`, { title: 'Left' })
  const { db, secrets } = forge.appContext
  const user = await db.selectFrom('user').selectAll().where('id', '=', leaver.id).executeTakeFirstOrThrow()
  const ghost = { private_token: secrets.newToken(), created_at }
  const deletion = { hard: false, ghost, unknownToken: secrets.newToken() }
  await db.transaction().execute((tx) => hideUser(tx, user, deletion))
  expect((await keeper.get(`/users/${leaver.id}`)).status).toBe(404)
  expect((await leaver.get('/user')).status).toBe(401)
  expect(each(await forge.admin.get(`/users?username=${user.username}`), 'id')).toEqual([])
  expect((await forge.admin.delete(`/users/${leaver.id}`)).body).toEqual({})
  const { username, email, name } = user
  const body = { username, email, name, reset_password: true }
  expect((await forge.admin.post('/users', body)).status).toBe(201)
  expect((await keeper.get(`/projects/${project_id}/issues`)).status).toBe(200)
  await resumeDeletions(db)
  const [issue] = await db
    .selectFrom('issue')
    .innerJoin('user', 'user.id', 'issue.author_id')
    .select('user.ghost')
    .where('project_id', '=', project_id)
    .execute()
  expect(issue?.ghost).toBe(1)
  expect(await db.selectFrom('user').select('id').where('id', '=', leaver.id).execute()).toEqual([])
})
