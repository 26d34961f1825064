/** Reads records as the API does, on behalf of the signed-in user: a page contains nothing that the API would not return. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { requireCallerClass } from '../../access/authorization.ts'
import { HttpError, notFound, type HttpErrorKind } from '../../http/errors.ts'
import type { Handler, Incoming, HandlerResponse } from '../../http/handler.ts'
import type { Services } from '../../services.ts'

/** The user who requests the page. */
export interface Viewer {
  services: Services
  /** A request without parameters, for handlers. */
  request: ReturnType<typeof emptyRequest>
}

/** Number of records that a page lists. */
const listed = 20

/** The viewer with these services. */
export function viewerOf(services: Services): Viewer {
  return { services, request: emptyRequest(services.origin) }
}

function emptyRequest(origin: string) {
  return { path: {}, query: {}, body: {}, origin, paging: { page: 1, perPage: listed } }
}

/** Calls a read operation. Throws `HttpError` where the API returns an error. */
export async function read<Op extends OperationId>(
  { services }: Viewer,
  handler: Handler<Op, Services>,
  request: Incoming<Op>,
): Promise<Extract<HandlerResponse<Op>, { status: 200 }>> {
  const { operationId } = request
  if (services.caller.kind === 'anonymous' && !operations[operationId].anonymous)
    throw new HttpError('unauthenticated')
  requireCallerClass(services.caller, operationId)
  const response = await handler(request, services)
  if (!isOk(response)) throw notFound()
  return response
}

function isOk<Result extends { status: number }>(
  response: Result,
): response is Extract<Result, { status: 200 }> {
  return response.status === 200
}

const hiding: readonly HttpErrorKind[] = ['not-found', 'forbidden', 'unauthenticated']

/** Whether the record does not exist or is not visible to the viewer. */
export function isHidden(error: unknown): error is HttpError {
  return error instanceof HttpError && hiding.includes(error.kind)
}

/** The result, or undefined if the API would return 401, 403 or 404. */
export async function unlessHidden<Result>(loading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await loading
  } catch (error) {
    if (isHidden(error)) return undefined
    throw error
  }
}
