/** Every command in a block of a page is executed here, or listed with the reason why not; so are the blocks of TypeScript. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { builtPackage } from '../support/built-package.ts'
import { emptyDatabase } from '../support/fresh-database.ts'
import { whyNoPostgres } from '../support/postgres.ts'
import { isWhole } from '../support/sample.ts'
import { demoTokens, seedDemo, startStub, type Stub } from '../../server-stub/index.ts'

const execute = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')
const manifest: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const adminToken = 'secret'

/** Commands that another file executes, and what it contains for it. */
const executedElsewhere: Record<string, readonly [file: string, text: string]> = {
  'npm ci': ['.ci/run', '\nnpm ci '],
  'npm test': ['.ci/run', ' npm test '],
  'npm run check': ['.ci/run', '\nnpm run --silent check\n'],
  'npm run build': ['test/contract/working-copy.long.test.ts', "node('scripts/build.ts')"],
  'npm publish --dry-run': ['test/package/package.long.test.ts', "'publish', '--dry-run'"],
  'podman build --format docker -f docs/operating/Containerfile -t forge-contract .': [
    'test/docs/container.test.ts',
    '/^podman .*$/gm',
  ],
  'podman run -p 127.0.0.1:3000:3000 -v forge-data:/data -e FORGE_ADMIN_TOKEN=… forge-contract': [
    'test/docs/container.test.ts',
    '/^podman .*$/gm',
  ],
}

/** Commands that take minutes. */
const onlyInWhole = /npm run fuzz -- --requests/

const exampleUrl = 'postgres://user@host/database'
const withoutPostgres = await whyNoPostgres()

const isReady = /http:\/\/127\.0\.0\.1:\d+/

/** Pages whose blocks another test executes in their order. */
const ownTests: Record<string, string> = {
  'docs/from-nothing-to-conforming.md': 'from-nothing-to-conforming.long.test.ts',
}

interface Block {
  readonly page: string
  readonly language: string
  /** What follows the language: the runner of an example in TypeScript. */
  readonly info: string
  readonly content: string
}

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md', { cwd: root, exclude: ['docs/traceability'] }),
].toSorted()
const blocks = pages.filter((page) => !(page in ownTests)).flatMap(blocksOf)
/** The commands of each page, in their order; a command of several pages belongs to the first. */
const pageOf = new Map(
  blocks.toReversed().flatMap((block) => commandsIn(block).map((command) => [command, block.page] as const)),
)
const commands = Map.groupBy(new Set(blocks.flatMap(commandsIn)), (command) => pageOf.get(command) ?? '')

function blocksOf(page: string): Block[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^( *)```(\w+)(?: (\S+))?\n(.*?)^ *```$/gms)].map(
    ([, indent = '', language = '', info = '', content = '']) => ({
      page,
      language,
      info,
      content: content.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }),
  )
}

function commandsIn({ language, content }: Block): string[] {
  if (language === 'sh') return linesOf(content)
  if (language !== 'yaml') return []
  const workflow: { jobs: Record<string, { steps: { run?: string }[] }> } = parse(content)
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run = '' }) => linesOf(run)))
}

