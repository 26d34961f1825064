import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  brokenLinks,
  compile,
  installOldestCompiler,
  installPackage,
  programOf,
  root,
  run,
  tooOld,
  triedVersions,
} from './consumer.ts'
import { testInit } from './init.ts'
import { testPnpm } from './pnpm.ts'
import { testStart } from './start.ts'
import { testUses } from './uses.ts'
import { isWhole } from '../support/sample.ts'

let folder: string
let packed: string[]

beforeAll(async () => {
  ;({ folder, packed } = await installPackage())
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('contains what its users need, and nothing else', async () => {
  const inner = /^dist\/(server-stub|test\/conformance)\//
  // How the code is divided between files is up to the bundler.
  const code = /^dist\/[^/]+\.js$/
  const outer = packed.filter((path) => !inner.test(path) && !code.test(path))
  await expect(`${outer.join('\n')}\n`).toMatchFileSnapshot('packed-files.txt')
  expect(packed.filter((path) => inner.test(path) && !path.endsWith('.d.ts'))).toEqual([])
  expect(packed.filter((path) => /\.test\.|(?<!\.d)\.ts$/.test(path))).toEqual([])
})

it.runIf(isWhole)('can be published', async () => {
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  const { stdout, stderr } = await run('npm', ['publish', '--dry-run', join(folder, file)])
  expect(stdout).toMatch(/^\+ forge-contract@\d/m)
  const warnings = stderr.split('\n').filter((line) => line.startsWith('npm warn publish'))
  expect(warnings.filter((line) => !line.includes('requires you to be logged in'))).toEqual([])
})

it('contains the files that its pages link to', async () => {
  expect(packed).toContain('docs/client.md')
  expect(await brokenLinks(packed)).toEqual([])
})

it('installs neither the mock, nor the renderer, nor a runtime', async () => {
  const installed = await readdir(join(folder, 'node_modules'))
  expect(installed).toContain('forge-contract')
  for (const name of ['@stoplight', '@redocly', 'node', 'vitest', 'typescript', 'pg']) {
    expect(installed).not.toContain(name)
  }
})

const entryPoints = [
  'forge-contract',
  'forge-contract/types',
  'forge-contract/client',
  'forge-contract/fetch',
  'forge-contract/server',
  'forge-contract/conformance',
]

it('exports these names', async () => {
  const names = await evaluate(`
    const entryPoints = ${JSON.stringify(entryPoints)}
    console.log(JSON.stringify(await Promise.all(entryPoints.map(async (entryPoint) => [entryPoint, Object.keys(await import(entryPoint))]))))
  `)
  expect(Object.fromEntries(JSON.parse(names))).toMatchInlineSnapshot(`
    {
      "forge-contract": [
        "ForgeError",
        "createForgeClient",
        "operations",
        "rules",
        "unwrap",
      ],
      "forge-contract/client": [
        "ForgeError",
        "createForgeClient",
        "unwrap",
      ],
      "forge-contract/conformance": [
        "cleanUp",
        "conform",
        "conformanceOptions",
        "render",
        "runConformance",
      ],
      "forge-contract/fetch": [
        "createFetchClient",
      ],
      "forge-contract/server": [
        "DatabaseError",
        "HttpError",
        "SeedError",
        "accepted",
        "createApp",
        "created",
        "demoPasswords",
        "demoTokens",
        "describeIncident",
        "errorResponse",
        "forbidden",
        "invalid",
        "list",
        "missing",
        "noContent",
        "notFound",
        "ok",
        "readSeed",
        "seedDemo",
        "seedSchema",
        "slice",
        "startStub",
      ],
      "forge-contract/types": [],
    }
  `)
})

it('exports the contract as JSON and as YAML', async () => {
  const text = await evaluate(`
    import { readFileSync } from 'node:fs'
    import contract from 'forge-contract/openapi.json' with { type: 'json' }
    const yaml = readFileSync(new URL(import.meta.resolve('forge-contract/openapi.yaml')), 'utf8')
    console.log(contract.openapi, yaml.split('\\n', 1)[0])
  `)
  expect(text.trim()).toBe('3.1.0 openapi: 3.1.0')
})

it('has types that compile in a strict consumer', async () => {
  await writeFile(
    join(folder, 'consumer.ts'),
    `import { createForgeClient, unwrap } from 'forge-contract'
import type { OperationId, paths, Project, Schema, UpdateProject } from 'forge-contract'

const client = createForgeClient({ baseUrl: 'https://forge.example.com/api/v4', token: 'a token' })
export const body: UpdateProject = { name: 'Loom' }
export const operation: OperationId = 'acceptMergeRequest'
export type Path = keyof paths

export async function accept(iid: number): Promise<string> {
  const response = await client.acceptMergeRequest({ path: { id: 'atelier/loom', merge_request_iid: iid } })
  if (response.ok) return response.data.state
  if (response.status === 406) return response.error.message
  // @ts-expect-error the contract documents no such status
  if (response.status === 418) return 'teapot'
  return String(response.status)
}

export async function first(): Promise<Schema<'Project'>['name'] | undefined> {
  for await (const project of client.paginate('listProjects')) if ('name' in project) return project.name
  const project = await unwrap(client.getProject({ path: { id: 7 } }))
  // @ts-expect-error a path is needed
  await client.getProject({})
  return project.name
}
`,
  )
  await writeFile(
    join(folder, 'server.ts'),
    `import { runConformance } from 'forge-contract/conformance'
import { createApp, errorResponse, startStub } from 'forge-contract/server'

export const app = createApp({ getProject: async () => errorResponse(404, '404 Not Found') })
export type Reports = ReturnType<typeof runConformance>
export async function address(): Promise<string> {
  await using stub = await startStub({ adminToken: 'a token' })
  return stub.baseUrl
}
`,
  )
  const web = ['dom', 'dom.iterable']
  for (const name of isWhole ? ['typescript-native', 'typescript'] : ['typescript-native'])
    expect(await compile(folder, join(root, 'node_modules', name), ['consumer.ts', 'server.ts'], web)).toBe(
      '',
    )
  if (!isWhole) return
  // Its types of browsers contradict the present types of Node, so each gets a project of its own.
  const oldest = await installOldestCompiler(folder)
  expect(await compile(folder, oldest, ['consumer.ts'], web)).toBe('')
  expect(await compile(folder, oldest, ['server.ts'], [])).toBe('')
})

it.runIf(isWhole)('adds little compile time to a consumer, declarations included', async () => {
  await writeFile(
    join(folder, 'small.ts'),
    `import { createForgeClient } from 'forge-contract'
const client = createForgeClient({ baseUrl: 'https://forge.example.com/api/v4' })
export const project = await client.getProject({ path: { id: 7 } })
`,
  )
  const stdout = await compile(folder, join(root, 'node_modules', 'typescript'), ['small.ts'], ['dom'], {
    diagnostics: true,
  })
  // 83,000; the declarations of openapi-fetch alone add 156,000, a second and more.
  expect(Number(/^Instantiations: +(\d+)$/m.exec(stdout)?.[1])).toBeLessThan(100_000)
})

it('runs its client against its server', async () => {
  const text = await evaluate(`
    import { createForgeClient, unwrap } from 'forge-contract/client'
    import { startStub } from 'forge-contract/server'
    const stub = await startStub()
    const client = createForgeClient({ baseUrl: stub.baseUrl, token: stub.adminToken })
    await unwrap(client.createProject({ body: { name: 'Größe' } }))
    const found = []
    for await (const project of client.paginate('listProjects')) found.push(project.name)
    const missing = await client.getProject({ path: { id: 'no/such' } })
    await stub.close()
    console.log(JSON.stringify([found, missing.status]))
  `)
  expect(JSON.parse(text)).toEqual([['Größe'], 404])
})

it('contains the command, which reports what the mock requires', async () => {
  const command = join(folder, 'node_modules', '.bin', 'forge-contract')
  const { stdout: version } = await run(process.execPath, [command, '--version'])
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(version.trim()).toBe(manifest.version)
  const mock = await run(process.execPath, [command, 'mock', '--port', '0']).catch((error: object) => error)
  expect(mock).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm install --save-dev @stoplight/prism-cli@'),
  })
})

