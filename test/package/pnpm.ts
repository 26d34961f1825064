/** The package in a project of pnpm in which only declared dependencies can be imported. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { npmFolder } from '../clients/support/cache.ts'
import { compile, root, run } from './consumer.ts'

const version = '12.21.0'

/** The consumer's folder has the packed package. */
export function testPnpm(consumer: () => string): void {
  it('works when pnpm installs it without hoisting', async () => {
    const folder = join(consumer(), 'pnpm')
    await mkdir(folder)
    const packed = (await readdir(consumer())).find((name) => name.endsWith('.tgz')) ?? ''
    const dependencies = { 'forge-contract': `file:../${packed}` }
    const manifest = { name: 'isolated', private: true, type: 'module', dependencies }
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'pnpm-workspace.yaml'), 'packages: ["."]\nhoist: false\n')
    await run(process.execPath, [await installPnpm(), 'install', '--prefer-offline', '--ignore-scripts'], {
      cwd: folder,
    })
    expect(await readdir(join(folder, 'node_modules'))).not.toContain('openapi-fetch')
    const source = `
      import { createForgeClient } from 'forge-contract/client'
      import { runConformance } from 'forge-contract/conformance'
      import { createFetchClient } from 'forge-contract/fetch'
      import { startStub } from 'forge-contract/server'

      await using forge = await startStub()
      const client = createForgeClient({ baseUrl: forge.baseUrl, token: forge.adminToken })
      const { status } = await client.getCurrentUser({})
      console.log(status, typeof createFetchClient, typeof runConformance)
    `
    await writeFile(join(folder, 'uses.ts'), source)
    const { stdout } = await run(process.execPath, ['uses.ts'], { cwd: folder })
    expect(stdout).toBe('200 function function\n')
    const types = await compile(folder, join(root, 'node_modules', 'typescript-native'), ['uses.ts'], ['dom'])
    expect(types).toBe('')
  })
}

/** Installs pnpm once, outside the tree; returns the path of its program. */
async function installPnpm(): Promise<string> {
  const folder = npmFolder(`pnpm-${version}`)
  const program = join(folder, 'node_modules', 'pnpm', 'bin', 'pnpm.mjs')
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true })
    const options = ['--no-audit', '--no-fund', '--prefer-offline', '--prefix', folder]
    await run('npm', ['install', ...options, `pnpm@${version}`])
  }
  return program
}
