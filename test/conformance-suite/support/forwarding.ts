/** Forwards requests to a server, changed, several times or not at all. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve, type HandServer } from './hand-server.ts'

const hopByHop: ReadonlySet<string> = new Set(['connection', 'content-length', 'host', 'transfer-encoding'])

/** A request on its way to the reference server. */
export interface Forwarded {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly url: URL
  readonly headers: Headers
  /** Sends it, with changes. */
  readonly send: (changes?: RequestInit) => Promise<Response>
}

/** Serves responses that are made of those to one or several requests. */
export function forwarding(
  origin: string,
  respond: (forwarded: Forwarded) => Promise<Response>,
): Promise<HandServer> {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET' } = request
    const url = new URL(request.url ?? '', origin)
    const bytes = await buffer(request)
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (typeof value === 'string' && !hopByHop.has(name)) headers.set(name, value)
    const body = bytes.length > 0 ? new Uint8Array(bytes) : null
    const send = (changes: RequestInit = {}) => fetch(url, { method, headers, body, ...changes })
    const passed = await respond({ method, path: url.pathname, url, headers, send })
    response.writeHead(passed.status, Object.fromEntries(passed.headers))
    response.end(Buffer.from(await passed.arrayBuffer()))
  }
  return serve((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
}
