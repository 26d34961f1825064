import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceHandler } from '../../../scripts/reference/handler.ts'
import { demoPasswords, demoTokens, seedDemo, startStub, type Stub } from '../../../server-stub/index.ts'
import { sampleOf } from '../../support/sample.ts'
import { chromiumPath, hasChromium, launchChromium } from '../../../scripts/chromium.ts'
import { open, phone } from '../../support/browser-session.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const pages = [
  '/',
  '/docs',
  '/docs/operations/createCommit',
  '/docs/schemas/MergeRequest',
  '/docs/errors',
  '/docs/rules',
  '/docs/guides/pagination',
  '/docs/areas/issues',
  '/docs/nothing',
]

/** Pages of a signed-in user. */
const webPages = [
  '/explore',
  '/atelier/loom',
  '/groups/atelier',
  '/mira',
  '/atelier/loom/issues',
  '/atelier/loom/issues/1',
  '/atelier/loom/merge_requests/1',
  '/atelier/loom/commit/master',
  '/atelier/loom/tree/master',
  '/atelier/loom/blob/master/README.md',
  '/atelier/loom/builds/1',
  '/atelier/loom/pipelines/1',
  '/mira/sketches/snippets/1',
  '/profile/account',
  '/nothing/here',
]

/** What axe finds in the page, each with the elements that it concerns. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
  })
  await page.addScriptTag({ path: axe })
  return page.evaluate<string[]>(`axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')))`)
}

describe.skipIf(!hasChromium)(`accessibility (needs ${chromiumPath})`, () => {
  let stub: Stub
  let browser: Browser

  beforeAll(async () => {
    const actors = [{ name: 'mira', role: 'owner', token: demoTokens.mira }]
    stub = await startStub({ seed: seedDemo, docs: referenceHandler({ actors: () => actors }) })
    browser = await launchChromium()
  })

  afterAll(async () => {
    await browser.close()
    await stub.close()
  })

  const wide = sampleOf(pages, 16).map((path) => [path, 'light', {}] as const)
  const narrow = sampleOf(pages, 16, 8).map((path) => [path, 'dark', phone] as const)
  it.for([...wide, ...narrow])('of %s in %s has no violations, %j', async ([path, colorScheme, size]) => {
    const options = { ...size, colorScheme, bypassCSP: true }
    await using opened = await open(browser, `${stub.origin}${path}`, options)
    expect(await violationsOf(opened.page)).toEqual([])
  })

  it.for(['/users/sign_in', '/users/sign_up'])('of %s has no violations', async (path) => {
    await using opened = await open(browser, `${stub.origin}${path}`, { bypassCSP: true })
    expect(await violationsOf(opened.page)).toEqual([])
  })

  it.for([
    ['light', {}, sampleOf(webPages, 4)],
    ['dark', phone, ['/atelier/loom', '/atelier/loom/merge_requests/1', '/profile/account']],
  ] as const)('of the web pages in %s has no violations, %j', async ([colorScheme, size, paths]) => {
    const options = { ...size, colorScheme, bypassCSP: true }
    await using opened = await open(browser, `${stub.origin}/users/sign_in`, options)
    const { page } = opened
    await page.getByLabel('Username or email').fill('mira')
    await page.getByLabel('Password').fill(demoPasswords.mira)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/profile/account')
    for (const path of paths) {
      await page.goto(`${stub.origin}${path}`)
      expect([path, await violationsOf(page)]).toEqual([path, []])
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    }
  })

  it('grey text on grey is a violation', async () => {
    await using opened = await open(browser, `${stub.origin}/docs/guides/sudo`, { bypassCSP: true })
    await opened.page.addStyleTag({
      content: 'main p { color: #aaa !important; background: #bbb !important }',
    })
    expect((await violationsOf(opened.page)).join()).toContain('color-contrast')
  })
})
