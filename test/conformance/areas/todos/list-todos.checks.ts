/** Spec: document 2, "Todos". */
import { check, idPart, type CoverageOf } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { givenAssignment, projectWith, givenTodo } from '../../fixtures/todos.ts'
import { canProvide, createState } from '../../fixtures/provisioning.ts'
import { NotProvisionable, Observed } from '../../protocol/signals.ts'
import type { Actor } from '../../fixtures/actor.ts'
import type { ApiResponse } from '../../fixtures/response.ts'

export const todoActions = ['assigned', 'mentioned', 'build_failed', 'marked', 'approval_required'] as const

export const listTodos = {
  'list-todos/own-pending-by-default': check(async (context) => {
    const { admin, given } = context
    await expectTodoOfEach(context)
    const [user, other] = [await given.user(), await given.user()]
    const project = await projectWith(context, [user, other])
    const first = await givenTodo(context, { for: user, project })
    const second = await givenTodo(context, { for: user, by: other, project, type: 'Issue' })
    const done = await givenTodo(context, { for: user, project })
    const ofOther = await givenTodo(context, { for: other, project })
    await user.call('markTodoAsDone', { path: { id: done.id } })
    const response = await context.act(user, 'listTodos')
    response
      .expectStatus(200)
      .expectIncludes('id', first.id, second.id)
      .expectOmits('id', done.id, ofOther.id)
      .expectEvery('state', 'pending')
    const { path_with_namespace, name_with_namespace } = (
      await user.call('getProject', { path: project.path })
    ).body
    response.expectItem({
      id: first.id,
      project: { id: project.id, path_with_namespace, name_with_namespace },
    })
    const others = await context.act(other, 'listTodos')
    others.expectStatus(200).expectIncludes('id', ofOther.id).expectOmits('id', first.id, second.id)
    // Neither a project that is archived nor an author who is blocked marks a todo as done.
    if (await canProvide(context, 'archives'))
      await createState(context, 'archives', { project_id: project.id })
    await ifPossible(() => admin.call('blockUser', { path: { id: other.id } }), null)
    const later = await context.act(user, 'listTodos')
    later.expectStatus(200).expectIncludes('id', first.id, second.id)
  }),

  'list-todos/action-filter': check(async (context) => {
    const user = await context.given.user()
    const project = await projectWith(context, [user])
    const assigned = await givenTodo(context, { for: user, project, action: 'assigned' })
    const mentioned = await givenTodo(context, { for: user, project, action: 'mentioned', type: 'Issue' })
    const made = new Map<string, number>([
      ['assigned', assigned.id],
      ['mentioned', mentioned.id],
    ])
    for (const action of todoActions) {
      const response = await context.act(user, 'listTodos', { query: { action } })
      expectAmong(response, [...made.values()], made.has(action) ? [made.get(action) ?? 0] : [])
    }
  }),

  'list-todos/action-values': todoActions.map((action) =>
    check(idPart(action), `The action \`${action}\` is accepted.`, async ({ nonMember, act }) => {
      const response = await act(nonMember, 'listTodos', { query: { action } })
      response.expectStatus(200)
    }),
  ),

  'list-todos/author-filter': [
    check('of-the-author', 'The author of the record is the author of the todo.', async (context) => {
      const { owner, nonMember } = context
      const [user, second] = [await context.given.user(), await context.given.user()]
      const project = await projectWith(context, [user, second])
      const byOwner = await givenTodo(context, { for: user, project })
      const bySecond = await givenTodo(context, { for: user, project, by: second, type: 'Issue' })
      for (const [author, ids] of [
        [owner, [byOwner.id]],
        [second, [bySecond.id]],
        [nonMember, []],
      ] as const) {
        const response = await context.act(user, 'listTodos', { query: { author_id: author.id } })
        expectAmong(response, [byOwner.id, bySecond.id], ids)
        for (const item of response.items) {
          if (item.author.id !== author.id) response.fail(`Todos by ${author.id}.`, `By ${item.author.id}.`)
        }
      }
    }),
    check('of-an-assigner', 'The assigner is the author of the todo.', async (context) => {
      const { owner, given } = context
      const [user, second] = [await given.user(), await given.user()]
      const project = await projectWith(context, [user, second])
      const byOwner = await givenTodo(context, { for: user, project })
      const request = await given.openMergeRequest({ project })
      await second.call('updateMergeRequest', { path: request.path, body: { assignee_id: user.id } })
      const all = await context.act(user, 'listTodos')
      const bySecond = all
        .expectStatus(200)
        .items.filter(({ author, id }) => author.id === second.id && id !== byOwner.id)
      if (bySecond.length === 0) {
        throw new NotProvisionable(
          'The server creates no todo for a later assignment, and no operation creates one.',
        )
      }
      const ids = bySecond.map(({ id }) => id)
      const list = (author: Actor) => context.act(user, 'listTodos', { query: { author_id: author.id } })
      expectAmong(await list(second), [byOwner.id, ...ids], ids)
      expectAmong(await list(owner), [byOwner.id, ...ids], [byOwner.id])
    }),
  ],

  'list-todos/project-filter': check(async (context) => {
    const user = await context.given.user()
    const here = await givenTodo(context, { for: user })
    const there = await givenTodo(context, { for: user, type: 'Issue' })
    const empty = await context.given.project()
    for (const [project, ids] of [
      [here.project, [here.id]],
      [there.project, [there.id]],
      [empty, []],
    ] as const) {
      const response = await context.act(user, 'listTodos', { query: { project_id: project.id } })
      expectAmong(response, [here.id, there.id], ids)
    }
    const { id, path, owner } = here.project
    const name = context.uniqueName('renamed')
    const renamed = await ifPossible(() => owner.call('updateProject', { path, body: { name } }), null)
    if (renamed === null) return
    const response = await context.act(user, 'listTodos', { query: { project_id: id } })
    response.expectStatus(200).expectItem({ id: here.id, project: { id, name } })
  }),

  'list-todos/state-filter': check(async (context) => {
    const user = await context.given.user()
    const project = await projectWith(context, [user])
    const pending = await givenTodo(context, { for: user, project, type: 'Issue' })
    const done = await givenTodo(context, { for: user, project })
    // Not every server creates todos for mentions.
    const mention = { for: user, project, type: 'Issue', action: 'mentioned' } as const
    const mentioned = await ifPossible(() => givenTodo(context, mention), null)
    const allDone = [done.id, ...(mentioned === null ? [] : [mentioned.id])]
    for (const id of allDone) await user.call('markTodoAsDone', { path: { id } })
    for (const [state, ids] of [
      ['pending', [pending.id]],
      ['done', allDone],
    ] as const) {
      const response = await context.act(user, 'listTodos', { query: { state } })
      expectAmong(response, [pending.id, ...allDone], ids)
      response.expectEvery('state', state)
    }
  }),

  'list-todos/type-filter': check(async (context) => {
    const user = await context.given.user()
    const project = await projectWith(context, [user])
    const ids = {
      Issue: (await givenTodo(context, { for: user, project, type: 'Issue' })).id,
      MergeRequest: (await givenTodo(context, { for: user, project, type: 'MergeRequest' })).id,
    }
    for (const type of ['Issue', 'MergeRequest'] as const) {
      const response = await context.act(user, 'listTodos', { query: { type } })
      expectAmong(response, Object.values(ids), [ids[type]])
      response.expectEvery('target_type', type)
    }
  }),

  'list-todos/returns-the-target': [
    check(idPart('state'), 'The target of a todo has the present state of the merge request.', targetState),
    ...(['Issue', 'MergeRequest'] as const).map((type) =>
      check(idPart(type), `A todo of the type \`${type}\` includes its target.`, async (context) => {
        const { owner } = context
        const user = await context.given.user()
        const { id, project, target } = await givenTodo(context, { for: user, type })
        if (type === 'MergeRequest') {
          const path = { ...project.path, merge_request_iid: target.iid }
          const body = { title: 'Renamed later', description: 'Described later', labels: 'warp' }
          await owner.call('updateMergeRequest', { path, body })
        }
        const { title, description, state, labels } = type === 'Issue' ? await issue() : await mergeRequest()
        const response = await context.act(user, 'listTodos')
        response.expectStatus(200).expectItem({
          id,
          state: 'pending',
          target_type: type,
          target: {
            id: target.id,
            iid: target.iid,
            project_id: project.id,
            title,
            description,
            state,
            labels,
          },
          project: { id: project.id, name: project.name },
          author: { id: owner.id, username: owner.username },
        })

        async function issue() {
          const path = { ...project.path, issue_iid: target.iid }
          return (await owner.call('getIssue', { path })).body
        }

        async function mergeRequest() {
          const path = { ...project.path, merge_request_iid: target.iid }
          return (await owner.call('getMergeRequest', { path })).body
        }
      }),
    ),
  ],
} satisfies CoverageOf<'listTodos'>

