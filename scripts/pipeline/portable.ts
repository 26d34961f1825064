import type { Contract } from './contract.ts'

/** The only extension of the published document: tools other than this project's read it as well. */
const publishedExtension = 'x-codeSamples'

/** Keywords whose value maps names that users chose, among which `x-…` is no extension. */
const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'headers', '$defs'])

/** Keywords whose value is data, not part of the document's structure. */
const data: ReadonlySet<string> = new Set(['example', 'default', 'const', 'enum', 'value'])

/** A copy of the document that has no extensions but code samples. */
export function portable(contract: Contract): Contract {
  // Without its extensions a document is still one of the same kind.
  return withoutExtensions(contract) as Contract
}

/** Examples of a schema are a list of values; those of a media type are a map of Example Objects. */
function isData(keyword: string, value: unknown): boolean {
  return data.has(keyword) || (keyword === 'examples' && Array.isArray(value))
}

function withoutExtensions(node: unknown, names = false): unknown {
  if (Array.isArray(node)) return node.map((item) => withoutExtensions(item))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(
    ([key]) => names || key === publishedExtension || !key.startsWith('x-'),
  )
  return Object.fromEntries(
    kept.map(([key, value]: [string, unknown]) => [
      key,
      !names && isData(key, value) ? value : withoutExtensions(value, !names && maps.has(key)),
    ]),
  )
}
