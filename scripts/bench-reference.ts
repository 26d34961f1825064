import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { contractFile } from './command-line/package-file.ts'
import { readArguments } from './command-line/script.ts'
import { redocly } from './pipeline/redocly.ts'

readArguments({
  name: 'bench:reference',
  summary: 'compare the reference with other renderers',
  description:
    'Renders the contract with this reference and with others, and prints the size, the time until an operation is visible, ' +
    'and the number of nodes. Fetches the others with npm. Requires Chromium in /usr/bin.',
  options: {},
})
// Loaded after the arguments are read: the help and errors in them appear at once.
const { launchChromium } = await import('./chromium.ts')
const { loadSite } = await import('./reference/load.ts')
const { writeSite } = await import('./reference/static-site.ts')

const run = promisify(execFile)

interface Candidate {
  readonly name: string
  /** Where the operation "Create a branch" is. */
  readonly path: string
  readonly write: (folder: string) => Promise<void>
}

const candidates: readonly Candidate[] = [
  {
    name: 'this reference',
    path: 'own/operations/createBranch.html',
    write: async (folder) => void (await writeSite(await loadSite(), join(folder, 'own'))),
  },
  {
    name: 'Redoc 3.0.1, one file by @redocly/cli 2.77.0',
    path: 'redoc.html#/branches/createbranch',
    write: async (folder) => {
      const out = join(folder, 'redoc.html')
      const { status, output } = await redocly(folder, [
        'build-docs',
        contractFile,
        '--inlineBundle',
        '-o',
        out,
      ])
      if (status !== 0) throw new Error(output)
    },
  },
  {
    name: 'Stoplight Elements 9.0.25',
    path: 'elements.html#/operations/createBranch',
    write: async (folder) => {
      await fetchPackage(folder, '@stoplight/elements@9.0.25', 'elements')
      await writeFile(
        join(folder, 'elements.html'),
        '<!doctype html><meta charset="utf-8"><script src="elements/web-components.min.js"></script><link rel="stylesheet" href="elements/styles.min.css"><elements-api apiDescriptionUrl="openapi.json" router="hash"></elements-api>',
      )
    },
  },
  {
    name: 'Scalar 1.72.1',
    path: 'scalar.html#tag/branches/POST/projects/{id}/repository/branches',
    write: async (folder) => {
      await fetchPackage(folder, '@scalar/api-reference@1.72.1', 'scalar')
      await writeFile(
        join(folder, 'scalar.html'),
        `<!doctype html><meta charset="utf-8"><div id="app"></div><script src="scalar/dist/browser/standalone.js"></script><script>Scalar.createApiReference('#app', { url: 'openapi.json', withDefaultFonts: false, telemetry: false })</script>`,
      )
    },
  },
]

async function fetchPackage(folder: string, name: string, to: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--silent', name, '--pack-destination', folder], {
    cwd: folder,
  })
  await mkdir(join(folder, to))
  const archive = join(folder, stdout.trim())
  await run('tar', ['-xzf', archive, '-C', join(folder, to), '--strip-components=1'])
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** Serves a folder with gzip, as a web server would. */
async function serve(folder: string): Promise<{ origin: string } & AsyncDisposable> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    readFile(join(folder, path)).then(
      (content) => {
        const type = types[extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip' }).end(gzipSync(content))
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = server.address()
  if (typeof url !== 'object' || url === null) throw new Error('The server does not listen on a port')
  return {
    origin: `http://127.0.0.1:${url.port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

/** Opens the operation in a fresh context; only requests to this computer are let through. */
async function measure(browser: Browser, origin: string, { name, path }: Candidate): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  let elsewhere = 0
  await context.route(
    (url) => url.origin !== origin && url.protocol !== 'data:' && url.protocol !== 'blob:',
    (route) => {
      elsewhere += 1
      return route.abort()
    },
  )
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(`${origin}/${path}`, { waitUntil: 'commit' })
  const heading = page.locator('h1, h2, h3').filter({ hasText: 'Create a branch' }).first()
  const seen = await heading.waitFor({ timeout: 60_000 }).then(
    () => `${((performance.now() - began) / 1000).toFixed(2)} s`,
    () => 'not within 60 s',
  )
  await page.waitForLoadState('networkidle').catch(() => undefined)
  const [transferred, size, nodes] = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
    const sum = (key: 'transferSize' | 'decodedBodySize'): number =>
      entries.reduce(
        (total, entry) => total + (entry instanceof PerformanceResourceTiming ? entry[key] : 0),
        0,
      )
    return [sum('transferSize'), sum('decodedBodySize'), document.querySelectorAll('*').length] as const
  })
  await context.close()
  return [name, kilobytes(transferred), kilobytes(size), seen, String(nodes), String(elsewhere)]
}

const folder = await mkdtemp(join(tmpdir(), 'forge-bench-reference-'))
try {
  await cp(contractFile, join(folder, 'openapi.json'))
  for (const { name, write } of candidates) {
    console.error(`Preparing ${name} …`)
    await write(folder)
  }
  await using server = await serve(folder)
  await using browser = await launchChromium()
  console.log(
    '| renderer | transferred, gzip | uncompressed | operation visible after | DOM nodes | requests elsewhere |',
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const candidate of candidates)
    console.log(`| ${(await measure(browser, server.origin, candidate)).join(' | ')} |`)
} finally {
  await rm(folder, { recursive: true })
}
