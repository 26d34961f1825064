/** Health, readiness and metrics below `/-/`, outside of the contract. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '../limits.ts'
import { expositionType } from './exposition.ts'

/** The state of a server: it starts (opens and migrates the database), handles requests, or stops. */
export type Phase = 'starting' | 'ready' | 'stopping'

/** What the endpoints report. */
export interface Monitored {
  phase: () => Phase
  /** Rejects if the database does not execute a statement. */
  checkDatabase: () => Promise<void>
  /** The text of the metrics; undefined if they are not enabled. */
  metrics: (() => string) | undefined
}

/** Whether the request is for one of the endpoints. */
export function isMonitoringRequest({ url = '' }: IncomingMessage): boolean {
  return url.startsWith('/-/')
}

/** Handles a request below `/-/`. */
export async function handleMonitoring(
  request: IncomingMessage,
  response: ServerResponse,
  monitored: Monitored,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const [path] = (request.url ?? '').split('?', 1)
  const send = sender(request, response)
  const endpoint = path === undefined ? undefined : endpoints[path]
  if (endpoint === undefined) return send(404, { error: '404 Not Found' })
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return send(405, { message: '405 Method Not Allowed' })
  }
  return endpoint(send, monitored)
}

type Send = (status: number, body: object | string) => void

function sender(request: IncomingMessage, response: ServerResponse): Send {
  return (status, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (status === 503) response.setHeader('Retry-After', '1')
    response.writeHead(status, {
      'Content-Type': typeof body === 'string' ? expositionType : 'application/json',
      'Content-Length': Buffer.byteLength(text),
    })
    response.end(request.method === 'HEAD' ? undefined : text)
  }
}

type Endpoint = (send: Send, monitored: Monitored) => Promise<void>

const endpoints: Readonly<Record<string, Endpoint>> = {
  '/-/health': async (send) => send(200, { status: 'ok' }),
  '/-/readiness': async (send, { phase, checkDatabase }) => {
    const current = phase()
    if (current !== 'ready') return send(503, { status: current })
    const isAvailable = await within(limits.readinessMilliseconds.max, checkDatabase())
    return send(isAvailable ? 200 : 503, {
      status: isAvailable ? 'ready' : 'unavailable',
      database: isAvailable ? 'ok' : 'unavailable',
    })
  },
  '/-/metrics': async (send, { metrics }) =>
    metrics === undefined ? send(404, { error: '404 Not Found' }) : send(200, metrics()),
}

/** Whether the check succeeds within that many milliseconds. */
async function within(milliseconds: number, check: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds)
  })
  const checked = check.then(
    () => true,
    () => false,
  )
  const isAvailable = await Promise.race([checked, timeout])
  clearTimeout(timer)
  return isAvailable
}
