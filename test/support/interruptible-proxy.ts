/** A TCP proxy that can lose, silence or refuse its connections, in place of a network or a server that fails. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface InterruptibleProxy extends AsyncDisposable {
  /** The URL that was given, with the proxy as its host. */
  url: string
  /** Ends all connections and accepts none until `resume`. */
  interrupt(): void
  /** Keeps connections open and forwards nothing until `resume`. */
  silence(): void
  resume(): void
}

/** Listens on a free port of 127.0.0.1 and forwards to the host and port of the URL. */
export async function interruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let state: 'open' | 'silent' | 'closed' = 'open'
  const server = createServer((client) => {
    if (state === 'closed') return client.destroy()
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('data', (chunk) => to.write(chunk))
      if (state === 'silent') from.pause()
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    interrupt: () => {
      state = 'closed'
      for (const socket of sockets) socket.destroy()
    },
    silence: () => {
      state = 'silent'
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      state = 'open'
      for (const socket of sockets) socket.resume()
    },
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
