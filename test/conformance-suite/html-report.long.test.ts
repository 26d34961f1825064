/** A server with four faults: their findings, and the HTML report in a browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { render, type Report } from '../conformance/index.ts'
import { startStub } from '../../server-stub/stub.ts'
import { chromiumPath, hasChromium, launchChromium } from '../../scripts/chromium.ts'
import { faultyAreas, withFourFaults } from './support/four-faults.ts'
import { rewriting } from './support/proxy.ts'
import { runSuite } from './support/runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'forge-contract-html-'))
const file = join(folder, 'report.html')
const phone = { width: 390, height: 800 }
const desktop = { width: 1200, height: 800 }

const inBrowser = `(needs ${chromiumPath})`

let report: Report
let browser: Browser

beforeAll(async () => {
  await using stub = await startStub()
  await using server = await rewriting(stub.baseUrl, withFourFaults)
  report = await runSuite({ baseUrl: server.baseUrl, adminToken: stub.adminToken }, { areas: faultyAreas })
  writeFileSync(file, render(report, 'html'))
  if (hasChromium) browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function opened(suffix = '', viewport = desktop): Promise<Page> {
  const page = await browser.newPage({ viewport })
  await page.goto(pathToFileURL(file).href + suffix)
  return page
}

test('four faults are four findings', () => {
  expect(report.findings.map(({ key }) => key).toSorted()).toEqual([
    'contract/header/X-Total/missing',
    'contract/schema/Trigger/properties/description/type',
    'order/listTags',
    'status/404/403',
  ])
})

describe.skipIf(!hasChromium)(`the filters of the HTML report ${inBrowser}`, () => {
  test('needs nothing else, and is searched and filtered by keyboard on a phone', async () => {
    const page = await browser.newPage({ viewport: phone })
    const outside: string[] = []
    page.on('request', (request) => outside.push(request.url()))
    page.on('pageerror', (error) => outside.push(error.message))
    await page.goto(pathToFileURL(file).href)
    expect(outside.filter((url) => !/^(data|about|blob|file):/.test(url))).toEqual([])
    const rows = page.locator('.rule:visible')
    expect(await rows.count()).toBe(report.rules.length)
    const findings = page.locator('.finding:visible')
    await page.keyboard.press('/')
    await page.keyboard.type('ref-required')
    expect(await rows.first().textContent()).toContain('create-branch/ref-required')
    expect(await page.locator('#shown').textContent()).toMatch(/^\d+ of \d+$/)
    for (const key of ['Tab', 'Tab', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.type('create-tag/')
    expect(await findings.count()).toBeLessThan(report.findings.length)
    await page.keyboard.press('Escape')
    expect([await rows.count(), await findings.count()]).toEqual([
      report.rules.length,
      report.findings.length,
    ])
    await page.locator('#F1 summary').first().press('Enter')
    expect(await page.locator('#F1 pre').last().isVisible()).toBe(true)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width)
  })

  test('keeps its filters in the URL', async () => {
    const page = await opened()
    await page.locator('#verdict').selectOption('fail')
    await page.locator('[data-show=tags]').click()
    expect(new URL(page.url()).search).toBe('?area=tags')
    const again = await opened('?area=tags&verdict=fail')
    expect(await again.locator('#area').inputValue()).toBe('tags')
    const failing = report.rules.filter(({ area, verdict }) => area === 'tags' && verdict === 'fail')
    expect(failing.length).toBeGreaterThan(0)
    expect(await again.locator('.rule:visible').count()).toBe(failing.length)
  })

  test('lists failing areas and rules first', async () => {
    const page = await opened()
    const firstRule = await page.locator('.rule').first().getAttribute('data-verdict')
    expect(firstRule).toBe('fail')
    const failures = await page.locator('.areas tbody tr td:nth-of-type(2)').allTextContents()
    expect(failures.map(Number)).toEqual(failures.map(Number).toSorted((a, b) => b - a))
  })
})

describe.skipIf(!hasChromium)(`the findings of the HTML report ${inBrowser}`, () => {
  test.for([
    ['contract/header/X-Total/missing', 'x-total is missing'],
    ['contract/schema/Trigger/properties/description/type', '"description": 7'],
    ['status/404/403', '403'],
  ])('marks what %s is about where it is visible at once', async ([key, text]) => {
    const id = report.findings.find((finding) => finding.key === key)?.id ?? ''
    const page = await opened(`#${id}`)
    const marked = page.locator(`#${id} mark`).first()
    expect(await marked.textContent()).toBe(text)
    await expect.poll(() => isWithinItsBlock(page, `#${id} mark`)).toBe(true)
  })

  test('does not cover the target of a link with the bar', async () => {
    const page = await opened('#F2')
    await page.locator('#F2 details a').first().click()
    const bar = await page.locator('#filter').boundingBox()
    const rule = await page.locator('.rule[open] summary').first().boundingBox()
    expect(rule?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})

describe.skipIf(!hasChromium)(`the HTML report for every reader ${inBrowser}`, () => {
  test('opens the target of a link, even if a filter hides it', async () => {
    const page = await opened('?q=&search=no+such+words')
    expect(await page.locator('.finding:visible').count()).toBe(0)
    await page.evaluate(`location.hash = '#F1'`)
    await page.locator('#F1[open]').waitFor()
  })

  test.for(['light', 'dark'] as const)(
    'fits a phone with everything open in %s colours',
    async (colorScheme) => {
      const page = await opened('', phone)
      await page.emulateMedia({ colorScheme })
      await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true')
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width)
    },
  )

  test('copies a script', async () => {
    const page = await opened('#F1')
    await page.locator('#F1 .copy').last().click()
    await expect.poll(() => page.locator('#F1 .copy').last().textContent()).toBe('Copied')
    const selected = await page.evaluate('getSelection().toString()')
    expect(selected).toContain('FORGE_ADMIN_TOKEN')
  })

  test('names the checks that a finding blocks, each with its file and line', async () => {
    const page = await opened('#F1')
    expect(await page.locator('#F1').textContent()).toMatch(/test\/conformance\/\S+\.ts:\d+/)
    const blocked = report.checks.filter(({ verdict }) => verdict === 'blocked')
    expect(blocked.length).toBeGreaterThan(0)
    const text = await page.locator('section', { has: page.locator('#findings') }).textContent()
    for (const { id } of blocked) expect(text).toContain(id)
  })

  test.for([
    ['light', {}],
    // All other rules have the same result in other colours.
    ['dark', { runOnly: ['color-contrast'] }],
  ] as const)('violates no accessibility rule in %s colours', async ([colorScheme, rules]) => {
    const page = await browser.newPage({ viewport: desktop, colorScheme })
    await page.goto(`${pathToFileURL(file).href}#F2`)
    await page.addScriptTag({
      content: readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8'),
    })
    expect(
      await page.evaluate(
        `axe.run(${JSON.stringify(rules)}).then(({ violations }) => violations.map(({ id }) => id))`,
      ),
    ).toEqual([])
  })
})

function isWithinItsBlock(page: Page, selector: string): Promise<unknown> {
  return page.evaluate(`(() => {
    const marked = document.querySelector(${JSON.stringify(selector)})
    const [inner, outer] = [marked.getBoundingClientRect(), marked.closest('pre').getBoundingClientRect()]
    return inner.top >= outer.top && inner.bottom <= outer.bottom
  })()`)
}
