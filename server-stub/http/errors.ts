/** The general refusals: one table of kinds, one way to write them. Spec: document 1, "Errors". */

/** Error texts by property; an embedded entity has its own properties below its name. */
export interface ValidationTexts {
  [property: string]: string[] | ValidationTexts
}

/** What a refusal says beside its status. */
interface Details {
  /** A message other than the kind's own. */
  message?: string
  /** What went wrong by property, instead of a message. */
  texts?: ValidationTexts
  /** Response headers, such as `Allow`. */
  headers?: Record<string, string>
}

const table = {
  malformed: { status: 400, message: '400 Bad Request' },
  invalid: { status: 400, message: '400 Bad Request' },
  unauthenticated: { status: 401, message: '401 Unauthorized' },
  forbidden: { status: 403, message: '403 Forbidden' },
  'not-found': { status: 404, message: '404 Not Found' },
  'method-not-allowed': { status: 405, message: '405 Method Not Allowed' },
  conflict: { status: 409, message: '409 Conflict' },
  'too-large': { status: 413, message: '413 Payload Too Large' },
  'unsupported-media-type': { status: 415, message: '415 Unsupported Media Type' },
  'expectation-failed': { status: 417, message: '417 Expectation Failed' },
  unprocessable: { status: 422, message: '422 Unprocessable Entity' },
  'headers-too-large': { status: 431, message: '431 Request Header Fields Too Large' },
  'too-many-requests': { status: 429, message: '429 Too Many Requests' },
  unavailable: { status: 503, message: '503 Service Unavailable' },
  unexpected: { status: 500, message: '500 Internal Server Error' },
} as const

export type FailureKind = keyof typeof table | 'unknown-route'

/**
 * A refusal that can meet any operation. Thrown by validation, `may` and `find`, turned into a response in one place.
 * Handlers return what is particular to them (`refuse`) and throw this only for what validation cannot see.
 */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly details: Details

  constructor(kind: FailureKind, details: Details = {}) {
    super(details.message ?? kind)
    this.kind = kind
    this.details = details
  }
}

/** The failure that an error means; undefined when it is unexpected. */
export type FailureOf = (error: unknown) => Failure | undefined

/** 400 with the texts by property: `throw invalid({ path: ['has already been taken'] })`. */
export function invalid(texts: ValidationTexts): Failure {
  return new Failure('invalid', { texts })
}

/** 400 that names what is missing: `title is missing, target_branch is missing`. */
export function missing(...attributes: string[]): Failure {
  return new Failure('invalid', { message: attributes.map((name) => `${name} is missing`).join(', ') })
}

/** 413 that names the limit: `413 Payload Too Large - more than 20000 parameters`. */
export function tooMany(what: string): Failure {
  return new Failure('too-large', { message: `413 Payload Too Large - more than ${what}` })
}

/** 404, the same for what is not there and what the caller may not know of: `404 Project Not Found`. */
export function notFound(what?: string): Failure {
  return new Failure('not-found', what === undefined ? {} : { message: `404 ${what} Not Found` })
}

/** 403, with the reason where it helps the caller: `403 Forbidden - The project is archived`. */
export function forbidden(reason?: string): Failure {
  return new Failure('forbidden', reason === undefined ? {} : { message: `403 Forbidden - ${reason}` })
}

/** 429: the client may repeat the request after that many seconds. */
export function tooManyRequests(retryAfter: number): Failure {
  return new Failure('too-many-requests', { headers: { 'Retry-After': String(retryAfter) } })
}

/** 503: the server cannot handle the request at present; the client may repeat it after that many seconds. */
export function unavailable(retryAfter = 1): Failure {
  return new Failure('unavailable', { headers: { 'Retry-After': String(retryAfter) } })
}

/** The found thing, or undefined where the finder says 404: for deletes, which are idempotent. */
export async function unlessMissing<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding
  } catch (error) {
    if (error instanceof Failure && error.kind === 'not-found') return undefined
    throw error
  }
}

/** A refusal ready to be sent. */
export interface FailureResponse {
  status: number
  body: { message: string | ValidationTexts } | { error: string }
  headers: Record<string, string>
}

/** The response to a refusal; whatever is not a `Failure` becomes a bare 500, its text never sent. */
export function responseTo(error: unknown): FailureResponse {
  if (!(error instanceof Failure)) return responseTo(new Failure('unexpected'))
  const { kind, details } = error
  const headers = details.headers ?? {}
  if (kind === 'unknown-route') return { status: 404, body: { error: '404 Not Found' }, headers }
  const { status, message } = table[kind]
  return { status, body: { message: details.texts ?? details.message ?? message }, headers }
}
