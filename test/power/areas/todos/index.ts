/** Every defect of the operations on todos. */
import type { Mutant } from '../../mutant.ts'
import { listTodos } from './list-todos.defects.ts'
import { markTodoAsDone } from './mark-todo-as-done.defects.ts'
import { markAllTodosAsDone } from './mark-all-todos-as-done.defects.ts'

export const todoMutants: readonly Mutant[] = [...listTodos, ...markTodoAsDone, ...markAllTodosAsDone]
