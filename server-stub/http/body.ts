/** Reads request bodies: JSON, urlencoded and multipart forms. */
import express, { type Request, type Response as ExpressResponse } from 'express'
import { isObject, type JsonObject } from './document.ts'
import { HttpError, invalid, tooMany, unsupportedMediaType } from './errors.ts'
import { limits } from '../limits.ts'
import { jsonSize } from './json-size.ts'
import { checkParameterCount, checkPairCount, group, parsePairs, type TextParameters } from './text-values.ts'

/** The properties of a JSON object, or the fields of a form as text. */
export type RequestBody = { json: JsonObject } | { form: TextParameters } | { empty: true }

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data'
/** Content encodings of bodies, the same with every version of Node: `zstd` requires a later one than the server. */
const contentEncodings = ['gzip', 'deflate', 'br']

export type ReadBody = (request: Request, response: ExpressResponse) => Promise<RequestBody>

/**
 * Creates the reader of bodies up to `limit` bytes. It accepts the given media types (default: all three forms of
 * parameters), rejects others with 415, and what cannot be parsed with 400.
 */
export function createBodyReader(
  limit: number,
  mediaTypes: readonly string[] = [json, urlencoded, multipart],
): ReadBody {
  const read = express.raw({ type: () => true, limit })
  return async (request, response) => {
    checkContentEncoding(request)
    await new Promise<void>((done, failed) => {
      read(request, response, (error?: unknown) =>
        error === undefined ? done() : failed(readFailure(error)),
      )
    })
    const bytes: unknown = request.body
    if (!Buffer.isBuffer(bytes) || bytes.length === 0) return { empty: true }
    return parse(bytes, request.get('content-type') ?? '', mediaTypes)
  }
}

function checkContentEncoding(request: Request): void {
  const encoding = (request.get('content-encoding') ?? '').trim().toLowerCase()
  const isEncoded = encoding !== '' && encoding !== 'identity'
  if (!isEncoded || contentEncodings.includes(encoding) || !hasBody(request)) return
  throw new HttpError('unsupported-media-type', {
    message: `Content encoding ${encoding} is not supported; use ${contentEncodings.join(', ')} or none`,
    headers: { 'Accept-Encoding': contentEncodings.join(', ') },
  })
}

function hasBody(request: Request): boolean {
  return request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0
}

function readFailure(error: unknown): unknown {
  if (!isObject(error)) return error
  if (error['status'] === 413) return new HttpError('too-large')
  if (error['status'] === 400) return new HttpError('malformed', { message: 'The body could not be read' })
  return error
}

async function parse(
  bytes: Buffer,
  contentType: string,
  mediaTypes: readonly string[],
): Promise<RequestBody> {
  const mediaType = (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
  const charset = /charset="?([^\s;"]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8'
  if (!mediaTypes.includes(mediaType)) throw unsupportedMediaType(mediaType, mediaTypes)
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new HttpError('unsupported-media-type', {
      message: `Charset ${charset} is not supported; use utf-8`,
    })
  if (mediaType === json) return parseJson(bytes)
  if (mediaType === urlencoded) return { form: parseForm(bytes) }
  return { form: await parseMultipart(bytes, contentType) }
}

/** Counts before decoding, since many megabytes take long to decode. */
function parseForm(bytes: Buffer): TextParameters {
  checkPairCount(bytes)
  return parsePairs(withoutLineEnds(bodyText(bytes)))
}

/** Removes trailing line ends, in linear time: a regular expression would restart at each line end within the text. */
function withoutLineEnds(form: string): string {
  let end = form.length
  while (form[end - 1] === '\n' || form[end - 1] === '\r') end--
  return form.slice(0, end)
}

/** Clients write `null` for an empty body. */
function parseJson(bytes: Uint8Array): RequestBody {
  checkSize(bytes)
  const source = bodyText(bytes)
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    throw new HttpError('malformed', { message: 'The body is not valid JSON' })
  }
  if (value === null) return { empty: true }
  if (!isObject(value)) throw new HttpError('malformed', { message: 'The body must be a JSON object' })
  return { json: value }
}

function checkSize(bytes: Uint8Array): void {
  const { values, depth } = jsonSize(bytes, limits.jsonValues.max)
  if (values > limits.jsonValues.max) throw tooMany(`${limits.jsonValues.max} JSON values`)
  if (depth > limits.jsonDepth.max)
    throw new HttpError('malformed', {
      message: `The body is nested more than ${limits.jsonDepth.max} levels deep`,
    })
}

async function parseMultipart(body: Buffer, contentType: string): Promise<TextParameters> {
  // A copy: a `Buffer` can be a view of shared memory, which `Response` does not accept.
  const bytes = Buffer.from(body)
  checkParameterCount(fewestParts(bytes, contentType))
  const fields = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new HttpError('malformed', { message: 'The body is not a valid multipart form' })
    })
  const parts = [...fields]
  checkParameterCount(parts.length)
  return group(
    await Promise.all(
      parts.map(async ([name, value]) => [name, await fieldText(name, value)] satisfies [string, string]),
    ),
  )
}

/** Counts the parts without parsing them, because hundreds of thousands take seconds. The last delimiter begins no part. */
function fewestParts(bytes: Buffer, contentType: string): number {
  const [, boundary = ''] = /;\s*boundary="?([^";]+)/i.exec(contentType) ?? []
  const delimiter = `\n--${boundary}`
  let delimiters = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + 1)) delimiters++
  return delimiters - 1
}

/** A part with a file name is read as text: `-F content=@notes.md`. */
async function fieldText(name: string, value: File | string): Promise<string> {
  if (typeof value === 'string') return value
  const content = decoded(new Uint8Array(await value.arrayBuffer()))
  if (content === null) throw invalid({ [name]: ['is not valid UTF-8 text; send binary content as base64'] })
  return content
}

function bodyText(bytes: Uint8Array): string {
  const content = decoded(bytes)
  if (content === null) throw new HttpError('malformed', { message: 'The body is not valid UTF-8' })
  return content
}

/** Null for bytes that are not valid UTF-8. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
