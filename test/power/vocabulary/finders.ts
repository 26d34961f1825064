/** Defects in how the server finds records: by another number, or in any project. */
import { notFound } from '../../../server-stub/http/errors.ts'
import type { Find } from '../../../server-stub/find.ts'
import type { Services } from '../../../server-stub/services.ts'
import { listsOf } from '../../../server-stub/resources/boards/index.ts'
import { issueById } from '../../../server-stub/resources/issues/index.ts'
import { alterJson, isRecord, isSuccess } from '../message.ts'
import type { Fault } from '../mutant.ts'

/** Handlers find records differently; visibility is unchanged. */
export function finds(otherwise: (own: Services, administrator: Services) => Partial<Find>): Fault {
  return {
    services: (own, administrator) => ({
      ...own,
      find: { ...own.find, ...otherwise(own, administrator) },
    }),
  }
}

/** Issues and merge requests are found by ID in any project. */
export const readsIidsAsIds: Fault = finds(({ db, find }) => ({
  issue: async (_, id) => {
    const row = await issueById(db, id)
    const [found] = row === undefined ? [] : await find.issues([row.id])
    return found ?? missing('Issue')
  },
  mergeRequest: async (_, id) => {
    const [found] = await find.mergeRequests([id])
    return found ?? missing('Merge Request')
  },
}))

/** A note is found below any issue, merge request or snippet. */
export const findsNotesAnywhere: Fault = finds(({ find }) => ({
  note: async (_, id) => {
    const [found] = await find.notes([id])
    return found ?? missing('Note')
  },
}))

/** An award emoji is found below any record. */
export const findsAwardsAnywhere: Fault = finds(({ find }) => {
  async function anywhere(id: number) {
    const [found] = await find.awards([id])
    return found ?? missing('Award Emoji')
  }
  return { award: (_, id) => anywhere(id), awardOnNote: (_, __, id) => anywhere(id) }
})

/** A board list is found on any board. */
export const findsBoardListsAnywhere: Fault = finds(({ db }) => ({
  boardList: async (_, id) => {
    const boards = (await db.selectFrom('board').select('id').execute()).map((board) => board.id)
    const rows = await listsOf(db, boards).where('board_list.id', '=', id).execute()
    return rows[0] ?? missing('List')
  },
}))

/** A board is found below any project. */
export const findsBoardsAnywhere: Fault = finds(({ db }) => ({
  board: async (_, id) => {
    const row = await db.selectFrom('board').selectAll().where('id', '=', id).executeTakeFirst()
    return row ?? missing('Board')
  },
}))

/** A snippet is found below any project. */
export const findsSnippetsAnywhere: Fault = finds(({ db }) => ({
  snippet: async (_, id) => {
    const row = await db.selectFrom('snippet').selectAll().where('id', '=', id).executeTakeFirst()
    return row ?? missing('Snippet')
  },
}))

/** Records are numbered per path: the property is 1 for the first record of each path. */
export function numbersPerPath(member: 'id' | 'iid'): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      const known = upstream.memory.get(call.path)
      const number = typeof known === 'number' ? known + 1 : 1
      upstream.memory.set(call.path, number)
      return alterJson(response, (value) => (isRecord(value) ? { ...value, [member]: number } : value))
    },
  }
}

function missing(what: string): never {
  throw notFound(what)
}
