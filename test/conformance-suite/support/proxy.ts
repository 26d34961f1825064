/** Passes requests on, and lets a test alter the responses. */
import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serve, type HandServer } from './hand-server.ts'

/** A response on its way back, to be altered in place. */
export interface Passing {
  readonly method: string
  /** Path and query below the base URL. */
  readonly target: string
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** A request on its way to the server. */
export interface IncomingRequest {
  readonly method: string
  /** Path and query below the base URL. */
  readonly target: string
  readonly contentType: string
  readonly body: Buffer
}

/** The response to a request that does not reach the server; undefined for all others. */
export type Reject = (request: IncomingRequest) => Pick<Passing, 'status' | 'headers' | 'body'> | undefined

/** Sends a response. */
export type Send = (response: http.ServerResponse, passed: Passing) => void

/** Serves the altered responses of another server. */
export async function rewriting(
  baseUrl: string,
  alter: (passed: Passing) => void,
  send: Send = sendPlainly,
  reject: Reject = () => undefined,
): Promise<HandServer> {
  const { hostname, port } = new URL(baseUrl)
  const agent = new http.Agent({ keepAlive: true })
  const pass = (request: http.IncomingMessage, body: Buffer, response: http.ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = request
    const target = url.replace(/^\/api\/v4/, '')
    const rejected = reject({ method, target, contentType: headers['content-type'] ?? '', body })
    if (rejected !== undefined) return send(response, { method, target, ...rejected })
    const onward = http.request({ agent, hostname, port, method, path: url, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const passed = { method, target, ...received(incoming), body: Buffer.concat(chunks) }
        alter(passed)
        send(response, passed)
      })
    })
    onward.on('error', () => response.destroy())
    onward.end(body)
  }
  const server = await serve((request, response) => {
    buffer(request).then(
      (body) => pass(request, body, response),
      () => response.destroy(),
    )
  })
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** With its length and all other headers. */
export function sendPlainly(response: http.ServerResponse, { status, headers, body }: Passing): void {
  const { 'transfer-encoding': _, 'content-length': __, ...rest } = headers
  response.writeHead(status, { ...rest, 'content-length': body.length }).end(body)
}

/** Alters the JSON of a response; other bodies remain unchanged. */
export function alterJson(passed: Passing, alter: (value: unknown) => unknown): void {
  if (!(passed.headers['content-type'] ?? '').includes('json') || passed.body.length === 0) return
  const value: unknown = JSON.parse(passed.body.toString('utf8'))
  passed.body = Buffer.from(JSON.stringify(alter(value)))
}

function received(incoming: http.IncomingMessage): { status: number; headers: Record<string, string> } {
  const headers: Record<string, string> = {}
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    if (values !== undefined && name !== 'connection' && name !== 'keep-alive')
      headers[name] = values.join(', ')
  }
  return { status: incoming.statusCode ?? 0, headers }
}
