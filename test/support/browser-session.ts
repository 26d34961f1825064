import { existsSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'

/** Where Debian and its derivatives install it. The first has no windows, tabs and extensions, which take most of the time of the other. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

export const chromiumPath = programs.find((path) => existsSync(path)) ?? programs[0]
export const hasChromium = existsSync(chromiumPath)

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args })
}

export interface Opened extends AsyncDisposable {
  readonly page: Page
  /** Requests to other origins, failed requests and errors of the page. */
  readonly problems: string[]
}

/** Opens a URL in a separate context and records the errors in it. */
export async function open(
  browser: Browser,
  pageUrl: string,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...options })
  const page = await context.newPage()
  const problems: string[] = []
  const home = pageUrl.startsWith('file:') ? 'file:' : new URL(pageUrl).origin
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(home) && !url.startsWith('data:')) problems.push(`request to ${url}`)
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.goto(pageUrl)
  return { page, problems, [Symbol.asyncDispose]: () => context.close() }
}

export const phone = { viewport: { width: 390, height: 844 } } as const
