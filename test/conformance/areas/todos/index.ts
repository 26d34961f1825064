/** The checks of todos, by rule. Spec: document 2, "Todos". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listTodos } from './list-todos.checks.ts'
import { markTodoAsDone } from './mark-todo-as-done.checks.ts'
import { markAllTodosAsDone } from './mark-all-todos-as-done.checks.ts'

export const todos = {
  ...listTodos,
  ...markTodoAsDone,
  ...markAllTodosAsDone,
} satisfies CoverageOfArea<'todos'>
