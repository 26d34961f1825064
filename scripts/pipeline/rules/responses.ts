import type { Contract, LocatedOperation, Schema } from '../contract.ts'
import { operationsOf, parametersOf, resolve } from '../contract.ts'
import type { Finding } from './finding.ts'
import type { ContractRule } from './rule.ts'

/** Which statuses must be documented is decided by the situation, never by habit. */
export const mandatoryResponses: ContractRule = {
  id: 'mandatory-responses',
  requirement: 'each operation documents every status that its situation can yield',
  check: ({ contract }) =>
    operationsOf(contract).flatMap((located) =>
      requiredStatuses(contract, located).flatMap(({ status, because }) =>
        status in located.operation.responses ? [] : [missing(located, status, because)],
      ),
    ),
}

/** Only exact statuses are valid keys, and only those that the specification lists. */
export const statusKeys: ContractRule = {
  id: 'status-keys',
  requirement: 'responses are keyed by exact three-digit statuses',
  check: ({ contract }) =>
    operationsOf(contract).flatMap(({ pointer, operation }) =>
      Object.keys(operation.responses)
        .filter((status) => !/^[2-5]\d\d$/.test(status))
        .map((status) => ({
          where: `${pointer}/responses/${status}`,
          problem: `\`${status}\` is no exact status between 200 and 599.`,
          remedy: 'Name each status that the server can return; no ranges, no `default`.',
        })),
    ),
}

interface RequiredStatus {
  status: string
  because: string
}

/** Operations of which the specification excludes 422: a failed validation has another status. */
const without422: ReadonlySet<string> = new Set([
  'addGroupMember',
  'addProjectMember',
  'updateGroupMember',
  'updateProjectMember',
  'updateUser',
])

function requiredStatuses(contract: Contract, located: LocatedOperation): RequiredStatus[] {
  const { method, operation } = located
  const { requestBody, responses } = operation
  const required: (RequiredStatus | false)[] = [
    { status: '401', because: 'credentials can be invalid' },
    { status: '403', because: 'the caller may lack the right, also to use sudo' },
    { status: '404', because: 'what is addressed, also the user of sudo, may not exist' },
    method === 'get' && { status: '304', because: 'a GET can return that the resource is unmodified' },
    method === 'get' && { status: '200', because: 'a GET succeeds with 200' },
    (requestBody !== undefined || hasRejectableParameter(contract, located)) && {
      status: '400',
      because: 'a body or a parameter can be rejected',
    },
    (method === 'post' || method === 'put') &&
      requestBody !== undefined &&
      !without422.has(operation.operationId) && {
        status: '422',
        because: 'what is sent may not be processable',
      },
    creates(located) && { status: '201', because: 'a POST that creates succeeds with 201' },
    method === 'post' &&
      '201' in responses &&
      !('200' in responses) && { status: '409', because: 'what a POST creates may exist already' },
  ]
  return required.filter((status) => status !== false)
}

function creates({ method, operation }: LocatedOperation): boolean {
  return method === 'post' && /^(?:create|add|fork)[A-Z]/.test(operation.operationId)
}

/** Whether a parameter in the path or query can contain text that its schema rejects. */
function hasRejectableParameter(contract: Contract, located: LocatedOperation): boolean {
  return parametersOf(contract, located).some(
    ({ in: position, name, schema }) =>
      (position === 'path' || position === 'query') &&
      name !== 'sudo' &&
      schema !== undefined &&
      !acceptsAnyText(resolve<Schema>(contract, schema)),
  )
}

/** Whether no text violates the schema. */
export function acceptsAnyText(schema: Schema): boolean {
  if (schema.anyOf?.some(acceptsAnyText) === true) return true
  const types = schema.type === undefined ? ['string'] : [schema.type].flat()
  const limits = [schema.enum, schema.const, schema.pattern, schema.format, schema.maxLength]
  const composed = [schema.allOf, schema.anyOf, schema.oneOf]
  return (
    types.includes('string') &&
    [...limits, ...composed].every((limit) => limit === undefined) &&
    (schema.minLength ?? 0) <= 1
  )
}

function missing({ pointer, operation }: LocatedOperation, status: string, because: string): Finding {
  return {
    where: `${pointer}/responses`,
    problem: `${operation.operationId} does not document ${status}: ${because}.`,
    remedy: `Add '${status}' with a $ref to a response component.`,
  }
}
