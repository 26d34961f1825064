import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a directory and those above it. Step by step, since the recursive mkdir of Node never returns if a system directory
 * fails with ENOENT.
 */
export function makeDirectory(directory: string): void {
  if (existsSync(directory)) return
  makeDirectory(dirname(resolve(directory)))
  try {
    mkdirSync(directory)
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(directory)) throw error
  }
}
