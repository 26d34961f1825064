import { execFile } from 'node:child_process'
import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const source = join(import.meta.dirname, 'install')

/** Installs the tools in exact versions below a folder, and returns the folder of the installation. */
export async function installTools(folder: string): Promise<string> {
  for (const name of ['package.json', 'package-lock.json']) await cp(join(source, name), join(folder, name))
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  return folder
}

/** The installed version of a package. */
export async function versionOf(tools: string, name: string): Promise<string> {
  const manifest: unknown = JSON.parse(
    await readFile(join(tools, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : 'unknown'
}
