/** Todos of two users. */
import type { CheckContext } from '../../fixtures/context.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { NotProvisionable } from '../../protocol/signals.ts'
import { givenAssignment, projectWith, givenTodo } from '../../fixtures/todos.ts'

/** A user with two todos, and another user with one. */
export async function threeTodos(context: CheckContext) {
  const [user, other] = [await context.given.user(), await context.given.user()]
  const project = await projectWith(context, [user, other])
  const first = await givenTodo(context, { for: user, project })
  const second = await givenTodo(context, { for: user, project, type: 'Issue' })
  const ofOther = await givenTodo(context, { for: other, project })
  return { user, other, first, second, ofOther }
}

/** The todos of two users about the same issue; null if the server does not create both. */
export async function givenSharedTarget(
  context: CheckContext,
  project: GivenProject,
  users: readonly [Actor, Actor],
): Promise<{ readonly own: number; readonly others: number } | null> {
  const issue = await givenIssue(context, {
    project,
    description: users.map(({ username }) => `@${username}`).join(' and '),
  })
  const todosAbout = async (user: Actor) => {
    const list = await user.call('listTodos')
    return list.items.find(({ target_type, target }) => target_type === 'Issue' && target.id === issue.id)?.id
  }
  const [own, others] = await context.eventually(
    () => Promise.all(users.map((user) => todosAbout(user))),
    (found) => !found.includes(undefined),
    1_000,
  )
  return own === undefined || others === undefined ? null : { own, others }
}

/** The pending todos of a user who is assigned to an issue and mentioned in it, if the server creates more than one. */
export async function givenTodosOfOneTarget(context: CheckContext, user: Actor): Promise<readonly number[]> {
  const project = await projectWith(context, [user])
  const options = { assignee_ids: [user.id], description: `For @${user.username} to see` }
  const issue = await givenIssue(context, { project, ...options })
  const list = () => user.call('listTodos', { query: { type: 'Issue' } })
  const ofIssue = ({ items }: Awaited<ReturnType<typeof list>>) =>
    items.filter(({ target }) => target.id === issue.id).map(({ id }) => id)
  return ofIssue(await context.eventually(list, (found) => ofIssue(found).length > 1, 500))
}

/** Todos of a user, more than a page has by default. */
export async function givenManyTodos(
  context: CheckContext,
  user: Actor,
  project: GivenProject,
): Promise<void> {
  const count = 21
  for (let index = 0; index < count; index += 1)
    await givenAssignment(context, { for: user, project, type: 'Issue' })
  const list = await context.eventually(
    () => user.call('listTodos', { query: { per_page: 100 } }),
    ({ items }) => items.length >= count,
  )
  if (list.items.length < count)
    throw new NotProvisionable('Assigning a user does not create a todo within seconds.')
}

/** A todo of a user who is mentioned in a note, if the server creates one. */
export async function mentionInNote(
  context: CheckContext,
  user: Actor,
  project: GivenProject,
): Promise<void> {
  const { path } = await givenIssue(context, { project })
  const list = () => user.call('listTodos', { query: { type: 'Issue', per_page: 100 } })
  const count = (await list()).items.length
  const note = { path, body: { body: `For @${user.username} to see` } }
  const created = await ifPossible(() => project.owner.call('createIssueNote', note), null)
  if (created !== null) await context.eventually(list, ({ items }) => items.length > count, 500)
}
