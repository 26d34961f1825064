/** The reads that have a user: as such, as a member, and as the author of records. */
import type { CheckContext } from '../../../fixtures/context.ts'
import { ifPossible, observeIfPossible } from '../../../fixtures/if-possible.ts'
import { givenIssue } from '../../../fixtures/issues.ts'
import type { Actor } from '../../../fixtures/actor.ts'
import type { GivenRepositoryProject } from '../../../fixtures/repository.ts'
import type { Parameters } from '../../../protocol/encode.ts'
import { isRecord } from '../../../protocol/exchange.ts'
import { has, hasId, type View, type ViewsOf } from './view.ts'

export const ofDeletedUser: ViewsOf = async (context, { path }) => {
  const id = Number(path['id'])
  const { admin } = context
  const { username } = (await admin.call('getUser', { path: { id } })).body
  return [
    { list: 'listUsers', by: admin, query: { username }, isItem: hasId(id), part: null },
    ...membershipOf(id, await projectWith(context, id), null),
    ...(await observeIfPossible(context, () => inGroupOf(context, id), [])),
    ...(await observeIfPossible(context, () => requestOf(context, id), [])),
  ]
}

/** A group of which the user is a member. */
async function inGroupOf({ given }: CheckContext, user_id: number): Promise<readonly View[]> {
  const { owner: by, path } = await given.group()
  await by.call('addGroupMember', { path, body: { user_id, access_level: 30 } })
  return [{ list: 'listGroupMembers', by, path, isItem: hasId(user_id), part: null }]
}

/** A project to which the user requests access. */
async function requestOf(context: CheckContext, id: number): Promise<readonly View[]> {
  const { admin, given } = context
  const { owner: by, path } = await given.project({ visibility: 'public', request_access_enabled: true })
  const user = admin.with({ ...admin.account.credentials, SUDO: String(id) })
  await user.call('createProjectAccessRequest', { path })
  return [{ list: 'listProjectAccessRequests', by, path, isItem: hasId(id), part: null }]
}

/** A project of which the user is a member. */
export async function projectWith({ given }: CheckContext, user_id: number): Promise<GivenRepositoryProject> {
  const project = await given.repository()
  const body = { user_id, access_level: 40 } as const
  await project.owner.call('addProjectMember', { path: project.path, body })
  return project
}

/** The lists of a project of which the user is a member. */
export function membershipOf(
  user_id: number,
  { owner: by, path }: GivenRepositoryProject,
  part: Parameters | null,
): readonly View[] {
  const isItem = hasId(user_id)
  return (['listProjectMembers', 'listProjectUsers'] as const).map((list) => ({
    list,
    by,
    path,
    isItem,
    part,
  }))
}

/** The lists that have records of the user: an issue with a note and an award, a merge request and a todo of another user. */
export async function authorshipOf(
  context: CheckContext,
  project: GivenRepositoryProject,
  user: Actor,
  author: Parameters,
): Promise<readonly View[]> {
  const { owner: by } = project
  const issue = await givenIssue(context, { project, by: user, assignee_ids: [by.id] })
  const { path } = issue
  await user.call('createIssueNote', { path, body: { body: 'A note.' } })
  await user.call('createIssueAwardEmoji', { path, body: { name: 'heart' } })
  const request = await observeIfPossible(
    context,
    () => context.given.openMergeRequest({ project, by: user }),
    null,
  )
  return [
    ...(await observeIfPossible(context, () => onCommit(project, user, author), [])),
    ...(await observeIfPossible(context, () => ofTrigger(project, user, author), [])),
    { list: 'listIssues', by: user, isItem: hasId(issue.id), part: { author } },
    { list: 'listProjectIssues', by, path: project.path, isItem: hasId(issue.id), part: { author } },
    { list: 'listIssueNotes', by, path, isItem: has('body', 'A note.'), part: { author } },
    { list: 'listIssueAwardEmoji', by, path, isItem: has('name', 'heart'), part: { user: author } },
    ...(request === null
      ? []
      : ([
          {
            list: 'listMergeRequests',
            by,
            path: project.path,
            isItem: hasId(request.id),
            part: { author },
          },
        ] as const)),
    ...(await todosAbout(by, project.id, { author })),
  ]
}

/** A comment on a commit, and its status. */
async function onCommit(
  { owner: by, id, commit: sha }: GivenRepositoryProject,
  user: Actor,
  author: Parameters,
): Promise<readonly View[]> {
  const path = { id, sha }
  await user.call('createCommitComment', { path, body: { note: 'A remark.' } })
  await user.call('createCommitStatus', { path, body: { state: 'success', name: 'lint' } })
  return [
    { list: 'listCommitComments', by, path, isItem: has('note', 'A remark.'), part: { author } },
    { list: 'listCommitStatuses', by, path, isItem: has('name', 'lint'), part: { author } },
  ]
}

async function ofTrigger(
  { owner, path }: GivenRepositoryProject,
  user: Actor,
  author: Parameters,
): Promise<readonly View[]> {
  const { id } = (await user.call('createTrigger', { path, body: { description: 'Nightly' } })).body
  // Whether a trigger has an owner before a caller takes it is not specified.
  const taking = { path: { ...path, trigger_id: id } }
  if ((await ifPossible(() => user.call('takeTriggerOwnership', taking), null)) === null) return []
  return [{ list: 'listTriggers', by: owner, path, isItem: hasId(id), part: { owner: author } }]
}

/**
 * The first todo of a project. Whether an assignment or a mention creates a todo is not specified: there is a view only if
 * it does.
 */
export async function todosAbout(by: Actor, project_id: number, part: Parameters): Promise<readonly View[]> {
  const query = { project_id }
  const todos = await ifPossible(async () => (await by.call('listTodos', { query })).json, [])
  const [todo] = Array.isArray(todos) ? todos : []
  if (!isRecord(todo)) return []
  return [{ list: 'listTodos', by, query, isItem: hasId(todo['id']), part }]
}

/** Every view of a user has the attributes that a creation or an update has sent. */
export const viewsOfUser = (
  { admin, nonMember }: CheckContext,
  user: ViewedUser,
  sent: Parameters,
): readonly View[] => {
  const part = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== 'password'))
  const { email: _, can_create_group: __, external: ___, projects_limit: ____, ...profile } = part
  const isItem = has('username', user.username)
  return [
    { list: 'listUsers', by: admin, query: { username: user.username }, isItem, part },
    { list: 'getCurrentUser', by: admin, query: { sudo: user.username }, isItem, part },
    ...(user.id === undefined
      ? []
      : [{ list: 'getUser', by: nonMember, path: { id: user.id }, isItem, part: profile } as const]),
  ]
}

interface ViewedUser {
  readonly id?: number
  readonly username: unknown
}
