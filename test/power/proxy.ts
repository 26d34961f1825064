/** A proxy in front of the server, in which the active mutant alters requests and responses. */
import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { Server } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { operationAt } from '../support/operation-at.ts'
import { isRecord, jsonOf, type ResponseMessage, type Call } from './message.ts'
import type { Upstream, Mutant } from './mutant.ts'

/** The active mutant, and whether it has altered anything. */
export interface ActiveMutant {
  readonly mutant: Mutant | null
  fired: boolean
  readonly memory: Map<string, unknown>
}

export interface Listening extends AsyncDisposable {
  readonly port: number
}

/** Starts a proxy to a server on this machine. */
export async function startProxy(
  port: number,
  current: () => ActiveMutant,
  appContext: Pick<Upstream, 'adminToken' | 'keep'>,
): Promise<Listening> {
  const agent = new http.Agent({ keepAlive: true })
  const usernames = new Map<string, string>()
  const pass = async (call: Call): Promise<ResponseMessage> => {
    const result = await forward(agent, port, call)
    if (call.operation === 'getCurrentUser') rememberUsername(usernames, result)
    return result
  }
  const upstream = (memory: Upstream['memory']): Upstream => ({
    ...appContext,
    memory,
    pass,
    usernameOf: ({ headers }) => headers['sudo'] ?? usernames.get(headers['private-token'] ?? '') ?? null,
  })
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    const active = current()
    const result = await respond(call, active, upstream(active.memory))
    response.writeHead(result.status, withLength(result)).end(result.body)
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  const proxy = await listening(server)
  return {
    port: proxy.port,
    async [Symbol.asyncDispose]() {
      agent.destroy()
      await proxy[Symbol.asyncDispose]()
    },
  }
}

/** Lets a server listen on a free port of this machine. */
export async function listening(server: http.Server): Promise<Listening> {
  // On a busy machine, a connection can be idle for long between two calls.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: portOf(server),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function portOf(server: Server): number {
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}

async function respond(call: Call, active: ActiveMutant, upstream: Upstream): Promise<ResponseMessage> {
  const { mutant } = active
  const alter = mutant?.fault.everywhere ?? (isAffected(mutant, call) ? mutant?.fault.around : undefined)
  if (alter === undefined) return upstream.pass(call)
  let [lastCall, last]: [Call | undefined, ResponseMessage | undefined] = [undefined, undefined]
  const watched: Upstream = {
    ...upstream,
    async pass(passed) {
      // Other reads before the same call have no effect.
      if (passed.method !== 'GET' && !isDeepStrictEqual(passed, call)) active.fired = true
      lastCall = passed
      last = await upstream.pass(passed)
      return last
    },
  }
  const result = await alter(call, watched)
  if (!isDeepStrictEqual([call, result], [lastCall, last])) active.fired = true
  return result
}

function isAffected(mutant: Mutant | null, call: Call): boolean {
  return mutant !== null && call.operation === mutant.operation
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { method = 'GET', url = '/' } = request
  const [path = '/', ...rest] = url.split('?')
  const { connection: _, ...headers } = flat(request)
  return {
    operation: operationAt(method, path),
    method,
    path,
    query: rest.join('?'),
    headers,
    body: await bodyOf(request),
  }
}

function forward(agent: http.Agent, port: number, call: Call): Promise<ResponseMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<ResponseMessage>()
  const { method, query, body } = call
  const path = query === '' ? call.path : `${call.path}?${query}`
  const outgoing = http.request(
    { agent, host: '127.0.0.1', port, method, path, headers: withLength(call) },
    (incoming) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = flat(incoming)
      bodyOf(incoming).then(
        (bytes) => resolve({ status: incoming.statusCode ?? 0, headers: kept, body: bytes }),
        reject,
      )
    },
  )
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

function flat(message: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(message.headersDistinct).map(([name, values]) => [name, (values ?? []).join(', ')]),
  )
}

function withLength({ headers, body, ...message }: ResponseMessage | Call): Record<string, string> {
  const { 'content-length': given, 'transfer-encoding': _, ...others } = headers
  const none = 'status' in message && (message.status === 204 || message.status === 304)
  if (none || (given === undefined && body.length === 0)) return others
  return { ...others, 'content-length': String(body.length) }
}

/** The response to an administrator who acts as a user contains the token of that user. */
function rememberUsername(usernames: Map<string, string>, result: ResponseMessage): void {
  const json = jsonOf(result)
  if (!isRecord(json)) return
  const { username, private_token } = json
  if (typeof username === 'string' && typeof private_token === 'string')
    usernames.set(private_token, username)
}
