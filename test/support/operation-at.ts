import type { OperationId } from '../../generated/operations.ts'
import { api } from '../../server-stub/http/api.ts'
import { createRouteTable } from '../../server-stub/http/routes.ts'

const routes = createRouteTable(api)

/** The operation of a request to a URL, with or without query string; null for an unknown route. */
export function operationAt(method: string, url: string): OperationId | null {
  try {
    return routes.find(method, url.split('?', 1)[0] ?? '').operation.id
  } catch {
    return null
  }
}
