import type { Contract } from '../contract.ts'

/** The only extension of the published document: tools other than this project's read it as well. */
const publishedExtension = 'x-codeSamples'

/** Keywords whose value maps names that users chose, among which `x-…` is no extension. */
const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'headers', '$defs'])

/** Keywords whose value is data, not part of the document's structure. */
const data: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum', 'value'])

/** A copy of the document that has no extensions but code samples. */
export function withoutExtensions(contract: Contract): Contract {
  const copy = structuredClone(contract)
  removeExtensions(copy)
  return copy
}

function removeExtensions(node: unknown, hasNames = false): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (!hasNames && key.startsWith('x-') && key !== publishedExtension) Reflect.deleteProperty(node, key)
    else if (hasNames || !isData(key, value)) removeExtensions(value, !hasNames && maps.has(key))
  }
}

/** Examples of a schema are a list of values; those of a media type are a map of Example Objects. */
function isData(keyword: string, value: unknown): boolean {
  return data.has(keyword) || (keyword === 'examples' && Array.isArray(value))
}
