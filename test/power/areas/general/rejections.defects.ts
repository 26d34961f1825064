/** Requests that are accepted, or have a part of their effect, although the server must reject them. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, isSuccess, valueOf, withValue, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

/** A hash that begins like the head of the source branch is accepted as the head. */
const comparesBeginnings: Fault = {
  async around(call, upstream) {
    const sha = valueOf(call, 'sha')
    const request = await shownAt(pathOf(call).replace(/\/merge$/, ''), call, upstream)
    const head = isRecord(request) ? request['sha'] : undefined
    const isBeginning = typeof sha === 'string' && typeof head === 'string' && head.startsWith(sha)
    return upstream.pass(isBeginning ? withValue(call, 'sha', head) : call)
  },
}

/** The first action of a commit that fails is committed. */
const keepsFirstAction: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const actions = valueOf(call, 'actions')
    if (!isSuccess(response) && Array.isArray(actions) && actions.length > 1)
      await upstream.pass(withValue(call, 'actions', actions.slice(0, 1)))
    return response
  },
}

/** A name that is taken gets a digit. */
function renamesTaken(name: string): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const value = valueOf(call, name)
      if (isSuccess(response) || response.status === 401 || response.status === 403) return response
      return typeof value === 'string' ? upstream.pass(withValue(call, name, `${value}1`)) : response
    },
  }
}

const defects: readonly (readonly [OperationId, RuleId, Mutant['operator'], description: string, Fault])[] = [
  [
    'acceptMergeRequest',
    'accept-merge-request/sha-mismatch-is-409',
    'SEM-01',
    'compares the beginning of the hash',
    comparesBeginnings,
  ],
  ['createCommit', 'create-commit/content-required', 'SFX-04', 'keeps the first action', keepsFirstAction],
  [
    'createUser',
    'general/conflict-is-409',
    'IDM-01',
    'adds a digit to a taken name',
    renamesTaken('username'),
  ],
  ['createVariable', 'general/conflict-is-409', 'IDM-01', 'adds a digit to a taken key', renamesTaken('key')],
  ['createGroup', 'general/conflict-is-409', 'IDM-01', 'adds a digit to a taken path', renamesTaken('path')],
  [
    'createProject',
    'general/conflict-is-409',
    'IDM-01',
    'adds a digit to a taken path',
    renamesTaken('path'),
  ],
]

export const rejectionMutants: readonly Mutant[] = defects.map(
  ([operation, rule, operator, description, fault]) => mutant(operator, operation, rule, description, fault),
)
