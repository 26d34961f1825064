/** Prepared requests to any specified operation, and variations of them. */
import type { Encoding, Parameters } from '../protocol/encode.ts'
import type { ApiResponse } from '../fixtures/response.ts'
import type { Actor } from '../fixtures/actor.ts'
import { Shared } from '../fixtures/shared.ts'
import type { AnyInput } from '../fixtures/operation-types.ts'
import type { CheckContext } from '../fixtures/context.ts'
import { requests } from '../areas/requests.ts'
import type { Visibility } from '../fixtures/request.ts'
import { isSuccess } from '../protocol/statuses.ts'
import type { OperationId } from '../../../generated/operations.ts'

/** Operations of which the specification defines more than the name. */
export type SpecifiedOperation = keyof typeof requests

export const specifiedOperations: readonly SpecifiedOperation[] = Object.keys(requests).filter(isSpecified)

export interface PreparedRequest {
  readonly operation: SpecifiedOperation
  readonly by: Actor
  readonly path: Parameters
  readonly query: Parameters
  readonly body: Parameters | null
  readonly after: (response: ApiResponse<OperationId>) => Promise<void>
}

/** The parts of a prepared request to replace. */
export interface Variation {
  readonly by?: Actor
  readonly path?: Parameters
  readonly query?: Parameters
  readonly body?: unknown
  readonly encoding?: Encoding
  readonly headers?: Readonly<Record<string, string>>
}

interface AnyRequest {
  readonly by: Actor
  readonly input: AnyInput
  readonly after?: PreparedRequest['after']
}

/** Creates everything that a valid request needs. */
export async function prepareRequest(
  context: CheckContext,
  operation: SpecifiedOperation,
  visibility: Visibility = 'private',
): Promise<PreparedRequest> {
  const request: AnyRequest = await requests[operation](context, visibility)
  const { path = {}, query = {}, body } = request.input
  const { by, after = async () => {} } = request
  return { operation, by, path, query, body: isParameters(body) ? body : null, after }
}

/** Sends a prepared request, or a variation of it, and removes what it created. */
export async function sendPrepared(
  context: CheckContext,
  prepared: PreparedRequest,
  variation: Variation = {},
): Promise<ApiResponse<OperationId>> {
  const { by = prepared.by, path, query, encoding, headers } = variation
  const body = 'body' in variation ? variation.body : (prepared.body ?? undefined)
  const response = await context.as(by).sendUnchecked({
    operation: prepared.operation,
    path: path ?? prepared.path,
    query: query ?? prepared.query,
    encoding,
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  })
  if (isSuccess(response.status)) await prepared.after(response)
  return response
}

const shared = new Map<string, Shared<PreparedRequest>>(
  specifiedOperations.flatMap((operation) =>
    (['private', 'internal', 'public'] as const).map((visibility) => {
      const key = `${operation} ${visibility}`
      return [
        key,
        new Shared(`request ${key}`, (context) => prepareRequest(context, operation, visibility)),
      ] as const
    }),
  ),
)

/** A prepared request with a project or group of its own. */
export function requestApart(
  operation: SpecifiedOperation,
  visibility: Visibility = 'private',
): Shared<PreparedRequest> {
  const request = shared.get(`${operation} ${visibility}`)
  if (request === undefined) throw new Error(`There is no request for ${operation}.`)
  return request
}

function isSpecified(name: string): name is SpecifiedOperation {
  return name in requests
}

function isParameters(value: unknown): value is Parameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
