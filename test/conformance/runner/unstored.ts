/** A creation that stores nothing is one cause: checks that created a record by it show nothing about other operations. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { rules } from '../../../generated/rules.ts'
import { keyOf, listAt, singleReadOf } from '../generated/effects/reads.ts'
import { statusOf, type Exchange, type Json } from '../protocol/exchange.ts'
import { jsonOf } from '../protocol/json-body.ts'
import { operationIds } from '../protocol/operation-ids.ts'
import { isNotImplemented } from '../protocol/unimplemented.ts'
import type { CheckResult } from './result.ts'

/** An operation that creates records, with the operations that read them and the property that names them. */
interface Creation {
  readonly creator: OperationId
  readonly single: OperationId
  readonly list: OperationId
  readonly key: string
}

const creations: readonly Creation[] = operationIds.flatMap((creator) => {
  const { method, path } = operations[creator]
  const [list, single] = [listAt(path), singleReadOf(path)]
  const parameter = single === null ? undefined : operations[single].parameters.path.at(-1)
  if (method !== 'POST' || list === null || single === null || parameter === undefined) return []
  return [{ creator, single, list, key: keyOf(parameter) }]
})

/** The results that a creation explains, each with the result that takes its place. */
export function explainedByUnstored(results: readonly CheckResult[]): ReadonlyMap<CheckResult, CheckResult> {
  const exchanges = [...new Set(results.flatMap((result) => result.exchanges))]
  const explained = new Map<CheckResult, CheckResult>()
  for (const creation of creations.filter((each) => storesNothing(each, exchanges, results))) {
    const users = results.filter((result) =>
      result.exchanges.some((exchange) => exchange.operation === creation.creator && isSuccess(exchange)),
    )
    // A check that needs a shared fixture is blocked by an exchange of the fixture.
    const affected = new Set(users.flatMap((result) => result.exchanges))
    for (const result of results) {
      const [exchange = result.blockedBy] = result.mismatch?.exchanges ?? []
      if (exchange === null || explained.has(result)) continue
      if (users.includes(result) || affected.has(exchange))
        explained.set(result, explain(result, creation, exchange))
    }
  }
  return explained
}

/**
 * Whether the single read succeeded for no record, no list contains one that was created, and a list was read right after a
 * creation. Otherwise one of the reads can be wrong.
 */
function storesNothing(
  { creator, single, list, key }: Creation,
  exchanges: readonly Exchange[],
  results: readonly CheckResult[],
): boolean {
  const singles = exchanges.filter(({ operation }) => operation === single)
  if (singles.length === 0 || singles.some((each) => isSuccess(each) || isNotImplemented(each))) return false
  const created = exchanges.filter((each) => each.operation === creator && isSuccess(each))
  const names = new Set(created.map((each) => nameIn(collectionOf(each), jsonOf(each), key)))
  const isListed = exchanges.some((each) => {
    const items = each.operation === list && isSuccess(each) ? jsonOf(each) : null
    return (
      Array.isArray(items) && items.some((item: Json) => names.has(nameIn(collectionOf(each), item, key)))
    )
  })
  return !isListed && results.some((result) => readsAfterCreation(result, creator, list))
}

function readsAfterCreation({ exchanges }: CheckResult, creator: OperationId, list: OperationId): boolean {
  const collections = new Set<string>()
  for (const exchange of exchanges.filter(isSuccess)) {
    if (exchange.operation === creator) collections.add(collectionOf(exchange))
    else if (exchange.request.method === 'DELETE') collections.clear()
    else if (exchange.operation === list && collections.has(collectionOf(exchange))) return true
  }
  return false
}

function explain(result: CheckResult, { creator, single, list }: Creation, exchange: Exchange): CheckResult {
  const actual = `${single} found none of the records in this run, and ${list} did not list them.`
  const violation = {
    kind: 'unavailable' as const,
    key: `unstored|${creator}`,
    operation: creator,
    status: statusOf(exchange),
    expected: `A record that ${creator} returned exists.`,
    actual,
  }
  const others = result.violations.filter((each) => each.exchange !== exchange)
  const explained = { ...result, violations: [...others, { violation, exchange }] }
  if (result.verdict !== 'fail' || result.rules.some((rule) => rules[rule].operation === creator))
    return explained
  const reason = `${creator} stores nothing: ${actual}`
  return { ...explained, verdict: 'blocked', reason, mismatch: null, blockedBy: exchange }
}

function nameIn(collection: string, record: Json | undefined, key: string): string {
  const name: unknown = Object(record)[key]
  return `${collection} ${String(name)}`
}

function collectionOf({ request }: Exchange): string {
  return request.target.replace(/\?.*/s, '')
}

function isSuccess(exchange: Exchange): boolean {
  const status = statusOf(exchange)
  return status !== null && status < 300
}
