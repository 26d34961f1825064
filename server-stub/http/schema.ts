/** Reads the schemas of the bundle. */
import { isObject, resolve, type ContractDocument, type Json, type JsonObject } from './document.ts'

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
