import { posix } from 'node:path'
import type { Contract, Json } from '../contract.ts'
import { isReference, pointer } from '../contract.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** Prose that two schemas may differ in and still be the same. */
const annotations = ['title', 'description', 'examples', 'deprecated']

/** Copies of one component would diverge. */
export const noDuplicates: ContractRule = {
  id: 'no-duplicates',
  requirement: 'no two components are the same; schemas count as the same when only their prose differs',
  check: ({ contract }) =>
    Object.entries(contract.components).flatMap(([kind, components]: [string, Record<string, object>]) => {
      const firsts = new Map<string, string>()
      return Object.entries(components).flatMap(([name, component]) => {
        const shape = kind === 'schemas' ? schemaShape(component) : canonical(component, [])
        const first = shape === undefined ? undefined : firsts.get(shape)
        if (shape !== undefined && first === undefined) firsts.set(shape, name)
        return first === undefined ? [] : [duplicate(kind, name, first)]
      })
    }),
}

/** Bundling may neither rename nor alias: names in the generated code would change without a change of the contract. */
export const bundleKeepsNames: ContractRule = {
  id: 'bundle-keeps-names',
  requirement: 'each component of the bundle is the file of its name, used, and nothing but itself',
  check: ({ contract, sources }) => {
    const used = referencesIn(contract)
    const files = new Set(sources.map((source) => posix.basename(source.path, '.yaml')))
    return Object.entries(contract.components).flatMap(
      ([kind, components]: [string, Record<string, object>]) =>
        Object.entries(components).flatMap(([name, component]) => {
          const where = pointer('components', kind, name)
          const finding = (problem: string, remedy: string) => ({ where, problem, remedy })
          return [
            ...(files.has(name)
              ? []
              : [finding(`No file is called ${name}.yaml.`, 'Name the file as the component.')]),
            ...(isReference(component) ? [finding('It is an alias.', 'Refer to the file itself.')] : []),
            ...(kind === 'securitySchemes' || used.has(where)
              ? []
              : [finding('Nothing refers to it.', 'Use it, or remove it.')]),
          ]
        }),
    )
  },
}

function duplicate(kind: string, name: string, first: string): Finding {
  return {
    where: pointer('components', kind, name),
    problem: `${name} is the same as ${first}.`,
    remedy: `Refer to ${first} and remove ${name}, or describe how they differ.`,
  }
}

/** What a schema requires, without its prose; undefined where sharing a form means nothing (`type: string`, or a choice of such). */
function schemaShape(schema: object): string | undefined {
  const properties: unknown = Reflect.get(schema, 'properties')
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword): unknown => Reflect.get(schema, keyword) ?? [])
  const composed = /"(?:\$ref|properties)":/.test(JSON.stringify(parts))
  const count = typeof properties === 'object' && properties !== null ? Object.keys(properties).length : 0
  return count >= 2 || composed ? canonical(schema, annotations) : undefined
}

/** JSON with sorted keys, some keywords left out of every schema. */
function canonical(value: unknown, without: readonly string[]): string {
  return JSON.stringify(value, (_key, node: Json) => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return node
    const kept = Object.keys(node).filter(
      (key) => !without.includes(key) || (typeof node[key] === 'object' && key !== 'examples'),
    )
    return Object.fromEntries(kept.sort().map((key) => [key, node[key]]))
  })
}

function referencesIn(contract: Contract): Set<string> {
  const text = JSON.stringify({ paths: contract.paths, components: contract.components })
  return new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''))
}
