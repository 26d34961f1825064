/** A package registry on this machine, so that Renovate finds newer versions without a network. */
import { once } from 'node:events'
import { createServer } from 'node:http'

export interface Registry extends AsyncDisposable {
  readonly url: string
  /** Adds a version, which becomes the latest. */
  publish(name: string, version: string): void
}

/** An empty registry. */
export async function startRegistry(): Promise<Registry> {
  const packages = new Map<string, string[]>()
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1))
    const versions = packages.get(name)
    if (versions === undefined) return response.writeHead(404).end('{}')
    const document = {
      name,
      'dist-tags': { latest: versions.at(-1) },
      versions: Object.fromEntries(versions.map((version) => [version, { name, version }])),
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new TypeError('The registry has no port')
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    publish: (name, version) => packages.set(name, [...(packages.get(name) ?? []), version]),
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}
