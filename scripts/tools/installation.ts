import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contractFile } from '../command-line/package-file.ts'
import type { ToolFolders } from './run.ts'

const run = promisify(execFile)
const source = join(import.meta.dirname, 'install')
const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'tools')
const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/** Tools that are installed together: a folder in `install/` with exact versions and a lock file. */
export type ToolGroup = 'generators' | 'others'

/** Folders that are removed after the run. */
export type TemporaryToolFolders = ToolFolders & AsyncDisposable

/** An empty folder with the published document, in which the tools of a group can be run and imported. */
export async function prepareToolFolders(group: ToolGroup): Promise<TemporaryToolFolders> {
  const tools = await installedTools(group)
  const folders = await emptyToolFolders()
  await symlink(join(tools, 'node_modules'), join(folders.folder, 'node_modules'), 'junction')
  return { ...folders, tools }
}

/** An empty folder with the published document, into which packages can be installed. */
export async function emptyToolFolders(): Promise<TemporaryToolFolders> {
  const folder = await mkdtemp(join(tmpdir(), 'forge-tools-'))
  await cp(contractFile, join(folder, 'openapi.json'))
  return { tools: folder, folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** The folder of the installation, which is made once for each lock file. */
async function installedTools(group: ToolGroup): Promise<string> {
  const lock = await readFile(join(source, group, 'package-lock.json'))
  const installed = join(cache, `${group}-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  if (existsSync(installed)) return installed
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(join(cache, 'unfinished-'))
  for (const name of ['package.json', 'package-lock.json'])
    await cp(join(source, group, name), join(unfinished, name))
  await run('npm', ['ci', ...quietly], { cwd: unfinished })
  // Another process may have installed the same meanwhile.
  await rename(unfinished, installed).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true })
    if (!existsSync(installed)) throw error
  })
  return installed
}

/** Installs packages, each with its exact version, below a folder. */
export async function installPackages(folder: string, packages: readonly string[]): Promise<void> {
  await run('npm', ['install', '--prefix', folder, '--no-save', ...quietly, ...packages], { cwd: folder })
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
