/** Todos. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { keptId } from '../../access/identifier.ts'
import { prepareForViewer, totalOf, type QueryContext, type Viewer } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { countOf } from '../../database/counts.ts'
import { jsonRows } from '../../database/json-rows.ts'
import { preparedPage, sliced, type Cut, type Direction } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import type { NewRow, Tables } from '../../database/tables.ts'
import { filtered, type Filters } from '../../http/attributes.ts'
import type { QueryOf } from '../../http/handler.ts'
import { isIssueVisible } from '../issues/index.ts'
import { isMergeRequestVisible } from '../merge-requests/index.ts'
import { authorRows } from '../users/index.ts'
import type { LoadedTodo, TodoTarget } from './record.ts'

type Conditions = ExpressionBuilder<Tables, 'todo'>
type Parameters = QueryOf<'listTodos'>
type Todos = SelectQueryBuilder<Tables, 'todo', LoadedTodo>

/** The condition of each parameter of the list of todos. */
const todoFilters = {
  action: (query, action) => query.where('todo.action', '=', action),
  author_id: (query, id) => query.where('todo.author_id', '=', keptId(id)),
  project_id: (query, id) => query.where('todo.project_id', '=', keptId(id)),
  state: (query, state) => query.where('todo.state', '=', state),
  type: (query, type) =>
    query.where(type === 'Issue' ? 'todo.issue_id' : 'todo.merge_request_id', 'is not', null),
} satisfies Filters<Parameters, Todos>

/** A page of the caller's todos that match, newest first; pending ones unless another state is requested. */
export async function pageOfTodos(
  context: QueryContext,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<LoadedTodo>> {
  const wanted: Parameters = { state: 'pending', ...parameters }
  return preparedPage(paging, {
    direction: 'desc',
    rows: ({ cut, offset }, direction) =>
      selected.all(context, { offset }, { parameters: wanted, cut, direction }),
    count: () => totalOf(counted, context, {}, wanted),
  })
}

const selected = prepareForViewer(
  (
    db,
    viewer,
    values: { offset: number },
    { parameters, cut, direction }: { parameters: Parameters; cut: Cut; direction: Direction },
  ) => sliced(matching(db, viewer, parameters).orderBy('todo.id', direction), cut, values),
)

const counted = prepareForViewer((db, viewer, _values: Record<string, never>, parameters: Parameters) =>
  countOf(matching(db, viewer, parameters)),
)

function matching(db: Db, viewer: Viewer, parameters: Parameters): Todos {
  return filtered<Parameters, Todos>(visibleTodos(db, viewer), parameters, todoFilters)
}

/** One of the caller's todos. */
export async function todoById(context: QueryContext, id: number): Promise<LoadedTodo | undefined> {
  return byId.first(context, { id }, null)
}

const byId = prepareForViewer((db, viewer, values: { id: number }, _shape: null) =>
  visibleTodos(db, viewer).where('todo.id', '=', values.id),
)

/** Adds a todo, unless the same is pending. The caller of this function makes sure that the user sees the target. */
export async function insertTodo(
  tx: Tx,
  { target, ...todo }: Omit<NewRow<'todo'>, 'updated_at'> & { target: TodoTarget },
): Promise<void> {
  const targetColumns = { issue_id: null, merge_request_id: null, [`${target.kind}_id`]: target.id }
  await tx
    .insertInto('todo')
    .values({ note_id: null, ...todo, ...targetColumns, updated_at: todo.created_at })
    .onConflict((pending) => pending.doNothing())
    .execute()
}

/** Marks pending todos of a user as done: all of them, one by its id, or those about a record. */
export async function markDone(
  tx: Tx,
  userId: number,
  which: 'all' | { id: number } | { target: TodoTarget },
  at: string,
): Promise<void> {
  const pending = tx
    .updateTable('todo')
    .set({ state: 'done', updated_at: at })
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
  if (which === 'all') await pending.execute()
  else if ('id' in which) await pending.where('id', '=', which.id).execute()
  else await pending.where(`${which.target.kind}_id`, '=', which.target.id).execute()
}

function visibleTodos(db: Db, viewer: Viewer): Todos {
  return db
    .selectFrom('todo')
    .selectAll('todo')
    .select((eb) => [authorRows(db, eb.ref('todo.author_id')), noteOf(db, eb).as('note_rows')])
    .where('todo.user_id', '=', viewer.userId)
    .where((eb) => isTargetVisible(eb, viewer))
}

/** The caller sees what the todo is about. */
function isTargetVisible(eb: Conditions, viewer: Viewer): Expression<SqlBool> {
  const issue = eb.selectFrom('issue').select('issue.id').whereRef('issue.id', '=', 'todo.issue_id')
  const mergeRequest = eb
    .selectFrom('merge_request')
    .select('merge_request.id')
    .whereRef('merge_request.id', '=', 'todo.merge_request_id')
  return eb.or([
    eb.exists(issue.where((inner) => isIssueVisible(inner, viewer))),
    eb.exists(mergeRequest.where((inner) => isMergeRequestVisible(inner, viewer))),
  ])
}

function noteOf(db: Db | Tx, eb: Conditions) {
  const note = eb.selectFrom('note').whereRef('note.id', '=', 'todo.note_id')
  return jsonRows(db, note, { id: 'note.id', body: 'note.body' }, 'note.id')
}
