// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

import createClient from 'openapi-fetch'
import type { Client } from 'openapi-fetch'
import type { OperationFacts, OperationId } from '../operations.ts'
import type { paths } from '../types.ts'
import { readResponse } from './response.ts'
import type { AnyResponse } from './response.ts'
import type { CallSettings } from './operation-types.ts'
import { credentialHeaders, readBaseUrl, sudoHeader } from './options.ts'
import type { ForgeClientOptions } from './options.ts'
import type { Route } from './route.ts'
import { routeOf } from './route.ts'
import type { BodyFormat } from './serialize.ts'
import { mediaTypes, multipartForm, serializeBody, serializePath } from './serialize.ts'

/** What is under the typed methods. */
export interface Caller {
  fetch: Client<paths>
  /** Sends the request of an operation, or asks for a page of its list at the address that the server gave. */
  send: (operationId: OperationId, request: CallSettings, url?: string) => Promise<AnyResponse>
}

/** A request whose operation is known at run time only. */
interface AnyRequest extends CallSettings {
  path?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  bodyAs?: BodyFormat | undefined
}

type Send = (request: Request) => Promise<Response>

/** An operation of which nothing is known before it is called. */
interface AnyOperation {
  parameters: { path: Record<string, unknown>; query: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
}
type AnyPaths = Record<string, Record<Lowercase<OperationFacts['method']>, AnyOperation>>

export function createCaller(options: ForgeClientOptions): Caller {
  const baseUrl = readBaseUrl(options.baseUrl)
  const origins = [baseUrl, ...(options.trustedOrigins ?? [])].map((url) => new URL(url).origin)
  const settings = {
    baseUrl,
    headers: credentialHeaders(options),
    pathSerializer: serializePath,
    bodySerializer: serializeBody,
    // A redirect would carry the token to wherever it leads.
    redirect: 'manual',
    fetch: guarded(options.fetch ?? ((request) => globalThis.fetch(request)), origins),
  } as const
  const untyped = createClient<AnyPaths>(settings)
  return {
    fetch: createClient<paths>(settings),
    async send(operationId, request: AnyRequest, url) {
      const route = routeOf(operationId)
      const { response, error } = await untyped[route.method](route.path, {
        params: { path: request.path ?? {}, query: url === undefined ? (request.query ?? {}) : {} },
        headers: {
          ...request.headers,
          ...sudoHeader(request.sudo),
          ...contentType(operationId, route, request),
        },
        body: request.bodyAs === 'multipart' ? multipartForm(request.body) : request.body,
        parseAs: 'stream',
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(url === undefined ? {} : { fetch: redirected(settings.fetch, new URL(url, `${baseUrl}/`)) }),
      })
      return readResponse(operationId, route, response, error)
    },
  }
}

/** Keeps credentials at home: sends to the given origins alone. */
function guarded(send: Send, origins: readonly string[]): Send {
  return (request) => {
    const { origin } = new URL(request.url)
    if (origins.includes(origin)) return send(request)
    throw new TypeError(
      `Credentials are not sent to ${origin}; list it in trustedOrigins if it is the same server`,
    )
  }
}

/** Sends the same request to another address. */
function redirected(send: Send, url: URL): Send {
  return (request) => send(new Request(url, request))
}

function contentType(operationId: OperationId, route: Route, request: AnyRequest): Record<string, string> {
  if (request.body === undefined) return {}
  const format = request.bodyAs ?? 'json'
  const mediaType = mediaTypes[format]
  if (!route.requestMediaTypes.includes(mediaType)) {
    throw new TypeError(`${operationId} takes no body as ${mediaType}`)
  }
  // The boundary of a multipart body is known only to what sends it.
  return format === 'multipart' ? {} : { 'Content-Type': mediaType }
}
