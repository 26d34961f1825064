/** An operation that never succeeds, or never lists a record, is one cause: its own rules fail, and the checks that need it are blocked. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import { tokenHeader } from '../fixtures/accounts.ts'
import type { ObservedViolation } from '../protocol/conversation.ts'
import { statusOf, type Exchange } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'
import { operationIds } from '../protocol/operation-ids.ts'
import { isNotImplemented, notImplementedKey } from '../protocol/unimplemented.ts'
import type { CheckResult } from './result.ts'
import { isSameRejection } from './unknown-route.ts'
import { explainedByUnstored } from './unstored.ts'

/** Why nothing that needs the operation can pass. */
interface Defect {
  readonly expected: string
  readonly actual: string
  /** Whether the responses are those of a route that does not exist. */
  readonly isUnknownRoute?: boolean
  /** Whether the exchange has the defect. */
  readonly isIn: (exchange: Exchange) => boolean
}

type Defects = ReadonlyMap<OperationId, Defect>

/**
 * The same results, with everything that an unavailable operation explains attributed to that operation alone.
 * `unknownRoute` is a request of a route that does not exist.
 */
export function withUnavailableOperations(
  results: readonly CheckResult[],
  unknownRoute: Exchange | null,
): readonly CheckResult[] {
  const unstored = explainedByUnstored(results)
  const others = results.filter((result) => !unstored.has(result))
  const exchanges = new Map<OperationId, Exchange[]>()
  for (const exchange of new Set(results.flatMap((result) => result.exchanges))) {
    const { operation } = exchange
    if (operation === null) continue
    const known = exchanges.get(operation)
    if (known === undefined) exchanges.set(operation, [exchange])
    else known.push(exchange)
  }
  const defects = new Map([
    ...neverSuccessful(others, exchanges, unknownRoute),
    ...alwaysEmpty(others, exchanges),
  ])
  return results.map((result) => unstored.get(result) ?? attributed(result, defects))
}

type Exchanges = ReadonlyMap<OperationId, readonly Exchange[]>

/** As the operations that a server does not implement. */
const absence = {
  isUnknownRoute: true,
  expected: 'The operation is implemented.',
  actual: 'It responds as for a route that does not exist.',
} as const

/** Operations that succeeded in no exchange of the run although a success was expected. */
function neverSuccessful(
  results: readonly CheckResult[],
  exchanges: Exchanges,
  unknownRoute: Exchange | null,
): Defects {
  const wanted = new Set(results.flatMap((result) => unexpectedFailure(result)?.operation ?? []))
  const defects = new Map<OperationId, Defect>()
  for (const operation of wanted) {
    const all = exchanges.get(operation) ?? []
    if (all.some((exchange) => isSuccess(exchange) || isNotImplemented(exchange))) continue
    // What fails with other credentials alone may be a fault of these.
    if (!all.some(({ request }) => tokenHeader in request.headers)) continue
    const isSame = (each: Exchange) => unknownRoute !== null && isSameRejection(each, unknownRoute)
    if (all.every((each) => !(tokenHeader in each.request.headers) || isSame(each))) {
      defects.set(operation, { ...absence, isIn: (exchange) => !isSuccess(exchange) })
      continue
    }
    defects.set(operation, {
      expected: `${operation} succeeds for a valid request.`,
      actual: `It never succeeded in this run: ${describeOutcomes(all)}`,
      isIn: (exchange) => !isSuccess(exchange),
    })
  }
  return defects
}

/**
 * Lists that contained nothing in the whole run although a check of the list itself expected records, and the operation that
 * gets a single one found some: otherwise the records could be missing.
 */
