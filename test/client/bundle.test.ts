import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '..', '..', 'generated', 'client.ts')

/** What a web page loads for this source, minified. */
async function bundled(source: string): Promise<{ code: string; imports: string[] }> {
  const bundle = await rolldown({
    input: 'page',
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? source.replace('forge-contract/client', client) : null),
      },
    ],
    treeshake: { moduleSideEffects: false },
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const [{ code, imports }] = output
  return { code, imports }
}

test('the client for browsers is small and imports nothing', async () => {
  const { code, imports } = await bundled(
    `import { createForgeClient } from 'forge-contract/client'; globalThis.client = createForgeClient`,
  )
  expect(imports).toEqual([])
  expect(code).not.toMatch(/node:|require\(/)
  // Kilobytes, of which openapi-fetch alone is 6.5 and 2.5.
  expect(code.length / 1000).toBeLessThan(20)
  expect(gzipSync(code).length / 1000).toBeLessThan(6)
})

test('a page that only recognizes errors does not load the routes', async () => {
  const { code } = await bundled(
    `import { ForgeError } from 'forge-contract/client'; globalThis.isForge = (error) => error instanceof ForgeError`,
  )
  expect(code).not.toContain('/projects/{id}')
  expect(code.length / 1000).toBeLessThan(2)
})
