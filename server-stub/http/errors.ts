/** Error responses that every operation can return. Spec: document 1, "Errors". */

/** Error texts by property; an embedded entity has its own properties below its name. */
export interface ValidationTexts {
  [property: string]: string[] | ValidationTexts
}

/** The parts of an error response other than its status. */
interface Details {
  /** A message instead of the default of the kind. */
  message?: string
  /** Error texts by property, instead of a message. */
  texts?: ValidationTexts
  /** Response headers, such as `Allow`. */
  headers?: Record<string, string>
}

const statusesByKind = {
  malformed: { status: 400, message: '400 Bad Request' },
  invalid: { status: 400, message: '400 Bad Request' },
  unauthenticated: { status: 401, message: '401 Unauthorized' },
  forbidden: { status: 403, message: '403 Forbidden' },
  'not-found': { status: 404, message: '404 Not Found' },
  'method-not-allowed': { status: 405, message: '405 Method Not Allowed' },
  'request-timeout': { status: 408, message: '408 Request Timeout' },
  conflict: { status: 409, message: '409 Conflict' },
  'too-large': { status: 413, message: '413 Payload Too Large' },
  'uri-too-long': { status: 414, message: '414 URI Too Long' },
  'unsupported-media-type': { status: 415, message: '415 Unsupported Media Type' },
  'expectation-failed': { status: 417, message: '417 Expectation Failed' },
  unprocessable: { status: 422, message: '422 Unprocessable Entity' },
  'headers-too-large': { status: 431, message: '431 Request Header Fields Too Large' },
  'too-many-requests': { status: 429, message: '429 Too Many Requests' },
  unavailable: { status: 503, message: '503 Service Unavailable' },
  unexpected: { status: 500, message: '500 Internal Server Error' },
} as const

/** Why a request is rejected; the kind determines the status. */
export type HttpErrorKind = keyof typeof statusesByKind | 'unknown-route'

/** Kinds that do not depend on the operation: no operation declares their statuses. */
const kindsOfAnyOperation: ReadonlySet<HttpErrorKind> = new Set([
  'request-timeout',
  'too-large',
  'uri-too-long',
  'unsupported-media-type',
  'expectation-failed',
  'headers-too-large',
  'too-many-requests',
  'unavailable',
])

/**
 * An error response that any operation can return. Validation, authorization and finders throw it. Handlers return the
 * errors particular to their operation (`errorResponse`).
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly kind: HttpErrorKind
  readonly details: Details

  constructor(kind: HttpErrorKind, details: Details = {}) {
    super(details.message ?? kind)
    this.kind = kind
    this.details = details
  }
}

/** The error response that an error leads to; undefined if the error is unexpected. */
export type HttpErrorOf = (error: unknown) => HttpError | undefined

/** 400 with the texts by property: `throw invalid({ path: ['has already been taken'] })`. */
export function invalid(texts: ValidationTexts): HttpError {
  return new HttpError('invalid', { texts })
}

/** 400 that names the missing properties: `title is missing, target_branch is missing`. */
export function missing(...attributes: string[]): HttpError {
  return new HttpError('invalid', { message: attributes.map((name) => `${name} is missing`).join(', ') })
}

/** 413 that names the limit: `413 Payload Too Large - more than 20000 parameters`. */
export function tooMany(what: string): HttpError {
  return new HttpError('too-large', { message: `413 Payload Too Large - more than ${what}` })
}

/** 415 that names the supported media types. */
export function unsupportedMediaType(given: string, supported: readonly string[]): HttpError {
  const problem = given === '' ? 'The media type is missing' : `Media type ${given} is not supported`
  return new HttpError('unsupported-media-type', { message: `${problem}; use ${supported.join(', ')}` })
}

/** 404, the same for a record that does not exist and one that is not visible to the caller: `404 Project Not Found`. */
export function notFound(what?: string): HttpError {
  return new HttpError('not-found', what === undefined ? {} : { message: `404 ${what} Not Found` })
}

/** 403, with the reason if it helps the caller: `403 Forbidden - The project is archived`. */
export function forbidden(reason?: string): HttpError {
  return new HttpError('forbidden', reason === undefined ? {} : { message: `403 Forbidden - ${reason}` })
}

/** 429: the client may repeat the request after that many seconds. */
export function tooManyRequests(retryAfter: number): HttpError {
  return new HttpError('too-many-requests', { headers: { 'Retry-After': String(retryAfter) } })
}

/** 503: the server cannot handle the request at present; the client may repeat it after that many seconds. */
export function unavailable(retryAfter = 1): HttpError {
  return new HttpError('unavailable', { headers: { 'Retry-After': String(retryAfter) } })
}

/** The found record, or undefined if the finder throws 404: for deletes, which are idempotent. */
export async function undefinedIfNotFound<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'not-found') return undefined
    throw error
  }
}

/** Whether an operation must declare the status of the error. */
export function isDeclaredKind({ kind }: HttpError): boolean {
  return !kindsOfAnyOperation.has(kind)
}

/** Status, body and headers of an error response. */
export interface ErrorResponse {
  status: number
  body: { message: string | ValidationTexts } | { error: string; message?: string }
  headers: Record<string, string>
}

/** The response for an error; one that is not an `HttpError` becomes a 500 without its text. */
export function responseTo(error: unknown): ErrorResponse {
  if (!(error instanceof HttpError)) return responseTo(new HttpError('unexpected'))
  const { kind, details } = error
  const headers = details.headers ?? {}
  if (kind === 'unknown-route') {
    const hint = details.message === undefined ? {} : { message: details.message }
    return { status: 404, body: { error: '404 Not Found', ...hint }, headers }
  }
  const { status, message } = statusesByKind[kind]
  return { status, body: { message: details.texts ?? details.message ?? message }, headers }
}
