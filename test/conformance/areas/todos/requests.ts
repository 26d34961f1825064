/** One valid request to each operation of todos: what the generated checks vary. */
import { ifPossible } from '../../fixtures/if-possible.ts'
import { givenTodo } from '../../fixtures/todos.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listTodos: async ({ nonMember }) => ({ by: nonMember, input: {} }),

  markTodoAsDone: async (context) => {
    const user = await context.given.user()
    const { id } = await givenTodo(context, { for: user })
    return { by: user, input: { path: { id } } }
  },

  markAllTodosAsDone: async (context) => {
    const user = await context.given.user()
    // Without a todo the request is valid as well.
    await ifPossible(() => givenTodo(context, { for: user, type: 'Issue' }), null)
    return { by: user, input: {} }
  },
} satisfies RequestBuilders<'todos'>
