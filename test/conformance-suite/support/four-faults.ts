/** A proxy with four faults, of which each is one finding. */
import { alterJson, type Passing } from './proxy.ts'

/** The areas with a fault. */
export const faultyAreas = ['branches', 'tags', 'boards', 'triggers'] as const

/** Removes a header of one list, reverses another list, returns 403 for 404 in one area, and changes the type of a property. */
export function withFourFaults(response: Passing): void {
  const path = response.target.replace(/\?.*/, '')
  const isSuccess = response.status < 300
  if (response.method === 'GET' && path.endsWith('/repository/branches')) delete response.headers['x-total']
  if (isSuccess && path.endsWith('/repository/tags')) {
    alterJson(response, (value) => (Array.isArray(value) ? value.toReversed() : value))
  }
  if (response.status === 404 && /^\/projects\/[^/]+\/boards/.test(path)) {
    response.status = 403
    alterJson(response, () => ({ message: '403 Forbidden' }))
  }
  if (isSuccess && /^\/projects\/[^/]+\/triggers/.test(path)) alterJson(response, withNumericDescription)
}

function withNumericDescription(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumericDescription)
  return typeof value === 'object' && value !== null && 'description' in value
    ? { ...value, description: 7 }
    : value
}
