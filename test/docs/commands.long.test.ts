/**
 * Scripts of `package.json` explain themselves. Commands of the pages, also those within a sentence: scripts, options and
 * files exist. Links lead to files and headings.
 */
import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { run, verbs } from '../cli/captured.ts'
import { sampleOf } from '../support/sample.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].toSorted()
const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

/** The files of the scripts that are no commands of `forge-contract`, by name. */
const files = new Map(
  Object.entries(manifest.scripts).flatMap(([name, command]) => {
    const file = /^node ((?!scripts\/cli\.ts|node_modules\/)\S+)$/.exec(command)?.[1]
    return file === undefined ? [] : [[name, file]]
  }),
)
const helps = new Map<string, string>()

beforeAll(async () => {
  for (const { name } of verbs) helps.set(name, (await run([name, '--help'])).out)
  const outputs = await Promise.all(
    [...files].map(async ([name, file]) => [name, await runScript(file, '--help')] as const),
  )
  for (const [name, { stdout }] of outputs) helps.set(name, stdout)
})

/** Rejects, with the exit code and the output, if the script fails. */
function runScript(file: string, argument: string): Promise<{ stdout: string }> {
  return promisify(execFile)(process.execPath, [file, argument], { cwd: root })
}

it.for([...files.keys()])('npm run %s explains itself in 80 columns', (name) => {
  const help = helps.get(name) ?? ''
  expect(help).toMatch(new RegExp(`^npm run ${name}(?: -- \\S.*)?: `))
  // Each code once, in order.
  const [, text = ''] = /\n(Exit codes: .*?)\n\n/s.exec(help) ?? []
  const codes = [...text.replaceAll('\n', ' ').matchAll(/[:;,] (\d+) /g)].map(([, code]) => Number(code))
  expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b))
  expect(codes).toContain(2)
  expect(help).toContain('\nOptions\n')
  expect(help.split('\n').filter((line) => line.length > 80)).toEqual([])
})

// One function reads the arguments of all scripts.
it.for(sampleOf([...files], 6))('npm run %s rejects an unknown option in one line', async ([name, file]) => {
  await expect(runScript(file, '--no-such-option')).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: `npm run ${name}: unknown option --no-such-option; see npm run ${name} -- --help\n`,
  })
})

it.for(['exercise', 'outline'])('npm run %s rejects a path that does not exist in one line', async (name) => {
  await expect(runScript(files.get(name) ?? '', '/no/such/path')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(new RegExp(`^npm run ${name}: /no/such/path .+\n$`)),
  })
})

// The recursive mkdir of Node never returns in /proc.
it('npm run screenshots rejects a folder that cannot be created in one line', async () => {
  await expect(runScript(files.get('screenshots') ?? '', '--output=/proc/x')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^npm run screenshots: .+'\/proc\/x'; give another folder with --output\n$/,
    ),
  })
})

it.for(pages)('%s names scripts that exist', (page) => {
  const names = [...read(page).matchAll(/npm run (?:-s )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !(name in manifest.scripts))).toEqual([])
})

it.for(pages)('%s names test files that exist, with tests that have the title', (page) => {
  const calls = read(page).matchAll(/npx vitest run\s([^`\n]*(?:\n[^`\n]*\.test\.ts[^`\n]*)?)/g)
  for (const [, call = ''] of calls) {
    const tests = (call.match(/\S+\.test\.ts/g) ?? []).map(read)
    const title = / -t (\S+)/.exec(call)?.[1] ?? ''
    const pattern = new RegExp(`(?:test|it)\\(\\s*'[^']*${title}`)
    for (const text of tests) expect(text).toMatch(pattern)
  }
})

it('names options that the commands have', () => {
  const unknown = pages.flatMap((page) =>
    commandsOf(read(page)).flatMap(({ name, options }) =>
      options
        .filter((option) => helps.get(name)?.includes(`--${option} `) !== true)
        .map((option) => `${page}: ${name} --${option}`),
    ),
  )
  expect(unknown).toEqual([])
})

/** Calls of `forge-contract`, by any of its names, and of scripts, with their options. */
function commandsOf(text: string): { name: string; options: string[] }[] {
  const calls = text.matchAll(
    /(?:npm (?:run )?(start|[a-z][a-z:-]*?) --|npx forge-contract ([\w-]+))([^`\n#|]*(?:\\\n[^`\n#|]*)*)/g,
  )
  return [...calls].map(([, script, command, rest = '']) => ({
    name: script === 'start' ? 'serve' : (script ?? command ?? ''),
    options: [...rest.matchAll(/ --([a-z][a-z-]+)/g)].map(([, option = '']) => option),
  }))
}

it('names files of the repository that exist', () => {
  const missing = pages.flatMap((page) =>
    [...read(page).matchAll(/np[mx] [^`#|]*/g)]
      .flatMap(([command]) => command.match(/\b(?:openapi|scripts|test)\/[\w./-]+/g) ?? [])
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${page}: ${path}`),
  )
  expect(missing).toEqual([])
})

it('has links that lead to files and headings', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !leads(page, link))
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

function leads(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(join(root, file))) return false
  return anchor === undefined || !file.endsWith('.md') || anchorsIn(file).has(anchor)
}

const anchors = new Map<string, ReadonlySet<string>>()

function anchorsIn(file: string): ReadonlySet<string> {
  const known = anchors.get(file) ?? new Set(anchorsOf(read(file)))
  anchors.set(file, known)
  return known
}

/** The anchors of headings, as GitHub derives them, and explicit ones. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...[...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)]
}
