import { existsSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { rules } from '../../generated/rules.ts'
import { conformanceFile } from '../../scripts/command-line/package-file.ts'
import { operationsOf, type Contract } from '../../scripts/pipeline/contract.ts'
import { anchorScript } from '../../scripts/reference/anchors.ts'
import { referenceHandler } from '../../scripts/reference/handler.ts'
import { renderPage } from '../../scripts/reference/render.ts'
import type { Stub } from '../../server-stub/index.ts'
import { startStub } from '../../server-stub/index.ts'

const contract: Contract = JSON.parse(readFileSync(conformanceFile, 'utf8'))
/** What the page calls each operation. */
const titles = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, operation.summary ?? '']),
)
/** Some operations of different areas. */
const sample = Object.keys(operations).filter((_, index) => index % 70 === 5)
const executablePath = '/usr/bin/chromium'
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

it('is one page that forbids every address outside itself', { timeout: 60_000 }, async () => {
  const html = await renderPage()
  const [head = ''] = html.split('</head>')
  expect(head).toContain(`content="default-src 'none'; script-src 'unsafe-inline' blob:;`)
  expect(html.slice(0, 2000)).not.toMatch(/<(script|link)[^>]+(src|href)="(?!data:)/)
  expect(html).not.toContain('cdn.redoc.ly')
  expect(html.length).toBeLessThan(8e6)
})

it('has an anchor for every operation', async () => {
  const script = anchorScript(contract)
  const missing = Object.entries(operations).filter(
    ([id, { area }]) => !script.includes(`"${id}":"/${area}/${id.toLowerCase()}"`),
  )
  expect(missing).toEqual([])
})

interface Opened extends AsyncDisposable {
  page: Page
  /** Requests to elsewhere, and errors of the page. */
  departures: string[]
}

/** Opens an address and keeps an eye on what the page does. */
async function open(browser: Browser, address: string, width: number, height: number): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width, height } })
  const { origin } = new URL(address)
  const departures: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) departures.push(url)
  })
  page.on('pageerror', (error) => departures.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') departures.push(message.text())
  })
  await page.goto(address)
  return { page, departures, [Symbol.asyncDispose]: () => page.close() }
}

describe.skipIf(!existsSync(executablePath))(
  `in a browser (needs ${executablePath})`,
  { timeout: 60_000 },
  () => {
    let stub: Stub
    let browser: Browser

    beforeAll(async () => {
      stub = await startStub({ docs: referenceHandler() })
      browser = await chromium.launch({ executablePath, args })
    }, 60_000)

    afterAll(async () => {
      await browser.close()
      await stub.close()
    })

    it.for([
      ['a desk', 1360, 900],
      ['a phone', 390, 844],
    ] as const)(
      'shows access, rules, unspecified points and code samples of an operation on %s',
      async ([, width, height]) => {
        const address = `${stub.origin}/docs#/merge-requests/acceptmergerequest`
        await using opened = await open(browser, address, width, height)
        await opened.page.getByText('Requires authentication').first().waitFor()
        await opened.page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = true
        })
        const shown = (await opened.page.innerText('body')).replaceAll(/\s+/g, ' ')
        expect(shown).toContain('Accept a merge request')
        expect(shown).toContain('Not specified')
        expect(shown).toContain('curl --request PUT')
        for (const id of operations.acceptMergeRequest.rules) {
          expect(shown).toContain(`${id} · ${rules[id].source}`)
          expect(shown).toContain(rules[id].text.replaceAll('`', ''))
        }
        const beyondTheEdge = await opened.page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(beyondTheEdge).toBeLessThanOrEqual(0)
        expect(opened.departures).toEqual([])
      },
    )

    it.for(sample)('shows under #operation/%s what a report links to', async (id) => {
      await using opened = await open(browser, `${stub.origin}/docs#operation/${id}`, 1360, 900)
      const heading = opened.page.locator('h1, h2').filter({ hasText: titles.get(id) ?? 'nothing' })
      await heading.first().waitFor()
      expect(opened.departures).toEqual([])
    })

    it('finds an operation by a word of it', async () => {
      await using opened = await open(browser, `${stub.origin}/docs`, 1360, 900)
      await opened.page.getByText('Conventions').first().waitFor()
      await opened.page.keyboard.press('Control+k')
      await opened.page.keyboard.type('cherry')
      await opened.page.getByText('Cherry-pick').first().click()
      await opened.page.waitForURL(/#\/commits\/cherrypickcommit$/i)
      expect(opened.departures).toEqual([])
    })

    it('is where the root of the server leads', async () => {
      await using opened = await open(browser, `${stub.origin}/`, 1360, 900)
      expect(new URL(opened.page.url()).pathname).toBe('/docs')
    })
  },
)
