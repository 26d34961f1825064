/** Where the schemas of the contract are used. */
import type { Contract, Example, Json, MediaType, RequestBody, Schema } from '../../pipeline/contract.ts'
import { referredName, resolve, responsesOf } from '../../pipeline/contract.ts'
import type { OperationEntry, Site } from './site.ts'

export interface SchemaUse {
  /** Operations with a parameter or request body of the schema. */
  readonly accepting: Set<OperationEntry>
  /** Operations with a response of the schema, or of a list of it. */
  readonly returning: Set<OperationEntry>
  /** Names of the schemas with a property, item or alternative of the schema. */
  readonly parents: Set<string>
  /** Of a request or response body, the first in the contract. */
  example?: Json
}

const known = new WeakMap<Site, ReadonlyMap<string, SchemaUse>>()

/** The use of each schema by its name; unused schemas are missing. */
export function schemaUses(site: Site): ReadonlyMap<string, SchemaUse> {
  const uses = known.get(site) ?? collectedUses(site)
  known.set(site, uses)
  return uses
}

function collectedUses({ contract, operations }: Site): Map<string, SchemaUse> {
  const uses = new Map<string, SchemaUse>()
  const useOf = (name: string): SchemaUse => {
    const use = uses.get(name) ?? { accepting: new Set(), returning: new Set(), parents: new Set() }
    uses.set(name, use)
    return use
  }
  for (const entry of operations.values()) {
    const { accepted, returned } = mediaOf(contract, entry)
    for (const { schema = {} } of entry.parameters)
      for (const name of namesOf(contract, schema)) useOf(name).accepting.add(entry)
    for (const { schema = {} } of accepted)
      for (const name of namesOf(contract, schema)) useOf(name).accepting.add(entry)
    for (const { schema = {} } of returned)
      for (const name of namesOf(contract, schema)) useOf(name).returning.add(entry)
    for (const { schema, examples = {} } of [...returned, ...accepted]) {
      const [first] = Object.values(examples)
      if (schema?.$ref === undefined || first === undefined) continue
      const { value } = resolve<Example>(contract, first)
      if (value !== undefined) useOf(referredName(schema.$ref)).example ??= value
    }
  }
  for (const [parent, schema] of Object.entries(contract.components.schemas ?? {}))
    for (const name of partNamesOf(schema)) useOf(name).parents.add(parent)
  return uses
}

function mediaOf(
  contract: Contract,
  { located }: OperationEntry,
): { accepted: MediaType[]; returned: MediaType[] } {
  const { requestBody } = located.operation
  const content = requestBody === undefined ? {} : resolve<RequestBody>(contract, requestBody).content
  return {
    accepted: Object.values(content),
    returned: responsesOf(contract, located).flatMap(([, response]) => Object.values(response.content ?? {})),
  }
}

/** The schemas that a value of the schema, or each item of a list of it, is described by. */
function namesOf(contract: Contract, schema: Schema, names: Set<string> = new Set()): Set<string> {
  const { $ref } = schema
  if ($ref !== undefined && !names.has(referredName($ref))) {
    names.add(referredName($ref))
    namesOf(contract, contract.components.schemas?.[referredName($ref)] ?? {}, names)
  }
  for (const part of partsOf(schema)) namesOf(contract, part, names)
  return names
}

/** The schemas that the schema refers to: in inner properties, items and alternatives as well. */
function partNamesOf(schema: Schema): string[] {
  return [...Object.values(schema.properties ?? {}), ...partsOf(schema)].flatMap((part) =>
    part.$ref === undefined ? partNamesOf(part) : [referredName(part.$ref)],
  )
}

function partsOf({ items, allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...(items === undefined ? [] : [items]), ...allOf, ...anyOf, ...oneOf]
}
