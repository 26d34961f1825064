/** Todos as defects of their list confuse them. */
import { type Call, withValue, isRecord } from '../../message.ts'
import type { Upstream, Fault } from '../../mutant.ts'
import { allOf, type Item, responseWithPage } from '../../vocabulary/lists.ts'

/** The list includes the items of other lists as well. */
const withListsOf = (others: (call: Call, upstream: Upstream) => readonly Call[]): Fault => ({
  async around(call, upstream) {
    const lists = await Promise.all([call, ...others(call, upstream)].map((each) => allOf(each, upstream)))
    const items = new Map<unknown, Item>(lists.flat().map((item) => [item['id'], item]))
    return responseWithPage(call, await upstream.pass(call), [...items.values()])
  },
})

/** The todos of all users who have listed theirs. */
export const todosOfAllUsers = withListsOf((call, { memory }) => {
  const own = String(call.headers['private-token'])
  memory.set(own, true)
  return [...memory.keys()].map((token) => ({
    ...call,
    headers: { ...call.headers, 'private-token': token },
  }))
})

export const inBothStates = withListsOf((call) =>
  ['pending', 'done'].map((state) => withValue(call, 'state', state)),
)

export const targetOf = (item: Item): Item => (isRecord(item['target']) ? item['target'] : {})

export const authorOf = (item: Item): Item => (isRecord(item['author']) ? item['author'] : {})

export const otherKind = (value: unknown) => (value === 'Issue' ? 'MergeRequest' : 'Issue')

export const otherState = (value: unknown) => (value === 'done' ? 'pending' : 'done')
