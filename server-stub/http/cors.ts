import cors, { type CorsOptions } from 'cors'
import type { RequestHandler } from 'express'
import { isCanonicalOrigin } from './request-target.ts'

/** Response headers that scripts of other origins may read. */
const exposedHeaders = [
  'Link',
  'X-Total',
  'X-Total-Pages',
  'X-Per-Page',
  'X-Page',
  'X-Next-Page',
  'X-Prev-Page',
  'ETag',
  'Allow',
  'Retry-After',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-Request-Id',
  'X-Forge-Contract',
]

/**
 * Lets scripts of these origins (`*`: of all) call the API with tokens; cookies are not accepted from them. Handles
 * preflight requests; other OPTIONS requests go to the operation. Throws `TypeError` for an invalid origin.
 */
export function corsHandler(origins: readonly string[]): RequestHandler {
  const wrong = origins.find((origin) => origin !== '*' && !isCanonicalOrigin(origin))
  if (wrong !== undefined) throw new TypeError(`Not an origin such as https://app.example.com: ${wrong}`)
  const options: CorsOptions = {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders,
    maxAge: 600,
  }
  const [preflight, other] = [cors(options), cors({ ...options, preflightContinue: true })]
  return (request, response, next) => {
    const handler = request.get('access-control-request-method') === undefined ? other : preflight
    handler(request, response, next)
  }
}
