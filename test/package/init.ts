/** Runs what `forge-contract init` writes, with the commands that it prints. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { npmFolder } from '../clients/support/cache.ts'
import { root, run } from './consumer.ts'
import { testRuntimes } from './runtimes.ts'
import { isWhole, sampleOf } from '../support/sample.ts'

/** Exact versions: another version is another test. They are installed once, outside the tree. */
const runners = {
  jest: '30.5.2',
  mocha: '12.0.3',
  'gitlab-ci-local': '4.75.1',
  '@actions/workflow-parser': '0.3.61',
  deno: '2.9.6',
  bun: '1.4.5',
}

/** Tests of `init` in the consumer's project. */
export function testInit(consumer: () => string): void {
  beforeAll(() => installRunners(consumer()))
  testTemplates(consumer)
  testJobs(consumer)
  testOptions(consumer)
  testRuntimes(consumer)
}

function testTemplates(consumer: () => string): void {
  it.for(sampleOf(['vitest', 'mocha', 'jest-esm', 'node', 'jest-cjs'], 3))(
    'writes a test that passes: %s',
    async (use) => {
      const { folder, command } = await init(consumer(), use)
      const { stdout, stderr } = await shell(command, folder)
      expect(stdout + stderr).toMatch(/\b1 pass|pass 1\b|1 passed|1 passing/)
      expect(stdout + stderr).not.toMatch(/[1-9]\d* fail/)
    },
  )

  it('writes a server that the suite can test', async () => {
    const { folder } = await init(consumer(), 'server')
    const port = await freePort()
    const target = `--base-url http://127.0.0.1:${port}/api/v4 --admin-token root-token`
    const { stdout } = await shell(
      `PORT=${port} node server.mjs & server=$!
      until curl --silent --output /dev/null http://127.0.0.1:${port}/; do sleep 0.1; done
      npx forge-contract conformance ${target} --operation getCurrentUser; kill $server`,
      folder,
    )
    expect(stdout).toContain('conforms in this selection')
  })
}

/** Tests of the CI jobs, each run as its service would. */
function testJobs(consumer: () => string): void {
  it('rejects an invalid workflow', async () => {
    expect(await workflowErrors('on: push\njobs:\n  a:\n    steps: []\n')).not.toEqual([])
  })

  it.for(['.github/workflows/ci.yml', '.github/workflows/release.yml', 'docs/conformance.md'])(
    'has a valid workflow in %s',
    async (name) => {
      const text = await readFile(join(root, name), 'utf8')
      const blocks = name.endsWith('.md')
        ? [...text.matchAll(/^```yaml\n(name: .*?)^```$/gms)].map(([, block = '']) => block)
        : [text]
      expect(await Promise.all(blocks.map(workflowErrors))).toEqual([[]])
    },
  )

  it.runIf(isWhole)('writes a job for GitHub Actions whose steps succeed', async () => {
    const { folder } = await init(consumer(), 'github')
    const text = await readFile(join(folder, '.github', 'workflows', 'conformance.yml'), 'utf8')
    expect(await workflowErrors(text)).toEqual([])
    const workflow: Workflow = parse(text)
    const { env, steps } = workflow.jobs.conformance
    await using server = await reservePort()
    const { port } = server
    for (const name of await readdir(consumer()))
      if (/^package(?:-lock)?\.json$|\.tgz$/.test(name))
        await copyFile(join(consumer(), name), join(folder, name))
    const script = steps.flatMap(({ run }) => run ?? []).join('\n')
    expect(script).toMatch(/^npm ci$/m)
    const { stdout } = await shell(`set -e\n${script}`, folder, {
      ...env,
      PORT: String(port),
      FORGE_URL: env.FORGE_URL.replace('3000', String(port)),
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    })
    expect(stdout).toContain('conforms in this selection')
    expect(await readFile(join(folder, 'summary.md'), 'utf8')).toContain('# ')
    expect(await readFile(join(folder, 'conformance.xml'), 'utf8')).toMatch(/^<\?xml/)
  })

  it.skipIf(!isWhole || !existsSync('/usr/bin/rsync'))(
    'writes a job for GitLab CI that succeeds (needs rsync)',
    async () => {
      const { folder } = await init(consumer(), 'gitlab')
      await using server = await reservePort()
      const { port } = server
      const variables = `--variable PORT=${port} --variable FORGE_URL=http://127.0.0.1:${port}/api/v4`
      const { stdout } = await shell(
        `sed -i '/- npm ci/d' .gitlab-ci.yml && git init --quiet && git add . &&
      git -c user.name=A -c user.email=a@example.com commit --quiet --message Begin &&
      git remote add origin https://gitlab.example.com/a/b.git &&
      npx gitlab-ci-local --force-shell-executor ${variables}`,
        folder,
      )
      expect(stdout).toContain('conforms in this selection')
      expect(stdout).toMatch(/PASS.*conformance/)
    },
  )
}

