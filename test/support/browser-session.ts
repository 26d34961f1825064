import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

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