function alwaysEmpty(results: readonly CheckResult[], exchanges: Exchanges): Defects {
  const wanted = new Set(
    results.flatMap(({ mismatch, operations: subject }) =>
      mismatch === null || mismatch.about.kind === 'permission'
        ? []
        : subject.filter((operation) =>
            mismatch.exchanges.some((each) => each.operation === operation && isEmptyList(each)),
          ),
    ),
  )
  const defects = new Map<OperationId, Defect>()
  for (const operation of wanted) {
    const lists = (exchanges.get(operation) ?? []).filter(isSuccess)
    const singles = singlesOf(operation).flatMap((single) => exchanges.get(single) ?? [])
    if (!lists.every(isEmptyList) || !singles.some(isSuccess)) continue
    defects.set(operation, {
      expected: `${operation} lists records that exist.`,
      actual: `It never listed a record in this run: all of ${lists.length} responses were [].`,
      isIn: isEmptyList,
    })
  }
  return defects
}

/** The operations that get one record of a list, for example by `/issues/{issue_iid}` of `/groups/{id}/issues`. */
export function singlesOf(list: OperationId): readonly OperationId[] {
  const [records] = operations[list].path.split('/').slice(-1)
  return operationIds.filter((other) => {
    const [before, last] = operations[other].path.split('/').slice(-2)
    return operations[other].method === 'GET' && before === records && last?.startsWith('{') === true
  })
}

function isEmptyList(exchange: Exchange): boolean {
  const { operation } = exchange
  if (operation === null || !operations[operation].list || !isSuccess(exchange)) return false
  const json = jsonOf(exchange)
  return Array.isArray(json) && json.length === 0
}

/** The exchange that failed where the check needed or expected a success; null where there is none. */
function unexpectedFailure({ blockedBy, mismatch }: CheckResult): Exchange | null {
  if (blockedBy !== null) return isSuccess(blockedBy) ? null : blockedBy
  if (mismatch === null) return null
  const { about, exchanges } = mismatch
  const expectsSuccess = about.kind === 'status' && about.expected.some((status) => status < 300)
  return exchanges.find((each) => !isSuccess(each) && (expectsSuccess || each.phase === 'observe')) ?? null
}

function attributed(result: CheckResult, defects: Defects): CheckResult {
  const defectIn = (exchange: Exchange | null) => {
    const defect = exchange?.operation ? defects.get(exchange.operation) : undefined
    return exchange !== null && defect?.isIn(exchange) === true ? defect : undefined
  }
  const cause = [result.blockedBy, ...(result.mismatch?.exchanges ?? [])].find(
    (exchange) => defectIn(exchange) !== undefined,
  )
  const violations = result.violations.filter(({ exchange }) => defectIn(exchange) === undefined)
  const defect = defectIn(cause ?? null)
  const operation = cause?.operation ?? null
  if (cause === undefined || cause === null || defect === undefined || operation === null)
    return { ...result, violations }
  const own = { ...result, violations: [...violations, unavailability(operation, cause, defect)] }
  if (result.verdict !== 'fail' || result.rules.some((rule) => rules[rule].operation === operation))
    return own
  const reason = `${operation} is not available: ${defect.actual}`
  return { ...own, verdict: 'blocked', reason, mismatch: null, blockedBy: cause }
}

function unavailability(operation: OperationId, exchange: Exchange, defect: Defect): ObservedViolation {
  const { expected, actual, isUnknownRoute = false } = defect
  const key = `unavailable|${operation}`
  return {
    exchange,
    violation: {
      ...(isUnknownRoute
        ? { kind: 'not-implemented', key: notImplementedKey, mergedKeys: [key] }
        : { kind: 'unavailable', key }),
      operation,
      status: statusOf(exchange),
      expected,
      actual,
    },
  }
}

/** The statuses of the responses, and why the slowest request had none. */
function describeOutcomes(all: readonly Exchange[]): string {
  const statuses = [...new Set(all.map(statusOf))].filter((status) => status !== null)
  const byTime = all.toSorted((a, b) => b.milliseconds - a.milliseconds)
  const [fault] = byTime.flatMap(({ outcome }) => (outcome.kind === 'fault' ? [outcome.fault.text] : []))
  const responses = statuses.length === 0 ? [] : [`the responses had status ${statuses.join(', ')}.`]
  return [...responses, ...(fault === undefined ? [] : [fault])].join(' ')
}

function isSuccess(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return status !== null && status < 400
}
