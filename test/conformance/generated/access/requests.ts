/** The valid requests that the cells vary by their caller. */
import { access as contracted, type AccessVisibility } from '../../../../generated/access.ts'
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { isMemberName } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { prepareRequest, sharedRequest, specifiedOperations, type PreparedRequest, type SpecifiedOperation } from '../valid-request.ts'
import type { Cell } from './cells.ts'
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

/** They are about something outside of the shared project or group, or would end it. */
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
  'updateVariable',
  'deleteVariable',
  // Of all that others do there.
  'deleteMergedBranches',
])

/** They succeed only once in the same project or group. */
const notRepeatable: ReadonlySet<OperationId> = new Set<OperationId>([
  ...outsideSharedScopes,
  'createVariable',
  'createCommit',
  'createFile',
  'updateFile',
  'deleteFile',
  'cherryPickCommit',
  'enableProjectRunner',
  'disableProjectRunner',
])

/** Whether a second request can be prepared in a project or group where the first has succeeded. */
export function isRepeatable(operation: OperationId): boolean {
  return !notRepeatable.has(operation)
}

/** Whether a request for the cell can be made, and made without touching what is the operator's own. */
export function canBeRequested({ operation, actor, visibility }: Cell): boolean {
  if (visibility === 'private' && fromOutside.has(operation)) return false
  const { method, access } = operations[operation]
  const ofTheCaller = visibility === null && method !== 'GET' && access.callers !== 'administrator'
  return actor !== 'administrator' || !ofTheCaller
}

const sharedRequests: ReadonlyMap<string, Shared<PreparedRequest>> = new Map(
  specifiedOperations.flatMap((operation) =>
    (['private', 'internal', 'public'] as const).map((visibility) => {
      const key = `${operation} ${visibility}`
      const request = new Shared(`request ${key}, in a shared scope`, (context) => requestOfOwn(context, operation, visibility))
      return [key, request] as const
    }),
  ),
)

/** A request that is made once for all callers by whom it changes nothing. */
export function requestOn(operation: SpecifiedOperation, visibility: AccessVisibility | null): Shared<PreparedRequest> {
  const { method, access } = operations[operation]
  const byMembers = method === 'GET' || access.callers.endsWith('-or-administrator')
  if (visibility === null || outsideSharedScopes.has(operation) || (visibility === 'private' && !byMembers)) {
    return sharedRequest(operation, visibility ?? 'private')
  }
  const request = sharedRequests.get(`${operation} ${visibility}`)
  if (request === undefined) throw new Error(`There is no shared request for ${operation}.`)
  return request
}

/** A request of the check's own, for a caller by whom it may change something. */
export async function requestOfOwn(
  context: CheckContext,
  operation: SpecifiedOperation,
  visibility: AccessVisibility | null,
): Promise<PreparedRequest> {
  if (visibility !== null && !outsideSharedScopes.has(operation)) useSharedScope(context, visibility)
  return prepareRequest(context, operation, visibility ?? 'private')
}

/** The caller of a cell, with their role in the shared place of the request. */
export async function callerOf(
  context: CheckContext,
  { operation, actor, visibility }: Cell,
  author: Actor,
): Promise<Actor> {
  const { within } = contracted[operation]
  if (isMemberName(actor) && visibility !== null && within !== 'instance' && !outsideSharedScopes.has(operation)) {
    await joinSharedScope(context, visibility, within, actor)
  }
  return actorOf(context, actor, author)
}
