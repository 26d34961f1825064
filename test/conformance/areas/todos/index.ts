/** Every rule on todos. Spec: document 2, "Todos" and "States and transitions". */
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import type { World } from '../../fixtures/context.ts'
import { listTodos } from './list-todos.ts'

/** Somebody with two things to do, and somebody else with one. */
async function threeTodos(world: World) {
  const [person, other] = [await world.given.user(), await world.given.user()]
  const project = await projectWith(world, person, other)
  const first = await givenTodo(world, { for: person, project })
  const second = await givenTodo(world, { for: person, project, type: 'Issue' })
  const theirs = await givenTodo(world, { for: other, project })
  return { person, other, first, second, theirs }
}

export const todos = {
  ...listTodos,

  'mark-todo-as-done/becomes-done': check(async (world) => {
    const { person, other, first, second, theirs } = await threeTodos(world)
    const marked = await person.tries('markTodoAsDone', { path: { id: first.id } })
    marked.is(200)
    const done = await person.tries('listTodos', { query: { state: 'done' } })
    done.is(200).includes('id', first.id).omits('id', second.id)
    const pending = await person.tries('listTodos')
    pending.is(200).includes('id', second.id).omits('id', first.id)
    const untouched = await other.tries('listTodos')
    untouched.is(200).includes('id', theirs.id)
  }),

  'mark-todo-as-done/returns-the-todo': check(async (world) => {
    const person = await world.given.user()
    const { id, project, target } = await givenTodo(world, { for: person })
    const answer = await person.tries('markTodoAsDone', { path: { id } })
    answer.is(200).shows({
      id,
      state: 'done',
      target_type: 'MergeRequest',
      target: { id: target.id, iid: target.iid },
      project: { id: project.id },
    })
  }),

  'mark-todo-as-done/succeeds-with-200': check(async (world) => {
    const person = await world.given.user()
    const { id } = await givenTodo(world, { for: person })
    const answer = await person.tries('markTodoAsDone', { path: { id } })
    answer.is(200)
  }),

  'mark-todo-as-done/own-todos-only': check(async (world) => {
    const { admin } = world
    const { person, other, theirs } = await threeTodos(world)
    for (const by of [person, admin]) {
      const refused = await by.tries('markTodoAsDone', { path: { id: theirs.id } })
      refused.isRefused()
    }
    const answer = await other.tries('listTodos')
    answer.is(200).includes('id', theirs.id).allShow('state', 'pending')
  }),

  'mark-all-todos-as-done/all-become-done': check(async (world) => {
    const { person, other, first, second, theirs } = await threeTodos(world)
    const marked = await person.tries('markAllTodosAsDone')
    marked.is(204)
    const pending = await person.tries('listTodos')
    pending.is(200).lists('id', [])
    const done = await person.tries('listTodos', { query: { state: 'done' } })
    done.is(200).includes('id', first.id, second.id)
    const untouched = await other.tries('listTodos')
    untouched.is(200).includes('id', theirs.id).allShow('state', 'pending')
  }),

  'mark-all-todos-as-done/empty-204': check(async (world) => {
    const person = await world.given.user()
    await givenTodo(world, { for: person })
    for (const _ of ['with something to do', 'with nothing']) {
      const answer = await person.tries('markAllTodosAsDone')
      answer.is(204)
      if (answer.text !== '') answer.contradicts('An empty body.')
    }
  }),
} satisfies CoverageOfArea<'todos'>
