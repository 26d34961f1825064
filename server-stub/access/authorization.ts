import { operations, type OperationId } from '../../generated/operations.ts'
import { HttpError, forbidden } from '../http/errors.ts'
import type { Caller } from './caller.ts'
import { policy, errorKinds, type Can, type Authorize, type Permission } from './policy.ts'
import { isAdministrator, type Verdict } from './rules.ts'

/** Binds the policy to a caller. */
export function createAuthorization(caller: Caller): { authorize: Authorize; can: Can } {
  const verdictOn = (permission: Permission, subject: readonly unknown[]): Verdict => {
    // `Authorize` and `Can` require the subject that the rule is about; here the pair is one of many.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const rule = policy[permission] as (caller: Caller, ...subject: readonly unknown[]) => Verdict
    return rule(caller, ...subject)
  }
  return {
    can: (permission, ...subject) => verdictOn(permission, subject) === true,
    authorize: (permission, ...subject) => {
      const verdict = verdictOn(permission, subject)
      if (verdict !== true) throw authorizationError(caller, permission, verdict)
    },
  }
}

/** Throws 401 or 403 if only administrators may call the operation, before the request is validated. */
export function requireCallerClass(caller: Caller, operationId: OperationId): void {
  if (operations[operationId].access.callers !== 'administrator' || isAdministrator(caller)) return
  throw new HttpError(caller.kind === 'anonymous' ? 'unauthenticated' : 'forbidden')
}

function authorizationError(caller: Caller, permission: Permission, verdict: string | false): HttpError {
  if (caller.kind === 'anonymous') return new HttpError('unauthenticated')
  const kind = errorKinds[permission]
  if (kind !== undefined) return new HttpError(kind)
  return forbidden(verdict === false ? undefined : verdict)
}
