/** Defects of markTodoAsDone, by the rule that each violates. */
import type { Services } from '../../../../server-stub/services.ts'
import { usersById } from '../../../../server-stub/resources/users/index.ts'
import { notFound } from '../../../../server-stub/http/errors.ts'
import { type Fault, defectsOf } from '../../mutant.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { jsonOf, isRecord } from '../../message.ts'
import { altersBody, returnsValue, omitsProperty, replacesStatus } from '../../vocabulary/responses.ts'

/** The services on behalf of the user of a todo. */
async function withOwnerOf({ db, actAs }: Services, id: number): Promise<Services> {
  const todo = await db.selectFrom('todo').select('user_id').where('id', '=', id).executeTakeFirst()
  const owner = todo === undefined ? undefined : (await usersById(db, [todo.user_id])).get(todo.user_id)
  if (owner === undefined) throw notFound('Todo')
  return actAs(owner)
}

const marksTodosOfAllUsers = (isAllowed: (own: Services) => boolean): Fault => ({
  handlers: () => ({
    markTodoAsDone: async (request, services) =>
      reference.markTodoAsDone(
        request,
        isAllowed(services) ? await withOwnerOf(services, request.path.id) : services,
      ),
  }),
})

const isAdministrator = ({ currentUser }: Services) => currentUser().admin === 1

/** Marks the todo as done, but returns 404. */
const marksAndRejects: Fault = {
  handlers: () => ({
    markTodoAsDone: async (request, services) => {
      await reference.markTodoAsDone(request, await withOwnerOf(services, request.path.id))
      return reference.markTodoAsDone(request, services)
    },
  }),
}

const removes: Fault = {
  handlers: () => ({
    markTodoAsDone: async (request, services) => {
      const result = await reference.markTodoAsDone(request, services)
      await services.db.deleteFrom('todo').where('id', '=', request.path.id).execute()
      return result
    },
  }),
}

/** After one, all of the caller's are done. */
const marksAll: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    await upstream.pass(otherCall(call, 'POST', '/todos/mark_as_done'))
    return response
  },
}

/** The only one that is done is the newest. */
const marksNewest: Fault = {
  async around(call, upstream) {
    const record = jsonOf(await upstream.pass(otherCall(call, 'GET', '/todos')))
    const [newest]: readonly unknown[] = Array.isArray(record) ? record : []
    const id = isRecord(newest) ? String(newest['id']) : '0'
    return upstream.pass({ ...call, path: `/api/v4/todos/${id}/mark_as_done` })
  },
}

/** Marks the todos of other users, or only of the caller, about the same issue or merge request as well. */
const marksTarget = (ofOthers: boolean): Fault => ({
  handlers: () => ({
    markTodoAsDone: async (request, services) => {
      const result = await reference.markTodoAsDone(request, services)
      const { db } = services
      const own = await db.selectFrom('todo').selectAll().where('id', '=', request.path.id).executeTakeFirst()
      const kind = own?.issue_id === null ? 'merge_request_id' : 'issue_id'
      await db
        .updateTable('todo')
        .set({ state: 'done' })
        .where(kind, '=', own?.[kind] ?? 0)
        .where('user_id', ofOthers ? '<>' : '=', own?.user_id ?? 0)
        .execute()
      return result
    },
  }),
})

export const markTodoAsDone = defectsOf('markTodoAsDone', {
  'mark-todo-as-done/becomes-done': [
    ['STT-01', 'returns the result without storing it', undoesEffect],
    ['STT-01', 'deletes the todo', removes],
    ['SFX-02', 'marks all todos', marksAll],
    ['SFX-03', 'marks the newest todo', marksNewest],
    ['SFX-02', 'marks the todos of other users about the same target', marksTarget(true)],
    ['SFX-02', 'marks the other todos of the caller about the same target', marksTarget(false)],
  ],
  'mark-todo-as-done/returns-the-todo': [
    ['SCH-01', 'returns only the ID', altersBody((value) => (isRecord(value) ? { id: value['id'] } : value))],
    ['STT-01', 'returns the todo as pending', returnsValue('state', 'pending')],
    ['SCH-01', 'omits the target', omitsProperty('target')],
    ['SEM-02', 'returns only the target', altersBody((value) => (isRecord(value) ? value['target'] : value))],
  ],
  'mark-todo-as-done/succeeds-with-200': [
    ['STA-01', 'returns 201', replacesStatus(200, 201)],
    ['STA-01', 'returns no todo', replacesStatus(200, 204)],
    ['STA-01', 'returns 202', replacesStatus(200, 202)],
  ],
  'mark-todo-as-done/own-todos-only': [
    ['AUT-02', 'marks todos of every user', marksTodosOfAllUsers(() => true)],
    ['AUT-02', 'marks todos of other users for administrators', marksTodosOfAllUsers(isAdministrator)],
    [
      'AUT-02',
      'marks todos of other users for users who are not administrators',
      marksTodosOfAllUsers((own) => !isAdministrator(own)),
    ],
    ['SFX-02', 'marks todos of other users and returns an error', marksAndRejects],
  ],
})
