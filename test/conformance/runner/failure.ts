/** The failure of a check, and its key on its own. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Aspect } from '../protocol/signals.ts'
import { isSuccess } from '../protocol/statuses.ts'
import { withoutNames } from '../fixtures/run-names.ts'
import type { CheckResult } from './result.ts'

export type Failure = NonNullable<CheckResult['mismatch']>

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

/** The key that a failure shares with others; undefined if it has a cause of its own. */
export type SharedKey = (failure: FailedCheck) => string | undefined

/** The failures of one operation have the key of the first of them; `operationOf` is null for other failures. */
export function keysBy(
  failures: readonly FailedCheck[],
  operationOf: (failure: FailedCheck) => OperationId | null,
): SharedKey {
  const keys = new Map<OperationId, string>()
  for (const failure of failures) {
    const operation = operationOf(failure)
    if (operation !== null && !keys.has(operation))
      keys.set(operation, keyOfFailure(failure.result, failure.mismatch))
  }
  return (failure) => {
    const operation = operationOf(failure)
    return operation === null ? undefined : keys.get(operation)
  }
}

/**
 * One status in place of another among errors, the order of one list, or one property of what one operation returns has
 * one cause. Anything else is a cause of its own, or of the topic of a generated check.
 */
export function keyOfFailure({ id, topic, operations: own }: CheckResult, mismatch: Failure): string {
  const { about, expected, exchanges } = mismatch
  const operation = exchanges.at(-1)?.operation ?? null
  const confused = confusedStatusOf(mismatch)
  if (confused !== null) return keyOfStatus(confused)
  if (about.kind === 'order') return `order|${operation}`
  if (about.kind === 'property' && own.length > 0) {
    return `property|${own.join('-')}|${operation}|${about.path}`
  }
  if (topic === null) return `check|${id}`
  if (about.kind === 'status')
    return `topic|${topic}|${about.expected.every(isSuccess) ? 'Success.' : withoutNames(expected)}`
  return `topic|${topic}|${anonymous(expected)}`
}

/** Without numbers of items and IDs, which differ between lists and between runs. */
export function anonymous(expected: string): string {
  return withoutNames(expected).replaceAll(/(?<![\w-])\d+(?![\w-])/g, 'N')
}

/** With the names that the run gave, and the expected status. */
export function formerKeyOf(result: CheckResult, mismatch: Failure): string {
  const key = keyOfFailure(result, mismatch)
  return key.startsWith('topic|') ? `topic|${result.topic}|${mismatch.expected}` : key
}

type StatusAspect = Extract<Aspect, { readonly kind: 'status' }>

/** An error status where another one is expected; null for other failures. */
export function confusedStatusOf({ about }: Failure): StatusAspect | null {
  return about.kind === 'status' && isError(about.actual) && about.expected.every(isError) ? about : null
}

export function keyOfStatus({ expected, actual }: StatusAspect): string {
  return `status|${expected.join('-or-')}|${actual}`
}

function isError(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500
}
