/** Which parameters an operation declares, and which JSON types each may have: what text has to be read as. */
import type { OperationId } from '../../generated/operations.ts'
import { isObject, resolve, type ContractDocument, type Json, type JsonObject } from './document.ts'
import { operationOf } from './operation.ts'
import { factsOf } from './routes.ts'
import { items, partsOf, propertiesOf, requiredOf } from './schema.ts'

/** The JSON types that a value may have; of a list, those of its items, and of these the properties. */
export interface ValueTypes {
  types: ReadonlySet<string>
  items: ReadonlySet<string>
  /** Empty when the value is no list of objects. */
  properties: ReadonlyMap<string, ValueTypes>
  /** Whether the value is one text of items separated by commas, for which clients also send a list. */
  isCommaList: boolean
}

/** Names of the parameters that the contract declares as items separated by commas. */
const commaLists: ReadonlySet<string> = new Set(['labels'])

export interface Declarations {
  path: ReadonlyMap<string, ValueTypes>
  query: ReadonlyMap<string, ValueTypes>
  /** Properties of the request body's schema; undefined when the operation takes no body. */
  body: ReadonlyMap<string, ValueTypes> | undefined
  /** Names that the body must have, whatever else it has. */
  required: ReadonlySet<string>
  /** Whether the body may have members that are not declared. */
  open: boolean
  bodySchema: Json | undefined
}

export function declarationsOf(document: ContractDocument, operationId: OperationId): Declarations {
  const pathItem = resolve(document, document.paths[factsOf(operationId).path])
  const operation = operationOf(document, operationId)
  const [path, query] = [new Map<string, ValueTypes>(), new Map<string, ValueTypes>()]
  for (const parameter of [...items(pathItem['parameters']), ...items(operation['parameters'])]) {
    const { in: place, name, schema } = resolve(document, parameter)
    if (typeof name !== 'string') continue
    if (place === 'path') path.set(name, typesOf(document, name, schema))
    if (place === 'query') query.set(name, typesOf(document, name, schema))
  }
  const { content } = resolve(document, operation['requestBody'])
  const schema = isObject(content) ? resolve(document, Object.values(content)[0])['schema'] : undefined
  const body = new Map(
    propertiesOf(document, schema).map(([name, node]) => [name, typesOf(document, name, node)]),
  )
  return {
    path,
    query,
    body: schema === undefined ? undefined : body,
    required: new Set(requiredOf(document, schema)),
    open: body.size === 0 || partsOf(document, schema).some((part) => isObject(part['additionalProperties'])),
    bodySchema: schema,
  }
}

function typesOf(document: ContractDocument, name: string, node: Json | undefined): ValueTypes {
  const parts = partsOf(document, node)
  const items = parts.flatMap((part) => partsOf(document, part['items']))
  const properties = parts.flatMap((part) => propertiesOf(document, part['items']))
  const types = typeNames(parts)
  return {
    types,
    items: typeNames(items),
    properties: new Map(properties.map(([inner, schema]) => [inner, typesOf(document, inner, schema)])),
    isCommaList: commaLists.has(name) && types.has('string') && !types.has('array'),
  }
}

function typeNames(parts: readonly JsonObject[]): ReadonlySet<string> {
  const types = parts.flatMap((part) => {
    if (part['type'] !== undefined) return Array.isArray(part['type']) ? part['type'] : [part['type']]
    const values = [...items(part['enum']), ...('const' in part ? [part['const']] : [])]
    return values.map((value) => (value === null ? 'null' : typeof value))
  })
  return new Set(types.filter((type) => typeof type === 'string'))
}
