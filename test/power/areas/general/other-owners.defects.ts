/** Records that are found, or deleted, by the path of another record of the same project; records below the routes of names only. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { alterJson, isRecord, isSuccess, segmentsOf, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { isAnonymous, when, type Condition } from '../../vocabulary/conditions.ts'
import { hasNoEffect, otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { altersBody, altersProperty, replacesStatus } from '../../vocabulary/responses.ts'

/** The same path with each other record of the list that the segment belongs to. */
async function withOthers(call: Call, upstream: Upstream, segment: number): Promise<readonly Call[]> {
  const list = segmentsOf(call).slice(0, segment).map(encodeURIComponent).join('/')
  const items = await listedAt(`/${list}`, call, upstream)
  const ids = items.map(({ iid, id }) => String(iid ?? id)).filter((id) => id !== segmentsOf(call)[segment])
  return ids.map((id) => withSegment(call, segment, id))
}

/** What is not found is looked up below the other records. */
function findsBelowOthers(segment: number): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (response.status !== 404) return response
      for (const other of await withOthers(call, upstream, segment)) {
        const found = await upstream.pass(other)
        if (isSuccess(found)) return found
      }
      return response
    },
  }
}

const deletesBelowOthers = (segment: number): Fault =>
  alsoDoesAll((call, upstream) => withOthers(call, upstream, segment))

const hasWrongToken: Condition = ({ headers }) =>
  headers['private-token']?.startsWith('no-such-token') === true

/** The user is also added to each other private group. */
const addsToGroups: Fault = alsoDoesAll(async (call, upstream) => {
  const groups = await listedAt('/groups', call, upstream)
  const others = groups.filter(
    ({ visibility, id }) => visibility === 'private' && String(id) !== segmentsOf(call)[1],
  )
  const body: unknown = JSON.parse(call.body.toString() || '{}')
  return others.slice(0, 1).map(({ id }) => otherCall(call, 'POST', `/groups/${Number(id)}/members`, body))
})

/** Comments of deleted users are no longer listed. */
const forgetsComments: Fault = {
  async everywhere(call, upstream) {
    if (call.operation === 'deleteUser') upstream.memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listCommitComments' || upstream.memory.size === 0) return upstream.pass(call)
    return alterJson(await upstream.pass(call), (value) => (Array.isArray(value) ? [] : value))
  },
}

const found = 'general/not-found-is-404'
const idempotent = 'general/delete-is-idempotent'

const defects: readonly (readonly [OperationId, RuleId, Mutant['operator'], description: string, Fault])[] = [
  ['getIssueNote', found, 'IDT-03', 'finds notes of other issues', findsBelowOthers(3)],
  ['updateMergeRequestNote', found, 'IDT-03', 'changes notes of other merge requests', findsBelowOthers(3)],
  ['getIssueNoteAwardEmoji', found, 'IDT-03', 'finds awards of other notes', findsBelowOthers(5)],
  ['getBoardList', found, 'IDT-03', 'finds lists of other boards', findsBelowOthers(3)],
  ['deleteIssueNote', idempotent, 'IDT-03', 'deletes notes of other issues', deletesBelowOthers(3)],
  [
    'stopEnvironment',
    'general/authentication-by-default',
    'AUT-01',
    'accepts anonymous callers',
    when(isAnonymous, hasNoEffect(201, {})),
  ],
  ['stopEnvironment', found, 'STA-03', 'stops what does not exist', replacesStatus(404, 201, {})],
  ['getBlob', found, 'STA-03', 'returns nothing', replacesStatus(404, 200, {})],
  [
    'listDeployKeys',
    'general/unauthenticated-is-401',
    'AUT-01',
    'accepts wrong tokens',
    when(hasWrongToken, hasNoEffect(200, [])),
  ],
  ['getBlob', 'general/blob-attributes', 'SCH-01', 'returns a list', altersBody((value) => [value])],
  ['addGroupMember', 'general/created-is-201', 'SFX-04', 'adds the user to another group', addsToGroups],
  [
    'deleteUser',
    'delete-user/contributions-move-to-ghost',
    'SFX-04',
    'removes comments on commits',
    forgetsComments,
  ],
  [
    'listProjectEvents',
    'list-project-events/note-on-note-events',
    'SEM-02',
    'returns the project as the target',
    altersProperty('target_id', (_, { project_id }) => project_id),
  ],
  [
    'createIssue',
    'create-issue/milestone',
    'SEM-02',
    'omits the due date of the milestone',
    altersProperty('milestone', (milestone) =>
      isRecord(milestone) ? { ...milestone, due_date: null } : milestone,
    ),
  ],
]

export const otherOwnerMutants: readonly Mutant[] = defects.map(
  ([operation, rule, operator, description, fault]) => mutant(operator, operation, rule, description, fault),
)