function testOptions(consumer: () => string): void {
  it('lists the uses, and overwrites only with --force', async () => {
    const { stdout } = await shell(`${program} init --json`, consumer())
    const uses: { use: string }[] = JSON.parse(stdout)
    expect(uses.map(({ use }) => use)).toEqual(
      expect.arrayContaining([
        'vitest',
        'jest-esm',
        'jest-cjs',
        'node',
        'mocha',
        'github',
        'gitlab',
        'server',
      ]),
    )
    const again = `${program} init node --output twice`
    await shell(again, consumer())
    await expect(shell(again, consumer())).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('forge.test.mjs exists; overwrite it with --force'),
    })
    await shell(`${again} --force`, consumer())
  })
}

/** What `npx forge-contract` starts in the consumer's folder, as `uses.ts` shows. */
const program = 'node_modules/.bin/forge-contract'

interface Workflow {
  jobs: { conformance: { env: Record<'FORGE_URL', string>; steps: { run?: string }[] } }
}

/** Writes the files to a folder of this use; returns it, and the printed command that runs them. */
async function init(consumer: string, use: string): Promise<{ folder: string; command: string }> {
  const folder = join(consumer, `init-${use}`)
  const { stdout } = await shell(`${program} init ${use} --json --output init-${use}`, consumer)
  const { commands }: { commands: string[] } = JSON.parse(stdout)
  return { folder, command: commands.at(-1) ?? '' }
}

async function shell(script: string, cwd: string, variables: Record<string, string> = {}) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`
  const env = { ...process.env, PATH: path, NODE_TEST_CONTEXT: undefined, VITEST: undefined, ...variables }
  return run('bash', ['-c', script], { cwd, env, maxBuffer: 64 * 1024 * 1024 })
}

/** Installs the runners once, and links them into the project as if they were its dependencies. */
async function installRunners(consumer: string): Promise<void> {
  const folder = npmFolder('init-runners')
  const modules = join(folder, 'node_modules')
  const manifest = JSON.stringify({ private: true, dependencies: runners })
  const marker = join(folder, 'installed.json')
  if (!existsSync(marker) || (await readFile(marker, 'utf8')) !== manifest) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'package.json'), manifest)
    const options = ['--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--no-save']
    await run('npm', ['install', ...options], { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
    // Selects the binary of this machine.
    await run(process.execPath, ['install.js'], { cwd: join(modules, 'bun') })
    await writeFile(marker, manifest)
  }
  const target = join(consumer, 'node_modules')
  await symlink(join(root, 'node_modules', 'vitest'), join(target, 'vitest'))
  await symlink(join(root, 'node_modules', '.bin', 'vitest'), join(target, '.bin', 'vitest'))
  for (const name of ['jest', 'mocha', 'gitlab-ci-local'])
    await symlink(join(modules, '.bin', name), join(target, '.bin', name))
}

async function workflowErrors(content: string): Promise<string[]> {
  const folder = npmFolder('init-runners')
  const bundle = join(folder, 'workflow-errors.mjs')
  if (!existsSync(bundle)) await bundleParser(folder, bundle)
  const source = `import { errorsOf } from './workflow-errors.mjs'
    console.log(JSON.stringify(errorsOf(${JSON.stringify(content)})))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], { cwd: folder })
  return JSON.parse(stdout)
}

/** The parser imports JSON in a way that bundlers allow and Node does not. */
async function bundleParser(folder: string, file: string): Promise<void> {
  const input = join(folder, 'entry.mjs')
  await writeFile(
    input,
    `import { parseWorkflow, NoOperationTraceWriter } from '@actions/workflow-parser'
export function errorsOf(content) {
  const { context } = parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}
`,
  )
  const bundle = await rolldown({ input, platform: 'node' })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
}

/** A free port. Jobs leave their server to the end of the machine; here it is found by the port in its environment. */
async function reservePort(): Promise<{ port: number } & AsyncDisposable> {
  const port = await freePort()
  return {
    port,
    async [Symbol.asyncDispose]() {
      for (const name of await readdir('/proc')) {
        if (!/^\d+$/.test(name)) continue
        const environment = await readFile(join('/proc', name, 'environ'), 'utf8').catch(() => '')
        if (!environment.split('\0').includes(`PORT=${port}`)) continue
        try {
          process.kill(Number(name))
        } catch {
          // It has ended with its parent.
        }
      }
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (typeof bound !== 'object' || bound === null) throw new Error('The server has no port')
  return bound.port
}
