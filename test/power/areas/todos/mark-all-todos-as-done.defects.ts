/** Defects of markAllTodosAsDone, by the rule that each violates. */
import { type Fault, defectsOf } from '../../mutant.ts'
import { noContent } from '../../../../server-stub/http/handler.ts'
import { allOf } from '../../vocabulary/lists.ts'
import { otherCall, jsonResponse, undoesEffect } from '../../vocabulary/effects.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { jsonOf, isRecord } from '../../message.ts'

/** Marks other todos as done: of other users, or of one kind. */
const marksOf = (kind: 'issue_id' | 'merge_request_id' | null): Fault => ({
  handlers: () => ({
    markAllTodosAsDone: async (_request, { db, currentUser }) => {
      const all = db.updateTable('todo').set({ state: 'done' }).where('state', '=', 'pending')
      await (
        kind === null ? all : all.where('user_id', '=', currentUser().id).where(kind, 'is not', null)
      ).execute()
      return noContent()
    },
  }),
})

/** Those of the first page are done. */
const marksOne: Fault = {
  async around(call, upstream) {
    const [newest] = await allOf(otherCall(call, 'GET', '/todos'), upstream)
    if (newest !== undefined)
      await upstream.pass(otherCall(call, 'POST', `/todos/${String(newest['id'])}/mark_as_done`))
    return { status: 204, headers: {}, body: Buffer.alloc(0) }
  },
}

/** Where nothing waits, that is an error. */
const wantsSome: Fault = {
  async around(call, upstream) {
    const some = await allOf(otherCall(call, 'GET', '/todos'), upstream)
    return some.length === 0 ? jsonResponse(404, { message: '404 Not Found' }) : upstream.pass(call)
  },
}

/** Mentions in notes stay pending. */
const marksNoNotes: Fault = {
  handlers: () => ({
    markAllTodosAsDone: async (_request, { db, currentUser }) => {
      await db
        .updateTable('todo')
        .set({ state: 'done' })
        .where('user_id', '=', currentUser().id)
        .where('note_id', 'is', null)
        .execute()
      return noContent()
    },
  }),
}

/** All todos about a record are done, also those of other users. */
const marksTodosOfOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const done = jsonOf(await upstream.pass(otherCall(call, 'GET', '/todos?state=done&per_page=100')))
  const first: unknown = Array.isArray(done) ? done[0] : undefined
  const project = isRecord(first) && isRecord(first['project']) ? String(first['project']['id']) : ''
  const members = await listedAt(`/projects/${project}/members`, call, upstream)
  return members.map(({ id }) => otherCall(call, 'POST', `/todos/mark_as_done?sudo=${String(id)}`))
})

export const markAllTodosAsDone = defectsOf('markAllTodosAsDone', {
  'mark-all-todos-as-done/all-become-done': [
    ['STT-01', 'returns the result without storing it', undoesEffect],
    ['SFX-02', 'includes todos of other users', marksOf(null)],
    ['SFX-01', 'marks only todos of issues', marksOf('issue_id')],
    ['SFX-01', 'marks only todos of merge requests', marksOf('merge_request_id')],
    ['SFX-01', 'marks only the newest todo', marksOne],
    ['SFX-01', 'marks no todos about notes', marksNoNotes],
    ['SFX-02', 'marks those of other members', marksTodosOfOthers],
  ],
  'mark-all-todos-as-done/empty-204': [
    ['STA-01', 'returns the number of todos', replacesStatus(204, 200, { count: 1 })],
    ['STA-01', 'returns 201', replacesStatus(204, 201, [])],
    ['STA-02', 'returns an error without pending todos', wantsSome],
  ],
})