function linesOf(text: string): string[] {
  return text
    .replaceAll('\\\n', '')
    .split(/\n| && /)
    .map((line) => line.replace(/ +# .*/, '').trim())
    .filter((line) => line !== '')
}

let stub: Stub
let folder: string
beforeAll(async () => {
  await builtPackage()
  // Within the repository, where packages are found.
  folder = await mkdtemp(join(root, '.examples-'))
  stub = await startStub({ seed: seedDemo, adminToken })
})
afterAll(async () => {
  await stub.close()
  await rm(folder, { recursive: true, force: true })
})

test('every block has a language that is executed or is no code', () => {
  const languages = blocks.map(({ language }) => language)
  const known = ['sh', 'ts', 'yaml', 'json', 'text', 'nginx', 'mermaid']
  expect(languages.filter((language) => !known.includes(language))).toEqual([])
  const runners = ['', 'vitest', 'node', 'globals']
  expect(blocks.filter(({ language, info }) => language === 'ts' && !runners.includes(info))).toEqual([])
})

test('every exception is a command of a page', () => {
  expect(pageOf.size).toBeGreaterThan(30)
  expect(Object.keys(executedElsewhere).filter((command) => !pageOf.has(command))).toEqual([])
})

test.for(Object.entries(executedElsewhere))('%s is executed elsewhere', async ([, [file, text]]) => {
  expect(await readFile(join(root, file), 'utf8')).toContain(text)
})

/** The pages at the root; those in docs take a minute. */
const executed = [...commands].filter(([page]) => isWhole || !page.startsWith('docs/'))

describe.for(executed)('%s', ([page, each]) => {
  let cwd: string
  beforeAll(async () => {
    cwd = join(folder, page.replaceAll(/\W/g, '-'))
    for (const name of ['data', 'backup']) await mkdir(join(cwd, name), { recursive: true })
    await copyFile(join(root, 'package.json'), join(cwd, 'package.json'))
    await writeFile(join(cwd, 'conformance-expected.txt'), '# none\n')
  })

  test.for(each.filter((command) => !(command in executedElsewhere)))('%s', async (command, { skip }) => {
    if (onlyInWhole.test(command) && !isWhole) skip('takes minutes; npm run test:whole')
    const onPostgres = command.includes(exampleUrl)
    if (onPostgres && withoutPostgres) skip(withoutPostgres)
    const url = onPostgres ? await emptyDatabase() : exampleUrl
    const script = scriptOf(command, cwd).replace(exampleUrl, url)
    if (/npm start|npm run mock|forge-contract serve|start-server/.test(command))
      return expectServer(script, cwd)
    const { stdout } = await execute('bash', ['-c', script], { cwd, env: environment(cwd) })
    if (/^curl (?!.*>)/.test(command)) expect(JSON.parse(stdout)).toHaveProperty('id')
  })
})

/** The command for the checkout, the server of this test and the folder of the page; the suite runs the checks of one operation. */
function scriptOf(command: string, cwd: string): string {
  const isRun = /conformance (?!cleanup)/.test(command) && !command.includes('--from')
  return `${command}${isRun ? ' --operation getCurrentUser' : ''}`
    .replace(/^\.\/start-server --port 3000 &$/, 'forge-contract serve --port 0')
    .replace('npm start', 'npm run start')
    .replace(/npm run (\S+)(?: --)?/, (_, name: string) => manifest.scripts[name] ?? '')
    .replace(/(?<![\w/])(?:npx )?forge-contract(?= \w)/, 'node dist/cli.js')
    .replace(/\bnode (\w+\/)/, `"${process.execPath}" "${root}/"$1`)
    .replaceAll('127.0.0.1:3000', new URL(stub.baseUrl).host)
    .replaceAll('https://forge.example.com/api/v4', stub.baseUrl)
    .replace('0.0.0.0', '127.0.0.1')
    .replace('FORGE_ADMIN_TOKEN=…', `FORGE_ADMIN_TOKEN=${adminToken}`)
    .replace(':TOKEN@', `:${demoTokens.mira}@`)
    .replace('/var/lib/forge', `${cwd}/data`)
    .replaceAll(/'\/(data|backup)\//g, `'${cwd}/$1/`)
    .replace('last.json', 'report.json')
    .replace('--requests 20000', '--requests 2000')
    .replace('${{ matrix.shard }}/4', '1/1')
    .replaceAll('${{ matrix.shard }}', '1')
    .replace('--from shards', '--from shard-1.json')
}

function environment(cwd: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOME: cwd,
    PORT: '0',
    TOKEN: adminToken,
    FORGE_ADMIN_TOKEN: adminToken,
    FORGE_URL: stub.baseUrl,
    GITHUB_STEP_SUMMARY: join(cwd, 'step-summary.md'),
    NODE_NO_WARNINGS: '1',
  }
}

/** Starts a server, waits for the URL that it prints, and stops it. */
async function expectServer(script: string, cwd: string): Promise<void> {
  const child = spawn('bash', ['-c', `exec env ${script} 2>&1`], { cwd, env: environment(cwd) })
  const ended = once(child, 'close')
  let output = ''
  for await (const chunk of child.stdout) {
    const wasReady = isReady.test(output)
    output += String(chunk)
    if (!wasReady && isReady.test(output)) child.kill()
  }
  await ended
  expect(child.exitCode, output).toBe(0)
}

describe('TypeScript', () => {
  const examples = blocks
    .filter(({ language, info }) => language === 'ts' && info === '')
    .reduce<{ title: string; source: string }[]>((modules, { page, content }) => {
      const last = modules.at(-1)
      // A block without imports continues the block before it.
      if (last === undefined || content.startsWith('import'))
        return [...modules, { title: `${page} ${modules.length}`, source: content }]
      return [...modules.slice(0, -1), { ...last, source: last.source + content }]
    }, [])

  test.for(examples.map(({ title, source }) => [title, source] as const))('%s', async ([title, source]) => {
    const file = join(folder, `${title.replaceAll(/\W/g, '-')}.ts`)
    const local = source
      .replaceAll('127.0.0.1:3000', new URL(stub.baseUrl).host)
      .replaceAll('https://forge.example.com/api/v4', stub.baseUrl)
      .replaceAll('a private token', adminToken)
    await writeFile(file, local)
    const { stderr } = await execute(process.execPath, [file], { env: environment(dirname(file)) })
    expect(stderr).toBe('')
  })
})
