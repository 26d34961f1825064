/** A server on which one operation does not work; everything else is passed on. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { operationAt } from '../../support/operation-at.ts'
import { isRejectedForNonMember } from '../../conformance/generated/access/requests.ts'
import { specifiedOperations } from '../../conformance/generated/valid-request.ts'
import { singlesOf } from '../../conformance/runner/unavailable.ts'
import { failingAfter } from './bad-server.ts'
import type { HandServer } from './hand-server.ts'
import { passWithPermission, type Target } from './without-permission-check.ts'

/** How a server responds for an operation that it lacks, or that is broken. */
export const brokenKinds = [
  'an unknown route',
  'a missing record',
  '405',
  '501',
  '500',
  'an empty list',
  'no permission check',
] as const

export type BrokenKind = (typeof brokenKinds)[number]

const responses: Readonly<
  Record<Exclude<BrokenKind, 'no permission check'>, readonly [status: number, body: string]>
> = {
  'an unknown route': [404, '{"error":"404 Not Found"}'],
  'a missing record': [404, '{"message":"404 Not Found"}'],
  '405': [405, '{"message":"405 Method Not Allowed"}'],
  '501': [501, '{}'],
  '500': [500, '{"message":"500 Internal Server Error"}'],
  'an empty list': [200, '[]'],
}

/**
 * Whether the operation can be broken in this way: the records of an empty list have to be found in another way, and it has to
 * be stated who lacks the permission.
 */
export function canBreak(operation: OperationId, kind: BrokenKind): boolean {
  if (kind === 'no permission check')
    return specifiedOperations.some((each) => each === operation && isRejectedForNonMember(each))
  const { area, list } = operations[operation]
  const hasSingle = singlesOf(operation).some((single) => operations[single].area === area)
  return kind !== 'an empty list' || (list && hasSingle)
}

/** Passes every request on to another server, except those for one operation. */
export function withBrokenOperation(
  target: Target,
  operation: OperationId,
  kind: BrokenKind,
): Promise<HandServer> {
  const { baseUrl } = target
  const [status, body] = kind === 'no permission check' ? [] : responses[kind]
  return failingAfter(
    baseUrl,
    (request, response) => {
      if (status === undefined) passWithPermission(request, response, target)
      else response.writeHead(status, headersOf(kind, new URL(request.url ?? '/', baseUrl))).end(body)
    },
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
