/** The server: from the received request to the sent response. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Attributes } from './attributes.ts'
import { callerOf } from './caller.ts'
import type { ServerChoices } from './server-choices.ts'
import { provision } from './provisioning.ts'
import { failure, RequestError, unknownRoute } from './request-error.ts'
import { receive, type Received } from './request.ts'
import { findRoute } from './find-route.ts'
import type { RouteResponse } from './routes.ts'
import { State } from './state.ts'

const prefix = '/api/v4'

export interface ForgeOptions {
  readonly adminToken: string
  readonly choices: ServerChoices
  readonly now: () => Date
}

/** A server with one administrator and no other records; `listen` starts it. */
export function createForge(options: ForgeOptions): Server {
  const state = new State(options.choices.id)
  state.addUser({
    id: state.nextId(),
    namespaceId: state.nextId(),
    username: 'root',
    name: 'Administrator',
    email: 'root@example.com',
    admin: true,
    external: false,
    mayCreateGroups: true,
    createdAt: options.now(),
    token: options.adminToken,
  })
  const context = { ...options, state, secret }
  return createServer((request, response) => void respond(request, response, context))
}

/** Returns a text that cannot be guessed. */
const secret = (): string => randomBytes(15).toString('base64url')

interface ServerContext extends ForgeOptions {
  readonly state: State
  readonly secret: () => string
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  context: ServerContext,
): Promise<void> {
  const { choices } = context
  try {
    await send(response, responseTo(await receive(request), context), choices)
  } catch (error) {
    if (!(error instanceof RequestError)) console.error(error)
    await send(response, worded(error instanceof RequestError ? error : failure(), choices), choices)
  }
}

/** Routes first, then credentials: an unknown route returns 404 to all callers. */
function responseTo(received: Received, { state, secret, choices, now }: ServerContext): RouteResponse {
  const { method, path, values, query, origin } = received
  const attributes = new Attributes(values)
  if (path.startsWith('/provisioning')) {
    const caller = callerOf(received, state)
    const below = path.slice('/provisioning'.length)
    return provision({ method, path: below, caller, attributes, state, secret, now: now() })
  }
  const found = path.startsWith(`${prefix}/`) ? findRoute(method, path.slice(prefix.length)) : undefined
  if (found === undefined) throw unknownRoute()
  const result = found.route.handler({
    state,
    choices,
    caller: callerOf(received, state),
    path: new Attributes(found.parameters),
    attributes,
    url: choices.origin(origin) + path,
    query,
    now: now(),
    secret,
  })
  return { ...result, ...('body' in result ? { body: furnished(result.body, choices) } : {}) }
}

/** Adds to records what the server likes to add. */
function furnished(body: unknown, choices: ServerChoices): unknown {
  if (Buffer.isBuffer(body)) return body
  if (Array.isArray(body)) return body.map((item) => furnished(item, choices))
  return typeof body === 'object' && body !== null ? choices.record(body) : body
}

/** An error response, with this server's own message where the specification states none. */
function worded({ status, body, stated }: RequestError, { words }: ServerChoices): RouteResponse {
  if (stated) return { status, body }
  const texts = (value: unknown): unknown => {
    if (typeof value === 'string') return words(value)
    if (Array.isArray(value)) return value.map(texts)
    return Object.fromEntries(Object.entries(Object(value)).map(([name, each]) => [name, texts(each)]))
  }
  return { status, body: texts(body) }
}

async function send(
  response: ServerResponse,
  { status, headers, body }: RouteResponse,
  choices: ServerChoices,
): Promise<void> {
  if (body === undefined) {
    response.writeHead(status, { ...headers }).end()
    return
  }
  if (Buffer.isBuffer(body)) {
    response.writeHead(status, { 'Content-Type': 'application/octet-stream', ...headers }).end(body)
    return
  }
  response.writeHead(status, choices.headers({ 'Content-Type': 'application/json', ...headers }))
  for await (const piece of choices.chunks(JSON.stringify(body))) response.write(piece)
  response.end()
}
