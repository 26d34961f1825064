/** Where installed clients are: outside the tree, so that `npm ci` and the package ignore them. */
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { clientOf, type Client } from './catalogue.ts'

/** The cache folder: `FORGE_CLIENTS_CACHE`, or one below the user's own cache folder. */
export function cacheFolder({ env } = process): string {
  const own = env['XDG_CACHE_HOME'] || join(homedir(), '.cache')
  return env['FORGE_CLIENTS_CACHE'] || join(own, 'forge-contract', 'clients')
}

/** The root of the unpacked Debian packages, which all Debian clients share. */
export function debianRoot(): string {
  return join(cacheFolder(), 'debian')
}

/** The install folder of an npm client. */
export function npmFolder(id: string): string {
  return join(cacheFolder(), 'npm', id)
}

/** Written when a client is completely installed; contains its version. */
export function markerOf(id: string): string {
  return join(cacheFolder(), 'installed', `${id}.json`)
}

interface Marker {
  /** What was installed: another list of packages is another installation. */
  packages: readonly string[]
  version: string
}

function readMarker(client: Exclude<Client, { from: 'dependency' }>): Marker | undefined {
  const path = markerOf(client.id)
  if (!existsSync(path)) return undefined
  const { packages = [], version = '' }: Partial<Marker> = JSON.parse(readFileSync(path, 'utf8'))
  return packages.join() === client.packages.join() ? { packages, version } : undefined
}

/** The installed version of a client; undefined when it is not installed. */
export function installedVersion(id: string): string | undefined {
  const client = clientOf(id)
  if (client.from !== 'dependency') return readMarker(client)?.version
  const file = new URL(`../../../node_modules/${client.name}/package.json`, import.meta.url)
  const { version }: { version?: string } = JSON.parse(readFileSync(file, 'utf8'))
  return version
}
