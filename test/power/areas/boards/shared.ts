/** Boards and their lists as defects change them. */
import { isRecord, segmentsOf, pathOf } from '../../message.ts'
import { when, lacks } from '../../vocabulary/conditions.ts'
import { finds } from '../../vocabulary/finders.ts'
import { listsOf } from '../../../../server-stub/resources/boards/index.ts'
import { returnsSuccessFor, replacesStatus } from '../../vocabulary/responses.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { otherCall } from '../../vocabulary/effects.ts'

export const backlog = { id: 1, label: null, position: null }

export const closed = { id: 2_000_000_000, position: 1_000, label: null, list_type: 'closed' }

/** Every lookup finds the first list of the board. */
export const findsFirst = finds(({ db }) => ({
  boardList: async ({ id }) => listsOf(db, [id]).executeTakeFirstOrThrow(),
}))

export const missing = (name: string, success: 200 | 201, value: number) =>
  [
    ['STA-03', `returns a success without ${name}`, when(lacks(name), returnsSuccessFor(400, success))],
    ['STA-02', `returns 422 without ${name}`, when(lacks(name), replacesStatus(400, 422))],
    ['SEM-05', `sets ${name} to ${value} by default`, defaultsParameter(name, value)],
  ] as const

/** The first list of each other board of the project moves to the end as well. */
export const movesListsOfOtherBoards = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , board] = segmentsOf(call)
  const path = `/projects/${encodeURIComponent(project)}/boards`
  const others = (await listedAt(path, call, upstream)).filter(({ id }) => String(id) !== board)
  return others.flatMap(({ id, lists }) => {
    const items = Array.isArray(lists) ? lists.filter((item: unknown) => isRecord(item)) : []
    const [first, last] = [items.at(0), items.at(-1)]
    if (first === undefined || last === undefined) return []
    const target = `${path}/${String(id)}/lists/${String(first['id'])}`
    return otherCall(call, 'PUT', target, { position: last['position'] })
  })
})

/** The other lists of the board go as well. */
export const deletesAll = alsoDoesAll(async (call, upstream) => {
  const path = pathOf(call).replace(/\/\d+$/, '')
  const others = await listedAt(path, call, upstream)
  return others
    .filter(({ id }) => !call.path.endsWith(`/${String(id)}`))
    .map(({ id }) => otherCall(call, 'DELETE', `${path}/${String(id)}`))
})
