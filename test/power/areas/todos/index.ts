export * from './list-todos.defects.ts'
export * from './mark-all-todos-as-done.defects.ts'
export * from './mark-todo-as-done.defects.ts'
