import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export { invocation } from '../../test/conformance/command/invocation.ts'
export { isPublished } from '../../test/conformance/protocol/published.ts'

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
