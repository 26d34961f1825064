/** A server whose responses a test defines byte by byte. */
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import net from 'node:net'

export interface HandServer extends AsyncDisposable {
  readonly origin: string
  /** The origin with the version prefix. */
  readonly baseUrl: string
}

/** Serves a handler on a free port of this machine. */
export async function serve(handler: RequestListener): Promise<HandServer> {
  const server = createServer(handler)
  // On a busy machine, a connection would reach its limit while a proxy in the same process sends a request on it.
  server.keepAliveTimeout = 0
  return listening(server, () => server.closeAllConnections())
}

/** Responds to each connection by writing to its socket: for responses that HTTP does not allow. */
export async function serveSocket(respond: (socket: net.Socket) => void): Promise<HandServer> {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', () => respond(socket))
  })
  return listening(server, () => {
    for (const socket of sockets) socket.destroy()
  })
}

async function listening(server: net.Server, disconnect: () => void): Promise<HandServer> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    baseUrl: `${origin}/api/v4`,
    async [Symbol.asyncDispose]() {
      server.close()
      disconnect()
      await once(server, 'close')
    },
  }
}
