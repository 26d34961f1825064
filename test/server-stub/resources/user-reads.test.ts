import { expect } from 'vitest'
import { at, each, idOf, test, textAt } from '../../support/forge.ts'

const summary = ['avatar_url', 'id', 'name', 'state', 'username', 'web_url']
const profile = [
  'bio',
  'created_at',
  'location',
  'messenger_id',
  'micro_blog',
  'organization',
  'website_url',
  'work_profile',
]
const account = [
  'can_create_group',
  'can_create_project',
  'color_scheme_id',
  'confirmed_at',
  'current_sign_in_at',
  'email',
  'external',
  'identities',
  'last_activity_on',
  'last_sign_in_at',
  'projects_limit',
  'two_factor_enabled',
]
const names = (...groups: string[][]): string[] =>
  groups.flat().toSorted((one, other) => (one < other ? -1 : 1))
const members = (record: unknown): string[] => names(Object.keys(Object(record)))

test('returns exactly the properties of each view of a user', async ({ forge }) => {
  const [viewer, seen] = [await forge.newUser('looker'), await forge.newUser('seen')]
  const listed = async (by: typeof viewer): Promise<unknown> =>
    Object((await by.get(`/users?username=${seen.username}`)).body)[0]
  expect(members(await listed(viewer))).toEqual(names(summary))
  expect(members(await listed(forge.admin))).toEqual(names(summary, profile, account, ['is_admin']))
  expect(members((await viewer.get(`/users/${seen.id}`)).body)).toEqual(names(summary, profile))
  expect(members((await forge.admin.get(`/users/${seen.id}`)).body)).toEqual(
    names(summary, profile, account, ['is_admin']),
  )
  expect(members((await seen.get('/user')).body)).toEqual(names(summary, profile, account))
  expect(members((await forge.admin.get('/user')).body)).toEqual(names(summary, profile, account))
  expect(members((await forge.admin.get(`/user?sudo=${seen.id}`)).body)).toEqual(
    names(summary, profile, account, ['is_admin', 'private_token']),
  )
})

test('returns a private token under sudo that authenticates as that user', async ({ forge }) => {
  const seen = await forge.newUser('seen')
  const shown = await forge.admin.get('/user', { headers: { SUDO: seen.username } })
  expect(idOf(await forge.caller(textAt(shown, 'private_token')).get('/user'))).toBe(seen.id)
})

test('returns 401 to anonymous callers', async ({ forge }) => {
  expect((await forge.anonymous.get('/users')).status).toBe(401)
  expect((await forge.anonymous.get('/users/1')).status).toBe(401)
  expect((await forge.anonymous.get('/user')).status).toBe(401)
  expect((await forge.caller('wrong').get('/user')).body).toEqual({ message: '401 Unauthorized' })
  expect((await forge.admin.get('/users/999999')).status).toBe(404)
  expect((await forge.admin.get('/users/mira')).status).toBe(400)
})

test('filters by state, names, provider and external', async ({ forge }) => {
  const identity = { provider: 'ldapmain', extern_uid: 'uid=sieve,dc=example' }
  const active = await forge.newUser('sieve', { email: 'UNUSUAL@address.example', ...identity })
  const blocked = await forge.newUser('sieve')
  const external = await forge.newUser('sieve', { external: true })
  await forge.admin.post(`/users/${blocked.id}/block`)
  const ids = async (query: string): Promise<unknown[]> => each(await active.get(`/users?${query}`), 'id')
  expect(await ids('search=sieve')).toEqual([active.id, blocked.id, external.id])
  expect(await ids('search=sieve&active=true')).toEqual([active.id, external.id])
  expect(await ids('search=sieve&blocked=true')).toEqual([blocked.id])
  expect(await ids('external=true&search=SIEVE')).toEqual([external.id])
  expect(await ids('search=unusual%40address')).toEqual([active.id])
  expect(await ids(`username=${active.username.toUpperCase()}`)).toEqual([active.id])
  expect(await ids(`username=${active.username.slice(0, -1)}`)).toEqual([])
  expect(await ids(`provider=ldapmain&extern_uid=${encodeURIComponent(identity.extern_uid)}`)).toEqual([
    active.id,
  ])
  expect(await ids('provider=other&extern_uid=uid%3Dsieve%2Cdc%3Dexample')).toEqual([])
  expect((await active.get('/users?active=false')).status).toBe(400)
  expect((await active.get('/users?external=false')).status).toBe(200)
})

test('names the only value of a filter that has one', async ({ forge }) => {
  for (const name of ['active', 'blocked'])
    expect(await forge.admin.get(`/users?${name}=false`)).toMatchObject({
      status: 400,
      body: { message: { [name]: ['must be equal to true'] } },
    })
})

test('searches email addresses and usernames, not names', async ({ forge }) => {
  const weaver = await forge.newUser('treadle', { name: 'Petra Quill' })
  expect(each(await weaver.get(`/users?search=${weaver.username}`), 'id')).toEqual([weaver.id])
  expect((await weaver.get('/users?search=quill')).body).toEqual([])
})

test('derives can_create_project from the projects limit', async ({ forge }) => {
  const user = await forge.newUser('limited', { projects_limit: 1 })
  expect(at(await user.get('/user'), 'can_create_project')).toBe(true)
  await user.post('/projects', { name: 'The one' })
  expect(at(await user.get('/user'), 'can_create_project')).toBe(false)
})

test('lists the email addresses of the user, the primary one first', async ({ forge }) => {
  const [user, other] = [await forge.newUser('mailer'), await forge.newUser('other')]
  const second = { user_id: user.id, email: 'second@mailer.example', created_at: '2026-03-01T08:00:00.000Z' }
  await forge.appContext.db.insertInto('email').values(second).execute()
  const listed = await user.get('/user/emails')
  expect(each(listed, 'email')).toEqual([`${user.username}@example.com`, 'second@mailer.example'])
  const primary = Number(each(listed, 'id')[0])
  expect((await user.get(`/user/emails/${primary}`)).body).toEqual(Object(listed.body)[0])
  expect((await other.get(`/user/emails/${primary}`)).status).toBe(404)
  expect((await forge.admin.get(`/users/${user.id}/emails`)).body).toEqual(listed.body)
  expect((await user.get(`/users/${user.id}/emails`)).status).toBe(403)
  expect((await forge.anonymous.get('/user/emails')).status).toBe(401)
  expect((await forge.admin.get('/users/999999/emails')).status).toBe(404)
})

test('replaces the former email address', async ({ forge }) => {
  const [user, other] = [await forge.newUser('changer'), await forge.newUser('other')]
  const second = { user_id: user.id, email: 'second@changer.example', created_at: '2026-03-01T08:00:00.000Z' }
  await forge.appContext.db.insertInto('email').values(second).execute()
  const change = (email: string) => forge.admin.put(`/users/${user.id}`, { email })
  expect(at(await change('new@changer.example'), 'email')).toBe('new@changer.example')
  expect(each(await user.get('/user/emails'), 'email')).toEqual(['new@changer.example', second.email])
  await change(second.email)
  expect(each(await user.get('/user/emails'), 'email')).toEqual(['new@changer.example', second.email])
  expect((await forge.admin.put(`/users/${other.id}`, { email: 'NEW@changer.example' })).status).toBe(404)
})
