import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'

import { createApp, type AppOptions } from '../../../server-stub/http/create-app.ts'
import { handleClientErrors } from '../../../server-stub/http/client-error.ts'
import type { Handlers } from '../../../server-stub/http/handler.ts'
import type { Incident } from '../../../server-stub/http/log.ts'

/** A response, with its JSON body parsed. */
export interface TestResponse {
  status: number
  headers: Headers
  body: unknown
}

/** The items of a list. */
export function itemsOf({ body }: TestResponse): unknown[] {
  return Array.isArray(body) ? body : []
}

/** The properties of a validation failure, sorted. */
export function invalidParametersIn({ body }: TestResponse): string[] {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof message === 'object' && message !== null ? Object.keys(message).toSorted() : []
}

export interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer> | URLSearchParams | FormData
  /** Sent as JSON. */
  json?: unknown
}

export interface Served extends AsyncDisposable {
  origin: string
  /** What went wrong on the server's side so far. */
  incidents: Incident[]
  /** Sends a request below `/api/v4`, with a credential unless `anonymous`. */
  send(path: string, sent?: Sent): Promise<TestResponse>
  anonymous(path: string, sent?: Sent): Promise<TestResponse>
  /** Sends raw bytes, and returns the whole response. */
  raw(bytes: string): Promise<string>
}

/** Serves the app over real HTTP on a free port. */
export async function serve(handlers: Partial<Handlers>, options: AppOptions = {}): Promise<Served> {
  const incidents: Incident[] = []
  const app = createApp(handlers, { onIncident: (incident) => incidents.push(incident), ...options })
  const { origin, port, ...server } = await listen(app)
  const request = (path: string, sent: Sent = {}): Promise<TestResponse> =>
    send(`${origin}/api/v4${path}`, sent)
  return {
    origin,
    incidents,
    send: (path, sent = {}) =>
      request(path, { ...sent, headers: { 'private-token': 'any', ...sent.headers } }),
    anonymous: request,
    raw: (bytes) => exchange(port, bytes),
    ...server,
  }
}

export interface Listening extends AsyncDisposable {
  origin: string
  port: number
}

export async function listen(app: RequestListener): Promise<Listening> {
  const server = createServer({ requireHostHeader: false }, app)
  handleClientErrors(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const close = async (): Promise<void> => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { origin: `http://127.0.0.1:${port}`, port, [Symbol.asyncDispose]: close }
}

export async function send(url: string, { json, ...sent }: Sent = {}): Promise<TestResponse> {
  const init: RequestInit =
    json === undefined
      ? sent
      : {
          ...sent,
          body: JSON.stringify(json),
          headers: { 'content-type': 'application/json', ...sent.headers },
        }
  const response = await fetch(url, init)
  const text = await response.text()
  const isJson = text !== '' && response.headers.get('content-type')?.startsWith('application/json') === true
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

/** Sends raw bytes to a port, and returns the whole response. Node drops responses to clients that end the connection earlier. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  socket.once('data', () => socket.end())
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
