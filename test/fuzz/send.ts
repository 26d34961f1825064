/** Sends steps of a case, as bytes on a connection. */
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { operations } from '../../generated/operations.ts'
import type { Outcome, WireResponse } from '../conformance/protocol/exchange.ts'
import { isRaw, type ApiRequest, type GitTarget, type RawRequest, type Step } from './case.ts'
import { fieldsOf, jsonText, rendered, texts, type Json } from './render.ts'
import type { Actor, World } from './world.ts'

export interface Sent {
  readonly method: string
  /** Path and query; null for bytes. */
  readonly target: string | null
  /** Values of the path, as they were sent. */
  readonly path: readonly string[]
  /** Whether the target was too long and is sent without its end. */
  readonly isCut: boolean
  /** The caller: anonymous if the credential belongs into a body that the method does not have. */
  readonly actor: Actor
  readonly outcome: Outcome
}

// Longer than any request may take, shorter than a test waits.
const responseTimeout = 20_000
// How long bytes that may be an unfinished request stay open.
const grace = 100
// Node's limit on all headers; a longer target would be 431 before the server's code runs.
const longestTarget = 14_000

export interface Sender {
  send(step: Step, world: World): Promise<Sent>
  close(): void
}

export function createSender(origin: string): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const { hostname, port } = new URL(origin)
  const to: Destination = { host: hostname, port: Number(port), agent }
  return {
    send: (step, world) => (isRaw(step) ? sendRaw(to, step, world) : sendRequest(to, step, world)),
    close: () => agent.destroy(),
  }
}

interface Destination {
  host: string
  port: number
  /** False: a connection of its own. */
  agent: Agent | false
}

async function sendRequest(to: Destination, step: ApiRequest, world: World): Promise<Sent> {
  const { path, values } = pathOf(step, world)
  const pairs = [...queryPairs(step, world), ...(step.encoding === 'query' ? bodyPairs(step, world) : [])]
  const query = new URLSearchParams(pairs).toString()
  const full = `/api/v4${path}${query === '' ? '' : `?${query}`}`
  const isCut = full.length > longestTarget
  const target = isCut ? full.slice(0, longestTarget).replace(/%.?$/, '') : full
  const { method } = step
  const { headers, body } = bodyOf(step, world, method)
  const outcome = await exchange(to, step, method, target, { ...headers, ...credentials(step, world) }, body)
  const isLost = step.credential === 'body' && body === null && step.encoding !== 'query'
  return { method, target, path: values, isCut, actor: isLost ? 'anonymous' : step.actor, outcome }
}

function pathOf(step: ApiRequest, world: World): { path: string; values: string[] } {
  const values: string[] = []
  const path = operations[step.operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = texts(rendered(step.path[name] ?? '', world.records[step.visibility]))
      .join(',')
      .toWellFormed()
    values.push(value)
    return encodeURIComponent(value)
  })
  return { path, values }
}

type Pair = [string, string]

function queryPairs({ query, visibility, credential, actor }: ApiRequest, world: World): Pair[] {
  const token = world.tokens.get(actor)
  const pairs = query.flatMap(([name, value]) =>
    texts(rendered(value, world.records[visibility])).map((text): Pair => [name, text]),
  )
  if (token !== undefined && credential === 'query') pairs.push(['private_token', token])
  if (token !== undefined && credential === 'list') pairs.push(['private_token[]', token])
  return pairs
}

function bodyPairs(step: ApiRequest, world: World): Pair[] {
  return Object.entries(bodyFields(step, world)).flatMap(([name, value]) =>
    texts(value).map((text): Pair => [Array.isArray(value) ? `${name}[]` : name, text]),
  )
}

function bodyFields(
  { body, visibility, unknown, credential, actor }: ApiRequest,
  world: World,
): Record<string, Json> {
  const fields = new Map(Object.entries(fieldsOf(body, world.records[visibility])))
  const token = world.tokens.get(actor)
  if (credential === 'body' && token !== undefined) fields.set('private_token', token)
  for (let index = 0; index < unknown.count; index++)
    fields.set(`u${index}${'k'.repeat(unknown.length)}`, index)
  return Object.fromEntries(fields)
}

interface Body {
  headers: Record<string, string>
  body: Buffer | null
}

const as = (type: string, body: Buffer, more: Record<string, string> = {}): Body => ({
  headers: { 'Content-Type': type, ...more },
  body,
})

function bodyOf(step: ApiRequest, world: World, method: string): Body {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || step.encoding === 'query')
    return { headers: {}, body: null }
  const json = (): Buffer => Buffer.from(jsonText(bodyFields(step, world)))
  if (step.encoding === 'urlencoded')
    return as(
      'application/x-www-form-urlencoded',
      Buffer.from(new URLSearchParams(bodyPairs(step, world)).toString()),
    )
  if (step.encoding === 'multipart')
    return as('multipart/form-data; boundary=fuzz', multipart(bodyPairs(step, world)))
  if (step.encoding === 'text') return as('text/plain', json())
  if (step.encoding === 'gzip')
    return as('application/json', gzipSync(json()), { 'Content-Encoding': 'gzip' })
  return as(step.encoding === 'latin1' ? 'application/json; charset=iso-8859-1' : 'application/json', json())
}

