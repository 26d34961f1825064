/** An HTTP server that completes pending requests before it stops. */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { limits } from '../limits.ts'
import { handleClientErrors } from './client-error.ts'
import { responseTo, unavailable } from './errors.ts'
import { assignRequestId } from './request-id.ts'
import { normalizeTarget } from './request-target.ts'

export interface Listening {
  /** Scheme, host and port. */
  origin: string
  /**
   * Resolves when all pending requests have their response or after `timeout` milliseconds. Returns whether all have. Their
   * connections are closed.
   */
  drain(timeout: number): Promise<boolean>
  /** Ends all connections and the server. */
  close(): Promise<void>
}

export interface ListenOptions {
  port?: number
  host?: string
  /** Requests that `drain` does not wait for. */
  isIgnored?: (request: IncomingMessage) => boolean
}

/** Listens on host and port; port 0 selects a free one. Rejects with Node's own error if that is impossible. */
export async function listen(
  handle: RequestListener,
  { port = 0, host = '127.0.0.1', isIgnored = () => false }: ListenOptions,
): Promise<Listening> {
  const pending = new Set<ServerResponse>()
  const drained = new EventTarget()
  // The app itself rejects a request without a Host header, in the contract's shape.
  const server = createServer({ requireHostHeader: false, ...limitsOfNode }, (request, response) => {
    assignRequestId(request, response)
    // Express parses targets in absolute form with `url.parse`, which will throw for invalid ones.
    normalizeTarget(request)
    if (isIgnored(request)) return handle(request, response)
    pending.add(response)
    response.once('close', () => {
      pending.delete(response)
      if (pending.size === 0) drained.dispatchEvent(new Event('drained'))
    })
    return handle(request, response)
  })
  handleClientErrors(server)
  server.listen(port, host)
  await once(server, 'listening')
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server) ?? port}`,
    async drain(timeout) {
      for (const response of pending) response.shouldKeepAlive = false
      if (pending.size > 0) await eventWithin(drained, 'drained', timeout)
      return pending.size === 0
    },
    close: () => close(server),
  }
}

const limitsOfNode = {
  maxHeaderSize: limits.headerBytes.max,
  headersTimeout: limits.headerSeconds.max * 1000,
  requestTimeout: limits.receivingSeconds.max * 1000,
  keepAliveTimeout: limits.idleSeconds.max * 1000,
}

/** Responds with 503 and ends the connection: the server starts or stops. */
export function rejectUnavailable(response: ServerResponse): void {
  const { status, headers, body } = responseTo(unavailable())
  response
    .writeHead(status, { ...headers, 'Content-Type': 'application/json', Connection: 'close' })
    .end(JSON.stringify(body))
}

function portOf(server: Server): number | undefined {
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : undefined
}

/** Resolves at the event, or after that many milliseconds. */
async function eventWithin(target: EventTarget, name: string, timeout: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeout)
    target.addEventListener(
      name,
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}
