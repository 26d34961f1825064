/** A server on which one operation does not work; everything else is passed on. */
import type { OperationId } from '../../../generated/operations.ts'
import { createRouteTable } from '../../../server-stub/http/routes.ts'
import { goingBad } from './bad-server.ts'
import type { HandServer } from './hand-server.ts'

/** What such a server returns for the operation: the contract's body for an unknown route, that of frameworks, an error. */
export const brokenResponses: Readonly<Record<string, readonly [status: number, body: string]>> = {
  'an unknown route': [404, '{"error":"404 Not Found"}'],
  'a missing record': [404, '{"message":"404 Not Found"}'],
  '405': [405, '{"message":"405 Method Not Allowed"}'],
  '501': [501, '{}'],
  '500': [500, '{"message":"500 Internal Server Error"}'],
}

const routes = createRouteTable()

/** Serves what another server answers, but for one operation. */
export function withBrokenOperation(
  baseUrl: string,
  operation: OperationId,
  how: string,
): Promise<HandServer> {
  const [status, body] = brokenResponses[how] ?? [500, '{}']
  return goingBad(
    baseUrl,
    (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    { after: 0, spares: (url, method) => operationOf(method, url) !== operation },
  )
}

function operationOf(method: string, url: string): OperationId | null {
  try {
    return routes.find(method, url.replace(/\?.*/, '')).operationId
  } catch {
    return null
  }
}
