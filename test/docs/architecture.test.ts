/** The page about the architecture names files and identifiers that exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = read('docs/architecture.md').replace(/^```[\s\S]*?^```$/gm, '')

/** Where paths on the page begin; those of any resource are tested with two. */
const folders = ['', 'server-stub', 'server-stub/resources/issues', 'server-stub/resources/projects']

function exists(path: string): boolean {
  return folders.some((folder) =>
    [path, path.replace(/\.ts$/, '')].some((each) => existsSync(join(root, folder, each))),
  )
}

function codeIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/** The names of functions and types among code. */
function namesIn(text: string): string[] {
  return codeIn(text).filter((code) => /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$/.test(code))
}

function has(text: string, name: string): boolean {
  return new RegExp(String.raw`\b${name}\b`).test(text)
}

test('every path on the page exists', () => {
  const paths = codeIn(page).filter((code) => /^[\w./-]+(\/|\.(ts|mjs|yaml))$/.test(code))
  expect(paths.length).toBeGreaterThan(40)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

test('every function and type on the page exists in the server', () => {
  const names = namesIn(page)
  const server = globSync('server-stub/**/*.ts', { cwd: root }).map(read).join('\n')
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !has(server, name))).toEqual([])
})

test('each hop of a request names what its files contain', () => {
  const hops = page.match(/^\d+\. .*/gm) ?? []
  expect(hops.length).toBeGreaterThan(5)
  expect(hops.length).toBeLessThanOrEqual(12)
  const missing = hops.flatMap((hop) => {
    const files = [...hop.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => read(path)).join('\n')
    return namesIn(hop).filter((name) => !has(files, name))
  })
  expect(missing).toEqual([])
})
