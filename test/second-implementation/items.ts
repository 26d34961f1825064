/** Issues, merge requests and snippets: what they have in common. */
import { levelOf, projectOf } from './access.ts'
import { positive } from './attributes.ts'
import { signedIn, type Call } from './call.ts'
import {
  contentsOf,
  type Issue,
  type Item,
  type ItemKind,
  type MergeRequest,
  type Milestone,
  type Note,
  type Snippet,
} from './contents.ts'
import type { Shape } from './contract.ts'
import { invalid, notFound } from './request-error.ts'
import type { Container, User } from './state.ts'

export const typeNames = { issues: 'Issue', merge_requests: 'MergeRequest', snippets: 'Snippet' } as const

const parameters = {
  issues: 'issue_iid',
  merge_requests: 'merge_request_iid',
  snippets: 'snippet_id',
} as const

/** The issue, merge request or snippet of the request, if the caller may see it. Throws a `RequestError` otherwise. */
export function itemOf(kind: ItemKind, call: Call): Item {
  return itemIn(projectOf(call), kind, call.path.required(parameters[kind], positive), call)
}

/** The item with this IID, or of a snippet this ID. */
export function itemIn(project: Container, kind: ItemKind, number: number, call: Call): Item {
  const { issues, mergeRequests, snippets } = contentsOf(project)
  const item = { issues, merge_requests: mergeRequests, snippets }[kind].get(number)
  if (item === undefined || !seesItem(item, call)) throw notFound(typeNames[kind])
  return item
}

/** The note of the request. Throws a `RequestError` if there is none. */
export function noteIn({ notes }: Item, { path }: Call): Note {
  const found = notes.get(path.required('note_id', positive))
  if (found === undefined) throw notFound('Note')
  return found
}

/** Private snippets are for members and authors, confidential issues for those that `seesConfidential` names. */
function seesItem(item: Issue | MergeRequest | Snippet, call: Call): boolean {
  if (item.kind === 'issues') return !item.confidential || seesConfidential(item.assignees, item, call)
  const user = signedIn(call)
  const isOpen = item.kind === 'merge_requests' || item.visibility !== 'private'
  return isOpen || user.admin || user === item.author || levelOf(user, item.project, call.now) > 0
}

/** Confidential issues are for their author, their assignees, and members from reporters on. */
export function seesConfidential(assignees: readonly User[], { author, project }: Item, call: Call): boolean {
  const user = signedIn(call)
  return user.admin || user === author || assignees.includes(user) || levelOf(user, project, call.now) >= 20
}

/** Whether the user owns the project, or the group that it is in. */
export function isOwner(user: User, { creator, parent }: Container): boolean {
  return user.admin || (parent === null ? creator === user : parent.members.get(user.id)?.level === 50)
}

/** The labels of a comma-separated list. */
export function labelsOf(given: string | undefined): readonly string[] {
  const names = (given ?? '').split(',').map((name) => name.trim())
  return [...new Set(names)].filter((name) => name !== '')
}

export const newestFirst = (one: Item & { createdAt: Date }, other: Item & { createdAt: Date }) =>
  other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id

/** The milestone that the request names; undefined if it names none. Throws a `RequestError` if the project has none with the ID. */
export function milestoneOf(project: Container, { attributes }: Call): Milestone | undefined {
  const id = attributes.optional('milestone_id', positive)
  const milestone = id === undefined ? undefined : contentsOf(project).milestones.get(id)
  if (id !== undefined && milestone === undefined) throw invalid('milestone_id', 'names no milestone')
  return milestone
}

export function milestoneRecord(
  milestone: Milestone | null,
  { choices: habits }: Call,
): Shape<'NullableMilestone'> {
  if (milestone === null) return null
  const { id, iid, project, title, description, state, due, createdAt } = milestone
  const time = habits.time(createdAt)
  return {
    id,
    iid,
    project_id: project.id,
    title,
    description,
    state,
    created_at: time,
    updated_at: time,
    due_date: due,
  }
}
