/** A server on which one operation does not work; everything else is passed on. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { operationAt } from '../../support/operation-at.ts'
import { singlesOf } from '../../conformance/runner/unavailable.ts'
import { failingAfter } from './bad-server.ts'
import type { HandServer } from './hand-server.ts'

/** How a server responds for an operation that it lacks, or that is broken. */
export const brokenKinds = [
  'an unknown route',
  'a missing record',
  '405',
  '501',
  '500',
  'an empty list',
] as const

export type BrokenKind = (typeof brokenKinds)[number]

const responses: Readonly<Record<BrokenKind, readonly [status: number, body: string]>> = {
  'an unknown route': [404, '{"error":"404 Not Found"}'],
  'a missing record': [404, '{"message":"404 Not Found"}'],
  '405': [405, '{"message":"405 Method Not Allowed"}'],
  '501': [501, '{}'],
  '500': [500, '{"message":"500 Internal Server Error"}'],
  'an empty list': [200, '[]'],
}

/** Whether the operation can be broken in this way: the records of an empty list have to be found in another way. */
export function canBreak(operation: OperationId, kind: BrokenKind): boolean {
  const { area, list } = operations[operation]
  const hasSingle = singlesOf(operation).some((single) => operations[single].area === area)
  return kind !== 'an empty list' || (list && hasSingle)
}

/** Passes every request on to another server, except those for one operation. */
export function withBrokenOperation(
  baseUrl: string,
  operation: OperationId,
  kind: BrokenKind,
): Promise<HandServer> {
  const [status, body] = responses[kind]
  return failingAfter(
    baseUrl,
    (request, response) =>
      response.writeHead(status, headersOf(kind, new URL(request.url ?? '/', baseUrl))).end(body),
    { after: 0, except: (url, method) => operationAt(method, url) !== operation },
  )
}

function headersOf(kind: BrokenKind, url: URL): Readonly<Record<string, string>> {
  const type = { 'content-type': 'application/json' }
  if (kind !== 'an empty list') return type
  const query = url.searchParams
  return {
    ...type,
    link: `<${url.href}>; rel="first", <${url.href}>; rel="last"`,
    'x-total': '0',
    'x-total-pages': '1',
    'x-per-page': query.get('per_page') ?? '20',
    'x-page': query.get('page') ?? '1',
    'x-next-page': '',
    'x-prev-page': '',
  }
}
