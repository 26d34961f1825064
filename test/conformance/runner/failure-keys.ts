/** Which failures of checks have the same cause: those with equal keys. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Aspect } from '../protocol/signals.ts'
import { isCallerRejected } from '../protocol/statuses.ts'
import type { CheckResult } from './result.ts'

export type Failure = NonNullable<CheckResult['mismatch']>

/** The cause of a failure. `follows`: other failures describe it better. */
export interface Cause {
  readonly key: string
  readonly follows: boolean
}

export type CauseOfFailure = (result: CheckResult, mismatch: Failure) => Cause

/** A check that failed, and how. */
export interface FailedCheck {
  readonly result: CheckResult
  readonly mismatch: Failure
}

export function failuresIn(results: readonly CheckResult[]): readonly FailedCheck[] {
  return results.flatMap((result) => {
    const { verdict, mismatch } = result
    return verdict === 'fail' && mismatch !== null ? [{ result, mismatch }] : []
  })
}

/** Finds the causes of the failures of a run. */
export function causesOfFailures(results: readonly CheckResult[]): CauseOfFailure {
  const permissions = keysOfPermissions(results)
  return (result, mismatch) => {
    const own = keyOfFailure(result, mismatch)
    const operation = withoutPermissionCheck(result, mismatch)
    const key = (operation === null ? undefined : permissions.get(operation)) ?? own
    return { key, follows: key !== own }
  }
}

/**
 * An operation that lacks the check of a permission fails several checks: of several rules, and for several callers. They have
 * the key of the one that most operations fail, since the server may lack the check for all of them; else of one
 * that names all callers.
 */
function keysOfPermissions(results: readonly CheckResult[]): ReadonlyMap<OperationId, string> {
  const failures = failuresIn(results).flatMap(({ result, mismatch }) => {
    const operation = withoutPermissionCheck(result, mismatch)
    const namesCallers = result.accessObservations !== undefined
    return operation === null ? [] : [{ operation, key: keyOfFailure(result, mismatch), namesCallers }]
  })
  const byKey = Map.groupBy(failures, ({ key }) => key)
  const rank = (key: string): number => {
    const failed = byKey.get(key) ?? []
    const ofCallers = failed.some(({ namesCallers }) => namesCallers)
    return new Set(failed.map(({ operation }) => operation)).size + (ofCallers ? 0.5 : 0)
  }
  const byFrequency = failures.toSorted((a, b) => rank(a.key) - rank(b.key))
  return new Map(byFrequency.map(({ operation, key }) => [operation, key]))
}

/** The operation with which a caller did what it may not; null for other failures. */
function withoutPermissionCheck({ operations }: CheckResult, { about }: Failure): OperationId | null {
  const [operation, ...others] = operations
  return operation !== undefined && others.length === 0 && isAboutPermission(about) ? operation : null
}

function isAboutPermission(about: Aspect): boolean {
  if (about.kind === 'permission') return true
  return about.kind === 'status' && about.expected.includes(403) && isAfterPermission(about.actual)
}

/**
 * One status in place of another among errors, the order of one list, or one property of what one operation returns has
 * one cause. Anything else is a cause of its own, or of the topic of a generated check.
 */
function keyOfFailure({ id, topic, operations }: CheckResult, mismatch: Failure): string {
  const { about, expected, exchanges } = mismatch
  const operation = exchanges.at(-1)?.operation ?? null
  if (about.kind === 'status' && isError(about.actual) && about.expected.every(isError)) {
    return `status|${about.expected.join('-or-')}|${about.actual}`
  }
  if (about.kind === 'order') return `order|${operation}`
  if (about.kind === 'property' && operations.length > 0) {
    return `property|${operations.join('-')}|${operation}|${about.path}`
  }
  return topic === null ? `check|${id}` : `topic|${topic}|${expected}`
}

/** A success, or an error of the request itself, such as a missing attribute: the caller was not rejected. */
function isAfterPermission(status: number | null): boolean {
  return status !== null && status < 500 && !isCallerRejected(status)
}

function isError(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500
}
