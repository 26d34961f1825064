import { pointer } from '../contract.ts'

/** An `x-…` keyword of the document. */
export interface Extension {
  readonly keyword: string
  readonly value: unknown
  /** The object that has the keyword. */
  readonly owner: object
  /** JSON pointer of the keyword. */
  readonly pointer: string
}

/** Keywords whose value maps names that users chose, among which `x-…` is no extension. */
const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'headers', '$defs'])

/** Keywords whose value is data, not part of the document's structure. */
const data: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum', 'value'])

/** Every extension of a document. Extensions within extensions are part of their value. */
export function extensionsIn(document: object): Extension[] {
  return found(document, [], false)
}

function found(node: unknown, path: readonly string[], hasNames: boolean): Extension[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = [...path, key]
    if (!hasNames && key.startsWith('x-'))
      return [{ keyword: key, value, owner: node, pointer: pointer(...at) }]
    return hasNames || !isData(key, value) ? found(value, at, !hasNames && maps.has(key)) : []
  })
}

/** Examples of a schema are a list of values; those of a media type are a map of Example Objects. */
function isData(keyword: string, value: unknown): boolean {
  return data.has(keyword) || (keyword === 'examples' && Array.isArray(value))
}
