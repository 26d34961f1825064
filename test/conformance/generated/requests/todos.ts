/** Valid requests to the operations on todos. Spec: document 2, "Todos". */
import { givenTodo } from '../../fixtures/todos.ts'
import type { Recipes } from './request.ts'

export const todos = {
  listTodos: async ({ stranger }) => ({ by: stranger, input: {} }),

  markTodoAsDone: async (world) => {
    const person = await world.given.user()
    const { id } = await givenTodo(world, { for: person })
    return { by: person, input: { path: { id } } }
  },

  markAllTodosAsDone: async ({ given }) => ({ by: await given.user(), input: {} }),
} satisfies Recipes<'todos'>
