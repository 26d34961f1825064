import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import { referenceHandler } from '../../../scripts/reference/handler.ts'
import { loadSite } from '../../../scripts/reference/load.ts'
import { writeSite } from '../../../scripts/reference/static-site.ts'
import { demoTokens, seedDemo, startStub, type Stub } from '../../../server-stub/index.ts'
import { hasChromium, launchChromium } from '../../../scripts/chromium.ts'
import { open, phone } from '../../support/browser-session.ts'

/** Skipped where Chromium is not installed at the path in `chromiumPath`. */
const inBrowser = it.skipIf(!hasChromium)

let stub: Stub
let browser: Browser
let docs: string
let folder: string

beforeAll(async () => {
  if (!hasChromium) return
  const actors = [
    { name: 'mira', role: 'owner', token: demoTokens.mira },
    { name: 'tom', role: 'developer', token: demoTokens.tom },
    { name: 'anonymous', role: 'no token', token: null },
  ]
  stub = await startStub({ seed: seedDemo, docs: referenceHandler({ actors: () => actors }) })
  docs = `${stub.origin}/docs`
  browser = await launchChromium()
  folder = await mkdtemp(join(tmpdir(), 'forge-reference-'))
  await writeSite(await loadSite(), folder)
})

afterAll(async () => {
  if (!hasChromium) return
  await browser.close()
  await stub.close()
  await rm(folder, { recursive: true })
})

inBrowser.for([
  ['a desktop', {}],
  ['a phone', phone],
  ['a phone without scripts', { ...phone, javaScriptEnabled: false }],
] as const)(
  'shows access, rules, unspecified points and samples of an operation on %s',
  async ([, options]) => {
    await using opened = await open(browser, `${docs}/operations/acceptMergeRequest`, options)
    const { page } = opened
    const shown = (await page.innerText('main')).replaceAll(/\s+/g, ' ')
    expect(shown).toContain('Accept a merge request')
    expect(shown).toContain('PUT /api/v4/projects/{id}/merge_requests/{merge_request_iid}/merge')
    expect(shown).toContain('Not specified')
    expect(shown).toContain('curl --request PUT')
    for (const id of operations.acceptMergeRequest.rules) {
      expect(shown).toContain(`${id} · document ${rules[id].source}`)
      expect(shown).toContain(rules[id].text.replaceAll('`', ''))
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    expect(opened.problems).toEqual([])
  },
)

inBrowser('opens the menu of a phone below the header, and scrolls to its end', async () => {
  await using opened = await open(browser, `${docs}/operations/listProjectIssues`, phone)
  const { page } = opened
  await page.getByRole('button', { name: 'Menu' }).click()
  const header = await page.locator('.top').boundingBox()
  const heading = await page.locator('.sidebar h2').first().boundingBox()
  expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
  const last = page.locator('.sidebar a').last()
  await last.scrollIntoViewIfNeeded()
  expect((await last.boundingBox())?.y).toBeLessThan(phone.viewport.height)
})

inBrowser('has the tabs of the samples in one row, with room for a scrollbar and a wider font', async () => {
  const desktop = { viewport: { width: 1280, height: 800 } }
  await using opened = await open(browser, `${docs}/operations/createMergeRequest`, desktop)
  const tabs = await opened.page.locator('.tabs label').all()
  const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  const row = await opened.page.locator('.tabs').boundingBox()
  const width = boxes.reduce((sum, box) => sum + (box?.width ?? 0), 0)
  expect((row?.width ?? 0) - width).toBeGreaterThan(40)
})

inBrowser('has samples without hidden ends of lines', async () => {
  const desktop = { viewport: { width: 1280, height: 800 } }
  await using opened = await open(browser, `${docs}/operations/acceptMergeRequest`, desktop)
  const hidden =
    "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.panel pre'))"
  expect(await opened.page.evaluate(hidden)).toBe(0)
})

inBrowser('has the copy button of a response example beside its scrollbar', async () => {
  await using opened = await open(browser, `${docs}/operations/createMergeRequest`)
  const example = opened.page.locator('.example .code').first()
  await example.hover()
  const [outer, button] = [await example.boundingBox(), await example.locator('.copy').boundingBox()]
  const right = (box: typeof outer): number => (box?.x ?? 0) + (box?.width ?? 0)
  expect(right(outer) - right(button)).toBeGreaterThanOrEqual(15)
})

inBrowser('fits the schemas with the longest names on a narrow phone', async () => {
  const { contract } = await loadSite()
  const names = Object.keys(contract.components.schemas ?? {})
  const longest = names.toSorted((a, b) => b.length - a.length).slice(0, 3)
  for (const name of longest) {
    await using opened = await open(browser, `${docs}/schemas/${name}`, {
      ...phone,
      viewport: { width: 360, height: 740 },
    })
    const width: unknown = await opened.page.evaluate('document.documentElement.scrollWidth')
    expect([name, width]).toEqual([name, 360])
  }
})

inBrowser('finds the operation that the words mean, and Enter opens it', async () => {
  await using opened = await open(browser, docs)
  const { page } = opened
  await page.keyboard.press('Control+k')
  await page.locator('#search[data-ready]').waitFor()
  await page.keyboard.type('protected branch')
  expect(await page.locator('#search-results [role=option] strong').first().innerText()).toBe(
    'Protect a branch',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(`${docs}/operations/protectBranch`)
  expect(opened.problems).toEqual([])
})

inBrowser('reaches the content and the search with the first keystrokes', async () => {
  await using opened = await open(browser, `${docs}/operations/createBranch`)
  const { page } = opened
  const focused: string[] = []
  for (let count = 0; count < 3; count++) {
    await page.keyboard.press('Tab')
    focused.push(await page.evaluate<string>('document.activeElement.id || document.activeElement.className'))
  }
  expect(focused).toEqual(['skip', 'brand', 'search'])
  await page.locator('.skip').focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate('document.activeElement.id')).toBe('content')
})

inBrowser('prints dark text, without navigation, also where the screen is dark', async () => {
  await using opened = await open(browser, `${docs}/operations/createBranch`, { colorScheme: 'dark' })
  const { page } = opened
  const colour = () => page.evaluate('getComputedStyle(document.body).color')
  expect(await colour()).toBe('rgb(230, 233, 242)')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await colour()).toBe('rgb(29, 35, 48)')
  expect(await page.locator('.sidebar').isVisible()).toBe(false)
  await page.evaluate("document.documentElement.dataset.theme = 'dark'")
  expect(await colour()).toBe('rgb(29, 35, 48)')
})

