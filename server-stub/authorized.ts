/**
 * Authorization by default. Each wrapper finds the record that an operation is about and authorizes the caller by the
 * permission that the contract declares for the operation (`x-access`). A handler without wrapper does not fit
 * `AuthorizedArea`, so that a forgotten authorization does not compile.
 */
import { operations, type AreaName, type OperationId, type OperationsOf } from '../generated/operations.ts'
import type { Permission, SubjectOf } from './access/policy.ts'
import type { Handler, Incoming, HandlerResponse } from './http/handler.ts'
import type { Services } from './services.ts'

const authorized = Symbol('authorized')

/** A handler that authorizes the caller. */
export type AuthorizedHandler<Op extends OperationId> = Handler<Op, Services> & Authorized

/** Marks a handler; the reason if it authorizes the caller itself. */
interface Authorized {
  readonly [authorized]: { reason?: string }
}

/** The handlers of one area: `satisfies AuthorizedArea<'branches'>` reports a missing or unauthorized operation. */
export type AuthorizedArea<Name extends AreaName> = { [Op in OperationsOf<Name>]: AuthorizedHandler<Op> }

/** The permission that the contract declares for an operation. */
type PermissionOf<Op extends OperationId> = (typeof operations)[Op]['access']['permission']

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
) => Promise<HandlerResponse<Op>>

/**
 * Makes a wrapper for operations on one kind of record. `find` returns the record that the permission concerns and throws
 * 404 if the caller does not see it; after the authorization, `load` returns the record that the operation is about, if
 * that is another one.
 *
 * ```ts
 * export const inProject = authorizedBy(({ id }: { id: string | number }, { find }) => find.project(id))
 * ```
 */
export function authorizedBy<Path, Subject>(find: Find<Path, Subject>): Wrapper<Path, Subject, Subject>
export function authorizedBy<Path, Subject, Found>(
  find: Find<Path, Subject>,
  load: (subject: Subject, path: Path, services: Services) => Promise<Found>,
): Wrapper<Path, Subject, Found>
export function authorizedBy<Path, Subject>(
  find: Find<Path, Subject>,
  load = async (subject: Subject, _path: Path, _services: Services) => subject,
): Wrapper<Path, Subject, Subject> {
  return <Op extends OperationsOn<Path, Subject>>(handle: HandleWith<Op, Subject>) =>
    mark<Op>(async (request, services) => {
      // The operation's path has these parameters: `OperationsOn` admits no other operation.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const path = request.path as Path
      const subject = await find(path, services)
      authorizeOperation(services, request.operationId, subject)
      return handle(request, services, await load(subject, path, services))
    })
}

type Find<Path, Subject> = (path: Path, services: Services) => Promise<Subject>

type Wrapper<Path, Subject, Found> = <Op extends OperationsOn<Path, Subject>>(
  handle: HandleWith<Op, Found>,
) => AuthorizedHandler<Op>

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
 * missing record is not an error.
 */
export function authorizesItself<Op extends OperationId>(
  reason: string,
  handle: Handler<Op, Services>,
): AuthorizedHandler<Op> {
  return mark<Op>(handle, { reason })
}

/** Whether the handler authorizes the caller itself. */
export function isException(handler: Authorized): boolean {
  return handler[authorized].reason !== undefined
}

function mark<Op extends OperationId>(
  handler: Handler<Op, Services>,
  authorization: { reason?: string } = {},
): AuthorizedHandler<Op> {
  return Object.assign(handler, { [authorized]: authorization })
}

function authorizeOperation(services: Services, operationId: OperationId, ...subject: unknown[]): void {
  const authorize: (permission: Permission, ...subject: unknown[]) => void = services.authorize
  authorize(operations[operationId].access.permission, ...subject)
}
