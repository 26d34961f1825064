/** Which failures of checks have the same cause: those with equal keys. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import type { Aspect } from '../protocol/signals.ts'
import { isCallerRejected, isSuccess } from '../protocol/statuses.ts'
import { withoutNames } from '../fixtures/run-names.ts'
import { pagingTopics } from '../generated/pagination/index.ts'
import { many } from './common-violations.ts'
import type { CheckResult } from './result.ts'

export type Failure = NonNullable<CheckResult['mismatch']>

/** The cause of a failure. `follows`: other failures describe it better. */
export interface Cause {
  readonly key: string
  /** The key in reports of earlier versions, which distinguished more causes. */
  readonly former: string
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

/** Finds the causes of the failures of a run, without those that a violation of the contract explains. */
export function causesOfFailures(failures: readonly FailedCheck[]): CauseOfFailure {
  const shared = [
    keysOfPermissions(failures),
    keysOfEffects(failures),
    keysOfPages(failures),
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

/** The key that a failure shares with others; undefined if it has a cause of its own. */
type SharedKey = (failure: FailedCheck) => string | undefined

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

/** The failures of one operation have the key of the first of them; `operationOf` is null for other failures. */
function keysBy(
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

/**
 * A list with wrong pages fails several rules of pagination, and the checks that look for an item in it. Lists that fail the
 * same rules have one cause: pages are made in one place.
 */
function keysOfPages(failures: readonly FailedCheck[]): SharedKey {
  const ofPages = failures.filter(isOfPages)
  const byList = Map.groupBy(ofPages, ({ result }) => result.operations[0])
  const keys = new Map<OperationId, string>()
  const firstWith = new Map<string, string>()
  for (const [list, failed] of byList) {
    const [first] = failed
    if (list === undefined || first === undefined) continue
    const topics = failed.map(({ result }) => result.topic).join()
    const key = firstWith.get(topics) ?? keyOfFailure(first.result, first.mismatch)
    firstWith.set(topics, key)
    keys.set(list, key)
  }
  return ({ result, mismatch }) => {
    const { topic, operations: own } = result
    if (isOfPages({ result, mismatch })) return own[0] && keys.get(own[0])
    const list = topic === null ? listRead({ result, mismatch }) : listOf(mismatch)
    return list === null ? undefined : keys.get(list)
  }
}

/** Whether pages are wrong. Those of a list in another order are right. */
function isOfPages({ result: { topic }, mismatch: { about } }: FailedCheck): boolean {
  return topic !== null && pagingTopics.has(topic) && about.kind !== 'order'
}

/**
 * A list that lags behind the writes fails the checks of all of them, because the list does not have what they wrote, or
 * still has what they deleted.
 */
function keysOfLists(failures: readonly FailedCheck[]): SharedKey {
  return keysBy(failures, listRead)
}

/** The list whose items show that a check failed; null for other failures. */
function listOf({ about, exchanges }: Failure): OperationId | null {
  const operation = exchanges.at(-1)?.operation ?? null
  const isAboutItems = about.kind === 'items' || about.kind === 'other'
  return operation !== null && operations[operation].list && isAboutItems ? operation : null
}

/** The same, where the list is read to observe another operation. */
function listRead({ result, mismatch }: FailedCheck): OperationId | null {
  const list = listOf(mismatch)
  return list !== null && result.operations.length === 1 && !result.operations.includes(list) ? list : null
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

/**
 * One status in place of another among errors, the order of one list, or one property of what one operation returns has
 * one cause. Anything else is a cause of its own, or of the topic of a generated check.
 */
function keyOfFailure({ id, topic, operations: own }: CheckResult, mismatch: Failure): string {
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
function anonymous(expected: string): string {
  return withoutNames(expected).replaceAll(/(?<![\w-])\d+(?![\w-])/g, 'N')
}

/** With the names that the run gave, and the expected status. */
function formerKeyOf(result: CheckResult, mismatch: Failure): string {
  const key = keyOfFailure(result, mismatch)
  return key.startsWith('topic|') ? `topic|${result.topic}|${mismatch.expected}` : key
}

type StatusAspect = Extract<Aspect, { readonly kind: 'status' }>

/** An error status where another one is expected; null for other failures. */
function confusedStatusOf({ about }: Failure): StatusAspect | null {
  return about.kind === 'status' && isError(about.actual) && about.expected.every(isError) ? about : null
}

function keyOfStatus({ expected, actual }: StatusAspect): string {
  return `status|${expected.join('-or-')}|${actual}`
}

/** A success, or an error of the request itself, such as a missing attribute: the caller was not rejected. */
function isAfterPermission(status: number | null): boolean {
  return status !== null && status < 500 && !isCallerRejected(status)
}

function isError(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500
}
