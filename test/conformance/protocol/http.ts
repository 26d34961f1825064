/** The transport over node's own client: no redirects, one deadline for each request, a limit on the response's size. */
import http from 'node:http'
import https from 'node:https'
import { decoded } from './content-encoding.ts'
import type { Fault, Outcome, Transport, WireRequest, WireResponse } from './exchange.ts'

export interface Limits {
  /** From the moment at which the request has a connection, which may still be opened, to the last byte received. */
  readonly milliseconds: number
  /** Largest body that is read. */
  readonly bytes: number
  /** Connections open at once. */
  readonly connections: number
}

export const defaultLimits: Limits = { milliseconds: 15_000, bytes: 16 * 1024 * 1024, connections: 16 }

/** The limits of a run: each worker has a connection, so that a request is not delayed by those of other workers. */
export function limitsFor({
  workers,
  timeout,
}: {
  readonly workers: number
  readonly timeout: number
}): Limits {
  const connections = Math.max(defaultLimits.connections, workers)
  return { ...defaultLimits, milliseconds: timeout, connections }
}

export interface HttpTransport extends Disposable {
  readonly send: Transport
}

/** Opens a transport to one base URL, for example `http://127.0.0.1:3000/api/v4`. Close it by disposing of it. */
export function openTransport(baseUrl: URL, limits: Limits = defaultLimits): HttpTransport {
  const secure = baseUrl.protocol === 'https:'
  // The agent heeds the limit that a server sets to idle connections only if it has one itself.
  const settings = { keepAlive: true, maxSockets: limits.connections, timeout: limits.milliseconds }
  const agent = secure ? new https.Agent(settings) : new http.Agent(settings)
  const prefix = baseUrl.pathname.replace(/\/+$/, '')
  const start = secure ? https.request : http.request
  const attempt = (request: WireRequest) =>
    attemptOnce(
      limits,
      (onResponse) =>
        start(
          {
            agent,
            hostname: baseUrl.hostname.replace(/^\[|\]$/g, ''),
            port: baseUrl.port,
            method: request.method,
            path:
              (request.isOutsideApi === true ? prefix.replace(/\/api\/v4$/, '') : prefix) + request.target,
            headers: withLength(request),
          },
          onResponse,
        ),
      request.body,
    )
  return {
    async send(request) {
      const first = await attempt(request)
      if (first !== 'stale-connection') return first
      // The server has probably closed the other idle connections as well.
      closeIdle(agent)
      return asOutcome(await attempt(request))
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}

function closeIdle({ freeSockets }: http.Agent): void {
  for (const socket of Object.values(freeSockets).flatMap((sockets) => sockets ?? [])) socket.destroy()
}

type Attempt = Outcome | 'stale-connection'
type Start = (onResponse: (response: http.IncomingMessage) => void) => http.ClientRequest

function attemptOnce(limits: Limits, start: Start, body: Uint8Array | null): Promise<Attempt> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const attempt = new Promise<Attempt>((resolve) => {
    const fail = (error: unknown) => resolve({ kind: 'fault', fault: describe(error, isLate, limits) })
    let outgoing: http.ClientRequest
    try {
      outgoing = start((incoming) => {
        receive(incoming, limits.bytes).then((response) => resolve({ kind: 'response', response }), fail)
      })
    } catch (error) {
      fail(error)
      return
    }
    // The time in the queue for a connection is no delay by the server.
    outgoing.once('socket', () => {
      timer = setTimeout(() => {
        isLate = true
        outgoing.destroy()
      }, limits.milliseconds)
    })
    outgoing.on('error', (error) => {
      const isStale = outgoing.reusedSocket && isReset(error) && !isLate
      if (isStale) resolve('stale-connection')
      else fail(error)
    })
    outgoing.end(body ?? undefined)
  })
  return attempt.finally(() => clearTimeout(timer))
}

/** A kept connection that the server closes twice in a row is a cut connection. */
function asOutcome(attempt: Attempt): Outcome {
  if (attempt !== 'stale-connection') return attempt
  return {
    kind: 'fault',
    fault: { kind: 'cut', text: 'The server closed the connection without a response.' },
  }
}

class TooLarge extends Error {}

function receive(incoming: http.IncomingMessage, limit: number): Promise<WireResponse> {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      else incoming.destroy(new TooLarge())
    })
    incoming.once('error', reject)
    incoming.once('close', () => {
      const { statusCode = 0, complete } = incoming
      if (complete)
        resolve(
          decoded({ status: statusCode, headers: headersOf(incoming), body: Buffer.concat(chunks) }, limit),
        )
      else reject(new Error('aborted'))
    })
  })
}

function headersOf({ rawHeaders }: http.IncomingMessage): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase()
    const value = rawHeaders[index + 1] ?? ''
    const earlier = headers.get(name)
    headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`)
  }
  return headers
}

function describe(error: unknown, isLate: boolean, limits: Limits): Fault {
  if (error instanceof TooLarge) {
    return { kind: 'too-large', text: `The response has more than ${limits.bytes} bytes.` }
  }
  if (isLate) {
    return { kind: 'timeout', text: `No complete response within ${limits.milliseconds / 1000} s.` }
  }
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  if (code.startsWith('HPE_')) return { kind: 'not-http', text: `The response is not HTTP/1.1: ${message}` }
  if (isReset(error) || message === 'aborted') {
    return { kind: 'cut', text: 'The server closed the connection before the response was complete.' }
  }
  if (code === 'EPROTO' || code.startsWith('ERR_SSL_')) {
    return { kind: 'unreachable', text: `The TLS handshake failed (${code}).` }
  }
  if (/CERT|SIGNATURE/.test(code)) {
    const text = `${oneLine(message)} (${code}); NODE_EXTRA_CA_CERTS names a file of further authorities.`
    return { kind: 'unreachable', text }
  }
  return { kind: 'unreachable', text: message === '' ? code : oneLine(message) }
}

/** A write to a connection that the server has closed fails as the second, if the reset arrived before it. */
function isReset(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'ECONNRESET' || code === 'EPIPE'
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function withLength(request: WireRequest): Record<string, string> {
  const length = request.body?.length
  if (length !== undefined) return { ...request.headers, 'content-length': String(length) }
  return request.method === 'GET' || request.method === 'HEAD' || request.method === 'DELETE'
    ? { ...request.headers }
    : { ...request.headers, 'content-length': '0' }
}
