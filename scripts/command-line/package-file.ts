import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Whether this is the built package rather than its source. */
export const published = import.meta.filename.endsWith('.js')

/** The bundled contract, which lies beside the code in both. */
export const contractFile = join(import.meta.dirname, '..', '..', 'generated', 'openapi.json')

/** A file of this package, wherever it is installed and whether it runs from source or as built. */
export function packageFile(...path: string[]): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, ...path)
}

/** What a user types to run a verb here. */
export function invocation(verb: string, args = ''): string {
  if (published) return `npx forge-contract ${verb} ${args}`.trim()
  const script = verb === 'serve' ? 'npm start' : `npm run ${verb}`
  return args === '' ? script : `${script} -- ${args}`
}
