import { hash } from 'node:crypto'
import type { Response } from 'express'

/**
 * Sends a JSON body as exactly `application/json`, with an ETag, or 304 if the client has the body already. Express would
 * add a `charset`, which JSON does not have (RFC 8259, section 11) and which clients that compare the header treat as
 * another media type.
 */
export function sendJson(response: Response, body: unknown): void {
  sendJsonText(response, JSON.stringify(body))
}

/** The same for a body that is JSON already. */
export function sendJsonText(response: Response, text: string): void {
  const length = Buffer.byteLength(text)
  response.setHeader('ETag', `W/"${length.toString(16)}-${hash('sha1', text, 'base64url')}"`)
  if (isConditional(response) && response.req.fresh) {
    response.status(304).end()
    return
  }
  response.setHeader('Content-Type', 'application/json')
  response.setHeader('Content-Length', length)
  if (response.req.method === 'HEAD') response.end()
  else response.end(text)
}

/** Express looks at more headers than these to find out that a request is not conditional. */
function isConditional({ req: { headers } }: Response): boolean {
  return headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined
}
