import type { Response } from 'express'

/**
 * Sends a JSON body as exactly `application/json`. Express would add a `charset`, which JSON does not have (RFC 8259,
 * section 11) and which clients that compare the header take for another media type. Express adds the ETag, answers
 * conditional requests and leaves the body out for HEAD.
 */
export function sendJson(response: Response, body: unknown): void {
  response.setHeader('Content-Type', 'application/json')
  response.send(Buffer.from(JSON.stringify(body)))
}
