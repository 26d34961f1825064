import type { Contract } from '../contract.ts'
import { isReference, operationsOf, pointer } from '../contract.ts'
import { headersIn, mediaTypesIn, responsesIn, schemasIn } from '../walk.ts'
import type { ContractRule } from './rule.ts'

/** What has a name can be found, reused and changed in one place. */
export const everythingByReference: ContractRule = {
  id: 'everything-by-reference',
  requirement: 'parameters, bodies, responses, headers and examples are components',
  check: ({ contract }) =>
    referable(contract)
      .filter(({ value }) => !isReference(value))
      .map(({ where }) => ({
        where,
        problem: 'It is written in place.',
        remedy: 'Move it to a file of its own below components/, and refer to it.',
      })),
}

/** An inline object is repeated as soon as a second schema needs it. */
export const noInlineObjects: ContractRule = {
  id: 'no-inline-objects',
  requirement: 'each schema with properties is the root of a component',
  check: ({ contract }) =>
    schemasIn(contract)
      .filter(({ root, value }) => !root && value.properties !== undefined)
      .map(({ pointer: where }) => ({
        where,
        problem: 'An object schema is written in place.',
        remedy: 'Move it to components/schemas/<area>/<Name>.yaml, and refer to it.',
      })),
}

interface Referable {
  where: string
  value: object
}

function referable(contract: Contract): Referable[] {
  return [
    ...Object.entries(contract.paths).flatMap(([path, item]) =>
      inList(pointer('paths', path, 'parameters'), item.parameters),
    ),
    ...operationsOf(contract).flatMap(({ pointer: at, operation }) => [
      ...inList(`${at}/parameters`, operation.parameters),
      ...(operation.requestBody === undefined
        ? []
        : [{ where: `${at}/requestBody`, value: operation.requestBody }]),
      ...inMap(`${at}/responses`, operation.responses),
    ]),
    ...responsesIn(contract).flatMap(({ pointer: at, value }) => inMap(`${at}/headers`, value.headers)),
    ...[...mediaTypesIn(contract), ...headersIn(contract)].flatMap(({ pointer: at, value }) =>
      inMap(`${at}/examples`, value.examples),
    ),
  ]
}

function inList(at: string, values: object[] = []): Referable[] {
  return values.map((value, index) => ({ where: `${at}/${index}`, value }))
}

function inMap(at: string, values: Record<string, object> = {}): Referable[] {
  return Object.entries(values).map(([name, value]) => ({ where: at + pointer(name).slice(1), value }))
}