/** Whether closing a merge request marks its todos as done is not specified. */
async function targetState(context: CheckContext<'listTodos'>): Promise<void> {
  const user = await context.given.user()
  const { id, project, target } = await givenTodo(context, { for: user })
  await context.act(user, 'listTodos')
  const path = { ...project.path, merge_request_iid: target.iid }
  await context.owner.call('updateMergeRequest', { path, body: { state_event: 'close' } })
  for (const state of ['pending', 'done'] as const) {
    const todos = await context.act(user, 'listTodos', { query: { state } })
    if (!todos.expectStatus(200).items.some((todo) => todo.id === id)) continue
    todos.expectItem({ id, target: { id: target.id, state: 'closed' } })
    return
  }
  throw new Observed('A todo of a closed merge request is in neither list.')
}

/** If one of several assignments has a todo, the others have one as well. */
async function expectTodoOfEach(context: CheckContext<'listTodos'>): Promise<void> {
  const user = await context.given.user()
  const targets: string[] = []
  for (const visibility of ['private', 'public'] as const) {
    const project = await projectWith(context, [user], { visibility })
    for (const type of ['Issue', 'Issue', 'MergeRequest', 'MergeRequest'] as const) {
      const { id } = await givenAssignment(context, { for: user, project, type })
      targets.push(`${type} ${id}`)
    }
  }
  const list = () => context.act(user, 'listTodos')
  const missingFrom = (response: ApiResponse<'listTodos'>) => {
    const { items } = response.expectStatus(200)
    const listed = new Set(items.map((item) => `${item.target_type} ${item.target.id}`))
    return targets.filter((target) => !listed.has(target))
  }
  const isComplete = (each: ApiResponse<'listTodos'>) => missingFrom(each).length === 0
  const first = await context.eventually(list, isComplete, 1_000)
  if (missingFrom(first).length === targets.length) return
  // Todos may be created later.
  const response = await context.eventually(list, isComplete, 5_000)
  const missing = missingFrom(response)
  if (missing.length > 0)
    response.fail(`A todo for each of the ${targets.length} assignments.`, `None for ${missing.join(', ')}.`)
}

/** Of the todos of the check exactly these are listed. Which other todos a server creates is not specified. */
function expectAmong(
  response: ApiResponse<'listTodos'>,
  known: readonly number[],
  listed: readonly number[],
): void {
  response
    .expectStatus(200)
    .expectIncludes('id', ...listed)
    .expectOmits('id', ...known.filter((id) => !listed.includes(id)))
}
