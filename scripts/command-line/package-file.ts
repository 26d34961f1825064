import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A file of this package, wherever it is installed and whether it runs from source or as built. */
export function packageFile(...path: string[]): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return join(folder, ...path)
}
