import type { Contract, Unspecified } from '../contract.ts'
import { operationsOf, pointer } from '../contract.ts'
import type { PartKind } from './rows.ts'

/** Something in the API description that can express a statement of the specification. */
export interface ContractPart {
  /** JSON pointers into the bundle; more than one where a point applies to several places. */
  where: string[]
}

export type ContractParts = Readonly<Record<PartKind, ReadonlyMap<string, ContractPart>>>

/** Everything in the API description that can express a statement, by kind and name. */
export function contractPartsOf(contract: Contract): ContractParts {
  const { schemas = {}, parameters, headers, responses, securitySchemes } = contract.components
  const located = operationsOf(contract)
  return {
    operations: new Map(
      located.map(({ pointer: where, operation }) => [operation.operationId, { where: [where] }]),
    ),
    parameters: components('parameters', parameters),
    properties: new Map(
      Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
        Object.keys(properties).map((name): [string, ContractPart] => [
          `${schema}.${name}`,
          { where: [pointer('components', 'schemas', schema, 'properties', name)] },
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
        { where: ['#/info/description'] },
      ]),
    ),
    rules: new Map([
      ...rulesAt('#', contract['x-rules']),
      ...located.flatMap(({ pointer: where, operation }) => rulesAt(where, operation['x-rules'])),
    ]),
    unspecified: unspecifiedPoints(contract),
  }
}

/** Unspecified points and their places, in the order of the document. */
export function unspecifiedIn(where: string, node: object): { where: string; entry: Unspecified }[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const at = `${where}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (key === 'x-unspecified' && Array.isArray(value)) {
      return value.map((entry: Unspecified, index) => ({ where: `${at}/${index}`, entry }))
    }
    return typeof value === 'object' && value !== null ? unspecifiedIn(at, value) : []
  })
}

function components(kind: string, map: object = {}): Map<string, ContractPart> {
  return new Map(Object.keys(map).map((name) => [name, { where: [pointer('components', kind, name)] }]))
}

function rulesAt(where: string, rules: Contract['x-rules'] = []): [string, ContractPart][] {
  return rules.map(({ id }, index) => [id, { where: [`${where}/x-rules/${index}`] }])
}

function unspecifiedPoints(contract: Contract): Map<string, ContractPart> {
  const found = new Map<string, ContractPart>()
  for (const { where, entry } of unspecifiedIn('#', contract)) {
    const known = found.get(entry.id)?.where ?? []
    found.set(entry.id, { where: [...known, where] })
  }
  return found
}
