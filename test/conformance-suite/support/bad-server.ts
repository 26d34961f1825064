/** Servers that go bad, in all the ways in which they do. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { serve, type HandServer } from './hand-server.ts'

export type Answering = (request: IncomingMessage, response: ServerResponse) => void

/** Writes to the connection itself: for what HTTP does not allow. */
const raw =
  (text: string): Answering =>
  (_, { socket }) =>
    socket?.end(text)

const says =
  (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Answering =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)

/** Each sends its own kind of invalid response to every request. */
export const invalidResponses: Readonly<Record<string, Answering>> = {
  '404 to all': says(404, 'application/json', '{"error":"404 Not Found"}'),
  '404 as text': says(404, 'text/plain', 'not here'),
  '500 to all': says(500, 'application/json', '{"message":"500 Internal Server Error"}'),
  '401 to all': says(401, 'application/json', '{"message":"401 Unauthorized"}'),
  'a page': says(200, 'text/html', '<!doctype html><title>Sign in</title><form method="post">'),
  'a redirect loop': (request, response) => {
    response.writeHead(302, { location: request.url ?? '/' }).end()
  },
  'no answer': () => {},
  'a cut connection': (_, { socket }) => socket?.destroy(),
  'half an answer': raw(
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"id":',
  ),
  'an endless body': (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1 << 20, ' ')));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more)
    more()
  },
  'broken JSON': says(200, 'application/json', '{"id":'),
  'no UTF-8': says(200, 'application/json', Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  'a body longer than told': raw(
    'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{"id":1}',
  ),
  'a body shorter than told': (_, { socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"id":1}')
  },
  'a giant header': raw(`HTTP/1.1 200 OK\r\nLink: ${'x'.repeat(200_000)}\r\nContent-Length: 2\r\n\r\n{}`),
  'another protocol': raw('220 mail.example.com ESMTP ready\r\n'),
}

/** The same, with the number of requests so far. */
export function counted(respond: Answering): { readonly respond: Answering; readonly requests: number } {
  let requests = 0
  return {
    respond: (request, response) => {
      requests += 1
      respond(request, response)
    },
    get requests() {
      return requests
    },
  }
}

/** Passes on the responses of another server; from some request on, responds with `bad`, except to requests that `spares` accepts. */
export async function failingAfter(
  baseUrl: string,
  bad: Answering,
  {
    after,
    except = () => false,
  }: { readonly after: number; readonly except?: (url: string, method: string) => boolean },
): Promise<HandServer> {
  const { hostname, port } = new URL(baseUrl)
  const agent = new http.Agent({ keepAlive: true })
  let requests = 0
  const server = await serve((request, response) => {
    requests += 1
    const { method = 'GET', url = '/', headers } = request
    if (requests > after && !except(url, method)) {
      bad(request, response)
      return
    }
    const onward = http.request({ agent, hostname, port, method, path: url, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 500, incoming.headers)
      incoming.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  return {
    ...server,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await server[Symbol.asyncDispose]()
    },
  }
}
