/**
 * A write has its effect in every state of the record that it concerns, where the specification states the effect without a
 * condition: closed and merged merge requests, closed and confidential issues, protected branches and variables, paused
 * runners, blocked and external users, administrators, messages that are over; and for external users themselves. Spec: document 3, "States and transitions"; the writes of documents 2 and 3.
 */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { generatedCheck, idPart, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { inGroup, inProject } from '../../fixtures/membership-scopes.ts'
import { provide } from '../../fixtures/provisioning.ts'
import type { Json } from '../../protocol/exchange.ts'
import { Blocked, Observed } from '../../protocol/signals.ts'
import { writesToBranches } from './branch-heads.ts'
import { expectEffect } from './index.ts'
import { otherLists } from './other-lists/index.ts'
import { recordOf } from './reads.ts'
import { isSuccess } from '../../protocol/statuses.ts'
import {
  prepareRequest,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
  type Variation,
} from '../valid-request.ts'

interface State {
  /** Of the record, as in `a closed issue`. */
  readonly name: string
  readonly concerns: (operation: SpecifiedOperation) => boolean
  /** Brings the record into the state; the result is the request to send. */
  readonly enter: (context: CheckContext, prepared: PreparedRequest) => Promise<PreparedRequest>
  /** Operations that a server may reject in the state. */
  readonly rejecting?: readonly SpecifiedOperation[]
}

/** Sends a request without which the state is not reached. */
async function send(
  { admin }: CheckContext,
  operation: OperationId,
  parameters: Variation,
): Promise<Readonly<Record<string, Json>>> {
  const { by = admin, ...others } = parameters
  const response = await by.sendUnchecked({ operation, ...others }, 'arrange')
  const { status, exchange } = response
  if (!isSuccess(status)) throw new Blocked(`${operation} returned ${status ?? 'no response'}`, exchange)
  return recordOf(response)
}

const below =
  (pattern: RegExp) =>
  (operation: SpecifiedOperation): boolean =>
    operations[operation].method !== 'GET' && pattern.test(operations[operation].path)

const oneOf =
  (...concerned: readonly SpecifiedOperation[]) =>
  (operation: SpecifiedOperation): boolean =>
    concerned.includes(operation)

/** The same request, after another one to the same record. */
const after =
  (operation: OperationId, body: Readonly<Record<string, unknown>>): State['enter'] =>
  async (context, prepared) => {
    await send(context, operation, { path: prepared.path, body })
    return prepared
  }

const memberships = [
  'addGroupMember',
  'addProjectMember',
  'removeGroupMember',
  'removeProjectMember',
  'updateGroupMember',
  'updateProjectMember',
] as const satisfies readonly SpecifiedOperation[]

/** What blocking a user changes in addition to the state is not specified. */
const ofUsers = [
  'createUserSshKey',
  'deleteUser',
  'deleteUserSshKey',
  'updateUser',
] as const satisfies readonly SpecifiedOperation[]

/** Records of the caller, which every authenticated user has. */
const ofCallers = [
  'createCurrentUserSshKey',
  'deleteCurrentUserSshKey',
  'markAllTodosAsDone',
  'markTodoAsDone',
  'updateNotificationSettings',
] as const satisfies readonly SpecifiedOperation[]

/** The user of the path, with an attribute. */
const userWith =
  (attribute: 'admin' | 'external'): State['enter'] =>
  async (context, prepared) => {
    const user = { path: { id: prepared.path['id'] }, body: { [attribute]: true } }
    await send(context, 'updateUser', user)
    return prepared
  }

/** The member of these requests is a user whom other checks use as well: a new one is blocked. */
const blockedMember: State['enter'] = async (context, prepared) => {
  const { path, body } = prepared
  const { id: user_id } = await context.given.user()
  const scope = operations[prepared.operation].path.startsWith('/groups/') ? inGroup : inProject
  const isMember = 'user_id' in path
  if (isMember)
    await send(context, scope.addMember, { path: { id: path['id'] }, body: { user_id, access_level: 20 } })
  await send(context, 'blockUser', { path: { id: user_id } })
  return isMember ? { ...prepared, path: { ...path, user_id } } : { ...prepared, body: { ...body, user_id } }
}

/** A confidential issue is created as such, with the note of the request. */
const confidentialIssue: State['enter'] = async (context, prepared) => {
  const { by, path } = prepared
  const { id } = path
  const { iid: issue_iid } = await send(context, 'createIssue', {
    by,
    path: { id },
    body: { title: 'Kept among the members', confidential: true },
  })
  const onIssue = { id, issue_iid }
  if (!('note_id' in path)) return { ...prepared, path: onIssue }
  const note = await send(context, 'createIssueNote', { by, path: onIssue, body: { body: 'Edges first.' } })
  return { ...prepared, path: { ...onIssue, note_id: note['id'] } }
}

/** Masters and owners can do anything on a protected branch. */
const protectedBranch: State['enter'] = async (context, prepared) => {
  const { by, path, query, body } = prepared
  const { branch = body?.['branch'] } = query
  const request = branch === undefined ? await send(context, 'getMergeRequest', { by, path }) : {}
  const { target_branch = branch } = request
  await send(context, 'protectBranch', { by, path: { id: path['id'], branch: target_branch } })
  return prepared
}

const states: readonly State[] = [
  {
    name: 'closed merge request',
    concerns: below(/\/merge_requests\/\{merge_request_iid\}(?!\/merge$)/),
    enter: after('updateMergeRequest', { state_event: 'close' }),
  },
  {
    name: 'merged merge request',
    concerns: below(/\/merge_requests\/\{merge_request_iid\}(?:$|\/notes|\/award_emoji)/),
    enter: after('acceptMergeRequest', {}),
    // The target branch of a merged one can no longer be changed everywhere.
    rejecting: ['updateMergeRequest'],
  },
  {
    name: 'closed issue',
    concerns: below(/\/issues\/\{issue_iid\}\//),
    enter: async (context, prepared) => {
      const { by, path } = prepared
      const { id: issue_id } = await send(context, 'getIssue', { by, path })
      await provide(context, 'issue_states', { issue_id, state: 'closed' })
      return prepared
    },
  },
  {
    name: 'confidential issue',
    concerns: below(/\/issues\/\{issue_iid\}\/notes(?!.*award_emoji)/),
    enter: confidentialIssue,
  },
  {
    name: 'protected branch',
    concerns: oneOf(...writesToBranches),
    enter: protectedBranch,
  },
  {
    name: 'paused runner',
    concerns: oneOf('deleteRunner', 'disableProjectRunner', 'enableProjectRunner', 'updateRunner'),
    enter: async (context, prepared) => {
      const { path, body } = prepared
      const id = path['runner_id'] ?? body?.['runner_id'] ?? path['id']
      await send(context, 'updateRunner', { path: { id }, body: { active: false } })
      return prepared.operation === 'updateRunner'
        ? { ...prepared, body: { description: body?.['description'], active: true, tag_list: ['two'] } }
        : prepared
    },
  },
  {
    name: 'protected variable',
    concerns: oneOf('deleteVariable', 'updateVariable'),
    enter: after('updateVariable', { value: 'tied', protected: true }),
  },
  {
    name: 'blocked user',
    concerns: oneOf(...ofUsers),
    rejecting: ofUsers,
    enter: async (context, prepared) => {
      await send(context, 'blockUser', { path: { id: prepared.path['id'] } })
      return prepared
    },
  },
  {
    name: 'blocked user',
    concerns: oneOf(...memberships),
    enter: blockedMember,
    rejecting: memberships,
  },
  { name: 'external user', concerns: oneOf(...ofUsers), enter: userWith('external') },
  { name: 'administrator', concerns: oneOf(...ofUsers), enter: userWith('admin') },
  {
    name: 'caller who is external',
    concerns: oneOf(...ofCallers),
    enter: async (context, prepared) => {
      await send(context, 'updateUser', { path: { id: prepared.by.id }, body: { external: true } })
      return prepared
    },
  },
  {
    name: 'message that is over',
    concerns: oneOf('deleteBroadcastMessage', 'updateBroadcastMessage'),
    enter: after('updateBroadcastMessage', {
      starts_at: '2001-01-02T03:04:05Z',
      ends_at: '2001-02-03T04:05:06Z',
    }),
  },
]

const rejections = [400, 403, 404, 405, 406, 409, 422]

function takesEffect(operation: SpecifiedOperation, { name, enter, rejecting = [] }: State): Check {
  const record = `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
  const title = `${operation} has its effect for ${record}.`
  const run = async (context: CheckContext) => {
    const request = await prepareRequest(context, operation)
    const prepared = await observeIfPossible(context, () => enter(context, request), null)
    if (prepared === null) throw new Observed(`There is no ${name}: ${context.notObserved.join('; ')}.`)
    const unspecified = rejecting.includes(operation) ? rejections : []
    const expectInOtherLists = await otherLists(context, prepared)
    const written = await expectEffect(context, prepared, {}, { unspecified })
    if (!isSuccess(written.status))
      throw new Observed(`${operation} for ${record} is rejected with ${written.status}.`)
    await expectInOtherLists(written)
  }
  return generatedCheck('in-state', operation, title, run, idPart(name))
}

/** The checks of all operations with a method. */
export function inStates(...methods: readonly string[]): readonly Check[] {
  return states.flatMap((state) =>
    specifiedOperations
      .filter((operation) => methods.includes(operations[operation].method) && state.concerns(operation))
      .map((operation) => takesEffect(operation, state)),
  )
}
