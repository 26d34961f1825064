/**
 * Authorization by default. Each wrapper finds the record that an operation is about and authorizes the caller by the
 * permission that the contract declares for the operation (`x-access`). A handler without wrapper does not fit
 * `AuthorizedArea`, so that a forgotten authorization does not compile.
 */
import { operations, type AreaName, type OperationId, type OperationsOf } from '../generated/operations.ts'
import type { Permission, SubjectOf } from './access/policy.ts'
import type { Handler, Incoming, Reply } from './http/handler.ts'
import type { Services } from './services.ts'

const authorized = Symbol('authorized')

/** A handler that authorizes the caller. */
export type AuthorizedHandler<Op extends OperationId> = Handler<Op, Services> & {
  readonly [authorized]: true
}

/** The handlers of one area: `satisfies AuthorizedArea<'branches'>` reports a missing or unauthorized operation. */
export type AuthorizedArea<Name extends AreaName> = { [Op in OperationsOf<Name>]: AuthorizedHandler<Op> }

/** The permission that the contract declares for an operation. */
type PermissionOf<Op extends OperationId> = (typeof operations)[Op]['access']['ability']

/** Operations whose permission concerns such a record, and whose path leads to it. */
type OperationsOn<Path, Subject> = {
  [Op in OperationId]: Incoming<Op>['path'] extends Path
    ? [Subject] extends SubjectOf<PermissionOf<Op>>
      ? Op
      : never
    : never
}[OperationId]

/** Operations whose permission concerns no record. */
type GeneralOperations = {
  [Op in OperationId]: SubjectOf<PermissionOf<Op>> extends [] ? Op : never
}[OperationId]

/** Handles a request about a record that was found and for which the caller is authorized. */
type HandleWith<Op extends OperationId, Found> = (
  request: Incoming<Op>,
  services: Services,
  found: Found,
) => Promise<Reply<Op>>

/**
 * Makes a wrapper for operations on one kind of record. `find` throws 404 for a record that the caller does not see;
 * `subjectOf` gives what the permission is judged on.
 *
 *     export const inProject = authorizedBy((path: { id: string | number }, { find }) => find.project(path.id), (project) => project)
 */
export function authorizedBy<Path, Found, Subject>(
  find: (path: Path, services: Services) => Promise<Found>,
  subjectOf: (found: Found) => Subject,
) {
  return <Op extends OperationsOn<Path, Subject>>(handle: HandleWith<Op, Found>): AuthorizedHandler<Op> =>
    mark<Op>(async (request, services) => {
      // The operation's path has these parameters: `OperationsOn` admits no other operation.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const found = await find(request.path as Path, services)
      authorizeOperation(services, request.operationId, subjectOf(found))
      return handle(request, services, found)
    })
}

/** Wraps an operation whose permission concerns no record, such as one of the instance or of the caller's own account. */
export function onInstance<Op extends GeneralOperations>(
  handle: Handler<Op, Services>,
): AuthorizedHandler<Op> {
  return mark<Op>(async (request, services) => {
    authorizeOperation(services, request.operationId)
    return handle(request, services)
  })
}

/**
 * Wraps an operation that authorizes the caller itself, because the record does not follow from the path or because a
 * missing record is not an error. The reason is for readers.
 */
export function authorizesItself<Op extends OperationId>(
  _reason: string,
  handle: Handler<Op, Services>,
): AuthorizedHandler<Op> {
  return mark<Op>(handle)
}

function mark<Op extends OperationId>(handler: Handler<Op, Services>): AuthorizedHandler<Op> {
  return Object.assign(handler, { [authorized]: true } as const)
}

function authorizeOperation(services: Services, operationId: OperationId, ...subject: unknown[]): void {
  const authorize: (permission: Permission, ...subject: unknown[]) => void = services.authorize
  authorize(operations[operationId].access.ability, ...subject)
}
