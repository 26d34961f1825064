import { expect } from 'vitest'
import { test, type Forge } from '../../support/forge.ts'
import { browse, type Browser, type Shown } from './browser.ts'

const session = '_service_session'
const given = { name: 'Nora Weft', username: 'nora', email: 'nora@example.com', password: 'warp-and-weft' }

/** Sends the form of a new browser. */
async function signUp(forge: Forge, change: object = {}): Promise<Shown & { browser: Browser }> {
  const browser = browse(forge)
  await browser.get('/users/sign_up')
  return { ...(await browser.send('/users/sign_up', { ...given, ...change })), browser }
}

async function isKnown(forge: Forge, username: string): Promise<boolean> {
  const { body } = await forge.admin.get(`/users?username=${username}`)
  return Array.isArray(body) && body.length === 1
}

test('signs in new users', async ({ forge }) => {
  const { status, location, browser } = await signUp(forge)
  expect({ status, location }).toEqual({ status: 303, location: '/profile/account' })
  const cookie = `${session}=${browser.cookies.get(session)}`
  const me = await forge.anonymous.get('/user', { headers: { cookie } })
  expect(me).toMatchObject({
    status: 200,
    body: { username: 'nora', name: 'Nora Weft', email: 'nora@example.com' },
  })
  expect((await forge.admin.get('/users?username=nora')).body).toMatchObject([
    { is_admin: false, external: false },
  ])
})

test('ignores other fields of the form, such as admin', async ({ forge }) => {
  const mallory = {
    username: 'mallory',
    email: 'mallory@example.com',
    admin: 'true',
    projects_limit: '9999999',
  }
  expect((await signUp(forge, mallory)).status).toBe(303)
  expect((await forge.admin.get('/users?username=mallory')).body).toMatchObject([
    { is_admin: false, projects_limit: 100_000 },
  ])
})

test.for<[string, Record<string, string>]>([
  ['a name that is taken', { username: 'ROOT', email: 'one@example.com' }],
  ['an address that is taken', { username: 'two', email: 'ADMIN@example.com' }],
  ['a short password', { username: 'three', email: 'three@example.com', password: 'tiny' }],
  ['no address', { username: 'four', email: 'four' }],
  ['no name', { username: 'five', email: 'five@example.com', name: '' }],
  ['a path that the server needs', { username: 'api', email: 'six@example.com' }],
])('rejects an account with %s, and keeps what was typed', async ([, change], { forge }) => {
  const before = (await forge.admin.get('/users')).headers.get('x-total')
  const { status, html, browser } = await signUp(forge, change)
  expect(status).toBe(422)
  expect(html).toMatch(/role="alert"|aria-invalid="true"/)
  expect(html).toContain(`value="${change['username']}"`)
  expect(html).not.toContain(change['password'] ?? given.password)
  expect(browser.cookies.has(session)).toBe(false)
  expect((await forge.admin.get('/users')).headers.get('x-total')).toBe(before)
})

test('applies the domain lists of the settings', async ({ forge }) => {
  const from = async (username: string, domain: string) =>
    (await signUp(forge, { username, email: `${username}@${domain}` })).status
  await forge.admin.put('/application/settings', {
    domain_whitelist: ['example.com', '*.example.org'],
    domain_blacklist_enabled: true,
    domain_blacklist: ['spam.example.org'],
  })
  expect(await from('ann', 'Example.com')).toBe(303)
  expect(await from('ben', 'looms.example.org')).toBe(303)
  expect(await from('cleo', 'example.org')).toBe(422)
  expect(await from('dora', 'notexample.com')).toBe(422)
  expect(await from('egon', 'spam.example.org')).toBe(422)
  const byAdmin = { username: 'fred', email: 'fred@example.net', name: 'Fred', reset_password: true }
  expect((await forge.admin.post('/users', byAdmin)).status).toBe(201)
  await forge.admin.put('/application/settings', {
    domain_whitelist: null,
    domain_blacklist_enabled: false,
    domain_blacklist: [],
  })
  expect(await from('gina', 'spam.example.org')).toBe(303)
})

test('returns 403 if sign-up is disabled', async ({ forge }) => {
  await forge.admin.put('/application/settings', { signup_enabled: false })
  expect((await browse(forge).get('/users/sign_in')).html).not.toContain('/users/sign_up')
  const browser = browse(forge)
  expect((await browser.get('/users/sign_up')).status).toBe(403)
  await browser.get('/users/sign_in')
  const late = { ...given, username: 'late', email: 'late@example.com' }
  expect((await browser.send('/users/sign_up', late)).status).toBe(403)
  expect(await isKnown(forge, 'late')).toBe(false)
  await forge.admin.put('/application/settings', { signup_enabled: true })
})

test('creates one user for two concurrent forms with the same username', async ({ forge }) => {
  const twins = await Promise.all(
    ['one', 'two'].map((name) => signUp(forge, { username: 'twin', email: `${name}-twin@example.com` })),
  )
  expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 422])
  expect(await isKnown(forge, 'twin')).toBe(true)
})
