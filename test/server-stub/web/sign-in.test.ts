import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { idOf, test, textAt, type Forge, type User } from '../../support/forge.ts'
import { browse, type Browser } from './browser.ts'

const password = 'warp-and-weft'
const session = '_service_session'

/** A user with a password. */
function newUser(forge: Forge): Promise<User> {
  return forge.newUser('weaver', { reset_password: false, password })
}

/** A signed-in user. */
async function signedIn(forge: Forge): Promise<{ user: User; browser: Browser }> {
  const [user, browser] = [await newUser(forge), browse(forge)]
  await browser.get('/users/sign_in')
  await browser.send('/users/sign_in', { login: user.username, password })
  expect(browser.cookies.has(session)).toBe(true)
  return { user, browser }
}

/** The response of the API to the cookie of a browser. */
function withCookie({ anonymous }: Forge, { cookies }: Browser, path = '/user') {
  return anonymous.get(path, { headers: { cookie: `${session}=${cookies.get(session) ?? ''}` } })
}

test('sets a cookie that authenticates API requests', async ({ forge }) => {
  const { user, browser } = await signedIn(forge)
  expect(await withCookie(forge, browser)).toMatchObject({ status: 200, body: { id: user.id } })
  const made = await forge.anonymous.send('POST', '/projects', {
    json: { name: 'By cookie' },
    headers: { cookie: `${session}=${browser.cookies.get(session)}` },
  })
  expect(made).toMatchObject({ status: 201, body: { creator_id: user.id } })
})

test('sets HttpOnly and SameSite, and redirects to the account page', async ({ forge }) => {
  const [user, browser] = [await newUser(forge), browse(forge)]
  await browser.get('/users/sign_in')
  const response = await browser.send('/users/sign_in', {
    login: `${user.username}@example.com`.toUpperCase(),
    password,
  })
  expect(response).toMatchObject({ status: 303, location: '/profile/account' })
  const set = response.headers.getSetCookie().find((each) => each.startsWith(session))
  expect(set).toMatch(/; HttpOnly/)
  expect(set).toMatch(/; SameSite=Lax/)
  expect(set).toMatch(/; Path=\//)
  expect(set).not.toMatch(/; Secure/)
})

test('updates the times of sign-in and activity of the user', async ({ forge }) => {
  forge.setClock('2026-07-01T10:00:00Z')
  const { user, browser } = await signedIn(forge)
  expect((await user.get('/user')).body).toMatchObject({
    current_sign_in_at: expect.stringMatching(/^2026-07-01T10:00/),
    last_activity_on: '2026-07-01',
  })
  const first = textAt(await user.get('/user'), 'current_sign_in_at')
  await browser.send('/users/sign_out')
  await browser.get('/users/sign_in')
  await browser.send('/users/sign_in', { login: user.username, password })
  expect((await user.get('/user')).body).toMatchObject({ last_sign_in_at: first })
})

test('responds alike to a wrong password and an unknown login', async ({ forge }) => {
  const user = await newUser(forge)
  const rejected = async (login: string, secret: string) => {
    const browser = browse(forge)
    await browser.get('/users/sign_in')
    const { status, html } = await browser.send('/users/sign_in', { login, password: secret })
    expect(browser.cookies.has(session)).toBe(false)
    return [status, html.includes('Invalid username, email or password.'), html.includes(secret)]
  }
  const alike = [401, true, false]
  expect(await rejected(user.username, 'wrong-password')).toEqual(alike)
  expect(await rejected('nobody-at-all', 'wrong-password')).toEqual(alike)
  expect(await rejected('', 'wrong-password')).toEqual(alike)
  const without = await forge.newUser('without')
  expect(await rejected(without.username, 'wrong-password')).toEqual(alike)
})

test('rejects sign-in and sessions of blocked users', async ({ forge }) => {
  const { user, browser } = await signedIn(forge)
  await forge.admin.post(`/users/${user.id}/block`)
  expect((await withCookie(forge, browser)).status).toBe(403)
  expect(await browser.get('/profile/account')).toMatchObject({ status: 303, location: '/users/sign_in' })
  const other = browse(forge)
  await other.get('/users/sign_in')
  const response = await other.send('/users/sign_in', { login: user.username, password })
  expect(response.html).toContain('Your account has been blocked.')
  expect(other.cookies.has(session)).toBe(false)
})

test('ends the session on sign-out', async ({ forge }) => {
  const { browser } = await signedIn(forge)
  const kept = new Map(browser.cookies)
  await browser.get('/profile/account')
  expect(await browser.send('/users/sign_out')).toMatchObject({ status: 303, location: '/users/sign_in' })
  expect(browser.cookies.has(session)).toBe(false)
  expect((await withCookie(forge, { ...browser, cookies: kept })).status).toBe(401)
})

test('ends a session after the duration in the settings at start-up', async ({ forge }) => {
  await forge.admin.put('/application/settings', { session_expire_delay: 1 })
  forge.setClock('2026-08-01T10:00:00Z')
  const { browser } = await signedIn(forge)
  forge.setClock('2026-08-08T09:59:00Z')
  expect((await withCookie(forge, browser)).status).toBe(200)
  forge.setClock('2026-08-08T10:01:00Z')
  expect((await withCookie(forge, browser)).status).toBe(401)
  expect((await browser.get('/profile/account')).status).toBe(303)
})

test('replaces the session of the browser', async ({ forge }) => {
  const { browser } = await signedIn(forge)
  const kept = new Map(browser.cookies)
  const other = await newUser(forge)
  await browser.get('/profile/account')
  await browser.send('/users/sign_in', { login: other.username, password })
  expect(await withCookie(forge, browser)).toMatchObject({ body: { id: other.id } })
  expect((await withCookie(forge, { ...browser, cookies: kept })).status).toBe(401)
})

test('rejects forms of other sites and without CSRF token', async ({ forge }) => {
  const { user, browser } = await signedIn(forge)
  await browser.get('/profile/account')
  expect((await browser.send('/profile/account/reset_private_token', { csrf_token: 'made-up' })).status).toBe(
    403,
  )
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.send('/profile/account/reset_private_token', {}, foreign)).status).toBe(403)
  const nonMember = browse(forge)
  expect((await nonMember.send('/users/sign_in', { login: user.username, password })).status).toBe(403)
  expect(nonMember.cookies.has(session)).toBe(false)
  expect((await user.get('/user')).status).toBe(200)
})

