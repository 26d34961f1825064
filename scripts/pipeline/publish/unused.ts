import type { Contract } from '../contract.ts'
import { referredName } from '../contract.ts'

/** A copy of the document without the schemas that nothing refers to. */
export function withoutUnusedSchemas(contract: Contract): Contract {
  const { schemas = {}, ...components } = contract.components
  const used = new Set<string>()
  const follow = (node: unknown): void => {
    for (const name of schemasNamedIn(node)) {
      if (used.has(name)) continue
      used.add(name)
      follow(schemas[name])
    }
  }
  follow({ ...contract, components })
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return { ...contract, components: { schemas: Object.fromEntries(kept), ...components } }
}

function schemasNamedIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#/components/schemas/')
      ? [referredName(value)]
      : schemasNamedIn(value),
  )
}
