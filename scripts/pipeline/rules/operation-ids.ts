import type { Contract, Method, LocatedOperation } from '../contract.ts'
import { operationsOf, successSchema } from '../contract.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** The verbs that operation ids begin with, and the methods of each. */
const verbs: Readonly<Record<string, readonly Method[]>> = {
  list: ['get'],
  get: ['get'],
  download: ['get'],
  create: ['post'],
  add: ['post'],
  fork: ['post'],
  cherryPick: ['post'],
  transfer: ['post'],
  mark: ['post'],
  block: ['post'],
  unblock: ['post'],
  cancel: ['post'],
  retry: ['post'],
  erase: ['post'],
  keep: ['post'],
  enable: ['post'],
  take: ['post'],
  star: ['post'],
  unstar: ['post'],
  stop: ['post'],
  subscribe: ['post'],
  unsubscribe: ['post'],
  set: ['post', 'put'],
  trigger: ['post'],
  update: ['put'],
  accept: ['put'],
  approve: ['put'],
  protect: ['put'],
  unprotect: ['put'],
  delete: ['delete'],
  remove: ['delete'],
  deny: ['delete'],
  disable: ['delete'],
}

/** Ids are names that every tool repeats: a closed list of verbs keeps them guessable. */
export const operationIds: ContractRule = {
  id: 'operation-ids',
  requirement: 'operation ids are a listed verb that fits the method, then a noun, in camelCase',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((located) => [...idFindings(located), ...listFindings(contract, located)]),
}

function idFindings({ pointer, method, operation: { operationId } }: LocatedOperation): Finding[] {
  const where = `${pointer}/operationId`
  const verb = Object.keys(verbs).find((each) =>
    new RegExp(`^${each}(?=[A-Z][A-Za-z0-9]*$)`).test(operationId),
  )
  if (verb === undefined) {
    const problem = `\`${operationId}\` is not a listed verb followed by a noun in camelCase.`
    return [{ where, problem, remedy: `Begin with one of: ${Object.keys(verbs).join(', ')}.` }]
  }
  if (verbs[verb]?.includes(method)) return []
  const fitting = Object.keys(verbs).filter((each) => verbs[each]?.includes(method))
  const problem = `\`${operationId}\` begins with \`${verb}\`, which is no verb of ${method.toUpperCase()}.`
  return [{ where, problem, remedy: `For ${method.toUpperCase()} begin with one of: ${fitting.join(', ')}.` }]
}

function listFindings(contract: Contract, located: LocatedOperation): Finding[] {
  const { pointer, method, operation } = located
  if (method !== 'get') return []
  const named = /^list[A-Z]/.test(operation.operationId)
  const array = successSchema(contract, located)?.type === 'array'
  if (named === array || operation['x-specified'] === 'name-only') return []
  return [
    {
      where: `${pointer}/operationId`,
      problem: named
        ? `\`${operation.operationId}\` begins with list, but its response is no array.`
        : `\`${operation.operationId}\` returns an array, but does not begin with list.`,
      remedy: 'Name lists `list<Plural>`, and nothing else.',
    },
  ]
}