test('displays the private token on the account page and resets it', async ({ forge }) => {
  const { user, browser } = await signedIn(forge)
  const before = await browser.get('/profile/account')
  expect(before.status).toBe(200)
  expect(before.html).toContain(`value="${user.token}"`)
  expect(await browser.send('/profile/account/reset_private_token')).toMatchObject({ status: 303 })
  const after = await browser.get('/profile/account?reset')
  const token = /id="token"\s+value="([^"]+)"/.exec(after.html)?.[1] ?? ''
  expect(after.html).toContain('The former token is revoked.')
  expect(token).not.toBe(user.token)
  expect((await user.get('/user')).status).toBe(401)
  expect(await forge.caller(token).get('/user')).toMatchObject({ status: 200, body: { id: user.id } })
})

test('redirects from the account page to the sign-in page without a session', async ({ forge }) => {
  const browser = browse(forge)
  expect(await browser.get('/profile/account')).toMatchObject({ status: 303, location: '/users/sign_in' })
  await browser.get('/users/sign_in')
  expect(await browser.send('/profile/account/reset_private_token')).toMatchObject({
    status: 303,
    location: '/users/sign_in',
  })
})

test('forbids caching, framing and scripts', async ({ forge }) => {
  const { browser } = await signedIn(forge)
  for (const path of ['/profile/account', '/users/sign_up', '/users/sign_in']) {
    const { status, headers, html } = await (path === '/profile/account' ? browser : browse(forge)).get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    expect(html).not.toMatch(/<script/)
    expect(html).toMatch(/^<!doctype html>\s+<html lang="en">/)
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
    const inputs = [...html.matchAll(/<input\s+id="([^"]+)"/g)].map(([, id]) => id)
    expect(inputs.length).toBeGreaterThan(0)
    for (const id of inputs) expect(html).toContain(`<label for="${id}">`)
  }
})

test('escapes names in pages', async ({ forge }) => {
  const name = `<b onclick="x">Weaver</b> & 'co'`
  const user = await forge.newUser('odd', { reset_password: false, password, name })
  const browser = browse(forge)
  await browser.get('/users/sign_in')
  await browser.send('/users/sign_in', { login: user.username, password })
  const { html } = await browser.get('/profile/account')
  expect(html).not.toContain('<b onclick')
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Weaver&lt;/b&gt; &amp; &#39;co&#39;')
})

