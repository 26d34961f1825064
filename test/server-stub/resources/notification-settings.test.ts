import { expect } from 'vitest'
import { at, idOf, test, type Forge, type User } from '../../support/forge.ts'

/** The paths of a project and a group of a new user. */
async function scopes(forge: Forge): Promise<{ owner: User; paths: string[] }> {
  const owner = await forge.newUser('owner')
  const group = idOf(await owner.post('/groups', { name: 'Group', path: `group-${owner.username}` }))
  const project = idOf(await owner.post('/projects', { name: 'Project' }))
  return { owner, paths: [`/groups/${group}`, `/projects/${project}`] }
}

test('defaults to participating and the primary email address', async ({ forge }) => {
  const user = await forge.newUser()
  expect(await user.get('/notification_settings')).toMatchObject({
    status: 200,
    body: { level: 'participating', notification_email: `${user.username}@example.com` },
  })
})

test('stores the global level per user, without events', async ({ forge }) => {
  const [user, other] = [await forge.newUser(), await forge.newUser()]
  const changed = await user.put('/notification_settings', { level: 'custom', new_note: true })
  expect(changed).toMatchObject({ status: 200, body: { level: 'custom' } })
  expect(changed.body).not.toHaveProperty('events')
  expect((await user.get('/notification_settings')).body).toEqual(changed.body)
  expect((await other.get('/notification_settings')).body).toMatchObject({ level: 'participating' })
  expect((await user.put('/notification_settings', {})).body).toEqual(changed.body)
})

test('accepts only an email address of the user', async ({ forge }) => {
  const user = await forge.newUser()
  const own = `${user.username}@example.com`
  const set = (notification_email: string) => user.put('/notification_settings', { notification_email })
  expect((await set(own.toUpperCase())).body).toMatchObject({ notification_email: own })
  expect((await set('root@example.org')).status).toBe(400)
  expect((await user.get('/notification_settings')).body).toMatchObject({ notification_email: own })
  await forge.admin.put(`/users/${user.id}`, { email: `new-${own}` })
  expect((await user.get('/notification_settings')).body).toMatchObject({ notification_email: `new-${own}` })
})

test('has level global for a group or project at first', async ({ forge }) => {
  const { owner, paths } = await scopes(forge)
  for (const path of paths) {
    const url = `${path}/notification_settings`
    expect(await owner.get(url)).toMatchObject({ status: 200, body: { level: 'global' } })
    for (const level of ['disabled', 'participating', 'watch', 'mention', 'global']) {
      expect(await owner.put(url, { level })).toMatchObject({ status: 200, body: { level } })
      expect((await owner.get(url)).body).toEqual({ level })
    }
    expect((await owner.put(url, { level: 'everything' })).status).toBe(400)
    expect((await forge.admin.get(url)).body).toEqual({ level: 'global' })
  }
})

test('stores each event with the level custom', async ({ forge }) => {
  const { owner, paths } = await scopes(forge)
  for (const path of paths) {
    const url = `${path}/notification_settings`
    const form = { level: 'custom', new_note: 'true', failed_pipeline: 'true' }
    const chosen = await owner.send('PUT', url, { form })
    const events = at(chosen, 'events')
    expect(Object.values(Object(events))).toHaveLength(12)
    expect(events).toMatchObject({ new_note: true, failed_pipeline: true, new_issue: false })
    const more = await owner.put(url, { new_note: false, new_issue: true })
    expect(more.body).toMatchObject({
      level: 'custom',
      events: { new_note: false, failed_pipeline: true, new_issue: true },
    })
    expect((await owner.put(url, { level: 'watch' })).body).toEqual({ level: 'watch' })
  }
})

test('returns the level of a member in the permissions of the project', async ({ forge }) => {
  const { owner, paths } = await scopes(forge)
  await owner.put(`${paths[1]}/notification_settings`, { level: 'watch' })
  expect((await owner.get(String(paths[1]))).body).toMatchObject({
    permissions: { project_access: { access_level: 40, notification_level: 2 } },
  })
})

test('stores one row for two concurrent updates', async ({ forge }) => {
  const { owner, paths } = await scopes(forge)
  const url = `${paths[1]}/notification_settings`
  const put = (change: object) => owner.put(url, { level: 'custom', ...change })
  const both = await Promise.all([put({ new_note: true }), put({ new_issue: true })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(at(await owner.get(url), 'events')).toMatchObject({ new_note: true, new_issue: true })
})

test('returns 404 for projects that are not visible, and 401 to anonymous callers', async ({ forge }) => {
  const { paths } = await scopes(forge)
  const nonMember = await forge.newUser('nonMember')
  for (const path of paths) {
    expect((await nonMember.get(`${path}/notification_settings`)).status).toBe(404)
    expect((await nonMember.put(`${path}/notification_settings`, { level: 'watch' })).status).toBe(404)
  }
  for (const path of ['', ...paths]) {
    expect((await forge.anonymous.get(`${path}/notification_settings`)).status).toBe(401)
    expect((await forge.anonymous.put(`${path}/notification_settings`, { level: 'watch' })).status).toBe(401)
  }
})
