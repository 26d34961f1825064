/** Commands of the pages, also those within a sentence: scripts, options and files exist. Links lead to files and headings. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { run, verbs } from '../cli/captured.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })].toSorted()
const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

it.for(pages)('%s names scripts that exist', (page) => {
  const names = [...read(page).matchAll(/npm run (?:-s )?([a-z][a-z:]*)/g)].map(([, name = '']) => name)
  expect(names.filter((name) => !(name in manifest.scripts))).toEqual([])
})

it('names options that the commands have', async () => {
  const known = new Map<string, string>()
  for (const { name } of verbs) known.set(name, (await run([name, '--help'])).out)
  const unknown = pages.flatMap((page) =>
    commandsOf(read(page)).flatMap(({ name, options }) =>
      options
        .filter((option) => !hasOption(known.get(name) ?? sourceOf(name), option))
        .map((option) => `${page}: ${name} --${option}`),
    ),
  )
  expect(unknown).toEqual([])
})

/** Calls of `forge-contract`, by any of its names, and of scripts, with their options. */
function commandsOf(text: string): { name: string; options: string[] }[] {
  const calls = text.matchAll(
    /(?:npm (?:run )?(start|[a-z][a-z:]*) --|npx forge-contract (\w+))([^`\n#|]*(?:\\\n[^`\n#|]*)*)/g,
  )
  return [...calls].map(([, script, command, rest = '']) => ({
    name: script === 'start' ? 'serve' : (script ?? command ?? ''),
    options: [...rest.matchAll(/ --([a-z][a-z-]+)/g)].map(([, option = '']) => option),
  }))
}

/** The file that a script of `package.json` runs. */
function sourceOf(script: string): string {
  return read(/node (\S+)/.exec(manifest.scripts[script] ?? '')?.[1] ?? 'package.json')
}

/** Whether a help, or the options of `parseArgs`, contain it. */
function hasOption(text: string, option: string): boolean {
  return text.includes(`--${option} `) || new RegExp(`^ +'?${option}'?: \\{`, 'm').test(text)
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
