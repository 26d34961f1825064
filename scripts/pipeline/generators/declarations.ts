import type { Contract, LocatedOperation, RequestBody, Response, Schema } from '../contract.ts'
import { operationsOf, parametersOf, resolve } from '../contract.ts'
import type { Literal } from '../literal.ts'
import { literal } from '../literal.ts'

const head = `// Generated from openapi/ by \`npm run build\`; do not edit.
import type { OperationId } from './operations.ts'

/** The JSON types that a value may have; of a list, those of its items, and the properties of these. */
export interface DeclaredValue {
  readonly types: readonly string[]
  readonly items?: readonly string[]
  readonly properties?: DeclaredValues
  /** Whether a text is a timestamp. */
  readonly isTimestamp?: boolean
}

export interface DeclaredValues {
  readonly [name: string]: DeclaredValue
}

/** The parameters of an operation, by place. */
export interface OperationDeclarations {
  readonly path: DeclaredValues
  readonly query: DeclaredValues
  /** Absent if the operation has no body. */
  readonly body?: {
    readonly properties: DeclaredValues
    /** Names that every body has. */
    readonly required: readonly string[]
    /** Whether the schema decides about properties that are not declared; else they are ignored. */
    readonly open: boolean
  }
  /** Statuses whose documented body may be absent. */
  readonly optionalBodies: readonly number[]
}
`

/** What a server needs to read requests, without the document. */
export function generateDeclarations(contract: Contract): Record<string, string> {
  const table = Object.fromEntries(
    operationsOf(contract).map((located) => [located.operation.operationId, declarations(contract, located)]),
  )
  const text = `export const declarations: Readonly<Record<OperationId, OperationDeclarations>> = ${literal(table)}\n`
  return { 'declarations.ts': `${head}\n${text}` }
}

function declarations(contract: Contract, located: LocatedOperation): Literal {
  const values = (position: string): Literal => {
    const parameters = parametersOf(contract, located).filter((each) => each.in === position)
    return Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, valueOf(contract, schema)]))
  }
  const body = bodyOf(contract, located)
  return {
    path: values('path'),
    query: values('query'),
    ...(body === undefined ? {} : { body }),
    optionalBodies: Object.entries(located.operation.responses)
      .filter(([, response]) => resolve<Response>(contract, response)['x-body'] === 'optional')
      .map(([status]) => Number(status)),
  }
}

/** All media types of an operation share one schema: a contract rule enforces it. */
function bodyOf(contract: Contract, { operation }: LocatedOperation): Literal | undefined {
  if (operation.requestBody === undefined) return undefined
  const { content } = resolve<RequestBody>(contract, operation.requestBody)
  const schema = Object.values(content)[0]?.schema
  if (schema === undefined) return undefined
  const properties = propertiesOf(contract, schema)
  const isOpen = partsOf(contract, schema).some((part) => part.additionalProperties !== undefined)
  return {
    properties: Object.fromEntries(properties.map(([name, node]) => [name, valueOf(contract, node)])),
    required: [...new Set(requiredOf(contract, schema))],
    open: properties.length === 0 || isOpen,
  }
}

function valueOf(contract: Contract, schema: Schema): Literal {
  const parts = partsOf(contract, schema)
  const lists = parts.flatMap((part) => (part.items === undefined ? [] : [part.items]))
  const properties = lists.flatMap((list) => propertiesOf(contract, list))
  return {
    types: typeNames(parts),
    ...(lists.length === 0 ? {} : { items: typeNames(lists.flatMap((list) => partsOf(contract, list))) }),
    ...(properties.length === 0
      ? {}
      : {
          properties: Object.fromEntries(properties.map(([name, node]) => [name, valueOf(contract, node)])),
        }),
    ...(parts.some(({ format }) => format === 'date-time') ? { isTimestamp: true } : {}),
  }
}

/** A schema and all that it is composed of. */
export function partsOf(contract: Contract, node: Schema): Schema[] {
  const schema = resolve<Schema>(contract, node)
  const branches = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [schema, ...branches.flatMap((branch) => partsOf(contract, branch))]
}

/** The properties of all parts of a schema. */
export function propertiesOf(contract: Contract, node: Schema): [string, Schema][] {
  return partsOf(contract, node).flatMap(({ properties = {} }) => Object.entries(properties))
}

/** What every body has: alternatives (`anyOf`) are left to the validator. */
function requiredOf(contract: Contract, node: Schema): string[] {
  const { required = [], allOf = [] } = resolve<Schema>(contract, node)
  return [...required, ...allOf.flatMap((part) => requiredOf(contract, part))]
}

function typeNames(parts: readonly Schema[]): string[] {
  const names = parts.flatMap(({ type, enum: values = [], ...schema }) => {
    if (type !== undefined) return type
    const allowed = 'const' in schema ? [...values, schema.const] : values
    return allowed.map((value) => (value === null ? 'null' : typeof value))
  })
  return [...new Set(names)]
}
