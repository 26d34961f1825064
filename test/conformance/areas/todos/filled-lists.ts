/** Each list of todos with enough items for several pages. */
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listTodos(context) {
    const by = await context.given.user()
    const project = await projectWith(context, [by])
    for (const _ of five) await givenTodo(context, { for: by, project, type: 'Issue' })
    const done = await givenTodo(context, { for: by, project, type: 'Issue' })
    await by.call('markTodoAsDone', { path: { id: done.id } })
    return { by, path: {}, query: { state: 'pending' }, key: 'id', least: 5 }
  },
} satisfies FilledLists<'todos'>
