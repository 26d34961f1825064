/** Failures of checks that a list shows: its pages are wrong, or it lags behind the writes. */
import { operations, type OperationId } from '../../../generated/operations.ts'
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
