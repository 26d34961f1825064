/** The bundled contract as data: what the validator and the generated checks read in addition to the route table. */
import { readFileSync } from 'node:fs'
import { operations, type OperationId } from '../../../generated/operations.ts'

/** A JSON Schema as far as the suite looks into one. */
export interface SchemaNode {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly items?: SchemaNode
  readonly allOf?: readonly SchemaNode[]
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly examples?: readonly unknown[]
}

export interface ParameterNode {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: SchemaNode
}

export interface MediaNode {
  readonly schema?: SchemaNode
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value?: unknown; readonly $ref?: string }>>
}

export interface ResponseNode {
  readonly description?: string
  readonly content?: Readonly<Record<string, MediaNode>>
  readonly headers?: Readonly<Record<string, HeaderNode | Reference>>
  readonly 'x-body'?: 'optional'
}

export interface HeaderNode {
  readonly required?: boolean
  readonly schema?: SchemaNode
}

interface Reference {
  readonly $ref: string
}

export interface RequestBodyNode {
  readonly required?: boolean
  readonly content: Readonly<Record<string, MediaNode>>
}

interface OperationNode {
  readonly operationId?: string
  readonly parameters?: readonly (ParameterNode | Reference)[]
  readonly requestBody?: RequestBodyNode | Reference
  readonly responses: Readonly<Record<string, ResponseNode | Reference>>
}

interface PathItemNode {
  readonly parameters?: readonly (ParameterNode | Reference)[]
  readonly [method: string]: OperationNode | readonly (ParameterNode | Reference)[] | undefined
}

interface ContractDocument {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, PathItemNode>>
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> }
}

/** The bundle as it was generated. */
export const contract: ContractDocument = JSON.parse(
  readFileSync(new URL('../../../generated/openapi.conformance.json', import.meta.url), 'utf8'),
)

/** A node, or the one at a local reference such as `#/components/schemas/Commit`. */
export function resolve<Node extends object>(node: Node | Reference): Node {
  if (!isReference(node)) return node
  // The bundle was linted when it was generated: a reference leads to a node of the kind that refers to it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return resolve(nodeAt(node.$ref) as Node | Reference)
}

const nodes = new Map<string, object>()

function nodeAt(reference: string): object {
  const known = nodes.get(reference)
  if (known !== undefined) return known
  let found: unknown = contract
  for (const step of reference.replace(/^#\//, '').split('/')) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    found = isObject(found) ? found[key] : undefined
  }
  if (!isObject(found)) throw new Error(`The bundle has nothing at ${reference}.`)
  nodes.set(reference, found)
  return found
}

/** The parameters of an operation, those of its path item included. */
export function parametersOf(id: OperationId): readonly ParameterNode[] {
  const { path } = operations[id]
  const shared = contract.paths[path]?.parameters ?? []
  return [...shared, ...(nodeOf(id).parameters ?? [])].map((node) => resolve<ParameterNode>(node))
}

/** The request body of an operation; null if it has none. */
export function requestBodyOf(id: OperationId): RequestBodyNode | null {
  const body = nodeOf(id).requestBody
  return body === undefined ? null : resolve<RequestBodyNode>(body)
}

/** The documented response for a status; null when the status is not documented. */
export function responseOf(id: OperationId, status: number): ResponseNode | null {
  const response = nodeOf(id).responses[String(status)]
  return response === undefined ? null : resolve<ResponseNode>(response)
}

function nodeOf(id: OperationId): OperationNode {
  const { path, method } = operations[id]
  const node = contract.paths[path]?.[method.toLowerCase()]
  if (node === undefined || !('responses' in node)) throw new Error(`The bundle does not declare ${id}.`)
  return node
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isReference(node: object): node is Reference {
  return '$ref' in node && typeof node.$ref === 'string'
}
