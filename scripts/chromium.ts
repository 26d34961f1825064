import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

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
