import { operations, type OperationId } from '../../generated/operations.ts'
import { Failure, forbidden } from '../http/errors.ts'
import type { Caller } from './caller.ts'
import { policy, refusals, type Can, type May, type Right } from './policy.ts'
import { isAdministrator, type Verdict } from './rules.ts'

/** Binds the policy to a caller. */
export function createJudgement(caller: Caller): { may: May; can: Can } {
  const verdictOn = (right: Right, subject: readonly unknown[]): Verdict => {
    // `May` and `Can` demand the subject that the rule is about; here the pair is one of many.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const rule = policy[right] as (caller: Caller, ...subject: readonly unknown[]) => Verdict
    return rule(caller, ...subject)
  }
  return {
    can: (right, ...subject) => verdictOn(right, subject) === true,
    may: (right, ...subject) => {
      const verdict = verdictOn(right, subject)
      if (verdict !== true) throw refusal(caller, right, verdict)
    },
  }
}

/** Turns away whom the contract keeps out of an operation as a whole, before anything of the request is looked at. */
export function admit(caller: Caller, operationId: OperationId): void {
  if (operations[operationId].access.callers !== 'administrator' || isAdministrator(caller)) return
  throw new Failure(caller.kind === 'anonymous' ? 'unauthenticated' : 'forbidden')
}

function refusal(caller: Caller, right: Right, verdict: string | false): Failure {
  if (caller.kind === 'anonymous') return new Failure('unauthenticated')
  const kind = refusals[right]
  if (kind !== undefined) return new Failure(kind)
  return forbidden(verdict === false ? undefined : verdict)
}
