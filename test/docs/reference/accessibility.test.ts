import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referenceHandler } from '../../../scripts/reference/handler.ts'
import { demoTokens, startStub, type Stub } from '../../../server-stub/index.ts'
import { chromiumPath, hasChromium, launchChromium, open, phone } from './browser-session.ts'

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
    stub = await startStub({ docs: referenceHandler({ actors: () => actors }) })
    browser = await launchChromium()
  }, 90_000)

  afterAll(async () => {
    await browser.close()
    await stub.close()
  })

  it.for(pages.flatMap((path) => [[path, 'light', {}] as const, [path, 'dark', phone] as const]))(
    'of %s in %s has no violations, %j',
    async ([path, colorScheme, size]) => {
      const options = { ...size, colorScheme, bypassCSP: true }
      await using opened = await open(browser, `${stub.origin}${path}`, options)
      expect(await violationsOf(opened.page)).toEqual([])
    },
  )

  it('is measured: grey text on grey is a violation', async () => {
    await using opened = await open(browser, `${stub.origin}/docs/guides/sudo`, { bypassCSP: true })
    await opened.page.addStyleTag({
      content: 'main p { color: #aaa !important; background: #bbb !important }',
    })
    expect((await violationsOf(opened.page)).join()).toContain('color-contrast')
  })
})
