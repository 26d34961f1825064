/** A proxy that hands requests to several servers in turn. */
import { once } from 'node:events'
import { Agent, createServer, request as send } from 'node:http'

export interface RoundRobin extends AsyncDisposable {
  origin: string
  /** How many requests each server got. */
  handed: number[]
}

/** Listens on a free port of 127.0.0.1; `origins` are `http://host:port`. */
export async function roundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true })
  const handed = origins.map(() => 0)
  let next = 0
  const server = createServer((incoming, outgoing) => {
    const turn = next++ % origins.length
    handed[turn] = (handed[turn] ?? 0) + 1
    const { method, headers } = incoming
    // The host header stays as the client wrote it: it is where links lead.
    const target = new URL(incoming.url ?? '/', origins[turn])
    const options = {
      method,
      headers,
      agent,
      hostname: target.hostname,
      port: target.port,
      path: incoming.url,
    }
    const passed = send(options, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
      response.pipe(outgoing)
    })
    passed.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port')
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    handed,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
