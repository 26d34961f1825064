/** The client of the package in other runtimes than Node. They are installed with the runners of the tests. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startStub } from '../../server-stub/index.ts'
import { npmFolder } from '../clients/support/cache.ts'
import { run } from './consumer.ts'

const runtimes = [
  ['Deno', 'deno', ['run', '--no-prompt', '--allow-net', '--allow-env=FORGE_URL']],
  ['Bun', 'bun', []],
] as const

/** Tests of the client in the consumer's project. */
export function testRuntimes(consumer: () => string): void {
  it.for(runtimes)('calls the server from %s', async ([, program, options]) => {
    await using forge = await startStub()
    const { id } = await forge.project({ visibility: 'public' })
    const file = join(consumer(), `${program}.mjs`)
    await writeFile(
      file,
      `import { createForgeClient } from 'forge-contract/client'
const client = createForgeClient({ baseUrl: ${JSON.stringify(forge.baseUrl)}, token: ${JSON.stringify(forge.adminToken)} })
const created = await client.createIssue({ path: { id: ${id} }, body: { title: 'It sticks' } })
const titles = []
for await (const issue of client.paginate('listProjectIssues', { path: { id: ${id} } })) titles.push(issue.title)
console.log(JSON.stringify([created.status, titles]))
`,
    )
    const command = join(npmFolder('init-runners'), 'node_modules', '.bin', program)
    const { stdout } = await run(command, [...options, file], { cwd: consumer() })
    expect(JSON.parse(stdout)).toEqual([201, ['It sticks']])
  })
}
