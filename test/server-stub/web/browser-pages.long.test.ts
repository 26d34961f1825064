/** The pages work in a browser under their Content Security Policy. */
import { expect, test } from 'vitest'
import { demoPasswords, seedDemo, startStub } from '../../../server-stub/index.ts'
import { referenceHandler } from '../../../scripts/reference/handler.ts'
import { hasChromium, launchChromium } from '../../../scripts/chromium.ts'
import { open } from '../../support/browser-session.ts'

test.skipIf(!hasChromium)('a user registers, signs in, resets the token and signs out', async () => {
  await using stub = await startStub()
  await using browser = await launchChromium()
  await using opened = await open(browser, `${stub.origin}/users/sign_up`)
  const { page, problems } = opened
  await page.fill('#name', 'Ada')
  await page.fill('#username', 'ada')
  await page.fill('#email', 'ada@example.com')
  await page.fill('#password', 'correct horse')
  await page.click('button')
  await page.waitForURL('**/profile/account')
  const token = await page.inputValue('#token')
  await page.click('text=Reset private token')
  expect(await page.inputValue('#token')).not.toBe(token)
  const colour = await page
    .locator('button')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(colour).toBe('rgb(29, 78, 216)')
  await page.click('text=Sign out')
  expect(new URL(page.url()).pathname).toBe('/users/sign_in')
  expect(problems).toEqual([])
})

test.skipIf(!hasChromium)('pages of records have their styles and cause no errors', async () => {
  await using stub = await startStub({ seed: seedDemo, docs: referenceHandler() })
  await using browser = await launchChromium()
  await using opened = await open(browser, `${stub.origin}/users/sign_in`)
  const { page, problems } = opened
  await page.fill('#login', 'mira')
  await page.fill('#password', demoPasswords.mira)
  await page.click('button')
  await page.waitForURL('**/profile/account')
  for (const path of ['', '/issues/1', '/merge_requests/1', '/blob/master/README.md', '/pipelines/1']) {
    const response = await page.goto(`${stub.origin}/atelier/loom${path}`)
    const font = await page.evaluate('getComputedStyle(document.body).fontFamily')
    expect([path, response?.status(), font]).toEqual([path, 200, 'system-ui, sans-serif'])
  }
  expect(problems).toEqual([])
})

test.for([
  ['/users/sign_in', 'text/html'],
  ['/api/v4/projects', 'application/json'],
  ['/nonsense', 'application/json'],
] as const)('%s is neither framed nor sniffed', async ([path, type]) => {
  await using stub = await startStub()
  const { headers } = await fetch(stub.origin + path)
  expect(headers.get('Content-Type')).toContain(type)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('a form that cannot be read leads to a page with the same headers', async () => {
  await using stub = await startStub()
  const body = `x=${'a'.repeat(30_000)}`
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const response = await fetch(`${stub.origin}/users/sign_in`, { method: 'POST', body, headers })
  expect([response.status, response.headers.get('X-Frame-Options')]).toEqual([400, 'DENY'])
  expect(response.headers.get('Content-Security-Policy')).toContain("style-src 'sha256-")
})
