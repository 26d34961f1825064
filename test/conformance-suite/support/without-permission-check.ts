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

/** What the server rejects is sent once more as the administrator, unless the caller has no credentials or uses sudo. */
export function passWithPermission(request: IncomingMessage, response: ServerResponse, target: Target): void {
  const pass = async (): Promise<void> => {
    const body = await buffer(request)
    const url = new URL(request.url ?? '/', target.baseUrl)
    const first = await send(request, url, body)
    const isRejected = first.statusCode === 403 || first.statusCode === 404
    if (!isRejected || !isByUser(request, url)) return relay(first, response)
    first.resume()
    for (const name of headers) delete request.headers[name]
    for (const name of parameters) url.searchParams.delete(name)
    request.headers['private-token'] = target.adminToken
    relay(await send(request, url, body), response)
  }
  pass().catch(() => response.destroy())
}

function isByUser({ headers: sent }: IncomingMessage, { searchParams }: URL): boolean {
  const hasCredentials =
    headers.some((name) => name in sent) || parameters.some((name) => searchParams.has(name))
  return hasCredentials && !('sudo' in sent) && !searchParams.has('sudo')
}

function send({ method, headers: sent }: IncomingMessage, url: URL, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    http.request(url, { method, headers: sent, agent: false }, resolve).on('error', reject).end(body)
  })
}

function relay(received: IncomingMessage, response: ServerResponse): void {
  response.writeHead(received.statusCode ?? 500, received.headers)
  received.pipe(response)
}
