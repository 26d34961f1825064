import type { ForgeClient, ForgeClientOptions } from '../../generated/client.ts'
import { createForgeClient } from '../../generated/client.ts'

/** The URL of the API in these tests. */
export const baseUrl = 'https://forge.example.com/api/v4'

/** Function in place of a server. */
export type Respond = (request: Request) => Response | Promise<Response>

/** A client whose requests are recorded, and whose responses come from a function. */
export interface Observed {
  client: ForgeClient
  requests: Request[]
}

export function observed(respond: Respond, options: Partial<ForgeClientOptions> = {}): Observed {
  const requests: Request[] = []
  const client = createForgeClient({
    baseUrl,
    ...options,
    fetch: async (request) => {
      requests.push(request.clone())
      return respond(request)
    },
  })
  return { client, requests }
}

/** A JSON response. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

/** One page of a list with its seven headers; `next` is the URL in `Link`. */
export function page(items: readonly unknown[], next?: string, more: Record<string, string> = {}): Response {
  const links = [
    `<${baseUrl}/projects?page=1>; rel="first"`,
    ...(next === undefined ? [] : [`<${next}>; rel="next"`]),
  ]
  return json(items, 200, {
    Link: links.join(', '),
    'X-Total': '3',
    'X-Total-Pages': '2',
    'X-Per-Page': '2',
    'X-Page': next === undefined ? '2' : '1',
    'X-Next-Page': next === undefined ? '' : '2',
    'X-Prev-Page': next === undefined ? '1' : '',
    ...more,
  })
}

/** The only request that was sent. */
export function only(requests: readonly Request[]): Request {
  const [request] = requests
  if (request === undefined || requests.length !== 1) throw new Error(`${requests.length} requests were sent`)
  return request
}