inBrowser('opens the marked result with the arrow keys', async () => {
  await using opened = await open(browser, docs)
  const { page } = opened
  await page.locator('#search').fill('protected branch')
  await page.locator('#search-results [role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const second = await page.locator('#search-results [role=option]').nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${stub.origin}${second}`)
})

inBrowser.for([
  ['#operation/createBranch', '/operations/createBranch'],
  ['#/branches/createbranch', '/operations/createBranch'],
  ['#tag/branches', '/areas/branches'],
  ['#section/Pagination', '/guides/pagination'],
])('leads the former anchor %s to %s', async ([anchor, page]) => {
  await using opened = await open(browser, `${docs}${anchor}`)
  await opened.page.waitForURL(`${docs}${page}`)
})

inBrowser('has links in the sidebar that open in a new tab', async () => {
  await using opened = await open(browser, `${docs}/operations/createBranch`)
  const { page } = opened
  const link = page.locator('.sidebar a', { hasText: 'List branches' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['Control'] }),
  ])
  await tab.waitForURL(`${docs}/operations/listBranches`)
  expect(await tab.innerText('h1')).toBe('List branches')
})

inBrowser('sends a request from the page and says that the response matches the contract', async () => {
  await using opened = await open(browser, `${docs}/operations/getProject`)
  const { page } = opened
  await page.getByText('Try it').click()
  expect(await page.getByLabel('Base URL').inputValue()).toBe(stub.baseUrl)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('The response matches the contract.').waitFor()
  const output = await page.innerText('.try output')
  expect(output).toContain('200 OK')
  expect(output).toContain('"path_with_namespace": "atelier/loom"')
  expect(opened.problems).toEqual([])
})

inBrowser('says where a response violates the contract', async () => {
  await using opened = await open(browser, `${docs}/operations/getProject`)
  const { page } = opened
  await page.route('**/api/v4/**', (route) => route.fulfill({ json: { id: 'seven' } }))
  await page.getByText('Try it').click()
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText('The response violates the contract:').waitFor()
  expect(await page.innerText('.try output')).toMatch(/id: .*type/i)
})

inBrowser('puts the token of the chosen actor into the samples', async () => {
  await using opened = await open(browser, `${docs}/operations/createBranch`)
  const { page } = opened
  expect(await page.innerText('.panel >> nth=0')).toContain(demoTokens.mira)
  await page.locator('#actor').selectOption('tom')
  await page.locator('.panel', { hasText: demoTokens.tom }).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/docs/operations/createBranch')
  await page.locator('#actor').selectOption('anonymous')
  // Between two pages there is no body.
  await page.waitForFunction(() => !(document.body?.innerText ?? 'PRIVATE-TOKEN').includes('PRIVATE-TOKEN'))
})

inBrowser('works from files: pages, search and links', async () => {
  const index = pathToFileURL(join(folder, 'index.html')).href
  await using opened = await open(browser, index)
  const { page } = opened
  await page.locator('#search').fill('cherry')
  await page.locator('#search-results [role=option]').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/operations\/cherryPickCommit\.html$/)
  expect(await page.innerText('.panel >> nth=0')).toContain('https://forge.example.com/api/v4/projects')
  await page.locator('.sidebar a', { hasText: 'Pagination' }).click()
  expect(await page.innerText('h1')).toBe('Pagination')
  expect(opened.problems).toEqual([])
})

inBrowser('names the option of the server if a page of a folder receives no response', async () => {
  const file = pathToFileURL(join(folder, 'operations', 'getProject.html')).href
  await using opened = await open(browser, file)
  const { page } = opened
  await page.getByText('Try it').click()
  await page.getByLabel('Base URL').fill(stub.baseUrl)
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.getByText("forge-contract serve --cors '*'").waitFor()
})
