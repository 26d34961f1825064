/** Runs the examples of the guides as their readers would, in the runner that each is written for. */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPackage } from '../support/built-package.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const pages = globSync('docs/*.md', { cwd: root }).toSorted()
const guide = (await Promise.all(pages.map((page) => readFile(join(root, page), 'utf8')))).join('\n')
const examples = [...guide.matchAll(/^```ts (vitest|node|globals)\n(.*?)^```$/gms)].map(
  ([, runner, source], index) => ({
    runner,
    file: `example-${index}.test.ts`,
    source: source ?? '',
  }),
)

let folder = ''
beforeAll(async () => {
  await builtPackage()
  // Within the checkout, where packages are found.
  folder = await mkdtemp(join(root, '.examples-'))
  for (const { file, source } of examples) await writeFile(join(folder, file), source)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const filesFor = (runner: string): string[] =>
  examples.filter((example) => example.runner === runner).map(({ file }) => join(folder, file))

test('every runner has an example', () => {
  expect(new Set(examples.map(({ runner }) => runner))).toEqual(new Set(['vitest', 'node', 'globals']))
})

test('are of the right types', async () => {
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: { types: ['node', 'vitest/globals'] },
    include: ['*.ts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')
  await run(process.execPath, [tsc, '--noEmit', '-p', join(folder, 'tsconfig.json')])
})

test('pass in Node’s test runner', async () => {
  const { stdout } = await run(process.execPath, ['--test', '--test-reporter=tap', ...filesFor('node')], {
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  })
  expect(stdout).toContain('# fail 0')
  expect(stdout).not.toContain('# pass 0')
})

test.for(['vitest', 'globals'])('pass in Vitest (%s)', async (runner) => {
  await writeFile(
    join(folder, 'vitest.config.ts'),
    `export default { test: { include: ['*.test.ts'], testTimeout: 60_000 } }`,
  )
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const options = [
    `--globals=${runner === 'globals'}`,
    '--no-isolate',
    '--maxWorkers=1',
    '--reporter=tap-flat',
    '--root',
    folder,
  ]
  const { stdout } = await run(process.execPath, [vitest, 'run', ...options, ...filesFor(runner)])
  expect(stdout).toMatch(/^ok /m)
  expect(stdout).not.toMatch(/^not ok /m)
})
