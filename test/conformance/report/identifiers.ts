/** Finds the identifiers in requests and responses, and the kind of record of each. */
import { operations } from '../../../generated/operations.ts'
import { isRecord, type Exchange, type Json } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'

/** An identifier in a request or a response. `kind` is the collection it identifies in; null where any fits (hashes, tokens). */
export interface Identifier {
  readonly value: string
  readonly kind: string | null
}

/** Properties of a response that contain a secret which later requests use. */
const secretMembers = new Set(['private_token', 'token', 'cookie'])

/** An identifier in a response, with the path of its property, with dots between the names. */
export interface Offer extends Identifier {
  readonly exchange: Exchange
  readonly member: string
}

/** Identifiers that a request uses: segments of its path, values of its query, members of its body, and tokens. */
export function identifiersUsed({ request }: Exchange): readonly Identifier[] {
  const inHeaders = Object.values(request.headers).flatMap((value) => value.split(/[\s=]+/))
  const inQuery = request.target.split(/[?&=]/).map(decoded)
  // A token is used by its value; what is no token and equals none is never found again.
  const used: Identifier[] = [...inHeaders, ...inQuery]
    .filter((value) => value.length >= 8 && !/^\d+$/.test(value))
    .map((value) => ({ value, kind: null }))
  for (const part of partsOf(request.target)) if (part.identifier !== null) used.push(part.identifier)
  if (request.body !== null) {
    try {
      const body: Json = JSON.parse(Buffer.from(request.body).toString('utf8'))
      used.push(...inBody(body))
    } catch {
      // A form or a file: its values are sent unchanged.
    }
  }
  return used
}

/** The identifiers in a response. */
export function identifiersOffered(exchange: Exchange): readonly Offer[] {
  return [...offers(jsonOf(exchange), '', kindOfRecord(exchange), exchange)]
}

/** The kind of record in a response: mostly what the last segment of the path names. */
function kindOfRecord({ operation, request }: Exchange): string {
  // URLs of the provisioning interface belong to no operation.
  const { area, path } = operation === null ? { area: null, path: request.target } : operations[operation]
  // A fork and a project for a user are projects, too.
  if (area === 'projects' && operation !== 'listProjectUsers') return 'projects'
  return kindOfCollection(path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '')
}

/** A piece of a path and query: the text between separators, or a separator. */
export interface Part {
  readonly text: string
  readonly identifier: Identifier | null
}

/** Cuts a request's path and query into pieces that join to the same text again. */
export function partsOf(target: string): readonly Part[] {
  // The only path that begins with a number is that of a project's events.
  let before = 'projects'
  return target.split(/([/?&=])/).map((text) => {
    const value = decoded(text)
    const isSeparator = /^[/?&=]?$/.test(text)
    const kind = kindOfKey(before) ?? kindOfCollection(before)
    const identifier =
      isIdentifier(value) && !isSeparator
        ? { value, kind: isHash(value) || isMoment(value) ? null : kind }
        : null
    if (!isSeparator) before = value
    return { text, identifier }
  })
}

/** The kind of record that a property of a body identifies; null if it is no identifier. */
export function kindOfKey(key: string): string | null {
  if (/(^|_)(user|assignee|author|owner|creator|sudo)(_ids?)?$/.test(key) && key !== 'user') return 'users'
  const [, name] = /(?:^|_)([a-z]+)_i?ids?$/.exec(key) ?? []
  return name === undefined ? null : kindOfCollection(`${name}s`)
}

/** A point in time down to the second. */
export function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value))
}

/** Whether an offered identifier is the one that is used; a moment may be written in another way. */
export function sameIdentifier(offer: Identifier, used: Identifier): boolean {
  if (isMoment(used.value)) return isMoment(offer.value) && sameSecond(offer.value, used.value)
  return offer.value === used.value && (used.kind === null || offer.kind === used.kind)
}

function sameSecond(a: string, b: string): boolean {
  return Math.floor(Date.parse(a) / 1000) === Math.floor(Date.parse(b) / 1000)
}

export function isHash(value: string): boolean {
  return /^[0-9a-f]{40}$/.test(value)
}

function inBody(value: Json, key = ''): Identifier[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => inBody(item, key))
  if (isRecord(value)) return Object.entries(value).flatMap(([name, item]) => inBody(item, name))
  const kind = kindOfKey(key)
  if (typeof value === 'number') return kind === null ? [] : [{ value: String(value), kind }]
  return typeof value === 'string' && isHash(value) ? [{ value, kind: null }] : []
}

function* offers(json: Json | undefined, at: string, kind: string, exchange: Exchange): Generator<Offer> {
  const entries: (readonly [string, Json])[] = Array.isArray(json)
    ? json.map((item: Json, index) => [String(index), item] as const)
    : isRecord(json)
      ? Object.entries(json)
      : []
  for (const [key, value] of entries) {
    const member = at === '' ? key : `${at}.${key}`
    if (typeof value === 'number' && /(^|_)i?id$/.test(key)) {
      yield { value: String(value), kind: kindOfMember(key, kind, entries), exchange, member }
    } else if (typeof value === 'string' && (isHash(value) || isMoment(value) || secretMembers.has(key))) {
      yield { value, kind: null, exchange, member }
    }
  }
  for (const [key, value] of entries) {
    const below = Array.isArray(json) ? kind : (kindOfKey(`${key}_id`) ?? kind)
    yield* offers(value, at === '' ? key : `${at}.${key}`, below, exchange)
  }
}

/** What has an `iid` is addressed by it, and not by its `id`. */
function kindOfMember(key: string, kind: string, siblings: readonly (readonly [string, Json])[]): string {
  if (key === 'iid') return kind
  if (key !== 'id') return kindOfKey(key) ?? kind
  return siblings.some(([name]) => name === 'iid') ? `${kind} by id` : kind
}

function kindOfCollection(segment: string): string {
  return segment === 'user' ? 'users' : segment
}

function isIdentifier(value: string): boolean {
  return /^\d+$/.test(value) || isHash(value) || isMoment(value)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
