import type { Response } from 'express'
import { pageHeaders } from './layout.ts'

/** Responds with a document whose forms may redirect to these origins. */
export function render(
  response: Response,
  status: number,
  document: string,
  redirectOrigins: readonly string[] = [],
): void {
  response.status(status).set(pageHeaders(redirectOrigins)).type('html').send(document)
}
