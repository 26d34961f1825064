/** The parameters that an operation declares, and their JSON types: how text is converted. */
import type { DeclaredValue, DeclaredValues, OperationDeclarations } from '../../generated/declarations.ts'

/** The JSON types that a value may have; of a list, those of its items, and of these the properties. */
export interface ValueTypes {
  types: ReadonlySet<string>
  items: ReadonlySet<string>
  /** Empty when the value is no list of objects. */
  properties: ReadonlyMap<string, ValueTypes>
  /**
   * Whether the value is items separated by commas: declared as one text, for which clients also send a list, or declared as
   * a list, for which forms also contain one text.
   */
  isCommaList: boolean
  /** Whether a text is a timestamp. */
  isTimestamp: boolean
}

/** Names of the parameters with items that contain no commas. */
const commaLists: ReadonlySet<string> = new Set(['labels', 'tag_list'])

export interface Declarations {
  path: ReadonlyMap<string, ValueTypes>
  query: ReadonlyMap<string, ValueTypes>
  /** Query parameters that the server accepts although the contract does not declare them. */
  further: ReadonlySet<string>
  /** Properties of the request body's schema; undefined if the operation has no body. */
  body: ReadonlyMap<string, ValueTypes> | undefined
  /** Properties that are required in every case. */
  required: ReadonlySet<string>
  /** Whether the body may have undeclared properties. */
  open: boolean
}

/** Prepares the declarations of an operation for lookups by name. */
export function prepareDeclarations(
  { path, query, body }: OperationDeclarations,
  further: readonly string[] = [],
): Declarations {
  return {
    path: typesByName(path),
    query: typesByName(query),
    further: new Set(further),
    body: body && typesByName(body.properties),
    required: new Set(body?.required),
    open: body?.open ?? true,
  }
}

function typesByName(values: DeclaredValues): ReadonlyMap<string, ValueTypes> {
  return new Map(Object.entries(values).map(([name, value]) => [name, typesOf(name, value)]))
}

function typesOf(
  name: string,
  { types, items, properties = {}, isTimestamp = false }: DeclaredValue,
): ValueTypes {
  return {
    types: new Set(types),
    items: new Set(items),
    properties: typesByName(properties),
    isCommaList: commaLists.has(name) && types.includes('string') !== types.includes('array'),
    isTimestamp,
  }
}
