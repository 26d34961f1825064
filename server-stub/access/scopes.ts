/**
 * How far access tokens reach. Spec: document 1, "Authentication", which knows of scopes and shows none; these are the
 * two that platforms of this kind began with.
 */
import { operations, type OperationId } from '../../generated/operations.ts'

/** `api` is for everything; `read_user` for reading about users. */
export const scopeNames = ['api', 'read_user'] as const

/** Whether one of the scopes is for everything. */
export function hasFullScope(scopes: readonly string[]): boolean {
  return scopes.includes('api')
}

/** Whether a token with these scopes may be used for the operation. */
export function scopesCover(scopes: readonly string[], operationId: OperationId): boolean {
  const { area, method } = operations[operationId]
  return hasFullScope(scopes) || (scopes.includes('read_user') && area === 'users' && method === 'GET')
}
