/** A TCP proxy that can close, pause or reject its connections, in place of a network or a server that fails. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface InterruptibleProxy extends AsyncDisposable {
  /** The URL with the proxy as its host. */
  url: string
  /** Ends all connections and accepts none until `resume`. */
  interrupt(): void
  /** Keeps connections open and forwards nothing until `resume`; resolves when there is something to forward. */
  stall(): Promise<void>
  resume(): void
}

/** Listens on a free port of 127.0.0.1 and forwards to the host and port of the URL. */
export async function interruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const blocked: (() => void)[] = []
  let state: 'open' | 'stalled' | 'closed' = 'open'
  let holding: (() => void) | undefined
  const forward = (work: () => void): void => {
    if (state === 'open') return work()
    blocked.push(work)
    return holding?.()
  }
  const server = createServer((client) => {
    if (state === 'closed') return client.destroy()
    const upstream = connect(Number(port), hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        forward(() => to.destroy())
      })
      from.on('data', (chunk) => forward(() => to.write(chunk)))
    }
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The proxy has no port')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(bound.port)
  return {
    url: url.href,
    interrupt: () => {
      state = 'closed'
      for (const socket of sockets) socket.destroy()
    },
    stall: () => {
      state = 'stalled'
      return new Promise<void>((resolve) => {
        holding = resolve
      })
    },
    resume: () => {
      state = 'open'
      for (const work of blocked.splice(0)) work()
    },
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
