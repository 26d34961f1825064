/** Passes requests on as if the server did not check permissions. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The server to pass them on to. */
export interface Target {
  readonly baseUrl: string
  readonly adminToken: string
}

const headers = ['private-token', 'authorization', 'cookie'] as const
const parameters = ['private_token', 'access_token'] as const

/**
 * What the server rejects is sent once more as the administrator, unless the caller has no credentials or uses sudo. So is a
 * deletion that may have had no effect.
 */
export function passWithPermission(request: IncomingMessage, response: ServerResponse, target: Target): void {
  const pass = async (): Promise<void> => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', target.baseUrl)
    const first = await send(request, url, body)
    const isRejected = first.status === 403 || first.status === 404
    const isDeletion = request.method === 'DELETE' && first.status < 300
    if (!(isRejected || isDeletion) || !isByUser(request, url)) return relay(first, response)
    for (const name of headers) delete request.headers[name]
    for (const name of parameters) url.searchParams.delete(name)
    request.headers['private-token'] = target.adminToken
    const second = await send(request, url, body)
    relay(isDeletion ? first : second, response)
  }
  pass().catch(() => response.destroy())
}

function isByUser({ headers: sent }: IncomingMessage, { searchParams }: URL): boolean {
  const hasCredentials =
    headers.some((name) => name in sent) || parameters.some((name) => searchParams.has(name))
  return hasCredentials && !('sudo' in sent) && !searchParams.has('sudo')
}

interface Received {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

async function send({ method, headers: sent }: IncomingMessage, url: URL, body: Buffer): Promise<Received> {
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    http.request(url, { method, headers: sent, agent: false }, resolve).on('error', reject).end(body)
  })
  return { status: received.statusCode ?? 500, headers: received.headers, body: await buffer(received) }
}

function relay({ status, headers: received, body }: Received, response: ServerResponse): void {
  response.writeHead(status, received).end(body)
}
