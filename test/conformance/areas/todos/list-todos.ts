/** Spec: document 2, "Todos", the list. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import type { Persona } from '../../fixtures/actor.ts'
import type { Answer } from '../../fixtures/response.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'

const actions = ['assigned', 'mentioned', 'build_failed', 'marked', 'approval_required'] as const

export const listTodos = {
  'list-todos/own-pending-by-default': check(async (world) => {
    const { given } = world
    const [person, other] = [await given.user(), await given.user()]
    const project = await projectWith(world, person, other)
    const first = await givenTodo(world, { for: person, project })
    const second = await givenTodo(world, { for: person, project, type: 'Issue' })
    const done = await givenTodo(world, { for: person, project })
    const theirs = await givenTodo(world, { for: other, project })
    await person.does('markTodoAsDone', { path: { id: done.id } })
    const answer = await person.tries('listTodos')
    answer
      .is(200)
      .includes('id', first.id, second.id)
      .omits('id', done.id, theirs.id)
      .allShow('state', 'pending')
    const others = await other.tries('listTodos')
    others.is(200).includes('id', theirs.id).omits('id', first.id, second.id)
  }),

  'list-todos/action-filter': check(async (world) => {
    const person = await world.given.user()
    const project = await projectWith(world, person)
    const assigned = await givenTodo(world, { for: person, project, action: 'assigned' })
    const mentioned = await givenTodo(world, { for: person, project, action: 'mentioned' })
    const made = new Map<string, number>([
      ['assigned', assigned.id],
      ['mentioned', mentioned.id],
    ])
    for (const action of actions) {
      const answer = await person.tries('listTodos', { query: { action } })
      claimsAmong(answer, [...made.values()], made.has(action) ? [made.get(action) ?? 0] : [])
    }
  }),

  'list-todos/action-values': actions.map((action) =>
    check(action, async ({ stranger }) => {
      const answer = await stranger.tries('listTodos', { query: { action } })
      answer.is(200)
    }),
  ),

  'list-todos/author-filter': [
    check('who wrote the thing', async (world) => {
      const { owner, stranger } = world
      const [person, second] = [await world.given.user(), await world.given.user()]
      const project = await projectWith(world, person, second)
      const byOwner = await givenTodo(world, { for: person, project })
      const bySecond = await givenTodo(world, { for: person, project, by: second })
      for (const [author, ids] of [
        [owner, [byOwner.id]],
        [second, [bySecond.id]],
        [stranger, []],
      ] as const) {
        const answer = await person.tries('listTodos', { query: { author_id: author.id } })
        claimsAmong(answer, [byOwner.id, bySecond.id], ids)
        for (const item of answer.items) {
          if (item.author.id !== author.id)
            answer.contradicts(`Todos by ${author.id}.`, `By ${item.author.id}.`)
        }
      }
    }),
    check('who drew somebody into the thing of another', async (world) => {
      const { owner, given } = world
      const [person, second] = [await given.user(), await given.user()]
      const project = await projectWith(world, person, second)
      const byOwner = await givenTodo(world, { for: person, project })
      const request = await given.openMergeRequest({ project })
      await second.does('updateMergeRequest', { path: request.path, body: { assignee_id: person.id } })
      const all = await person.tries('listTodos')
      const theirs = all
        .is(200)
        .items.filter(({ author, id }) => author.id === second.id && id !== byOwner.id)
      if (theirs.length === 0) {
        throw new NotProvisionable(
          'Assigning somebody later makes no todo of theirs here, and no operation creates one.',
        )
      }
      const ids = theirs.map(({ id }) => id)
      const ask = (author: Persona) => person.tries('listTodos', { query: { author_id: author.id } })
      claimsAmong(await ask(second), [byOwner.id, ...ids], ids)
      claimsAmong(await ask(owner), [byOwner.id, ...ids], [byOwner.id])
    }),
  ],

  'list-todos/project-filter': check(async (world) => {
    const person = await world.given.user()
    const here = await givenTodo(world, { for: person })
    const there = await givenTodo(world, { for: person })
    const empty = await world.given.project()
    for (const [project, ids] of [
      [here.project, [here.id]],
      [there.project, [there.id]],
      [empty, []],
    ] as const) {
      const answer = await person.tries('listTodos', { query: { project_id: project.id } })
      claimsAmong(answer, [here.id, there.id], ids)
    }
  }),

  'list-todos/state-filter': check(async (world) => {
    const person = await world.given.user()
    const project = await projectWith(world, person)
    const pending = await givenTodo(world, { for: person, project })
    const done = await givenTodo(world, { for: person, project })
    await person.does('markTodoAsDone', { path: { id: done.id } })
    for (const [state, id] of [
      ['pending', pending.id],
      ['done', done.id],
    ] as const) {
      const answer = await person.tries('listTodos', { query: { state } })
      claimsAmong(answer, [pending.id, done.id], [id])
      answer.allShow('state', state)
    }
  }),

  'list-todos/type-filter': check(async (world) => {
    const person = await world.given.user()
    const project = await projectWith(world, person)
    const ids = {
      Issue: (await givenTodo(world, { for: person, project, type: 'Issue' })).id,
      MergeRequest: (await givenTodo(world, { for: person, project, type: 'MergeRequest' })).id,
    }
    for (const type of ['Issue', 'MergeRequest'] as const) {
      const answer = await person.tries('listTodos', { query: { type } })
      claimsAmong(answer, Object.values(ids), [ids[type]])
      answer.allShow('target_type', type)
    }
  }),

  'list-todos/shows-the-target': (['Issue', 'MergeRequest'] as const).map((type) =>
    check(type, async (world) => {
      const { owner } = world
      const person = await world.given.user()
      const { id, project, target } = await givenTodo(world, { for: person, type })
      const shown = type === 'Issue' ? await shownIssue() : await shownMergeRequest()
      const answer = await person.tries('listTodos')
      answer.is(200).holds({
        id,
        state: 'pending',
        target_type: type,
        target: { id: target.id, iid: target.iid, project_id: project.id, title: shown.title },
        project: { id: project.id, name: project.name },
        author: { id: owner.id, username: owner.username },
      })

      async function shownIssue() {
        const path = { ...project.path, issue_iid: target.iid }
        return (await owner.does('getIssue', { path })).body
      }

      async function shownMergeRequest() {
        const path = { ...project.path, merge_request_iid: target.iid }
        return (await owner.does('getMergeRequest', { path })).body
      }
    }),
  ),
} satisfies CoverageOf<'listTodos'>

/** Of known todos exactly these are listed; of what else the server makes todos is not shown. */
function claimsAmong(answer: Answer<'listTodos'>, known: readonly number[], listed: readonly number[]): void {
  answer
    .is(200)
    .includes('id', ...listed)
    .omits('id', ...known.filter((id) => !listed.includes(id)))
}
