/** Spec: document 2, "Todos". */
import { check, idPart, type CoverageOf, waiting } from '../../fixtures/check.ts'
import { recordOf, recordsOf } from '../../generated/effects/reads.ts'
import { expectSameValues } from '../../generated/effects/same-values.ts'
import { givenTodo } from '../../fixtures/todos.ts'
import { Observed } from '../../protocol/signals.ts'
import { givenSharedTarget, givenTodosOfOneTarget, threeTodos } from './three-todos.ts'

export const markTodoAsDone = {
  'mark-todo-as-done/becomes-done': [
    check(async (context) => {
      const { user, other, first, second, ofOther } = await threeTodos(context)
      const marked = await context.act(user, 'markTodoAsDone', { path: { id: first.id } })
      marked.expectStatus(200)
      const done = await user.observe('listTodos', { query: { state: 'done' } })
      done.expectIncludes('id', first.id).expectOmits('id', second.id)
      const pending = await user.observe('listTodos')
      pending.expectIncludes('id', second.id).expectOmits('id', first.id)
      const shared = await givenSharedTarget(context, first.project, [user, other])
      if (shared !== null) await context.act(user, 'markTodoAsDone', { path: { id: shared.own } })
      const untouched = await other.observe('listTodos')
      untouched.expectIncludes('id', ofOther.id, ...(shared === null ? [] : [shared.others]))
    }),
    check(idPart('same-target'), 'Another todo about the same issue stays pending.', async (context) => {
      const user = await context.given.user()
      const [first, ...others] = await givenTodosOfOneTarget(context, user)
      if (first === undefined || others.length === 0)
        throw new Observed('An assigned and mentioned user has one todo about the issue.')
      const marked = await context.act(user, 'markTodoAsDone', { path: { id: first } })
      marked.expectStatus(200)
      const pending = await user.observe('listTodos')
      pending.expectIncludes('id', ...others).expectOmits('id', first)
    }),
  ],

  'mark-todo-as-done/returns-the-todo': waiting(
    check(async (context) => {
      const user = await context.given.user()
      const { id, project, target } = await givenTodo(context, { for: user })
      // A time of the request differs from that of the creation.
      await context.wait(1_100)
      const { json } = await user.call('listTodos')
      const [todo] = recordsOf([{ json }]).filter((each) => each['id'] === id)
      const response = await context.act(user, 'markTodoAsDone', { path: { id } })
      response.expectStatus(200).expectMatch({
        id,
        state: 'done',
        target_type: 'MergeRequest',
        target: { id: target.id, iid: target.iid },
        project: { id: project.id },
      })
      if (todo !== undefined) expectSameValues({ ...todo, state: 'done' }, recordOf(response), response)
    }),
  ),

  'mark-todo-as-done/succeeds-with-200': check(async (context) => {
    const user = await context.given.user()
    const { id } = await givenTodo(context, { for: user })
    const response = await context.act(user, 'markTodoAsDone', { path: { id } })
    response.expectStatus(200)
  }),

  'mark-todo-as-done/own-todos-only': check(async (context) => {
    const { admin } = context
    const { user, other, ofOther } = await threeTodos(context)
    for (const by of [user, admin]) {
      const rejected = await context.act(by, 'markTodoAsDone', { path: { id: ofOther.id } })
      rejected.expectForbidden()
    }
    const response = await other.observe('listTodos')
    response.expectIncludes('id', ofOther.id).expectEvery('state', 'pending')
  }),
} satisfies CoverageOf<'markTodoAsDone'>
