/** Reads that act as the administrator although an administrator asks to be another user. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { alterJson, isRecord, isSuccess, jsonOf, withoutSudo } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { sudoOf, when, type Condition } from '../../vocabulary/conditions.ts'
import { returnsValue } from '../../vocabulary/responses.ts'

/** The other user must exist, and have access. */
const returnsOwnView: Fault = {
  async around(call, { pass }) {
    const response = await pass(call)
    return isSuccess(response) ? pass(withoutSudo(call)) : response
  },
}

/** The record is that of the other user, except for what it says about its reader. */
const returnsOwn = (property: string): Fault => ({
  async around(call, { pass }) {
    const response = await pass(call)
    const own = jsonOf(await pass(withoutSudo(call)))
    return alterJson(response, (record) =>
      isRecord(record) && isRecord(own) && property in own
        ? { ...record, [property]: own[property] }
        : record,
    )
  },
})

const inHeader: Condition = ({ headers }) => headers['sudo'] !== undefined
const inQuery: Condition = (call, upstream) => sudoOf(call) !== null && !inHeader(call, upstream)

const places: readonly (readonly [string, Condition, RuleId])[] = [
  ['a header', inHeader, 'general/any-request-with-sudo'],
  ['the query', inQuery, 'general/sudo-query'],
]

const lists = ['listGroups', 'listProjects', 'listRunners', 'listUserEvents', 'listUsers'] as const

const subjects: readonly (readonly [OperationId, string, Fault])[] = [
  ['getMergeRequest', 'subscribed', returnsOwn('subscribed')],
  // An administrator is no member.
  ['getProject', 'permissions', returnsValue('permissions', { project_access: null, group_access: null })],
]

export const sudoViewMutants: readonly Mutant[] = [
  ...places.flatMap(([name, condition, rule]) =>
    lists.map((operation) =>
      mutant(
        'AUT-05',
        operation,
        rule,
        `lists as the administrator by sudo in ${name}`,
        when(condition, returnsOwnView),
      ),
    ),
  ),
  mutant(
    'SCH-05',
    'getUser',
    'general/any-request-with-sudo',
    'returns what administrators see by sudo',
    when((call) => sudoOf(call) !== null, returnsOwnView),
  ),
  ...subjects.map(([operation, property, fault]) =>
    mutant(
      'AUT-04',
      operation,
      'general/any-request-with-sudo',
      `returns ${property} of the administrator by sudo`,
      when((call) => sudoOf(call) !== null, fault),
    ),
  ),
]
