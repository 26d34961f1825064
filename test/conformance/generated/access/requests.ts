/** The valid requests that the cells vary by their caller. */
import { access as contracted, type AccessVisibility } from '../../../../generated/access.ts'
import { operations, type OperationId } from '../../../../generated/operations.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { isMemberName } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { World } from '../../fixtures/context.ts'
import { prepare, sharedRequest, sweptOperations, type Prepared, type SweptOperation } from '../valid-request.ts'
import type { Cell } from './cells.ts'
import { admit, enter, personaOf } from './shared-scopes.ts'

/** Who asks for access comes from outside, so that the place of a request is no private one. */
const fromOutside: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGroupAccessRequest',
  'approveGroupAccessRequest',
  'denyGroupAccessRequest',
  'createProjectAccessRequest',
  'approveProjectAccessRequest',
  'denyProjectAccessRequest',
])

/** What they are about is no part of a stage, or would end it. */
const offStage: ReadonlySet<OperationId> = new Set<OperationId>([
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

/** Those that a second request on the same stage would find in its way. */
const onceOnStage: ReadonlySet<OperationId> = new Set<OperationId>([
  ...offStage,
  'createVariable',
  'createCommit',
  'createFile',
  'updateFile',
  'deleteFile',
  'cherryPickCommit',
  'enableProjectRunner',
  'disableProjectRunner',
])

/** Whether a second request can be prepared on a stage where the first has succeeded. */
export function isRepeatable(operation: OperationId): boolean {
  return !onceOnStage.has(operation)
}

/** Whether a request for the cell can be made, and made without touching what is the operator's own. */
export function canBeTried({ operation, persona, visibility }: Cell): boolean {
  if (visibility === 'private' && fromOutside.has(operation)) return false
  const { method, access } = operations[operation]
  const ofTheCaller = visibility === null && method !== 'GET' && access.callers !== 'administrator'
  return persona !== 'administrator' || !ofTheCaller
}

const staged: ReadonlyMap<string, Shared<Prepared>> = new Map(
  sweptOperations.flatMap((operation) =>
    (['private', 'internal', 'public'] as const).map((visibility) => {
      const key = `${operation} ${visibility}`
      const request = new Shared(`request ${key}, on stage`, (world) => anew(world, operation, visibility))
      return [key, request] as const
    }),
  ),
)

/** A request that is made once for all callers by whom it changes nothing. */
export function requestOn(operation: SweptOperation, visibility: AccessVisibility | null): Shared<Prepared> {
  const { method, access } = operations[operation]
  const byMembers = method === 'GET' || access.callers.endsWith('-or-administrator')
  if (visibility === null || offStage.has(operation) || (visibility === 'private' && !byMembers)) {
    return sharedRequest(operation, visibility ?? 'private')
  }
  const request = staged.get(`${operation} ${visibility}`)
  if (request === undefined) throw new Error(`There is no request on a stage for ${operation}.`)
  return request
}

/** A request of the check's own, for a caller by whom it may change something. */
export async function anew(
  world: World,
  operation: SweptOperation,
  visibility: AccessVisibility | null,
): Promise<Prepared> {
  if (visibility !== null && !offStage.has(operation)) enter(world, visibility)
  return prepare(world, operation, visibility ?? 'private')
}

/** The caller of a cell, with their role in the shared place of the request. */
export async function callerOf(
  world: World,
  { operation, persona, visibility }: Cell,
  author: Persona,
): Promise<Persona> {
  const { within } = contracted[operation]
  if (isMemberName(persona) && visibility !== null && within !== 'instance' && !offStage.has(operation)) {
    await admit(world, visibility, within, persona)
  }
  return personaOf(world, persona, author)
}
