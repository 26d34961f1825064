/** Reads issues with their author, assignees, labels, milestone and number of notes, in one statement. */
import type { ExpressionBuilder, InferResult } from 'kysely'
import { prepareForViewer, type QueryContext } from '../../../access/viewer.ts'
import type { Db, Tx } from '../../../database/connection.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { prepareByIds } from '../../../database/prepared.ts'
import type { IssueRow, Tables } from '../../../database/tables.ts'
import { authorColumns, userReferenceColumns } from '../../users/index.ts'
import { milestoneColumns } from '../../milestones/index.ts'
import { isIssueVisible } from './visibility.ts'

const visibleByNumber = prepareForViewer(
  (db, viewer, { project, iid }: { project: number; iid: number }, _shape: null) =>
    withRelations(db)
      .where('issue.project_id', '=', project)
      .where('issue.iid', '=', iid)
      .where((eb) => isIssueVisible(eb, viewer)),
)

const byIds = prepareByIds((db, ids) => withRelations(db).where('issue.id', 'in', ids))

/** An issue as the database returns it; `toIssue` makes the record of it. */
export type LoadedIssue = InferResult<ReturnType<typeof withRelations>>[number]

/** The issue of this number in the project, if the caller sees it. */
export async function findIssueByNumber(
  context: QueryContext,
  project: number,
  iid: number,
): Promise<LoadedIssue | undefined> {
  return visibleByNumber.first(context, { project, iid }, null)
}

/** The issues of these ids, in any order, whether the caller sees them or not. */
export async function loadIssues(db: Db | Tx, ids: readonly number[]) {
  return byIds(db, ids)
}

/** The row of an issue, for administrators. */
export async function issueById(db: Db | Tx, id: number): Promise<IssueRow | undefined> {
  return db.selectFrom('issue').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Issues with what `toIssue` needs. */
export function withRelations(db: Db) {
  return db
    .selectFrom('issue')
    .innerJoin('user as author', 'author.id', 'issue.author_id')
    .selectAll('issue')
    .select(authorColumns)
    .select((eb) => [
      milestoneOf(db, eb).as('milestone_rows'),
      labelsOf(db, eb).as('label_rows'),
      assigneesOf(db, eb).as('assignee_rows'),
      eb
        .selectFrom('note')
        .whereRef('note.issue_id', '=', 'issue.id')
        .where('note.system', '=', 0)
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('notes'),
    ])
}

function milestoneOf(db: Db, eb: ExpressionBuilder<Tables, 'issue'>) {
  const milestone = eb.selectFrom('milestone').whereRef('milestone.id', '=', 'issue.milestone_id')
  return jsonRows(db, milestone, milestoneColumns, 'milestone.id')
}

function labelsOf(db: Db, eb: ExpressionBuilder<Tables, 'issue'>) {
  const labels = eb
    .selectFrom('issue_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .whereRef('given.issue_id', '=', 'issue.id')
  return jsonRows(db, labels, { name: 'label.name' }, 'label.name')
}

function assigneesOf(db: Db, eb: ExpressionBuilder<Tables, 'issue'>) {
  const assignees = eb
    .selectFrom('issue_assignee as assigned')
    .innerJoin('user', 'user.id', 'assigned.user_id')
    .whereRef('assigned.issue_id', '=', 'issue.id')
  return jsonRows(db, assignees, userReferenceColumns, 'assigned.id')
}
