import type { Contract, LocatedOperation } from '../contract.ts'
import { isList, operationsOf, parametersOf, resolve } from '../contract.ts'
import type { Literal } from '../literal.ts'
import { literal } from '../literal.ts'

const head = `// Generated from openapi/ by \`npm run build\`; do not edit.

/** One operation of the contract. */
export interface OperationFacts {
  readonly area: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'
  /** Template without the version prefix, as in the document. */
  readonly path: string
  readonly parameters: {
    readonly path: readonly string[]
    readonly query: readonly string[]
    readonly header: readonly string[]
  }
  /** Empty if the operation has no body. */
  readonly requestMediaTypes: readonly string[]
  /** Media types by status; empty when the response has no body. */
  readonly responses: { readonly [status: number]: readonly string[] }
  /** Whether success is one page of a list. */
  readonly list: boolean
  readonly access: { readonly permission: string; readonly callers: Callers }
  /** Whether it may be called without credentials. */
  readonly anonymous: boolean
  /** \`name-only\`: the specification only names the operation. */
  readonly specified: 'full' | 'name-only'
  readonly rules: readonly string[]
}

/** Who may call an operation, as far as it is specified. */
export type Callers =
  'anyone' | 'authenticated' | 'administrator' | 'owner-or-administrator' | 'author-or-administrator' | 'permitted'
`

const tail = `
/** The name of an operation, such as \`createBranch\`. */
export type OperationId = keyof typeof operations
/** The name of one of the areas into which the operations are divided, such as \`merge-requests\`. */
export type AreaName = (typeof operations)[OperationId]['area']
/** The operations of an area. */
export type OperationsOf<Area extends AreaName> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends Area ? Id : never
}[OperationId]
/** What a caller needs permission for, such as \`push-code\`; several operations can require the same. */
export type OperationPermission = (typeof operations)[OperationId]['access']['permission']
`

/** The route table and the unions of its names. */
export function generateOperations(contract: Contract): Record<string, string> {
  const located = operationsOf(contract)
  const operations = Object.fromEntries(
    located.map((located) => [located.operation.operationId, facts(contract, located)]),
  )
  const text = [
    head,
    `/** Every operation of the contract, by its id: path, parameters, media types, access and rules. */
export const operations = ${literal(operations)} as const satisfies Record<string, OperationFacts>`,
    tail,
  ].join('\n')
  return { 'operations.ts': text }
}

function facts(contract: Contract, located: LocatedOperation): Literal {
  const { operation, method, path } = located
  const parameters = parametersOf(contract, located)
  const names = (position: string) =>
    parameters.filter((each) => each.in === position).map((each) => each.name)
  return {
    area: operation.tags?.[0] ?? '',
    method: method.toUpperCase(),
    path,
    parameters: { path: names('path'), query: names('query'), header: names('header') },
    requestMediaTypes:
      operation.requestBody === undefined
        ? []
        : Object.keys(resolve(contract, operation.requestBody).content),
    responses: responseMediaTypes(contract, located),
    list: isList(contract, located),
    access: {
      permission: operation['x-access']?.permission ?? '',
      callers: operation['x-access']?.callers ?? '',
    },
    anonymous: (operation.security ?? contract.security ?? []).some((each) => Object.keys(each).length === 0),
    specified: operation['x-specified'] ?? 'full',
    rules: (operation['x-rules'] ?? []).map((rule) => rule.id),
  }
}

function responseMediaTypes(contract: Contract, { operation }: LocatedOperation): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]) => [
      status,
      Object.keys(resolve(contract, response).content ?? {}),
    ]),
  )
}
