/** Reads the schemas of the bundle. */
import type { Operation } from './contract.ts'
import { isObject, resolve, type ContractDocument, type Json, type JsonObject } from './document.ts'
import { declarationOf } from './operation.ts'

export function items(node: Json | undefined): Json[] {
  return Array.isArray(node) ? node : []
}

/** A schema and the schemas it is composed of. */
export function partsOf(document: ContractDocument, node: Json | undefined): JsonObject[] {
  const schema = resolve(document, node)
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => items(schema[keyword]))
  return [schema, ...branches.flatMap((branch) => partsOf(document, branch))]
}

/** Properties that are required in every case; the validator handles alternatives (`anyOf`). */
export function requiredOf(document: ContractDocument, node: Json | undefined): string[] {
  const schema = resolve(document, node)
  const own = items(schema['required']).filter((name) => typeof name === 'string')
  return [...own, ...items(schema['allOf']).flatMap((part) => requiredOf(document, part))]
}

/** The schemas of the properties of a schema, compositions included. */
export function propertiesOf(
  document: ContractDocument,
  node: Json | undefined,
): [string, Json | undefined][] {
  return partsOf(document, node).flatMap(({ properties }) =>
    isObject(properties) ? Object.entries(properties) : [],
  )
}

/** The schema of the request body of an operation. */
export function bodySchemaOf(operation: Operation): Json | undefined {
  const document = operation.contract.document()
  const { content } = resolve(document, declarationOf(operation)['requestBody'])
  return isObject(content) ? resolve(document, Object.values(content)[0])['schema'] : undefined
}

/** The schema of a value within another, by the names and indexes that lead to it. */
export function schemaAt(
  document: ContractDocument,
  schema: Json | undefined,
  steps: readonly string[],
): Json | undefined {
  return steps.reduce<Json | undefined>((node, step) => {
    const property = propertiesOf(document, node).find(([name]) => name === step)
    return property?.[1] ?? partsOf(document, node).find((part) => part['items'] !== undefined)?.['items']
  }, schema)
}

/** The value that a schema requires, if it has a `const`. */
export function constOf(part: JsonObject): Json[] {
  return part['const'] === undefined ? [] : [part['const']]
}
