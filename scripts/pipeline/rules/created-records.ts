import type { Contract, Example, Json, JsonObject, LocatedOperation, MediaType } from '../contract.ts'
import { operationsOf, pointer, resolve } from '../contract.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** Properties that count other records: a new record has none of them. */
const counts = /(?:_count|votes)$/

/** A reader compares the response with the request next to it. */
export const createdRecordsAreNew: ContractRule = {
  id: 'created-records-are-new',
  requirement: 'the first example of a created record has the values of the request, and counts of zero',
  check: ({ contract }) =>
    operationsOf(contract)
      .filter(({ method, operation }) => method === 'post' && /^create[A-Z]/.test(operation.operationId))
      .flatMap((located) => recordFindings(contract, located)),
}

function recordFindings(contract: Contract, { operation, pointer: where }: LocatedOperation): Finding[] {
  const created = operation.responses['201']
  const record = created && firstExample(contract, resolve(contract, created).content)
  const sent =
    operation.requestBody && firstExample(contract, resolve(contract, operation.requestBody).content)
  return Object.entries(record ?? {}).flatMap(([name, value]) => {
    const given = sent?.[name]
    if (counts.test(name) && value !== 0) {
      return [finding(where, `A new record has ${name} ${JSON.stringify(value)}.`, 'Write 0.')]
    }
    const isComparable = typeof given === typeof value && typeof value !== 'object'
    if (!isComparable || given === value) return []
    const problem = `The response has ${name} ${JSON.stringify(value)}, the request ${JSON.stringify(given)}.`
    return [finding(where, problem, 'Use the same value in both examples.')]
  })
}

function firstExample(contract: Contract, content: Record<string, MediaType> = {}): JsonObject | undefined {
  const [first] = Object.values(content['application/json']?.examples ?? {})
  const value: Json | undefined = first && resolve<Example>(contract, first).value
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
}

function finding(where: string, problem: string, remedy: string): Finding {
  return { where: `${where}${pointer('responses', '201').slice(1)}`, problem, remedy }
}
