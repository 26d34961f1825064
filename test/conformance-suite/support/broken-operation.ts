/** A server on which one operation does not work; everything else is passed on. */
import type { OperationId } from '../../../generated/operations.ts'
import { api } from '../../../server-stub/http/api.ts'
import { createRouteTable } from '../../../server-stub/http/routes.ts'
import { failingAfter } from './bad-server.ts'
import type { HandServer } from './hand-server.ts'

/** How a server responds for an operation that it lacks, or that is broken. */
export const brokenKinds = ['an unknown route', 'a missing record', '405', '501', '500'] as const

export type BrokenKind = (typeof brokenKinds)[number]

const responses: Readonly<Record<BrokenKind, readonly [status: number, body: string]>> = {
  'an unknown route': [404, '{"error":"404 Not Found"}'],
  'a missing record': [404, '{"message":"404 Not Found"}'],
  '405': [405, '{"message":"405 Method Not Allowed"}'],
  '501': [501, '{}'],
  '500': [500, '{"message":"500 Internal Server Error"}'],
}

const routes = createRouteTable(api)

/** Passes every request on to another server, except those for one operation. */
export function withBrokenOperation(
  baseUrl: string,
  operation: OperationId,
  kind: BrokenKind,
): Promise<HandServer> {
  const [status, body] = responses[kind]
  return failingAfter(
    baseUrl,
    (_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    { after: 0, spares: (url, method) => operationOf(method, url) !== operation },
  )
}

function operationOf(method: string, url: string): OperationId | null {
  try {
    return routes.find(method, url.replace(/\?.*/, '')).operation.id
  } catch {
    return null
  }
}
