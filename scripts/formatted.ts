import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const formatter = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt')
const execute = promisify(execFile)

/** The text of this file as `npm run format` would write it. */
export async function formatted(file: string, text: string): Promise<string> {
  const running = execute(process.execPath, [formatter, '--stdin-filepath', file], { cwd: root })
  running.child.stdin?.end(text)
  return (await running).stdout
}

/** Formats files in place, as `npm run format` does with all. */
export async function formatFiles(files: readonly string[]): Promise<void> {
  await execute(process.execPath, [formatter, ...files], { cwd: root })
}
