/** The valid requests that the cells vary by their caller. */
import { access as contracted, type AccessVisibility } from '../../../../generated/access.ts'
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { isMemberName } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import {
  prepareRequest,
  requestApart,
  specifiedOperations,
  type PreparedRequest,
  type SpecifiedOperation,
} from '../valid-request.ts'
import { cellsOf, type Cell } from './cells.ts'
import { joinSharedScope, useSharedScope, actorOf } from './shared-scopes.ts'

/** A user who requests access is no member yet, so that the group or project is not private. */
const fromOutside: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGroupAccessRequest',
  'approveGroupAccessRequest',
  'denyGroupAccessRequest',
  'createProjectAccessRequest',
  'approveProjectAccessRequest',
  'denyProjectAccessRequest',
])

/** Operations on records outside of the shared project or group, or that delete it or what is read there. */
const outsideSharedScopes: ReadonlySet<OperationId> = new Set<OperationId>([
  ...fromOutside,
  'updateProject',
  'deleteProject',
  'deleteGroup',
  'transferProject',
  'addGroupMember',
  'updateGroupMember',
  'removeGroupMember',
  'addProjectMember',
  'updateProjectMember',
  'removeProjectMember',
  // Includes what other checks do there.
  'deleteMergedBranches',
  'deleteFile',
])

/** Operations that succeed only once in the same project or group, or not at the same time. */
const notRepeatable: ReadonlySet<OperationId> = new Set<OperationId>([
  ...outsideSharedScopes,
  'createCommit',
  'createFile',
  'updateFile',
  'cherryPickCommit',
  // The order of the states of a name is not specified.
  'createCommitStatus',
  'forkProject',
  // Other lists of the board have positions as well: a deletion changes them.
  'createBoardList',
  'updateBoardList',
  // A second update changes nothing, so that its effect is not visible.
  'updateGroup',
  'updateGroupNotificationSettings',
  'updateProjectNotificationSettings',
  // The IID of the last one may be used again, by another check.
  'deleteMergeRequest',
  // Merges into one branch at the same time can reject each other.
  'acceptMergeRequest',
  'enableProjectRunner',
  'disableProjectRunner',
])

/** Whether a second request can be prepared in a project or group where the first has succeeded. */
export function isRepeatable(operation: OperationId): boolean {
  return !notRepeatable.has(operation)
}

/** Whether a request for the cell is possible without changing records of the operator. */
export function canBeRequested({ operation, actor, visibility }: Cell): boolean {
  if (visibility === 'private' && fromOutside.has(operation)) return false
  const { method, access } = operations[operation]
  const ofTheCaller = visibility === null && method !== 'GET' && access.callers !== 'administrator'
  return actor !== 'administrator' || !ofTheCaller
}

/** Whether the specification rejects a non-member for the prepared request. */
export function isRejectedForNonMember(operation: SpecifiedOperation): boolean {
  const cell = cellsOf(operation).find((each) => each.actor === 'non-member' && canBeRequested(each))
  return cell?.statement?.decision === 'rejected'
}

const sharedRequests: ReadonlyMap<string, Shared<PreparedRequest>> = new Map(
  specifiedOperations.flatMap((operation) =>
    (['private', 'internal', 'public'] as const).map((visibility) => {
      const key = `${operation} ${visibility}`
      const request = new Shared(`request ${key}, in a shared scope`, (context) =>
        requestOfOwn(context, operation, visibility),
      )
      return [key, request] as const
    }),
  ),
)

/** A request that is prepared once for all callers that change nothing by it. */
export function requestOn(
  operation: SpecifiedOperation,
  visibility: AccessVisibility | null,
): Shared<PreparedRequest> {
  const { method, access } = operations[operation]
  const byMembers = method === 'GET' || access.callers.endsWith('-or-administrator')
  if (visibility === null || outsideSharedScopes.has(operation) || (visibility === 'private' && !byMembers)) {
    return requestApart(operation, visibility ?? 'private')
  }
  return requestInSharedScope(operation, visibility)
}

/**
 * A request that is shared by all checks that change nothing by it: reads, and variations that the server rejects. Lists
 * and the newest record have another project or group, in which no other check creates records.
 */
export function sharedRequest(operation: SpecifiedOperation): Shared<PreparedRequest> {
  return isInSharedScope(operation) && !isChangedByOthers(operation)
    ? requestInSharedScope(operation, 'private')
    : requestApart(operation)
}

/** Whether the result of a read depends on records that other checks create or delete in the same project or group. */
export function isChangedByOthers(operation: SpecifiedOperation): boolean {
  return operations[operation].list || operation === 'downloadArtifactsOfRef'
}

function requestInSharedScope(
  operation: SpecifiedOperation,
  visibility: AccessVisibility,
): Shared<PreparedRequest> {
  const request = sharedRequests.get(`${operation} ${visibility}`)
  if (request === undefined) throw new Error(`There is no shared request for ${operation}.`)
  return request
}

/** Whether a request for the operation can be prepared in the shared project or group again and again. */
function isInSharedScope(operation: SpecifiedOperation): boolean {
  return contracted[operation].within !== 'instance' && isRepeatable(operation)
}

/** A request of the check's own, for a caller who may change something by it. */
export async function requestOfOwn(
  context: CheckContext,
  operation: SpecifiedOperation,
  visibility: AccessVisibility | null,
): Promise<PreparedRequest> {
  if (visibility !== null && !outsideSharedScopes.has(operation)) useSharedScope(context, visibility)
  return prepareRequest(context, operation, visibility ?? 'private')
}

/**
 * A request that succeeds. Reads share their records with each other; a write creates its own, in the shared project or
 * group where other writes do not change its result.
 */
export async function requestToSucceed(
  context: CheckContext,
  operation: SpecifiedOperation,
): Promise<PreparedRequest> {
  if (operations[operation].method === 'GET') return context.use(sharedRequest(operation))
  return isInSharedScope(operation)
    ? requestOfOwn(context, operation, 'private')
    : prepareRequest(context, operation)
}

/**
 * A request whose variations the server rejects: it changes nothing, so that only a creation needs a name of its own, which
 * is not taken if the server accepts the variation of another check.
 */
export async function requestToReject(
  context: CheckContext,
  operation: SpecifiedOperation,
): Promise<PreparedRequest> {
  const isCreation = operations[operation].method === 'POST'
  const isAlone = contracted[operation].within === 'instance' || isInSharedScope(operation)
  return isCreation && isAlone
    ? requestOfOwn(context, operation, 'private')
    : context.use(sharedRequest(operation))
}

/** The caller of a cell, with their role in the shared place of the request. */
export async function callerOf(
  context: CheckContext,
  { operation, actor, visibility }: Cell,
  author: Actor,
): Promise<Actor> {
  const { within } = contracted[operation]
  if (
    isMemberName(actor) &&
    visibility !== null &&
    within !== 'instance' &&
    !outsideSharedScopes.has(operation)
  ) {
    await joinSharedScope(context, visibility, within, actor)
  }
  return actorOf(context, actor, author)
}
