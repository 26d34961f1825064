/** Installs clients into the cache folder. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { debianRoot, installedVersion, markerOf, npmFolder } from './cache.ts'
import type { Client, DebianClient, NpmClient } from './catalogue.ts'

const run = promisify(execFile)
const large = { maxBuffer: 64 * 1024 * 1024 }

/** Installs a client unless it is installed. Returns why it could not be; undefined when it is there. */
export async function install(client: Client): Promise<string | undefined> {
  if (installedVersion(client.id) !== undefined) return undefined
  if (client.from === 'dependency') return '`npm ci` has not installed it'
  if (client.from === 'debian' && client.program !== undefined && !existsSync(client.program))
    return `${client.program} is missing on this machine`
  try {
    const version = client.from === 'npm' ? await installNpm(client) : await installDebian(client)
    const marker = markerOf(client.id)
    await mkdir(dirname(marker), { recursive: true })
    await writeFile(marker, JSON.stringify({ packages: client.packages, version }))
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

async function installNpm({ id, packages }: NpmClient): Promise<string> {
  const folder = npmFolder(id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--ignore-scripts']
  await run('npm', ['install', '--prefix', folder, ...quiet, ...packages], { ...large, cwd: folder })
  const [first = ''] = packages
  return first.slice(first.lastIndexOf('@') + 1)
}

/** Downloads the packages with all that they need and unpacks them: nothing of the machine changes. */
async function installDebian({ packages }: DebianClient): Promise<string> {
  const archives = join(debianRoot(), 'archives')
  await mkdir(archives, { recursive: true })
  const needed = await neededPackages(packages)
  if (needed.length > 0) await run('apt-get', ['download', '-q', ...needed], { ...large, cwd: archives })
  for (const archive of await readdir(archives))
    if (needed.includes(archive.split('_', 1).join()))
      await run('dpkg-deb', ['-x', archive, debianRoot()], { cwd: archives })
  const { stdout } = await run('apt-cache', ['show', '--no-all-versions', packages[0] ?? ''])
  return /^Version: (?:\d+:)?([^-\n]+)/m.exec(stdout)?.[1] ?? 'unknown'
}

/** The packages and their dependencies that the machine does not have. */
async function neededPackages(packages: readonly string[]): Promise<string[]> {
  const simulate = ['install', '--simulate', '--no-install-recommends', ...packages]
  const { stdout } = await run('apt-get', simulate, large).catch(async () => {
    await run('apt-get', ['update', '-q'], large)
    return run('apt-get', simulate, large)
  })
  return [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
}

function reasonOf(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  const lines = (stderr || String(error)).split('\n')
  return lines.find((line) => /error|^E:/i.test(line)) ?? lines[0] ?? 'unknown'
}
