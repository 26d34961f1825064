/** What must not happen after any request. */
import { declarations } from '../../generated/declarations.ts'
import { operations } from '../../generated/operations.ts'
import { violationsOf } from '../conformance/protocol/validate.ts'
import { isRecord, type Exchange, type WireResponse } from '../conformance/protocol/exchange.ts'
import { jsonOf } from '../conformance/protocol/json-body.ts'
import type { AccessTable } from './access-table.ts'
import { isRaw, type ApiRequest, type GitTarget, type RawRequest, type Step } from './case.ts'
import type { Sent } from './send.ts'
import type { Actor, World } from './world.ts'

export interface Problem {
  readonly kind:
    | 'server-error'
    | 'no-response'
    | 'violation'
    | 'unauthorised'
    | 'number'
    | 'secret'
    | 'hold'
    | 'memory'
    | 'ended'
  /** Problems with the same key have one cause. */
  readonly key: string
  readonly text: string
}

/** Statuses of any request, even if its operation does not document them. */
const general: ReadonlySet<number> = new Set([401, 404, 405, 413, 414, 415, 417, 431])

// Clients on Node.js accept no more, unless configured otherwise.
const mostHeaderBytes = 16 * 1024

export function problemsOf(step: Step, sent: Sent, world: World, access: AccessTable): Problem[] {
  const { outcome } = sent
  if (outcome.kind === 'fault')
    return isRaw(step) && step.git === undefined ? [] : [noResponse(step, outcome.fault.text)]
  const { response } = outcome
  return [
    ...serverErrors(step, sent, response),
    ...errorShapes(step, sent, response),
    ...secrets(step, response, world),
    ...(isRaw(step)
      ? unauthorisedGit(step, response)
      : [
          ...violations(step, sent, response),
          ...unauthorised(step, sent, response, access),
          ...numbers(step, sent, response),
        ]),
  ]
}

const nameOf = (step: Step): string => (isRaw(step) ? 'raw' : step.operation)

function noResponse(step: Step, text: string): Problem {
  return { kind: 'no-response', key: `no-response|${nameOf(step)}`, text }
}

function serverErrors(step: Step, sent: Sent, { status, body }: WireResponse): Problem[] {
  if (status < 500 || (status === 505 && isRaw(step))) return []
  const text = `${sent.method} ${sent.target ?? ''} returned ${status}: ${Buffer.from(body).toString().slice(0, 200)}`
  return [{ kind: 'server-error', key: `server-error|${nameOf(step)}`, text }]
}

/** Every error has a message, in the shape of the contract. */
function errorShapes(step: Step, sent: Sent, response: WireResponse): Problem[] {
  if (response.status < 400 || response.status >= 500 || sent.method === 'HEAD') return []
  // Pages for browsers are HTML, and errors for Git are text.
  const type = response.headers.get('content-type') ?? ''
  if (isRaw(step) && /^text\/(html|plain)/.test(type) && response.body.length > 0) return []
  const body = jsonOf(exchangeOf(step, sent, response))
  if (isRecord(body) && ('message' in body || 'error' in body)) return []
  const text = `${sent.method} ${sent.target ?? ''} returned ${response.status} without a message`
  return [{ kind: 'violation', key: `error-shape|${response.status}`, text }]
}

function secrets(step: Step, { headers }: WireResponse, world: World): Problem[] {
  const all = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  if (all.length > mostHeaderBytes)
    return [{ kind: 'violation', key: `headers|${nameOf(step)}`, text: `${all.length} bytes of headers` }]
  const leaked = [...world.tokens.values()].some((token) => all.includes(token))
  return leaked
    ? [{ kind: 'secret', key: `secret|${nameOf(step)}`, text: 'A token is in a response header' }]
    : []
}

/** Whether the request reached the operation that it was made for. */
function isMeant(step: ApiRequest, { method, path, isCut }: Sent): boolean {
  const wanted = operations[step.operation].method
  const odd = path.some((value) => ['', '.', '..'].includes(value) || value.includes('\0'))
  return !isCut && !odd && (method === wanted || (method === 'HEAD' && wanted === 'GET'))
}

