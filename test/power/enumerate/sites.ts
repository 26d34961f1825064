/** Places of the contract where a kind of defect can sit. */
import { operations, type OperationFacts, type OperationId } from '../../../generated/operations.ts'
import { resolve, responseOf, type SchemaNode } from '../../conformance/protocol/contract.ts'
import { isRecord } from '../message.ts'
import { operationIds } from '../../../server-stub/http/api.ts'

export interface Site {
  readonly operation: OperationId
  readonly facts: OperationFacts
}

/** Operations that the specification describes; of name-only ones no behaviour is specified. */
export const sites: readonly Site[] = operationIds
  .map((operation): Site => ({ operation, facts: operations[operation] }))
  .filter(({ facts }) => facts.specified === 'full')

/** The documented successful JSON response of an operation; undefined if there is none. */
export function shownBy({ operation, facts }: Site): { status: number; record: SchemaNode } | undefined {
  for (const status of successesOf(facts)) {
    const schema = responseOf(operation, status)?.content?.['application/json']?.schema
    if (schema === undefined) continue
    const { items, ...whole } = resolve(schema)
    return { status, record: isRecord(items) ? resolve(items) : whole }
  }
  return undefined
}

/** Documented statuses of success. */
export function successesOf({ responses }: OperationFacts): readonly number[] {
  return Object.keys(responses)
    .map(Number)
    .filter((status) => status >= 200 && status < 300)
}

export interface Property {
  readonly name: string
  readonly schema: SchemaNode
}

/** Required properties of a record, with their schemas. */
export function guaranteed(record: SchemaNode): readonly Property[] {
  const { properties, required } = flatten(record)
  return [...properties]
    .filter(([name]) => required.has(name))
    .map(([name, schema]) => ({ name, schema: resolve(schema) }))
}

/** All documented properties of a record. */
export function propertiesOf(record: SchemaNode): readonly Property[] {
  return [...flatten(record).properties].map(([name, schema]) => ({ name, schema: resolve(schema) }))
}

function flatten(node: SchemaNode): { properties: Map<string, SchemaNode>; required: Set<string> } {
  const schema = resolve(node)
  const properties = new Map(Object.entries(schema.properties ?? {}))
  const required = new Set(schema.required ?? [])
  for (const part of schema.allOf ?? []) {
    const inner = flatten(part)
    for (const [name, property] of inner.properties) if (!properties.has(name)) properties.set(name, property)
    for (const name of inner.required) required.add(name)
  }
  return { properties, required }
}

/** Types of a value; empty if not specified. */
export function typesOf({ type }: SchemaNode): readonly string[] {
  return typeof type === 'string' ? [type] : (type ?? [])
}
