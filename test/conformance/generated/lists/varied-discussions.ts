/** Notes, award emoji and todos of several users, and commits of merge requests. Spec: the lists of documents 2 and 3. */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import {
  awardedEmoji,
  onIssue,
  onIssueNote,
  onMergeRequest,
  onMergeRequestNote,
  onSnippet,
  otherEmoji,
  type Awardable,
  type Noteable,
} from '../../fixtures/issues.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import { renamedOutsideAscii } from '../../fixtures/renamed.ts'
import { levels } from '../../fixtures/roles.ts'
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { lettersAndEmoji, nonAsciiText } from '../../fixtures/texts.ts'
import { givenTodo, projectWith } from '../../fixtures/todos.ts'
import type { Parameters } from '../../protocol/encode.ts'
import { ofCreated, type Created, type Varied, type VariedList } from './varied-items.ts'

const notes =
  (subject: Noteable) =>
  async (context: CheckContext): Promise<Varied> => {
    const { owner, project, path, id } = await subject.given(context)
    const created: Created[number][] = []
    for (const by of [owner, ...(await membersOf(context, project))]) {
      const body = `${nonAsciiText} by ${by.username}`
      const note = (await by.call(subject.createNote, { path, body: { body } })).body
      created.push([note.id, { body, author: { id: by.id }, noteable_id: id }])
    }
    return { by: owner, path, key: 'id', ...ofCreated(created) }
  }

const awards =
  (subject: Awardable) =>
  async (context: CheckContext): Promise<Varied> => {
    const { owner, project, path, id } = await subject.given(context)
    const [second, third] = await membersOf(context, project)
    const created: Created[number][] = []
    for (const [by, name] of [
      [owner, awardedEmoji],
      [owner, otherEmoji],
      [second, awardedEmoji],
      [third, 'thumbsdown'],
    ] as const) {
      const award = (await by.call(subject.createAward, { path, body: { name } })).body
      created.push([award.id, { name, user: { id: by.id }, awardable_id: id }])
    }
    return { by: owner, path, key: 'id', ...ofCreated(created) }
  }

/** Two users who can write to a project. */
async function membersOf(context: CheckContext, project: GivenProject): Promise<readonly [Actor, Actor]> {
  const [second, third] = await sharedUsers(context)
  for (const user of [second, third]) await context.given.member(project, user, levels.master)
  return [second, third]
}

/** Of two authors, about issues and merge requests of two projects. */
async function todos(context: CheckContext): Promise<Varied> {
  const by = await context.given.user()
  const [author] = await sharedUsers(context)
  const created: Created[number][] = []
  for (const other of [null, author]) {
    const project = await projectWith(context, [by, ...(other === null ? [] : [other])])
    await renamedOutsideAscii(project)
    const { body } = await by.call('getProject', { path: project.path })
    const { id, name, name_with_namespace, path_with_namespace } = body
    const shown = { id, name, name_with_namespace, path: body.path, path_with_namespace }
    for (const type of ['Issue', 'MergeRequest'] as const) {
      const from = other ?? project.owner
      const todo = await givenTodo(context, { for: by, by: from, project, type })
      const target = await targetOf(by, project.path, type, todo.target.iid)
      const part = { target_type: type, author: { id: from.id }, project: shown }
      created.push([todo.id, { ...part, target: { ...target, id: todo.target.id } }])
    }
  }
  return { by, path: {}, key: 'id', ...ofCreated(created) }
}

/** The properties of the issue or merge request of a todo that do not depend on the request or on time. */
async function targetOf(
  by: Actor,
  path: GivenProject['path'],
  type: 'Issue' | 'MergeRequest',
  iid: number,
): Promise<Parameters> {
  const kept = [
    'iid',
    'project_id',
    'title',
    'description',
    'state',
    'labels',
    'source_branch',
    'target_branch',
  ]
  const response = await (type === 'Issue'
    ? by.call('getIssue', { path: { ...path, issue_iid: iid } })
    : by.call('getMergeRequest', { path: { ...path, merge_request_iid: iid } }))
  const { author, assignee } = response.body
  const record = Object.entries(response.body).filter(([name]) => kept.includes(name))
  return { ...Object.fromEntries(record), author: { id: author.id }, assignee: { id: assignee?.id } }
}

/** Two commits of two authors. The name of the second is not that of the caller. */
async function mergeRequestCommits({ given, owner }: CheckContext): Promise<Varied> {
  const { project, path, source, head } = await given.openMergeRequest()
  const actions = [{ action: 'create', file_path: 'second.txt', content: 'Second.\n' } as const]
  const author = { author_name: lettersAndEmoji, author_email: 'weaver@example.com' }
  const second = await owner.call('createCommit', {
    path: project.path,
    body: { branch: source, commit_message: `${nonAsciiText}\n\nIn full.`, ...author, actions },
  })
  return {
    by: owner,
    path,
    key: 'id',
    values: [head, second.body.id],
    parts: new Map([[second.body.id, author]]),
    single: ({ id: sha }) => [{ operation: 'getCommit', path: { id: project.id, sha } }],
  }
}

export const variedDiscussions: readonly VariedList[] = [
  ['listIssueAwardEmoji', awards(onIssue)],
  ['listIssueNoteAwardEmoji', awards(onIssueNote)],
  ['listIssueNotes', notes(onIssue)],
  ['listMergeRequestAwardEmoji', awards(onMergeRequest)],
  ['listMergeRequestCommits', mergeRequestCommits],
  ['listMergeRequestNoteAwardEmoji', awards(onMergeRequestNote)],
  ['listMergeRequestNotes', notes(onMergeRequest)],
  ['listSnippetAwardEmoji', awards(onSnippet)],
  ['listSnippetNotes', notes(onSnippet)],
  ['listTodos', todos],
]
