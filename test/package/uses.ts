/** The uses of the README in a folder that contains only the installed package: one command uses it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo, startStub, type Stub } from '../../server-stub/index.ts'
import { root, run } from './consumer.ts'

/** Tests of the package that the consumer's folder contains. */
export function testUses(consumer: () => string): void {
  let folder: string
  let stub: Stub

  beforeAll(async () => {
    stub = await startStub({ seed: seedDemo })
    folder = await mkdtemp(join(tmpdir(), 'forge-uses-'))
    await symlink(join(consumer(), 'node_modules'), join(folder, 'node_modules'))
  })
  afterAll(async () => {
    await stub.close()
    await rm(folder, { recursive: true, force: true })
  })

  it.for([
    ['read the reference', 'npx forge-contract docs --output reference', /^Wrote \d+ pages/],
    ['test a client, bot or integration', 'node server.ts', /^$/],
    ['call the API from TypeScript', 'node client.ts', /^master$/m],
    [
      'test an implementation',
      'npx forge-contract conformance --base-url "$URL" --admin-token "$TOKEN" --operation getCurrentUser',
      /^conforms in this selection/m,
    ],
  ] as const)('%s: %s', async ([, command, output]) => {
    for (const name of ['server', 'client'])
      await writeFile(join(folder, `${name}.ts`), await example(name, stub))
    const env = { ...process.env, URL: stub.baseUrl, TOKEN: stub.adminToken }
    const { stdout } = await run('bash', ['-c', command], { cwd: folder, env })
    expect(stdout).toMatch(output)
  })

  it('get responses without state: forge-contract mock, if Prism is installed as well', async () => {
    const modules = join(folder, 'node_modules', '@stoplight')
    await mkdir(modules)
    await symlink(join(root, 'node_modules', '@stoplight', 'prism-cli'), join(modules, 'prism-cli'))
    // `npx` would not pass the signal on.
    const command = join(folder, 'node_modules', '.bin', 'forge-contract')
    const mock = spawn(process.execPath, [command, 'mock', '--port', '0', '--json'], { cwd: folder })
    try {
      const [line]: unknown[] = await once(mock.stdout, 'data')
      const { baseUrl }: { baseUrl: string } = JSON.parse(String(line))
      const response = await fetch(`${baseUrl}/projects/7`, { headers: { 'PRIVATE-TOKEN': 'any' } })
      expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ id: 7 })])
    } finally {
      mock.kill()
      await once(mock, 'exit')
    }
  })
}

/** The example of the README that imports this entry point, for the server of the test. */
async function example(entry: string, { origin }: Stub): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const found = blocks.find((block) => block.includes(`'forge-contract/${entry}'`))
  if (found === undefined) throw new Error(`The README has no example for ${entry}`)
  return found.replaceAll('http://127.0.0.1:3000', origin)
}
