/** What waits for people. Spec: document 2, "Todos". */
import { viewerOf } from '../../access/viewer.ts'
import { visibleTodos } from '../events/visibility.ts'
import { keptId } from '../../access/identifier.ts'
import type { Project } from '../projects/record.ts'
import { notFound } from '../../http/errors.ts'
import { list, noContent, ok, type Area } from '../../http/handler.ts'
import type { MergeRequestRecord } from '../merge-requests/presenter.ts'
import { todo, type TodoRecord } from './presenter.ts'
import type { Services } from '../../services.ts'
import { mergeRequestsById, notesById } from '../../database/by-id.ts'
import { pageOf } from '../../database/paging.ts'
import type { TodoRow } from '../../database/tables.ts'
import { markDone, todosMatching } from './queries.ts'
import { usersById } from '../users/index.ts'
import { mergeRequestRecords } from '../merge-requests/relations.ts'

export const todos = {
  async listTodos(request, services) {
    const { query, paging, origin } = request
    const { db, caller, authorize, currentUser, now } = services
    authorize('manage-own-todos')
    const { author_id: author, project_id: project } = query
    const filter = {
      ...query,
      ...(author === undefined ? {} : { author_id: keptId(author) }),
      ...(project === undefined ? {} : { project_id: keptId(project) }),
    }
    const matching = todosMatching(db, currentUser().id, filter).where((eb) =>
      visibleTodos(eb, viewerOf({ caller, now })),
    )
    const page = await pageOf(matching, paging)
    const rows = await todoRecords(services, page.rows)
    return list({ ...page, rows }, (record) => todo(record, origin))
  },

  async markTodoAsDone(request, services) {
    const { path, origin } = request
    const { db, find, authorize, currentUser, now } = services
    authorize('manage-own-todos')
    const { id } = await find.todo(path.id)
    await markDone(db, currentUser().id, id, now().toISOString())
    const [record] = await todoRecords(services, [await find.todo(id)])
    if (record === undefined) throw notFound('Todo')
    return ok(todo(record, origin))
  },

  async markAllTodosAsDone(_request, { db, authorize, currentUser, now }) {
    authorize('manage-own-todos')
    await markDone(db, currentUser().id, 'all', now().toISOString())
    return noContent()
  },
} satisfies Area<'todos', Services>

/** Joins to todos what they are about, in the same order. */
async function todoRecords(services: Services, rows: readonly TodoRow[]): Promise<TodoRecord[]> {
  const { db, find } = services
  const ids = (column: 'project_id' | 'issue_id' | 'merge_request_id' | 'note_id') =>
    rows.map((row) => row[column])
  const projects = await find.projects(rows.map((row) => row.project_id))
  const issues = await find.issues(ids('issue_id').filter((id) => id !== null))
  const mergeRequests = await recordsOf(services, projects, ids('merge_request_id'))
  const notes = await notesById(db, ids('note_id'))
  const authors = await usersById(
    db,
    rows.map((row) => row.author_id),
  )
  return rows.flatMap((row) => {
    const [project, author] = [projects.find(({ id }) => id === row.project_id), authors.get(row.author_id)]
    const issue = issues.find(({ id }) => id === row.issue_id)
    const record = mergeRequests.find(({ mergeRequest }) => mergeRequest.id === row.merge_request_id)
    const target = issue === undefined ? record && { mergeRequest: record } : { issue }
    if (project === undefined || author === undefined || target === undefined) return []
    return [{ todo: row, project, author, target, note: notes.find(({ id }) => id === row.note_id) ?? null }]
  })
}

/** Records of merge requests into these projects. */
async function recordsOf(
  services: Services,
  projects: readonly Project[],
  ids: readonly (number | null)[],
): Promise<MergeRequestRecord[]> {
  const rows = await mergeRequestsById(services.db, ids)
  const records: MergeRequestRecord[] = []
  for (const project of projects) {
    const own = rows.filter((row) => row.target_project_id === project.id)
    if (own.length > 0) records.push(...(await mergeRequestRecords(services, project, own)))
  }
  return records
}
