/** Schemas without what only readers need, and results that are kept while these stay the same. */
import type { Contract, Json, Schema } from './contract.ts'

const annotations: ReadonlySet<string> = new Set(['description', 'examples', 'deprecated', 'contentEncoding'])

/** A schema without annotations. */
export function essential(node: Schema): Json
export function essential(node: unknown, ofProperties?: boolean): unknown
export function essential(node: unknown, ofProperties = false): unknown {
  if (Array.isArray(node)) return node.map((item) => essential(item))
  if (typeof node !== 'object' || node === null) return node
  const properties = Object.entries(node).filter(
    ([name]) => ofProperties || !(annotations.has(name) || name.startsWith('x-')),
  )
  return Object.fromEntries(
    properties.map(([name, value]) => [name, essential(value, name === 'properties' && !ofProperties)]),
  )
}

/** The component schemas to which schemas refer, and those to which these refer, without annotations. */
export function referredSchemas(contract: Contract, from: unknown): Record<string, Json> {
  const all = contract.components.schemas ?? {}
  const found = new Map<string, Json>()
  for (const waiting = namesIn(from); waiting.length > 0;) {
    const name = waiting.pop() ?? ''
    const schema = all[name]
    if (schema === undefined || found.has(name)) continue
    found.set(name, essential(schema))
    waiting.push(...namesIn(found.get(name)))
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function namesIn(schemas: unknown): string[] {
  const text = JSON.stringify(schemas) ?? ''
  return [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)
}

/**
 * Keeps the last result of each subject until what it depends on changes. `npm run watch` derives most files again from
 * the same schemas.
 */
export function keepLast<Result>(): (subject: string, dependsOn: unknown, make: () => Result) => Result {
  const kept = new Map<string, { key: string; result: Result }>()
  return (subject, dependsOn, make) => {
    const key = JSON.stringify(dependsOn)
    const last = kept.get(subject)
    if (last?.key === key) return last.result
    const result = make()
    kept.set(subject, { key, result })
    return result
  }
}
