import { join } from 'node:path'
import { rolldown } from 'rolldown'

/** Entry files in `browser/`. */
const entries: Readonly<Record<string, string>> = {
  'reference.js': 'main.ts',
  'search.js': 'search.ts',
  'check.js': 'check.ts',
}

/** Bundles a script of `browser/` with what it imports into one classic script, which works from files as well. */
export async function buildScript(name: string): Promise<string> {
  const input = join(import.meta.dirname, 'browser', entries[name] ?? name)
  const bundle = await rolldown({ input, logLevel: 'silent', platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}
