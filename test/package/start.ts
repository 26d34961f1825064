/** What is loaded until the first response. Nothing measures time. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from './consumer.ts'

/** Tests of what an import of the server loads, in the consumer's project. */
export function testStart(consumer: () => string): void {
  it.for([
    // With the validators of all areas and three tables of media types it was 3.8 MB.
    ['server.js', 2_700_000],
    // The commands without what they run: the server, the suite, the reference, Prism.
    ['commands.js', 200_000],
  ] as const)('reads few files before %s', async ([entry, limit]) => {
    const dist = join(consumer(), 'node_modules', 'forge-contract', 'dist')
    const files = await staticImports(join(dist, entry))
    const sizes = [...files].map(([file, text]) => `${text.length} ${file}`)
    const total = [...files.values()].reduce((sum, text) => sum + text.length, 0)
    expect(total, sizes.join('\n')).toBeLessThan(limit)
  })

  it('tests a new reference server with one command', async () => {
    const command = join(consumer(), 'node_modules', '.bin', 'forge-contract')
    const file = join(consumer(), 'report.json')
    const { stdout } = await run(process.execPath, [
      command,
      'conformance',
      '--operation=getCurrentUser',
      '--report=terminal',
      `--report=json=${file}`,
    ])
    const report: { checks: { id: string; source: string | null }[] } = JSON.parse(
      await readFile(file, 'utf8'),
    )
    const sources = new Map(report.checks.map(({ id, source }) => [id, source]))
    expect(sources.get('get-current-user/returns-the-caller')).toMatch(
      /^test\/conformance\/areas\/users\/get-current-user\.checks\.ts:\d+$/,
    )
    expect([...sources.values()]).not.toContain('unknown')
    expect(stdout).toContain('conforms in this selection')
  })

  it('loads neither fetch nor the validators of other areas until they are needed', async () => {
    const { stdout } = await run(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { get } from 'node:http'
        const before = new Set(process.moduleLoadList)
        const { startStub } = await import('forge-contract/server')
        await using forge = await startStub()
        const headers = { 'private-token': forge.adminToken }
        const status = await new Promise((done) => {
          get(forge.baseUrl + '/user', { headers, agent: false }, (response) => done(response.resume().statusCode))
        })
        const loaded = process.moduleLoadList.filter((name) => !before.has(name))
        console.log(JSON.stringify({ status, loaded }))`,
      ],
      { cwd: consumer() },
    )
    const { status, loaded }: { status: number; loaded: string[] } = JSON.parse(stdout)
    expect(status).toBe(200)
    expect(loaded).toContain('NativeModule sqlite')
    expect(loaded.filter((name) => /undici|webcrypto$|readline|http2/.test(name))).toEqual([])
  })
}

/** The text of a file, and of all files that it imports before it runs. */
async function staticImports(entry: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const waiting = [entry]; waiting.length > 0;) {
    const file = waiting.pop() ?? ''
    if (texts.has(file)) continue
    const text = await readFile(file, 'utf8')
    texts.set(file, text)
    for (const [, path = ''] of text.matchAll(/^(?:import|export) [^;]*?["'](\.[^"']+)["'];?$/gm))
      waiting.push(join(dirname(file), path))
  }
  return texts
}
