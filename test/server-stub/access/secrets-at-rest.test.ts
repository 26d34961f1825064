/** Secrets that the API never returns again are stored as digests. */
import { expect } from 'vitest'
import { sql } from 'kysely'
import { at, idOf, test, textAt, type Forge } from '../../support/forge.ts'

/** The tables and columns of all texts in the database that contain the text. */
async function placesOf({ appContext: { db } }: Forge, text: string): Promise<string[]> {
  const tables: string[] = []
  for (const { name: table, columns } of await db.introspection.getTables())
    for (const { name: column } of columns) {
      const { rows } = await sql`
        select 1 from ${sql.table(table)}
        where cast(${sql.ref(column)} as text) like ${`%${text}%`} limit 1`.execute(db)
      if (rows.length > 0) tables.push(`${table}.${column}`)
    }
  return tables
}

test('access tokens of all kinds, passwords and sessions are nowhere in the database', async ({ forge }) => {
  const ada = await forge.newUser('ada')
  const tokens: string[] = []
  for (const kind of ['personal', 'impersonation', 'oauth'] as const) {
    const token = `at-rest-${kind}`
    await forge.provision.token({ user_id: ada.id, kind, name: 'At rest', token })
    const headers = kind === 'oauth' ? { Authorization: `Bearer ${token}` } : { 'PRIVATE-TOKEN': token }
    expect((await forge.anonymous.get('/user', { headers })).status).toBe(200)
    tokens.push(token)
  }
  const password = 'at-rest-password'
  const user = { username: 'grace', name: 'Grace', email: 'grace@example.com', password }
  expect((await forge.admin.post('/users', user)).status).toBe(201)
  for (const secret of [...tokens, password])
    expect([secret, await placesOf(forge, secret)]).toEqual([secret, []])
})

test('a session cookie is nowhere in the database', async ({ forge }) => {
  const page = `${forge.origin}/users/sign_up`
  const visit = await fetch(page)
  const [, csrf = ''] = /name="csrf_token" value="([^"]+)"/.exec(await visit.text()) ?? []
  const visitor = visit.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
  const fields = { name: 'Ida', username: 'ida', email: 'ida@example.com', password: 'a long password' }
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: visitor },
    body: new URLSearchParams({ ...fields, csrf_token: csrf }),
  })
  const session = response.headers
    .getSetCookie()
    .flatMap((cookie) => /^_service_session=([^;]+)/.exec(cookie)?.[1] ?? [])
  expect(session).toHaveLength(1)
  expect(await placesOf(forge, session[0] ?? '')).toEqual([])
})

test('tokens that the API returns again are stored as they are, each in one column', async ({ forge }) => {
  const ada = await forge.newUser('ada')
  const project = await ada.post('/projects', { name: 'Runners' })
  const trigger = await ada.post(`/projects/${idOf(project)}/triggers`, { description: 'At rest' })
  expect(at(project, 'runners_token')).toBe(at(await ada.get(`/projects/${idOf(project)}`), 'runners_token'))
  expect(await placesOf(forge, ada.token)).toEqual(['user.private_token'])
  expect(await placesOf(forge, textAt(project, 'runners_token'))).toEqual(['project.runners_token'])
  expect(await placesOf(forge, textAt(trigger, 'token'))).toEqual(['pipeline_trigger.token'])
})