function multipart(pairs: readonly Pair[]): Buffer {
  const parts = pairs.map(
    ([name, value]) =>
      `--fuzz\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${value}\r\n`,
  )
  return Buffer.from(`${parts.join('')}--fuzz--\r\n`)
}

function credentials({ actor, credential }: ApiRequest, world: World): Record<string, string> {
  const token = world.tokens.get(actor)
  if (token === undefined) return {}
  if (credential === 'bearer') return { Authorization: `Bearer ${token}` }
  return credential === 'header' ? { 'PRIVATE-TOKEN': token } : {}
}

async function exchange(
  to: Destination,
  step: ApiRequest,
  method: string,
  target: string,
  headers: Record<string, string>,
  body: Buffer | null,
): Promise<Outcome> {
  const { form } = step
  const host = `${to.host}:${to.port}`
  if (form === 'http-1.0' || form === 'no-host' || form === 'expect') {
    const own = { ...headers, ...(form === 'expect' ? { Host: host, Expect: 'tea' } : {}) }
    return rawOutcome(
      to,
      head(method, target, form === 'http-1.0' ? '1.0' : '1.1', own, body),
      body,
      responseTimeout,
    )
  }
  const path = form === 'absolute' ? `http://forge.example${target}` : target
  const length = form === 'chunked' || body === null ? {} : { 'Content-Length': String(body.length) }
  return new Promise((resolve) => {
    const fault = (text: string): void => resolve({ kind: 'fault', fault: { kind: 'cut', text } })
    const sent = httpRequest({ ...to, method, path, headers: { ...headers, ...length } }, (response) => {
      readAll(response).then(
        (read) => resolve({ kind: 'response', response: read }),
        (error) => fault(String(error)),
      )
    })
    sent.setTimeout(responseTimeout, () => sent.destroy(new Error('no response in time')))
    sent.on('error', (error) => {
      // A server ends a connection that was idle for long, such as while this process made a large body.
      if (sent.reusedSocket) resolve(exchange({ ...to, agent: false }, step, method, target, headers, body))
      else fault(error.message)
    })
    sent.end(body ?? undefined)
  })
}

async function readAll(response: IncomingMessage): Promise<WireResponse> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const headers = Object.entries(response.headers).map(
    ([name, value]) => [name, [value].flat().join(', ')] as const,
  )
  return { status: response.statusCode ?? 0, headers: new Map(headers), body: Buffer.concat(chunks) }
}

function head(
  method: string,
  target: string,
  version: string,
  headers: Record<string, string>,
  body: Buffer | null,
): string {
  const all = { ...headers, 'Content-Length': String(body?.length ?? 0), Connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${target} HTTP/${version}\r\n${lines.join('')}\r\n`
}

async function sendRaw(to: Destination, step: RawRequest, world: World): Promise<Sent> {
  const bytes = step.raw.replaceAll('#', () => step.unit.repeat(step.times))
  const text = step.git === undefined ? bytes : forRepository(bytes, step.git, world)
  const isWhole = step.git !== undefined
  const outcome = await rawOutcome(to, text, null, isWhole ? responseTimeout : 2000, !isWhole)
  const actor = step.git?.actor ?? 'anonymous'
  return { method: 'RAW', target: null, path: [], isCut: false, actor, outcome }
}

/** The request with the path of the repository and the credentials of the actor. */
function forRepository(text: string, { actor, visibility }: GitTarget, world: World): string {
  const token = world.tokens.get(actor)
  const basic = `Authorization: Basic ${Buffer.from(`git:${token}`).toString('base64')}\r\n`
  return text
    .replace('{path}', String(world.records[visibility]['path']))
    .replace('{credentials}', token === undefined ? '' : basic)
}

/** Sends bytes and reads until the server closes; what is no response is a fault. */
async function rawOutcome(
  { host, port }: Destination,
  text: string,
  body: Buffer | null,
  wait: number,
  isUnfinished = false,
): Promise<Outcome> {
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    const socket = connect(port, host)
    socket.setTimeout(wait, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(text, 'utf8')
    if (body !== null) socket.write(body)
    // Node does not respond to a client that has ended its side. What waits for more bytes is ended a moment later.
    if (isUnfinished) setTimeout(() => socket.end(), grace)
  })
  return parsed(Buffer.concat(chunks))
}

/** The content of chunks. */
function joined(bytes: Buffer): Buffer {
  const chunks: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at)
    const size = parseInt(bytes.toString('latin1', at, Math.max(end, at)), 16)
    if (end < 0 || !(size > 0)) break
    chunks.push(bytes.subarray(end + 2, end + 2 + size))
    at = end + 4 + size
  }
  return Buffer.concat(chunks)
}

function parsed(bytes: Buffer): Outcome {
  const end = bytes.indexOf('\r\n\r\n')
  const lines = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n')
  const status = /^HTTP\/1\.1 (\d{3})/.exec(lines[0] ?? '')?.[1]
  if (status === undefined)
    return { kind: 'fault', fault: { kind: 'not-http', text: `${bytes.length} bytes` } }
  const headers = lines.slice(1).map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const map = new Map(headers)
  const rest = bytes.subarray(end + 4)
  const body = map.get('transfer-encoding') === 'chunked' ? joined(rest) : rest
  return { kind: 'response', response: { status: Number(status), headers: map, body } }
}
