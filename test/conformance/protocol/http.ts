/** The transport: no redirects, one deadline for each request, a limit on the response's size. */
import type { IncomingHttpHeaders } from 'node:http'
import { Client, errors } from 'undici'
import { decoded } from './content-encoding.ts'
import type { Fault, Outcome, Transport, WireRequest, WireResponse } from './exchange.ts'

export interface Limits {
  /** For opening a connection, and then from the start of the request to the last byte received. */
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
  const connections = new Connections(baseUrl, limits)
  const prefix = baseUrl.pathname.replace(/\/+$/, '')
  const pathOf = ({ isOutsideApi, target }: WireRequest) =>
    (isOutsideApi === true ? prefix.replace(/\/api\/v4$/, '') : prefix) + target
  const attempt = (request: WireRequest) =>
    connections.use((connection) => attemptOnce(connection, { ...request, target: pathOf(request) }, limits))
  return {
    async send(request) {
      const first = await attempt(request)
      if (first !== 'stale-connection') return first
      // The server has probably closed the other idle connections as well.
      connections.renewIdle()
      return asOutcome(await attempt(request))
    },
    [Symbol.dispose]: () => connections.destroy(),
  }
}

/** A connection that is opened when it is needed, and kept between requests. */
class Connection {
  readonly client: Client
  /** Whether it has had a response since it was opened. */
  isKept = false

  constructor({ origin }: URL, { milliseconds, bytes }: Limits) {
    this.client = new Client(origin, {
      connect: { timeout: milliseconds },
      // The deadline of a request is that of all of it.
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: bytes,
    })
    this.client.on('connect', () => {
      this.isKept = false
    })
  }
}

/** The connections of a transport. Unlike those of a pool, they say whether a request has been the first of one. */
class Connections {
  readonly #open: () => Connection
  /** The one that was used last is the last. */
  readonly #idle: Connection[]
  readonly #busy = new Set<Connection>()
  readonly #waiting: ((connection: Connection) => void)[] = []

  constructor(baseUrl: URL, limits: Limits) {
    this.#open = () => new Connection(baseUrl, limits)
    this.#idle = Array.from({ length: limits.connections }, this.#open)
  }

  /** Calls `send` with a connection that nothing else uses meanwhile. */
  async use<Result>(send: (connection: Connection) => Promise<Result>): Promise<Result> {
    const connection =
      this.#idle.pop() ?? (await new Promise<Connection>((resolve) => this.#waiting.push(resolve)))
    this.#busy.add(connection)
    try {
      return await send(connection)
    } finally {
      this.#busy.delete(connection)
      const next = this.#waiting.shift()
      if (next === undefined) this.#idle.push(connection)
      else next(connection)
    }
  }

  renewIdle(): void {
    for (const [index, { client }] of this.#idle.entries()) {
      this.#idle[index] = this.#open()
      void client.destroy()
    }
  }

  destroy(): void {
    for (const { client } of [...this.#idle, ...this.#busy]) void client.destroy()
  }
}

type Attempt = Outcome | 'stale-connection'

async function attemptOnce(connection: Connection, request: WireRequest, limits: Limits): Promise<Attempt> {
  const { method, target: path, headers, body } = request
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const attempt = new Promise<Attempt>((resolve) => {
    let status = 0
    let responseHeaders: WireResponse['headers'] = new Map()
    const chunks: Buffer[] = []
    const end = () => {
      const response = { status, headers: responseHeaders, body: Buffer.concat(chunks) }
      resolve({ kind: 'response', response: decoded(response, limits.bytes) })
    }
    connection.client.dispatch(
      { method, path, headers, body },
      {
        onRequestStart(controller) {
          timer = setTimeout(() => {
            isLate = true
            controller.abort(new Error('late'))
          }, limits.milliseconds)
        },
        onResponseStart(_controller, code, received) {
          connection.isKept = true
          status = code
          responseHeaders = joined(received)
        },
        onResponseData: (_controller, chunk) => chunks.push(chunk),
        onResponseEnd: end,
        onResponseError(_controller, error) {
          // It may contain the length of the body that it omits, which undici expects. RFC 9110, section 8.6.
          if (status === 304 && error instanceof errors.ResponseContentLengthMismatchError) return end()
          const isStale = connection.isKept && status === 0 && !isLate && isReset(error)
          resolve(isStale ? 'stale-connection' : { kind: 'fault', fault: describe(error, isLate, limits) })
        },
      },
    )
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

/** The headers of a response, each with all of its values. */
function joined(headers: IncomingHttpHeaders): WireResponse['headers'] {
  const values = new Map<string, string>()
  for (const [name, value = ''] of Object.entries(headers))
    values.set(name, typeof value === 'string' ? value : value.join(', '))
  return values
}

function describe(error: unknown, isLate: boolean, limits: Limits): Fault {
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof errors.ResponseExceededMaxSizeError) {
    return { kind: 'too-large', text: `The response has more than ${limits.bytes} bytes.` }
  }
  if (isLate || error instanceof errors.ConnectTimeoutError) {
    return { kind: 'timeout', text: `No complete response within ${limits.milliseconds / 1000} s.` }
  }
  if (isNoHttp(error)) return { kind: 'not-http', text: `The response is not HTTP/1.1: ${message}` }
  if (isReset(error)) {
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

/** Whether the response breaks the protocol, for undici also by an unexpected status 100 or 101. */
function isNoHttp(error: unknown): boolean {
  if (error instanceof errors.SocketError) return error.message.startsWith('bad ')
  return [
    errors.HTTPParserError,
    errors.HeadersOverflowError,
    errors.ResponseContentLengthMismatchError,
  ].some((kind) => error instanceof kind)
}

/** Whether the server closed the connection before the end of a response. */
function isReset(error: unknown): boolean {
  const isClosed = error instanceof errors.SocketError || ['ECONNRESET', 'EPIPE'].includes(codeOf(error))
  return isClosed && !isNoHttp(error)
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
