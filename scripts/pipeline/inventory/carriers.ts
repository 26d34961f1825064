import type { Contract, Unspecified } from '../contract.ts'
import { operationsOf, pointer } from '../contract.ts'
import type { CarrierKind } from './read.ts'

/** Something of the contract that can carry a sentence of the specification. */
export interface Carrier {
  /** JSON pointers into the bundle; more than one where something is left open in several places. */
  where: string[]
  /** Where the specification says it, as far as the contract tells. */
  sources: string[]
}

export type Carriers = Readonly<Record<CarrierKind, ReadonlyMap<string, Carrier>>>

/** Everything in the contract that can carry a sentence, by kind and name. */
export function carriersOf(contract: Contract): Carriers {
  const { schemas = {}, parameters, headers, responses, securitySchemes } = contract.components
  const places = operationsOf(contract)
  return {
    operations: new Map(
      places.map(({ pointer: where, operation }) => [operation.operationId, { where: [where], sources: [] }]),
    ),
    parameters: components('parameters', parameters),
    fields: new Map(
      Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
        Object.keys(properties).map((name): [string, Carrier] => [
          `${schema}.${name}`,
          { where: [pointer('components', 'schemas', schema, 'properties', name)], sources: [] },
        ]),
      ),
    ),
    schemas: components('schemas', schemas),
    headers: components('headers', headers),
    responses: components('responses', responses),
    security: components('securitySchemes', securitySchemes),
    guide: new Map(
      [...(contract.info.description ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => [
        heading,
        { where: ['#/info/description'], sources: [] },
      ]),
    ),
    rules: new Map([
      ...rulesAt('#', contract['x-rules']),
      ...places.flatMap(({ pointer: where, operation }) => rulesAt(where, operation['x-rules'])),
    ]),
    open: openQuestions(contract),
  }
}

/** The parts of a source: several are separated by a semicolon. */
function sourcesIn(source: string): string[] {
  return source.split(/;\s*/)
}

/** What is left open and where, in the order of the document. */
export function unspecifiedIn(where: string, node: object): { where: string; entry: Unspecified }[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = `${where}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (key === 'x-unspecified' && Array.isArray(value)) {
      return value.map((entry: Unspecified, index) => ({ where: `${at}/${index}`, entry }))
    }
    return typeof value === 'object' && value !== null ? unspecifiedIn(at, value) : []
  })
}

function components(kind: string, map: object = {}): Map<string, Carrier> {
  return new Map(
    Object.keys(map).map((name) => [name, { where: [pointer('components', kind, name)], sources: [] }]),
  )
}

function rulesAt(where: string, rules: Contract['x-rules'] = []): [string, Carrier][] {
  return rules.map(({ id, source }, index) => [
    id,
    { where: [`${where}/x-rules/${index}`], sources: sourcesIn(source) },
  ])
}

function openQuestions(contract: Contract): Map<string, Carrier> {
  const found = new Map<string, Carrier>()
  for (const { where, entry } of unspecifiedIn('#', contract)) {
    const known = found.get(entry.id)?.where ?? []
    found.set(entry.id, { where: [...known, where], sources: sourcesIn(entry.source) })
  }
  return found
}
