// Copied from scripts/pipeline/client/ by `npm run build`; do not edit.

import { createFinalURL, createQuerySerializer, mergeHeaders } from 'openapi-fetch'
import type { OperationId } from '../operations.ts'
import type { CallSettings } from './operation-types.ts'
import { sudoHeader } from './options.ts'
import type { ForgeClientOptions } from './options.ts'
import { readResponse } from './response.ts'
import type { AnyResponse } from './response.ts'
import { routeOf } from './route.ts'
import type { Route } from './route.ts'
import { mediaTypes, multipartForm, serializeBody } from './serialize.ts'
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

const querySerializer = /* @__PURE__ */ createQuerySerializer()

/** Returns the function that sends all requests of a client. */
export function createSend(options: ForgeClientOptions): Send {
  const settings = settingsOf(options)
  return async (operationId, request: AnyRequest, url) => {
    const route = routeOf(operationId)
    const headers = mergeHeaders(settings.headers, request.headers, sudoHeader(request.sudo), {
      'Content-Type': contentType(operationId, route, request),
    })
    const params = { path: request.path ?? {}, query: request.query ?? {} }
    const target =
      url === undefined
        ? createFinalURL(route.path, { ...settings, params, querySerializer })
        : new URL(url, `${settings.baseUrl}/`)
    const { method } = route
    const init = { method, headers, body: bodyOf(request, headers), redirect: settings.redirect }
    const signal = request.signal ?? null
    return readResponse(operationId, route, await settings.fetch(new Request(target, { ...init, signal })))
  }
}

function bodyOf({ body, bodyAs }: AnyRequest, headers: Headers): BodyInit | null {
  if (body === undefined) return null
  const isFields = bodyAs === 'multipart' && !(body instanceof FormData)
  return serializeBody(isFields ? multipartForm(body) : body, headers)
}

function contentType(operationId: OperationId, route: Route, request: AnyRequest): string | undefined {
  if (request.body === undefined) return undefined
  const format = request.bodyAs ?? 'json'
  const mediaType = mediaTypes[format]
  if (!route.requestMediaTypes.includes(mediaType)) {
    throw new TypeError(`${operationId} does not accept a body as ${mediaType}`)
  }
  // fetch adds the boundary of a multipart body.
  return format === 'multipart' ? undefined : mediaType
}
