/** Every rule on todos. Spec: document 2, "Todos" and "States and transitions". */
import { check, type CoverageOfArea } from '../../fixtures/check.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { listTodos } from './list-todos.ts'

/** Somebody with two things to do, and somebody else with one. */
async function threeTodos(context: CheckContext) {
  const [person, other] = [await context.given.user(), await context.given.user()]
  const project = await projectWith(context, person, other)
  const first = await givenTodo(context, { for: person, project })
  const second = await givenTodo(context, { for: person, project, type: 'Issue' })
  const theirs = await givenTodo(context, { for: other, project })
  return { person, other, first, second, theirs }
}

export const todos = {
  ...listTodos,

  'mark-todo-as-done/becomes-done': check(async (context) => {
    const { person, other, first, second, theirs } = await threeTodos(context)
    const marked = await context.act(person, 'markTodoAsDone', { path: { id: first.id } })
    marked.expectStatus(200)
    const done = await person.observe('listTodos', { query: { state: 'done' } })
    done.expectIncludes('id', first.id).expectOmits('id', second.id)
    const pending = await person.observe('listTodos')
    pending.expectIncludes('id', second.id).expectOmits('id', first.id)
    const untouched = await other.observe('listTodos')
    untouched.expectIncludes('id', theirs.id)
  }),

  'mark-todo-as-done/returns-the-todo': check(async (context) => {
    const person = await context.given.user()
    const { id, project, target } = await givenTodo(context, { for: person })
    const response = await context.act(person, 'markTodoAsDone', { path: { id } })
    response.expectStatus(200).expectMatch({
      id,
      state: 'done',
      target_type: 'MergeRequest',
      target: { id: target.id, iid: target.iid },
      project: { id: project.id },
    })
  }),

  'mark-todo-as-done/succeeds-with-200': check(async (context) => {
    const person = await context.given.user()
    const { id } = await givenTodo(context, { for: person })
    const response = await context.act(person, 'markTodoAsDone', { path: { id } })
    response.expectStatus(200)
  }),

  'mark-todo-as-done/own-todos-only': check(async (context) => {
    const { admin } = context
    const { person, other, theirs } = await threeTodos(context)
    for (const by of [person, admin]) {
      const refused = await context.act(by, 'markTodoAsDone', { path: { id: theirs.id } })
      refused.expectRejected()
    }
    const response = await other.observe('listTodos')
    response.expectIncludes('id', theirs.id).expectEvery('state', 'pending')
  }),

  'mark-all-todos-as-done/all-become-done': check(async (context) => {
    const { person, other, first, second, theirs } = await threeTodos(context)
    const marked = await context.act(person, 'markAllTodosAsDone')
    marked.expectStatus(204)
    const pending = await person.observe('listTodos')
    pending.expectValues('id', [])
    const done = await person.observe('listTodos', { query: { state: 'done' } })
    done.expectIncludes('id', first.id, second.id)
    const untouched = await other.observe('listTodos')
    untouched.expectIncludes('id', theirs.id).expectEvery('state', 'pending')
  }),

  'mark-all-todos-as-done/empty-204': check(async (context) => {
    const person = await context.given.user()
    await givenTodo(context, { for: person })
    for (const _ of ['with something to do', 'with nothing']) {
      const response = await context.act(person, 'markAllTodosAsDone')
      response.expectStatus(204)
      if (response.text !== '') response.fail('An empty body.')
    }
  }),
} satisfies CoverageOfArea<'todos'>