function violations(step: ApiRequest, sent: Sent, response: WireResponse): Problem[] {
  if (!isMeant(step, sent) || sent.method === 'HEAD' || response.status >= 500) return []
  const documented = response.status in operations[step.operation].responses
  if (!documented && (general.has(response.status) || isMalformed(step, sent, response))) return []
  return violationsOf(exchangeOf(step, sent, response)).map(({ key, expected, actual }) => ({
    kind: 'violation',
    key: `violation|${step.operation}|${key}`,
    text: `${step.operation} returned ${response.status}. Expected: ${expected} Actual: ${actual}`,
  }))
}

/**
 * HTTP/1.1 requires 400 without `Host`, of any operation (RFC 9112, section 3.2). Node sends a DELETE without `Content-Length` with
 * no framing, so that its body is read as another request.
 */
function isMalformed({ form }: ApiRequest, { method }: Sent, { status }: WireResponse): boolean {
  return status === 400 && (form === 'no-host' || (form === 'chunked' && method === 'DELETE'))
}

/** Developers may do these on unprotected branches; the table describes a protected one. */
const byBranch: ReadonlySet<string> = new Set([
  'createCommit',
  'cherryPickCommit',
  'createFile',
  'updateFile',
  'deleteFile',
  'acceptMergeRequest',
  'deleteBranch',
])

/** A success of a caller whom the access table rejects. */
function unauthorised(
  step: ApiRequest,
  sent: Sent,
  { status }: WireResponse,
  access: AccessTable,
): Problem[] {
  if (!isMeant(step, sent) || status >= 300 || status < 200) return []
  if (
    !Object.values(step.path).every(
      (value) => typeof value === 'object' && value !== null && 'record' in value,
    )
  )
    return []
  const { actor } = sent
  const stated = actor === 'blocked' ? 403 : access(step.operation, step.visibility, actor)
  if (stated === undefined || ![401, 403, 404].includes(stated)) return []
  if (actor === 'developer' && byBranch.has(step.operation)) return []
  const key = `unauthorised|${step.operation}|${step.visibility}|${actor}`
  const text = `${step.operation} by ${actor} in a ${step.visibility} project returned ${status}; the access table says ${stated}`
  return [{ kind: 'unauthorised', key, text }]
}

/** A record that is found by a number in another notation than decimal digits. DELETE of an unknown record succeeds. */
function numbers(step: ApiRequest, sent: Sent, { status }: WireResponse): Problem[] {
  if (!isMeant(step, sent) || sent.method === 'DELETE' || status >= 300 || status < 200) return []
  const { path } = declarations[step.operation]
  const names = [...operations[step.operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return names.flatMap((name, index) => {
    const value = sent.path[index] ?? ''
    const isOtherNotation = !/^[0-9]+$/.test(value) && value !== '' && Number.isInteger(Number(value))
    if (!isOtherNotation || path[name]?.types.includes('integer') !== true) return []
    const text = `${step.operation} returned ${status} for ${name} ${JSON.stringify(value)}`
    return [{ kind: 'number', key: `number|${step.operation}|${name}`, text }]
  })
}

/** A service of Git for a caller who cannot read the repository, or cannot push to it. */
function unauthorisedGit({ git }: RawRequest, { status }: WireResponse): Problem[] {
  if (git === undefined || status !== 200 || mayUseGit(git)) return []
  const { actor, visibility, service } = git
  const key = `unauthorised|${service}|${visibility}|${actor}`
  return [
    { kind: 'unauthorised', key, text: `${service} by ${actor} in a ${visibility} project returned 200` },
  ]
}

const pushers: readonly Actor[] = ['developer', 'master', 'owner', 'administrator']
const readers: readonly Actor[] = ['reporter', ...pushers]

/** Developers push; reporters read private code, users internal code, all callers public code. */
function mayUseGit({ actor, visibility, service }: GitTarget): boolean {
  if (actor === 'blocked') return false
  if (service === 'git-receive-pack') return pushers.includes(actor)
  if (visibility === 'private') return readers.includes(actor)
  return visibility === 'public' || (actor !== 'anonymous' && actor !== 'external')
}

function exchangeOf(step: Step, sent: Sent, response: WireResponse): Exchange {
  return {
    phase: 'act',
    operation: isRaw(step) ? null : step.operation,
    actor: isRaw(step) ? 'nobody' : step.actor,
    request: { method: sent.method, target: sent.target ?? '', headers: {}, body: null },
    outcome: { kind: 'response', response },
    milliseconds: 0,
    waited: 0,
  }
}