describe('uses', () => testUses(() => folder))

it.for(triedVersions.filter((version) => version !== tooOld))(
  'runs its server on Node %s',
  async (version) => {
    const node = programOf(folder, version)
    const text = await evaluate(
      `
    import { startStub, seedDemo } from 'forge-contract/server'
    const forge = await startStub({ seed: seedDemo })
    const snapshot = await forge.snapshot()
    const project = await forge.project({ files: { 'README.md': '# Loom' } })
    const owner = await forge.as('owner')
    const branches = await owner.listBranches({ path: { id: project.id } })
    await forge.restore(snapshot)
    const gone = await (await forge.as('admin')).getProject({ path: { id: project.id } })
    await forge.close()
    const database = { kind: 'file', directory: 'data-${version}' }
    const kept = await startStub({ database })
    const created = await (await kept.as('admin')).createProject({ body: { name: 'Loom' } })
    console.log(JSON.stringify([branches.data.length, gone.status, created.status]))
    await kept.close()
  `,
      node,
    )
    expect(JSON.parse(text)).toEqual([1, 404, 201])
  },
)

it.runIf(triedVersions.includes(tooOld))(
  'reports the required version on an older Node in one line',
  async () => {
    const node = programOf(folder, tooOld)
    const command = join(folder, 'node_modules', '.bin', 'forge-contract')
    for (const args of [['serve', '--port', '0'], ['--help']])
      expect(await run(node, [command, ...args]).catch((error: object) => error)).toMatchObject({
        code: 2,
        stderr: oldNodeMessage(`-p forge-contract forge-contract ${args.join(' ')}`),
      })
    for (const entryPoint of ['server', 'conformance']) {
      const text = `await import('forge-contract/${entryPoint}').catch(({ message }) => console.log(message))`
      expect(await evaluate(text, node)).toBe(oldNodeMessage('node FILE'))
    }
    expect(await evaluate(`import 'forge-contract/client'`, node)).toBe('')
  },
)

describe('start', () => testStart(() => folder))

describe.runIf(isWhole)('pnpm', () => testPnpm(() => folder))

// Last, since the runners of the tests become visible in the project.
describe('init', () => testInit(() => folder))

/** What Node 20.19.0 prints, with the call that runs the same on a later Node. */
function oldNodeMessage(call: string): string {
  return (
    'forge-contract needs Node 22.13 or later; this is Node 20.19.0. ' +
    `Without another installation: npx -p node@24 ${call}\n`
  )
}

/** Runs a module in the consumer's project; returns its output. */
async function evaluate(source: string, node = process.execPath): Promise<string> {
  const { stdout } = await run(node, ['--input-type=module', '--eval', source], { cwd: folder })
  return stdout
}
