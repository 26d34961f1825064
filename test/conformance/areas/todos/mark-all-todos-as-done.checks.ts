/** Spec: document 2, "Todos". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { givenTodo } from '../../fixtures/todos.ts'
import { givenManyTodos, givenSharedTarget, mentionInNote, threeTodos } from './three-todos.ts'

export const markAllTodosAsDone = {
  'mark-all-todos-as-done/all-become-done': check(async (context) => {
    const { user, other, first, second, ofOther } = await threeTodos(context)
    await givenManyTodos(context, user, first.project)
    const shared = await givenSharedTarget(context, first.project, [user, other])
    await mentionInNote(context, user, first.project)
    await user.call('listTodos')
    const marked = await context.act(user, 'markAllTodosAsDone')
    marked.expectStatus(204)
    const pending = await user.observe('listTodos')
    pending.expectValues('id', [])
    const done = await user.observe('listTodos', { query: { state: 'done', per_page: 100 } })
    done.expectIncludes('id', first.id, second.id)
    const untouched = await other.observe('listTodos')
    untouched
      .expectIncludes('id', ofOther.id, ...(shared === null ? [] : [shared.others]))
      .expectEvery('state', 'pending')
  }),

  'mark-all-todos-as-done/empty-204': check(async (context) => {
    const user = await context.given.user()
    await givenTodo(context, { for: user })
    for (const _ of ['with a pending todo', 'without']) {
      const response = await context.act(user, 'markAllTodosAsDone')
      response.expectStatus(204)
      if (response.text !== '') response.fail('An empty body.')
    }
  }),
} satisfies CoverageOf<'markAllTodosAsDone'>
