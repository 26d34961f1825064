/** Valid requests to the operations on todos. Spec: document 2, "Todos". */
import { givenTodo } from '../../fixtures/todos.ts'
import type { RequestBuilders } from './request.ts'

export const todos = {
  listTodos: async ({ stranger }) => ({ by: stranger, input: {} }),

  markTodoAsDone: async (context) => {
    const person = await context.given.user()
    const { id } = await givenTodo(context, { for: person })
    return { by: person, input: { path: { id } } }
  },

  markAllTodosAsDone: async ({ given }) => ({ by: await given.user(), input: {} }),
} satisfies RequestBuilders<'todos'>
