/** A ref with a slash is read as the default branch. */
import { type Call, valuesOf, jsonOf, isRecord, withJson } from '../../message.ts'
import { type Mutant, mutant } from '../../mutant.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { altersRequest } from '../../vocabulary/requests.ts'

const hasSlash = (call: Call, name: string): boolean =>
  valuesOf(call, name).some((value) => typeof value === 'string' && value.includes('/'))

function withRef(call: Call, name: string): Call {
  const json = jsonOf(call)
  if (isRecord(json)) return withJson(call, { ...json, [name]: 'master' })
  const query = new URLSearchParams(call.query)
  query.set(name, 'master')
  return { ...call, query: query.toString() }
}

export const refWithSlashMutants: readonly Mutant[] = (
  [
    ['createBranch', 'ref', 'general/success-is-200'],
    ['createTag', 'ref', 'general/success-is-200'],
    ['listCommits', 'ref_name', 'general/success-is-200'],
    ['getRawFile', 'ref', 'general/success-is-200'],
    ['getFile', 'ref', 'general/success-is-200'],
  ] as const
).map(([operation, name, rule]: readonly [OperationId, string, RuleId]) =>
  mutant(
    'ENC-02',
    operation,
    rule,
    `reads a ${name} with a slash as the default branch`,
    altersRequest((call) => (hasSlash(call, name) ? withRef(call, name) : call)),
  ),
)
