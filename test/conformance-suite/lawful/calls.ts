/** Helpers of layers for requests and responses of any operation. */
import type { OperationId } from '../../../generated/operations.ts'
import { isRecord, type Record_ } from './json.ts'
import type { Below, Call, Layer, Layers, InnerResponse } from './variation.ts'

/** The same layer for several operations. */
export function each(operations: readonly OperationId[], layer: Layer): Layers {
  return Object.fromEntries(operations.map((operation) => [operation, layer]))
}

/** All items of a list, in the order of the layer below. */
export async function allPages(call: Call, below: Below): Promise<readonly Record_[]> {
  const { body } = await below({ ...call, paging: { page: 1, perPage: 100_000 } })
  return Array.isArray(body) ? body.filter(isRecord) : []
}

/** The requested page of these items. */
export function pageOf(items: readonly unknown[], { paging: { page, perPage } }: Call): InnerResponse {
  const body = items.slice((page - 1) * perPage, page * perPage)
  return { status: 200, body, page: { page, perPage, total: items.length } }
}

/** A list with other items or in another order. */
export function relisted(
  fired: () => void,
  arrange: (items: readonly Record_[], call: Call) => readonly Record_[],
): Layer {
  return async (call, below) => {
    const items = await allPages(call, below)
    const arranged = arrange(items, call)
    if (items.length !== arranged.length || items.some((item, index) => item !== arranged[index])) fired()
    return pageOf(arranged, call)
  }
}

/** The request with other body properties. */
export function withBody(call: Call, attributes: Record_): Call {
  return { ...call, body: { ...call.body, ...attributes } }
}

/** The request with other query parameters. */
export function withQuery(call: Call, parameters: Record_): Call {
  return { ...call, query: { ...call.query, ...parameters } }
}

/** The ID of the record in a response. */
export function idOf({ body }: InnerResponse): number | null {
  return isRecord(body) && typeof body['id'] === 'number' ? body['id'] : null
}

/** A path parameter that identifies a record by ID or path. */
export function named(call: Call, parameter = 'id'): number | string {
  const value = call.path[parameter]
  return typeof value === 'number' ? value : String(value)
}
