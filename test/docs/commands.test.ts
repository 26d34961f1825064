/** The commands of the README and the guides exist, and those of the README work. */
import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Stub } from '../../server-stub/index.ts'
import { seedDemo, startStub } from '../../server-stub/index.ts'
import { run, verbs } from '../cli/captured.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })].toSorted()
const manifest: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
const readme = read('README.md')

let stub: Stub
let folder: string
beforeAll(async () => {
  stub = await startStub({ seed: seedDemo })
  folder = await mkdtemp(join(tmpdir(), 'forge-readme-'))
})
afterAll(async () => {
  await stub.close()
  await rm(folder, { recursive: true, force: true })
})

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
        .filter((option) => !(known.get(name) ?? '').includes(option))
        .map((option) => `${page}: ${name} ${option}`),
    ),
  )
  expect(unknown).toEqual([])
})

/** Calls of `forge-contract`, by any of its names, with their options. */
function commandsOf(text: string): { name: string; options: string[] }[] {
  const calls = text.matchAll(
    /(?:npm (?:run )?(start|mock|docs|conformance)\b|npx forge-contract (\w+))([^`\n#|]*(?:\\\n[^`\n#|]*)*)/g,
  )
  return [...calls].map(([, script, command, rest = '']) => ({
    name: script === 'start' ? 'serve' : (script ?? command ?? ''),
    options: [...rest.matchAll(/ --([a-z][a-z-]+)/g)].map(([, option]) => `--${option}`),
  }))
}

it('has links that lead to files', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => globSync(join(dirname(page), link), { cwd: root }).length === 0)
      .map((link) => `${page}: ${link}`),
  )
  expect(broken).toEqual([])
})

it('README: the commands of a terminal work', async () => {
  const lines = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, text = '']) => text.split('\n'))
  const calls = lines.filter((line) => /^(?:curl|git) /.test(line))
  expect(calls).toHaveLength(2)
  for (const call of calls) {
    const { stdout } = await execute('sh', ['-c', local(call)], { cwd: folder })
    if (call.startsWith('curl')) expect(JSON.parse(stdout)).toHaveProperty('name', 'Loom')
  }
  expect(globSync('loom/README*', { cwd: folder })).not.toEqual([])
})

it('README: the examples run', async () => {
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text = '']) => text)
  expect(examples).toHaveLength(2)
  for (const [index, example] of examples.entries()) {
    const file = join(folder, `example-${index}.ts`)
    await writeFile(
      file,
      local(example).replace(/'forge-contract\/(server|client)'/g, (_, name: string) =>
        JSON.stringify(join(root, name === 'server' ? 'server-stub/index.ts' : 'generated/client.ts')),
      ),
    )
    const { stdout } = await execute(process.execPath, [file])
    if (example.includes('listBranches')) expect(stdout).toContain('master')
  }
})

/** A command or example for the server of this test. */
function local(text: string): string {
  return text.replaceAll('127.0.0.1:3000', new URL(stub.baseUrl).host)
}
