import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether this is the built package rather than its source. */
export const published = import.meta.filename.endsWith('.js')

const generated = join(import.meta.dirname, '..', '..', 'generated')

/** The published API description. */
export const contractFile = join(generated, 'openapi.json')

/** The API description with its conformance annotations. */
export const conformanceFile = join(generated, 'openapi.conformance.json')

/** A file of this package, wherever it is installed and whether it runs from source or as built. */
export function packageFile(...path: string[]): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, ...path)
}

/** The version of this package. */
export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'))
  return manifest.version
}

/** Scripts of `package.json`: npm runs them with the installed Node, which can be a later one than that of the shell. */
const scripts: Readonly<Record<string, string>> = {
  serve: 'npm start',
  mock: 'npm run mock',
  docs: 'npm run docs',
  conformance: 'npm run conformance',
}

/** What a user types to run a verb here. */
export function invocation(verb: string, args = ''): string {
  if (published) return `npx forge-contract ${verb} ${args}`.trim()
  const script = scripts[verb]
  if (script === undefined) return `npm run forge-contract -- ${verb} ${args}`.trim()
  return args === '' ? script : `${script} -- ${args}`
}
