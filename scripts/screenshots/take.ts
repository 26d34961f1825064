/** Screenshots by Chromium. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { demoPasswords } from '../../server-stub/index.ts'
import { launchChromium } from '../chromium.ts'
import type { Shot } from './shots.ts'
import type { Subject } from './subject.ts'

export type Variant = 'desktop' | 'phone' | 'dark' | 'print' | 'preview'

const desktop = { width: 1280, height: 800 }
const contexts: Readonly<Record<Variant, BrowserContextOptions>> = {
  desktop: { viewport: desktop, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  dark: { viewport: desktop, colorScheme: 'dark' },
  // The size of previews in social networks.
  preview: { viewport: { width: 1200, height: 630 }, colorScheme: 'light' },
  print: { viewport: { width: 794, height: 1123 }, colorScheme: 'light' },
}

interface Item {
  readonly shot: Shot
  readonly variant: Variant
}

/** Takes them one after the other; returns the files. */
export async function takeScreenshots(
  subject: Subject,
  items: readonly Item[],
  fileOf: (shot: Shot, variant: Variant) => string,
): Promise<string[]> {
  await using browser = await launchChromium()
  const files: string[] = []
  for (const { shot, variant } of items) {
    await using context = await browser.newContext({ ...contexts[variant], deviceScaleFactor: 1 })
    const page = await context.newPage()
    if (variant === 'print') await page.emulateMedia({ media: 'print' })
    await show(page, shot, subject)
    const path = fileOf(shot, variant)
    await page.screenshot({ path })
    files.push(path)
  }
  return files
}

async function show(page: Page, { page: path, signedInAs, search }: Shot, subject: Subject): Promise<void> {
  if (signedInAs !== undefined) {
    await page.goto(`${subject.origin}/users/sign_in`)
    await page.getByLabel('Username or email').fill(signedInAs)
    await page.getByLabel('Password').fill(demoPasswords[signedInAs])
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/profile/account')
  }
  await page.goto(path === 'report' ? subject.reportUrl : subject.origin + path)
  // The first finding of the report is an example of all parts of a finding.
  if (path === 'report') await page.locator('details').first().locator('summary').first().click()
  if (search === undefined) return
  await page.locator('#search').fill(search)
  await page.locator('#search-results [role=option]').first().waitFor()
}
