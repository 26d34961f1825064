import { methods, routes, shapes } from '../../../generated/client/routes.ts'
import type { OperationFacts, OperationId } from '../../../generated/operations.ts'

/** The properties of an operation that a call requires. */
export interface Route {
  readonly method: OperationFacts['method']
  /** Template without the version prefix. */
  readonly path: string
  /** Empty if the operation has no request body. */
  readonly requestMediaTypes: readonly string[]
  /** Media types by status; empty if the response has no body. */
  readonly responses: { readonly [status: string]: readonly string[] }
  /** Whether a successful response is one page of a list. */
  readonly list: boolean
}

const mediaTypes: Readonly<Record<string, string>> = {
  j: 'application/json',
  f: 'application/x-www-form-urlencoded',
  m: 'multipart/form-data',
  t: 'text/plain',
  o: 'application/octet-stream',
}

/** Path and number of the shape of each operation. Without the annotation, bundlers keep the table in pages that do not call it. */
const table: ReadonlyMap<string, readonly [path: string, shape: number]> = /* @__PURE__ */ readTable()

function readTable() {
  const rows = routes.split('\n').flatMap((line) => {
    const [path = '', ...operations] = line.split(' ')
    return operations.map((each) => {
      const shape = Number.parseInt(each, 10)
      return [each.slice(`${shape}`.length), [path, shape] as const] as const
    })
  })
  return new Map(rows)
}

/** Names of all operations. */
export function operationIds(): OperationId[] {
  return [...table.keys()].filter(isOperationId)
}

function isOperationId(name: string): name is OperationId {
  return table.has(name)
}

/** Throws `TypeError` for an unknown operation, which the types exclude but plain JavaScript does not. */
export function routeOf(operationId: OperationId): Route {
  const found = table.get(operationId)
  if (found === undefined) throw new TypeError(`The API has no operation '${operationId}'`)
  const [path, shape] = found
  const [method = '', body = '', list = '', ...responses] = (shapes.split('\n')[shape] ?? '').split(' ')
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
