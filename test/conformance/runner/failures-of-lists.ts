/** Failures that several lists, or several checks of a list, show because of one cause. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { withoutQuery } from '../protocol/exchange.ts'
import { pagingTopics } from '../generated/pagination/index.ts'
import { keyOfFailure, keysBy, type FailedCheck, type Failure, type SharedKey } from './failure.ts'

/**
 * A list with wrong pages fails several rules of pagination, and the checks that look for an item in it. Lists that fail the
 * same rules have one cause: pages are made in one place.
 */
export function keysOfPages(failures: readonly FailedCheck[]): SharedKey {
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
export function keysOfLists(failures: readonly FailedCheck[]): SharedKey {
  return keysBy(failures, listRead)
}

/**
 * A creation of several records at once fails the checks of all lists in which they are found, if these checks expect values that
 * the records share.
 */
export function keysOfRepetitions(failures: readonly FailedCheck[]): SharedKey {
  const keys = new Map<OperationId, string>()
  const creations = failures.flatMap(({ result, mismatch }) => {
    const operation = repeatedCreation({ result, mismatch })
    return operation === null ? [] : [{ operation, key: keyOfFailure(result, mismatch) }]
  })
  const byKey = Map.groupBy(creations, ({ key }) => key)
  const frequency = (key: string): number =>
    new Set(byKey.get(key)?.map(({ operation }) => operation)).size + Number(key.startsWith('topic|')) / 2
  // The most frequent one last. Generated checks describe it best: they compare the list with the one before.
  for (const { operation, key } of creations.toSorted((a, b) => frequency(a.key) - frequency(b.key)))
    keys.set(operation, key)
  return ({ result, mismatch }) => {
    if (keys.size === 0 || mismatch.about.kind !== 'repeated-items') return undefined
    const called = result.exchanges.flatMap(({ operation }) => operation ?? [])
    return called.map((operation) => keys.get(operation)).find((key) => key !== undefined)
  }
}

/** The creation after which a list has more items than one before; null for other failures. */
function repeatedCreation({ result, mismatch: { about, exchanges } }: FailedCheck): OperationId | null {
  const [operation, ...others] = result.operations
  if (about.kind !== 'repeated-items' || operation === undefined || others.length > 0) return null
  return exchanges.at(-1)?.operation === operation ? null : operation
}

/**
 * A filter that is ignored fails the checks of this filter, and those that combine it with others, in all lists of an area: they
 * are usually one implementation.
 */
export function keysOfFilters(failures: readonly FailedCheck[]): SharedKey {
  const filtered = failures.flatMap(({ result, mismatch }) => {
    const names = filtersOf({ result, mismatch })
    const isGenerated = result.topic !== null
    return names.size === 0
      ? []
      : [{ names, isGenerated, area: result.area, key: keyOfFailure(result, mismatch) }]
  })
  const byArea = Map.groupBy(
    filtered.toSorted((a, b) => a.names.size - b.names.size || Number(a.isGenerated) - Number(b.isGenerated)),
    ({ area }) => area,
  )
  return (failure) => {
    const own = filtersOf(failure)
    const others = own.size === 0 ? [] : (byArea.get(failure.result.area) ?? [])
    return others.find(({ names }) => [...names].every((name) => own.has(name)))?.key
  }
}

/** What restricts no list, and the search, by which checks of other rules find their items. */
const notFilters = ['page', 'per_page', 'order_by', 'sort', 'search', 'sudo', 'private_token', 'access_token']

/** The filters of the list whose own check failed because of its items; empty for other failures. */
function filtersOf({ result, mismatch: { about, exchanges } }: FailedCheck): ReadonlySet<string> {
  const last = exchanges.at(-1)
  const [operation, ...others] = result.operations
  const isOwn = last !== undefined && last.operation === operation && others.length === 0
  if (!isOwn || !['items', 'repeated-items'].includes(about.kind)) return new Set()
  const { target } = last.request
  const names = new Set(new URLSearchParams(target.slice(withoutQuery(target).length)).keys())
  for (const name of notFilters) names.delete(name)
  return names
}

/** The list whose items show that a check failed; null for other failures. */
function listOf({ about, exchanges }: Failure): OperationId | null {
  const operation = exchanges.at(-1)?.operation ?? null
  const isAboutItems = ['items', 'repeated-items', 'other'].includes(about.kind)
  return operation !== null && operations[operation].list && isAboutItems ? operation : null
}

/** The same, where the list is read to observe another operation. */
function listRead({ result, mismatch }: FailedCheck): OperationId | null {
  const list = listOf(mismatch)
  return list !== null && result.operations.length === 1 && !result.operations.includes(list) ? list : null
}
