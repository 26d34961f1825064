/** The server in front of Prism, which never responds to malformed JSON (stoplightio/prism#2664). */
import { once } from 'node:events'
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Front {
  port: number
  close(): void
}

export interface FrontOptions {
  host: string
  /** 0: a free one. */
  port: number
  /** Called for each request that is rejected. */
  log: (line: string) => void
}

/**
 * Listens, rejects malformed JSON with 400, and passes other requests on to `target`, an origin. Requests wait until the target
 * is known.
 */
export async function startFront(target: Promise<string>, { host, port, log }: FrontOptions): Promise<Front> {
  const server = createServer((request, response) => {
    handle(request, response, target, log).catch(() => response.destroy())
  })
  server.listen(port, host)
  await once(server, 'listening')
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { port: portOf(server), close }
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  target: Promise<string>,
  log: (line: string) => void,
): Promise<void> {
  const mediaType = /^\s*(application\/(?:[^;\s]+\+)?json)\b/i.exec(
    request.headers['content-type'] ?? '',
  )?.[1]
  if (mediaType === undefined || !hasBody(request)) {
    request.pipe(forward(request, response, await target))
    return
  }
  const body = await buffer(request)
  if (body.length > 0 && !isJson(body)) {
    log(`${request.method} ${request.url} returns 400: the body is not valid JSON`)
    reject(request, response)
    return
  }
  // Prism would decode the body with another charset than UTF-8, and find it malformed.
  request.headers['content-type'] = mediaType
  request.headers['content-length'] = String(body.length)
  delete request.headers['transfer-encoding']
  forward(request, response, await target).end(body)
}

/** The same condition as that of Prism. */
function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return length !== '0' && (length !== undefined || headers['transfer-encoding'] !== undefined)
}

function isJson(body: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(body))
    return true
  } catch {
    return false
  }
}

/** The response of the reference server, with the header that Prism sends to browsers. */
function reject({ headers: { origin = '*' } }: IncomingMessage, response: ServerResponse): void {
  const headers = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': origin }
  response.writeHead(400, headers).end(JSON.stringify({ message: 'The body is not valid JSON' }))
}

/** A request to the target, whose response becomes that of the client. Its body is not written yet. */
function forward(request: IncomingMessage, response: ServerResponse, target: string) {
  const { method, url = '/', headers } = request
  const forwarded = send(`${target}${url}`, { method, headers }, (received) => {
    response.writeHead(received.statusCode ?? 502, received.rawHeaders)
    received.pipe(response)
  })
  response.once('close', () => forwarded.destroy())
  return forwarded.once('error', () => response.destroy())
}

function portOf(server: Server): number {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('The mock has no port')
  return bound.port
}
