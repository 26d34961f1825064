import type { Contract, Operation, Rule, Unspecified } from '../contract.ts'
import { operationsOf } from '../contract.ts'
import type { Conformance } from './files.ts'
import { words } from './files.ts'
import type { RowUse } from './rows.ts'
import { ruleId, rowUses, splitSource } from './rows.ts'

/** The conformance document: a copy of the API description with rules, access and open points in their places. */
export function annotate<C extends Contract>(contract: C, conformance: Conformance): C {
  const copy = structuredClone(contract)
  const operations = new Map(operationsOf(copy).map(({ operation }) => [operation.operationId, operation]))
  for (const { operations: annotated } of conformance.areas) {
    for (const [operationId, { specified, access }] of Object.entries(annotated)) {
      const operation = operations.get(operationId)
      if (operation === undefined) continue
      if (specified !== undefined) operation['x-specified'] = specified
      operation['x-access'] = access
      operation['x-rules'] = []
    }
  }
  const uses = rowUses(conformance)
  for (const use of uses) addRules(copy, operations, use)
  for (const use of uses) addUnspecified(copy, operations, use)
  return copy
}

function addRules(contract: Contract, operations: ReadonlyMap<string, Operation>, use: RowUse): void {
  const rules = Object.entries(use.row.rules ?? {}).map(([name, value]): Rule => {
    const { rule, unchecked, also } = typeof value === 'string' ? { rule: value } : value
    const reason = unchecked === undefined ? {} : { unchecked }
    return { id: ruleId(use, name), rule, source: sourceOf(use.source, also), ...reason }
  })
  if (rules.length === 0) return
  const target = use.operationId === undefined ? contract : operations.get(use.operationId)
  if (target !== undefined) target['x-rules'] = [...(target['x-rules'] ?? []), ...rules]
}

function addUnspecified(contract: Contract, operations: ReadonlyMap<string, Operation>, use: RowUse): void {
  for (const [id, value] of Object.entries(use.row.unspecified ?? {})) {
    const point = typeof value === 'string' ? { what: value } : value
    const entry: Unspecified = { id, what: point.what, source: sourceOf(use.source, point.also) }
    for (const target of targetsOf(contract, operations, use, point)) {
      target['x-unspecified'] = [...(target['x-unspecified'] ?? []), entry]
    }
  }
}

interface Target {
  'x-unspecified'?: Unspecified[]
}

/** What an unspecified point applies to: the operations and components that it names, else the operation it is written below. */
function targetsOf(
  contract: Contract,
  operations: ReadonlyMap<string, Operation>,
  { operationId }: RowUse,
  point: { operations?: string; components?: string },
): Target[] {
  const named = [
    ...words(point.operations).map((id) => operations.get(id)),
    ...words(point.components).map((name) => componentOf(contract, name)),
  ]
  if (named.length > 0) return named.filter((target) => target !== undefined)
  if (operationId === undefined) return [contract]
  return [operations.get(operationId)].filter((target) => target !== undefined)
}

/** The component at `schemas/Project`. */
export function componentOf(contract: Contract, name: string): Target | undefined {
  const [kind = '', component = ''] = name.split('/')
  const { examples: _, ...described } = contract.components
  const components: Record<string, Record<string, Target>> = described
  return components[kind]?.[component]
}

/** Document and heading of the rows, each once. */
function sourceOf(source: string, also: readonly string[] = []): string {
  const headings = [source, ...also].map((each) => {
    const { document, heading } = splitSource(each)
    return `${document} § ${heading}`
  })
  return [...new Set(headings)].join('; ')
}
