/** Which failures of checks have the same cause: those with equal keys. */
import type { OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import type { Aspect } from '../protocol/signals.ts'
import { isCallerRejected, isSuccess } from '../protocol/statuses.ts'
import { many } from './common-violations.ts'
import {
  anonymous,
  confusedStatusOf,
  formerKeyOf,
  keyOfFailure,
  keyOfStatus,
  keysBy,
  type FailedCheck,
  type Failure,
  type SharedKey,
} from './failure.ts'
import { keysOfFilters, keysOfLists, keysOfPages, keysOfRepetitions } from './failures-of-lists.ts'
import type { CheckResult } from './result.ts'

/** The cause of a failure. `follows`: other failures describe it better. */
export interface Cause {
  readonly key: string
  /** The key in reports of earlier versions, which distinguished more causes. */
  readonly former: string
  readonly follows: boolean
}

export type CauseOfFailure = (result: CheckResult, mismatch: Failure) => Cause

/** Finds the causes of the failures of a run, without those that a violation of the contract explains. */
export function causesOfFailures(failures: readonly FailedCheck[]): CauseOfFailure {
  const shared = [
    keysOfPermissions(failures),
    keysOfEffects(failures),
    keysOfRepetitions(failures),
    keysOfPages(failures),
    keysOfFilters(failures),
    keysOfGeneralRules(failures, keysOfMechanisms(failures)),
    keysOfLists(failures),
    keysOfStatuses(failures),
  ]
  return (result, mismatch) => {
    const own = keyOfFailure(result, mismatch)
    const key = shared.map((keyOf) => keyOf({ result, mismatch })).find((each) => each !== undefined) ?? own
    return { key, former: formerKeyOf(result, mismatch), follows: key !== own }
  }
}

/**
 * An operation that lacks the check of a permission fails several checks: of several rules, and for several callers. They have
 * the key of the one that most operations fail, since the server may lack the check for all of them; else of one
 * that names all callers.
 */
function keysOfPermissions(failed: readonly FailedCheck[]): SharedKey {
  const failures = failed.flatMap(({ result, mismatch }) => {
    const operation = withoutPermissionCheck(result, mismatch)
    const namesCallers = result.accessObservations !== undefined
    return operation === null ? [] : [{ operation, key: keyOfFailure(result, mismatch), namesCallers }]
  })
  const byKey = Map.groupBy(failures, ({ key }) => key)
  const rank = (key: string): number => {
    const each = byKey.get(key) ?? []
    const ofCallers = each.some(({ namesCallers }) => namesCallers)
    return new Set(each.map(({ operation }) => operation)).size + (ofCallers ? 0.5 : 0)
  }
  const byFrequency = failures.toSorted((a, b) => rank(a.key) - rank(b.key))
  const keys = new Map(byFrequency.map(({ operation, key }) => [operation, key]))
  return ({ result, mismatch }) => {
    const operation = withoutPermissionCheck(result, mismatch)
    return operation === null ? undefined : keys.get(operation)
  }
}

/**
 * A write that succeeds without an effect, for example a deletion after which the record is still there, fails every check
 * that sends it in some way. They have the key of the check that is written for the operation.
 */
function keysOfEffects(failures: readonly FailedCheck[]): SharedKey {
  const written = failures.filter(({ result }) => result.topic === null)
  return keysBy([...written, ...failures], ({ result, mismatch }) => withoutEffect(result, mismatch))
}

/** The operation that succeeded, although the read of its record shows that it did nothing; null for other failures. */
function withoutEffect({ operations: own }: CheckResult, { about, exchanges }: Failure): OperationId | null {
  const [operation, ...others] = own
  if (operation === undefined || others.length > 0 || about.kind !== 'status') return null
  const last = exchanges.at(-1)
  if (last?.operation === operation || last?.request.method !== 'GET') return null
  const isAbsenceExpected = about.expected.includes(404) && isSuccess(about.actual)
  const isPresenceExpected = about.expected.some(isSuccess) && about.actual === 404
  return isAbsenceExpected || isPresenceExpected ? operation : null
}

/** Topics about what one part of a server does for all operations: credentials, sudo, encodings, paths and texts. */
const mechanisms =
  /^(?:(?:access-)?token-in-|bearer-token|session-cookie|personal|impersonation|other-token|sudo|as-|by-path|by-nested-path|keeps-|accepts-names|wrong-credentials|not-modified|modified)/

/** In many operations, a failure of one of these topics has one cause, though each shows it by other properties. */
function keysOfMechanisms(failures: readonly FailedCheck[]): SharedKey {
  const ofTopics = failures.filter(({ result: { topic } }) => topic !== null && mechanisms.test(topic))
  const keys = new Map<string | null, string>()
  for (const [topic, failed] of Map.groupBy(ofTopics, ({ result }) => result.topic)) {
    const [first] = failed
    const failing = new Set(failed.flatMap(({ result }) => result.operations))
    if (first !== undefined && failing.size >= many)
      keys.set(topic, keyOfFailure(first.result, first.mismatch))
  }
  return ({ result: { topic } }) => keys.get(topic)
}

/**
 * Several checks of one rule about all operations that expect the same have one cause, which is that of the mechanism if the
 * rule is about one. A rule about the success of all operations has the causes of each of them.
 */
function keysOfGeneralRules(failures: readonly FailedCheck[], ofMechanism: SharedKey): SharedKey {
  const keys = new Map<string, string>()
  for (const failure of failures) {
    const expectation = generalExpectation(failure)
    if (expectation === null) continue
    const mechanism = ofMechanism(failure)
    if (mechanism !== undefined) keys.set(expectation, mechanism)
    else if (failure.result.topic === null && !keys.has(expectation))
      keys.set(expectation, keyOfFailure(failure.result, failure.mismatch))
  }
  return (failure) => {
    const expectation = failure.result.topic === null ? generalExpectation(failure) : null
    return ofMechanism(failure) ?? (expectation === null ? undefined : keys.get(expectation))
  }
}

/** The only rule of a check and what it expects of any record; null if the rule is about one operation. */
function generalExpectation({ result, mismatch }: FailedCheck): string | null {
  const [rule, ...others] = result.rules
  if (rule === undefined || others.length > 0 || rules[rule].operation !== null) return null
  return `${rule}|${anonymous(mismatch.expected).replaceAll(/[\w-]*NAME/g, 'N')}`
}

/** One error status in place of another: of several sets of expected statuses, the smallest that the others contain. */
function keysOfStatuses(failures: readonly FailedCheck[]): SharedKey {
  const confused = failures.flatMap(({ mismatch }) => confusedStatusOf(mismatch) ?? [])
  return ({ mismatch }) => {
    const about = confusedStatusOf(mismatch)
    if (about === null) return undefined
    const contained = confused.filter(
      ({ actual, expected }) =>
        actual === about.actual && expected.every((each) => about.expected.includes(each)),
    )
    const [smallest] = contained.toSorted((a, b) => a.expected.length - b.expected.length)
    return smallest === undefined ? undefined : keyOfStatus(smallest)
  }
}

/** The operation with which a caller did what it may not; null for other failures. */
function withoutPermissionCheck({ operations: own }: CheckResult, { about }: Failure): OperationId | null {
  const [operation, ...others] = own
  return operation !== undefined && others.length === 0 && isAboutPermission(about) ? operation : null
}

function isAboutPermission(about: Aspect): boolean {
  if (about.kind === 'permission') return true
  return about.kind === 'status' && about.expected.includes(403) && isAfterPermission(about.actual)
}

/** A success, or an error of the request itself, such as a missing attribute: the caller was not rejected. */
function isAfterPermission(status: number | null): boolean {
  return status !== null && status < 500 && !isCallerRejected(status)
}
