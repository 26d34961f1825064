import { routes, shapes } from '../../../generated/client/routes.ts'
import type { OperationFacts, OperationId } from '../../../generated/operations.ts'

/** What the client has to know of an operation to call it. */
export interface Route {
  readonly method: OperationFacts['method']
  /** Template without the version prefix. */
  readonly path: string
  /** Empty if the operation has no request body. */
  readonly requestMediaTypes: readonly string[]
  /** Media types by status; empty if the response has no body. */
  readonly responses: { readonly [status: string]: readonly string[] }
  /** Whether a success is one page of a list. */
  readonly list: boolean
}

const mediaTypes: Readonly<Record<string, string>> = {
  j: 'application/json',
  f: 'application/x-www-form-urlencoded',
  m: 'multipart/form-data',
  t: 'text/plain',
  o: 'application/octet-stream',
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'] as const

/** Names of all operations. */
export const operationIds: readonly OperationId[] = Object.keys(routes).filter(isOperationId)

function isOperationId(name: string): name is OperationId {
  return name in routes
}

export function routeOf(operationId: OperationId): Route {
  const [shape = '', method = '', path = ''] = routes[operationId].split(' ')
  const [body = '', list = '', ...responses] = (shapes[Number(shape)] ?? '').split(' ')
  return {
    method: methods.find((each) => each === method) ?? 'GET',
    path,
    requestMediaTypes: named(body),
    responses: Object.fromEntries(responses.map((each) => [each.slice(0, 3), named(each.slice(3))])),
    list: list === 'list',
  }
}

function named(letters: string): string[] {
  return letters.split('').flatMap((letter) => mediaTypes[letter] ?? [])
}
