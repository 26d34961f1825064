/** Loads todos with what their presenter needs, and finds the users who may get one. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { requireDeleted } from '../../database/deleted.ts'
import { parseRows } from '../../database/json-rows.ts'
import type { NoteRow, UserRow } from '../../database/tables.ts'
import { HttpError, notFound } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { issuesById } from '../issues/index.ts'
import { mergeRequestRecords, mergeRequestsById } from '../merge-requests/index.ts'
import { withProjects } from '../projects/index.ts'
import type { Project } from '../projects/record.ts'
import { authorIn, usersByUsername } from '../users/index.ts'
import { todoById } from './queries.ts'
import type { LoadedTodo, TodoRecord } from './record.ts'

/** One of the caller's todos. Throws 404 unless the caller sees what it is about. */
export async function findTodo(context: QueryContext, id: number): Promise<LoadedTodo> {
  const todo = await todoById(context, keptId(id))
  if (todo === undefined) throw notFound('Todo')
  return todo
}

/** Todos in the same order. */
export async function todoRecords(services: Services, rows: readonly LoadedTodo[]): Promise<TodoRecord[]> {
  const loaded = await withProjects(services, 'todo', rows, (row) => row.project_id)
  const projects = loaded.map(({ project }) => project)
  const idsOf = (column: 'issue_id' | 'merge_request_id') =>
    rows.map((row) => row[column]).filter((id) => id !== null)
  const issues = await issuesById(services, idsOf('issue_id'), projects)
  const mergeRequests = await mergeRequestsById(services, idsOf('merge_request_id'), projects)
  const records = await mergeRequestRecords(services, mergeRequests)
  const lost: number[] = []
  const todos = loaded.flatMap(({ row: { author_rows, note_rows, ...todo }, project }) => {
    const [note = null] = parseRows<Pick<NoteRow, 'id' | 'body'>>(note_rows)
    const issue = issues.find(({ id }) => id === todo.issue_id)
    const mergeRequest = records.find((record) => record.mergeRequest.id === todo.merge_request_id)
    const target = issue === undefined ? mergeRequest && { mergeRequest } : { issue }
    if (target === undefined) lost.push(todo.id)
    return target === undefined ? [] : [{ todo, project, author: authorIn(author_rows), target, note }]
  })
  await requireDeleted(services.db, 'todo', lost)
  return todos
}

/** Reads a record on behalf of a user; throws if it is not visible to that user. */
export type ReadAs = (services: Services) => Promise<unknown>

/** The users who see the project, in the same order, without blocked users. */
export function usersWhoSee(
  services: Services,
  project: Project,
  users: readonly UserRow[],
): Promise<UserRow[]> {
  return usersWhoCanRead(services, users, ({ find }) => find.project(project.id))
}

type Texts = readonly (string | null | undefined)[]

/**
 * The users whom the texts mention and who can read the record, without the caller and blocked users; in a changed record
 * without those whom the former texts mention, who have had a todo.
 */
export async function mentionedUsers(
  services: Services,
  texts: Texts,
  read: ReadAs,
  former: Texts = [],
): Promise<UserRow[]> {
  const before = namesIn(former)
  const names = [...namesIn(texts)].filter((name) => !before.has(name)).slice(0, mostNames)
  const users = await usersByUsername(services.db, names)
  const others = users.filter(({ id }) => id !== services.currentUser().id)
  return usersWhoCanRead(services, others, read)
}

/** Further names in the same texts are ignored. */
const mostNames = 50

function namesIn(texts: Texts): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => mentionedNames(text ?? '')))
}

/** Names in lower case, except those in code. */
function mentionedNames(text: string): string[] {
  const prose = text.replace(/```[^]*?(?:```|$)|`[^`\n]*`/g, ' ')
  const mentions = prose.matchAll(/(?<![\w.@/-])@([a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_-])?)/gi)
  return [...mentions].map(([, name = '']) => name.toLowerCase())
}

async function usersWhoCanRead(
  { actAs }: Services,
  users: readonly UserRow[],
  read: ReadAs,
): Promise<UserRow[]> {
  const able: UserRow[] = []
  for (const user of users) if (user.state === 'active' && (await canRead(actAs(user), read))) able.push(user)
  return able
}

async function canRead(services: Services, read: ReadAs): Promise<boolean> {
  try {
    await read(services)
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}
