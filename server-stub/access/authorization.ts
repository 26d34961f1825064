import { operations, type OperationId } from '../../generated/operations.ts'
import { Failure, forbidden } from '../http/errors.ts'
import type { Caller } from './caller.ts'
import { policy, refusals, type Can, type Authorize, type Permission } from './policy.ts'
import { isAdministrator, type Verdict } from './rules.ts'

/** Binds the policy to a caller. */
export function createAuthorization(caller: Caller): { authorize: Authorize; can: Can } {
  const verdictOn = (right: Permission, subject: readonly unknown[]): Verdict => {
    // `Authorize` and `Can` require the subject that the rule is about; here the pair is one of many.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const rule = policy[right] as (caller: Caller, ...subject: readonly unknown[]) => Verdict
    return rule(caller, ...subject)
  }
  return {
    can: (right, ...subject) => verdictOn(right, subject) === true,
    authorize: (right, ...subject) => {
      const verdict = verdictOn(right, subject)
      if (verdict !== true) throw refusal(caller, right, verdict)
    },
  }
}

/** Throws 401 or 403 if only administrators may call the operation, before the request is validated. */
export function requireCallerClass(caller: Caller, operationId: OperationId): void {
  if (operations[operationId].access.callers !== 'administrator' || isAdministrator(caller)) return
  throw new Failure(caller.kind === 'anonymous' ? 'unauthenticated' : 'forbidden')
}

function refusal(caller: Caller, right: Permission, verdict: string | false): Failure {
  if (caller.kind === 'anonymous') return new Failure('unauthenticated')
  const kind = refusals[right]
  if (kind !== undefined) return new Failure(kind)
  return forbidden(verdict === false ? undefined : verdict)
}
