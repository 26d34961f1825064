import createClient from 'openapi-fetch'
import type { OperationFacts, OperationId } from '../../../generated/operations.ts'
import type { CallSettings } from './operation-types.ts'
import { sudoHeader } from './options.ts'
import type { ForgeClientOptions } from './options.ts'
import { readResponse } from './response.ts'
import type { AnyResponse } from './response.ts'
import { routeOf } from './route.ts'
import type { Route } from './route.ts'
import { mediaTypes, multipartForm } from './serialize.ts'
import type { BodyFormat } from './serialize.ts'
import { settingsOf } from './settings.ts'

/**
 * Sends the request of an operation and reads the response.
 * With `url`, requests that page of the list instead: the URL is from the server's `Link` header.
 */
export type Send = (operationId: OperationId, request: CallSettings, url?: string) => Promise<AnyResponse>

/** A request whose operation is known at run time only. */
interface AnyRequest extends CallSettings {
  path?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  bodyAs?: BodyFormat | undefined
}

/** Types of an operation that is known at run time only. */
interface AnyOperation {
  parameters: { path: Record<string, unknown>; query: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
}
type AnyPaths = Record<string, Record<Lowercase<OperationFacts['method']>, AnyOperation>>

/** Returns the function that sends all requests of a client. */
export function createSend(options: ForgeClientOptions): Send {
  const settings = settingsOf(options)
  const client = createClient<AnyPaths>(settings)
  return async (operationId, request: AnyRequest, url) => {
    const route = routeOf(operationId)
    const { response, error } = await client[route.method](route.path, {
      params: { path: request.path ?? {}, query: url === undefined ? (request.query ?? {}) : {} },
      headers: {
        ...request.headers,
        ...sudoHeader(request.sudo),
        ...contentType(operationId, route, request),
      },
      body: request.bodyAs === 'multipart' ? multipartForm(request.body) : request.body,
      parseAs: 'stream',
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      ...(url === undefined
        ? {}
        : {
            fetch: (first: Request) =>
              settings.fetch(new Request(new URL(url, `${settings.baseUrl}/`), first)),
          }),
    })
    return readResponse(operationId, route, response, error)
  }
}

function contentType(operationId: OperationId, route: Route, request: AnyRequest): Record<string, string> {
  if (request.body === undefined) return {}
  const format = request.bodyAs ?? 'json'
  const mediaType = mediaTypes[format]
  if (!route.requestMediaTypes.includes(mediaType)) {
    throw new TypeError(`${operationId} does not accept a body as ${mediaType}`)
  }
  // fetch adds the boundary of a multipart body.
  return format === 'multipart' ? {} : { 'Content-Type': mediaType }
}