test('requires a new password at the first sign-in after an administrator set it', async ({ forge }) => {
  const { user, browser } = await signedIn(forge)
  await forge.admin.put(`/users/${user.id}`, { password: 'set-by-somebody' })
  expect((await withCookie(forge, browser)).status).toBe(401)
  const other = browse(forge)
  await other.get('/users/sign_in')
  const response = await other.send('/users/sign_in', { login: user.username, password: 'set-by-somebody' })
  expect(response.html).toContain('Choose a new password')
  expect(other.cookies.has(session)).toBe(false)
  const change = (fields: Record<string, string>) =>
    other.send('/users/password', { login: user.username, password: 'set-by-somebody', ...fields })
  const chosen = { new_password: 'chosen-by-myself', new_password_again: 'chosen-by-myself' }
  for (const wrong of [
    { ...chosen, password: 'wrong-password' },
    { ...chosen, new_password_again: 'chosen-by-nobody' },
    { new_password: 'short', new_password_again: 'short' },
    { new_password: 'set-by-somebody', new_password_again: 'set-by-somebody' },
  ])
    expect((await change(wrong)).status).toBe(422)
  expect(other.cookies.has(session)).toBe(false)
  expect(await change(chosen)).toMatchObject({ status: 303, location: '/profile/account' })
  expect((await withCookie(forge, other)).status).toBe(200)
  const again = browse(forge)
  await again.get('/users/sign_in')
  expect(
    (await again.send('/users/sign_in', { login: user.username, password: 'chosen-by-myself' })).status,
  ).toBe(303)
})

test('applies the settings of sign-in and sign-out', async ({ forge }) => {
  const settings = (change: object) => forge.admin.put('/application/settings', change)
  await settings({
    sign_in_text: 'Welcome to the <workshop>.',
    after_sign_out_path: 'https://www.example.com/bye',
  })
  const { browser } = await signedIn(forge)
  expect((await browse(forge).get('/users/sign_in')).html).toContain('Welcome to the &lt;workshop&gt;.')
  const account = await browser.get('/profile/account')
  expect(account.headers.get('content-security-policy')).toContain(
    "form-action 'self' https://www.example.com;",
  )
  expect(await browser.send('/users/sign_out')).toMatchObject({ location: 'https://www.example.com/bye' })
  await settings({ signin_enabled: false, sign_in_text: null, after_sign_out_path: null })
  const closed = browse(forge)
  expect((await closed.get('/users/sign_in')).status).toBe(403)
  await closed.get('/users/sign_up')
  const user = await newUser(forge)
  expect((await closed.send('/users/sign_in', { login: user.username, password })).status).toBe(403)
  expect(closed.cookies.has(session)).toBe(false)
  await settings({ signin_enabled: true })
})

test('redirects from / to the home page of the settings', async ({ forge }) => {
  expect((await browse(forge).get('/')).status).toBe(404)
  await forge.admin.put('/application/settings', { home_page_url: 'https://www.example.com/' })
  expect(await browse(forge).get('/')).toMatchObject({ status: 302, location: 'https://www.example.com/' })
  await forge.admin.put('/application/settings', { home_page_url: null })
})

test('returns 400 for a form that cannot be parsed', async ({ forge }) => {
  const browser = browse(forge)
  await browser.get('/users/sign_in')
  expect((await browser.send('/users/sign_in', { login: 'x'.repeat(30_000) })).status).toBe(400)
  const json = await fetch(`${forge.origin}/users/sign_in`, { method: 'POST', body: '{}' })
  expect(json.status).toBe(403)
})

test('deletes the sessions of a deleted user', async ({ forge }) => {
  const { user, browser } = await signedIn(forge)
  expect(idOf(await withCookie(forge, browser))).toBe(user.id)
  await forge.admin.delete(`/users/${user.id}`)
  expect((await withCookie(forge, browser)).status).toBe(401)
})

test('only a page with a form sets a cookie', async ({ forge }) => {
  const browser = browse(forge)
  expect((await browser.get('/profile/account')).location).toBe('/users/sign_in')
  expect((await browser.send('/users/sign_in', { login: 'root', password })).status).toBe(403)
  expect([...browser.cookies.keys()]).toEqual([])
  await browser.get('/users/sign_in')
  expect([...browser.cookies.keys()]).toEqual(['_service_visitor'])
})
