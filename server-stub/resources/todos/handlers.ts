/** Todos. Spec: document 2, "Todos". */
import { onInstance, type AuthorizedArea } from '../../authorized.ts'
import { notFound } from '../../http/errors.ts'
import { list, noContent, ok } from '../../http/handler.ts'
import { loadedPage } from '../../http/loaded-page.ts'
import { todo } from './presenter.ts'
import { markDone, pageOfTodos } from './queries.ts'
import { todoRecords } from './relations.ts'

export const todos = {
  listTodos: onInstance(async ({ query, paging }, services) => {
    const page = await loadedPage(
      () => pageOfTodos(services, query, paging),
      (rows) => todoRecords(services, rows),
    )
    return list(page, (record) => todo(record, services.origin))
  }),

  markTodoAsDone: onInstance(async ({ path }, services) => {
    const { find, transaction, origin } = services
    const [record] = await todoRecords(services, [await find.todo(path.id)])
    if (record === undefined) throw notFound('Todo')
    const { id } = record.todo
    await transaction((tx) => markDone(tx.db, tx.currentUser().id, { id }, tx.now().toISOString()))
    return ok(todo({ ...record, todo: { ...record.todo, state: 'done' } }, origin))
  }),

  markAllTodosAsDone: onInstance(async (_request, { transaction }) => {
    await transaction((tx) => markDone(tx.db, tx.currentUser().id, 'all', tx.now().toISOString()))
    return noContent()
  }),
} satisfies AuthorizedArea<'todos'>
