/** The attributes of an operation's requests as the contract declares them. */
import type { OperationId } from '../../../../generated/operations.ts'
import { parametersOf, requestBodyOf, resolve, responseOf, type SchemaNode } from '../../protocol/contract.ts'

export interface Attribute {
  readonly name: string
  readonly in: 'query' | 'body'
  readonly required: boolean
  readonly schema: SchemaNode
}

/** Attributes of the body and the query, without those of sudo and of paging. */
export function attributesOf(operation: OperationId): readonly Attribute[] {
  const query = parametersOf(operation)
    .filter((parameter) => parameter.in === 'query' && !shared.has(parameter.name))
    .map(({ name, required = false, schema }) => ({
      name,
      in: 'query' as const,
      required,
      schema: resolve(schema),
    }))
  const body = requestBodyOf(operation)?.content['application/json']?.schema
  if (body === undefined) return query
  const { properties, required } = flatten(body)
  return [
    ...query,
    ...[...properties].map(([name, schema]) => ({
      name,
      in: 'body' as const,
      required: required.has(name),
      schema: resolve(schema),
    })),
  ]
}

/** The properties of the items of a list, in any of their forms. */
export function listedProperties(list: OperationId): ReadonlySet<string> {
  const { items } = resolve(responseOf(list, 200)?.content?.['application/json']?.schema ?? {})
  const { anyOf = [], oneOf = [] } = resolve(items ?? {})
  return new Set([items ?? {}, ...anyOf, ...oneOf].flatMap((form) => [...flatten(form).properties.keys()]))
}

const shared = new Set(['sudo', 'page', 'per_page'])

function flatten(node: SchemaNode): { properties: Map<string, SchemaNode>; required: Set<string> } {
  const schema = resolve(node)
  const properties = new Map(Object.entries(schema.properties ?? {}))
  const required = new Set(schema.required ?? [])
  for (const part of schema.allOf ?? []) {
    const inner = flatten(part)
    for (const [name, property] of inner.properties) properties.set(name, property)
    for (const name of inner.required) required.add(name)
  }
  return { properties, required }
}
