/** Scopes of access tokens. Spec: document 1, "Authentication", mentions scopes without naming them: `api` covers all operations, `read_user` reading users. */
import { operations, type OperationId } from '../../generated/operations.ts'

/** Whether one of the scopes covers all operations. */
export function hasFullScope(scopes: readonly string[]): boolean {
  return scopes.includes('api')
}

/** Whether a token with these scopes may be used for the operation. */
export function scopesCover(scopes: readonly string[], operationId: OperationId): boolean {
  const { area, method } = operations[operationId]
  return hasFullScope(scopes) || (scopes.includes('read_user') && area === 'users' && method === 'GET')
}
