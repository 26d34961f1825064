import type { Contract } from '../contract.ts'
import { operationsOf, pointer } from '../contract.ts'
import { headersIn, parametersIn, requestBodiesIn, responsesIn, schemasIn } from '../walk.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** The summary is a heading, the description what a reader can act on. */
export const operationProse: ContractRule = {
  id: 'operation-prose',
  requirement: 'each operation has a heading of a few words and a description that does not only repeat it',
  check: ({ contract }) =>
    operationsOf(contract).flatMap(({ pointer: at, operation: { summary = '', description = '' } }) => [
      ...summaryFindings(`${at}/summary`, summary),
      ...(description.length > summary.length && !sameWords(description, summary)
        ? []
        : [
            {
              where: `${at}/description`,
              problem: 'The description is absent or repeats the summary.',
              remedy:
                'Write what the operation does, what it returns, its side effects and the errors particular to it.',
            },
          ]),
    ]),
}

/** What has no words is not documented. */
export const everythingDescribed: ContractRule = {
  id: 'everything-described',
  requirement: 'each tag, parameter, header, body, response, schema and property is described',
  check: ({ contract }) =>
    describables(contract)
      .filter(({ text }) => text.trim() === '')
      .map(({ where }) => ({
        where,
        problem: 'A description is missing.',
        remedy: 'Describe what it means to a caller.',
      })),
}

function summaryFindings(where: string, summary: string): Finding[] {
  const length = summary.split(/\s+/).filter((word) => word !== '').length
  if (length > 0 && length <= 6 && !summary.endsWith('.')) return []
  const problem = `The summary has ${length} words${summary.endsWith('.') ? ' and a full stop' : ''}.`
  return [{ where, problem, remedy: 'Write a heading of one to six words without a full stop.' }]
}

function sameWords(one: string, other: string): boolean {
  return words(one) === words(other)
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

function describables(contract: Contract): { where: string; text: string }[] {
  const written = [
    ...parametersIn(contract),
    ...headersIn(contract),
    ...requestBodiesIn(contract),
    ...responsesIn(contract),
    ...schemasIn(contract).filter((found) => found.root),
  ]
  return [
    ...(contract.tags ?? []).map((tag, index) => ({
      where: pointer('tags', index),
      text: tag.description ?? '',
    })),
    ...written.map((found) => ({ where: found.pointer, text: found.value.description ?? '' })),
    ...propertyTexts(contract),
  ]
}

/** The text of each property in its record. The text of a shared schema does not say what the value means there. */
function propertyTexts(contract: Contract): { where: string; text: string }[] {
  return schemasIn(contract).flatMap((found) =>
    Object.entries(found.value.properties ?? {}).map(([name, property]) => ({
      where: `${found.pointer}${pointer('properties', name).slice(1)}`,
      text: property.description ?? '',
    })),
  )
}
