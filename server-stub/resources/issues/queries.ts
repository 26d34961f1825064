/** Issues: lists of them, and how they come into being. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { nextIid } from '../projects/index.ts'
import type { Db, Tx } from '../../database/connection.ts'
import type { IssueRow, NewRow, Tables } from '../../database/tables.ts'
import { containsText } from '../../database/text-conditions.ts'

/** What a list of issues is narrowed and ordered by. */
export interface IssueFilter {
  state?: IssueRow['state'] | undefined
  /** Names that must all be there; an empty list: issues without labels. */
  labels?: readonly string[] | undefined
  /** Title of the milestone. */
  milestone?: string | undefined
  iids?: readonly number[] | undefined
  /** Part of title or description. */
  search?: string | undefined
  order_by?: 'created_at' | 'updated_at' | undefined
  sort?: 'asc' | 'desc' | undefined
}

export type IssueQuery = SelectQueryBuilder<Tables, 'issue', IssueRow>
type Conditions = ExpressionBuilder<Tables, 'issue'>

/** A new issue with what it is given: ids of its labels, and of its assignees in order. */
export type NewIssue = Omit<NewRow<'issue'>, 'iid'>
export interface IssueCompany {
  labels: readonly number[]
  assignees: readonly number[]
}

/** Issues that match, the newest first unless said otherwise; who may see them is for the caller to add. */
export function issuesMatching(db: Db | Tx, filter: IssueFilter): IssueQuery {
  const { state, labels, milestone, iids = [], search = '', order_by: order = 'created_at' } = filter
  const { sort = 'desc' } = filter
  return db
    .selectFrom('issue')
    .selectAll('issue')
    .$if(state !== undefined, (query) => query.where('issue.state', '=', state ?? 'opened'))
    .$if(labels !== undefined, (query) => query.where((eb) => hasLabels(eb, labels ?? [])))
    .$if(milestone !== undefined, (query) => query.where((eb) => hasMilestone(eb, milestone ?? '')))
    .$if(iids.length > 0, (query) => query.where('issue.iid', 'in', iids))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or(['issue.title', 'issue.description'].map((column) => containsText(column, search))),
      ),
    )
    .orderBy(`issue.${order}`, sort)
    .orderBy('issue.id', sort)
}

/** An issue by its number in the project. */
export async function issueNumbered(
  db: Db | Tx,
  projectId: number,
  iid: number,
): Promise<IssueRow | undefined> {
  return db
    .selectFrom('issue')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('iid', '=', iid)
    .executeTakeFirst()
}

/** Closes an issue or opens it again; undefined when there is none of that id, or it is so already. */
export async function setIssueState(
  tx: Tx,
  id: number,
  state: IssueRow['state'],
  at: string,
): Promise<IssueRow | undefined> {
  return tx
    .updateTable('issue')
    .set({ state, closed_at: state === 'closed' ? at : null, updated_at: at })
    .where('id', '=', id)
    .where('state', '!=', state)
    .returningAll()
    .executeTakeFirst()
}

/** An issue by its id. */
export async function issueById(db: Db | Tx, id: number): Promise<IssueRow | undefined> {
  return db.selectFrom('issue').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds an issue with the project's next number. */
export async function addIssue(
  tx: Tx,
  row: NewIssue,
  { labels, assignees }: IssueCompany,
): Promise<IssueRow> {
  const iid = await nextIid(tx, row.project_id, 'issue')
  const issue = await tx
    .insertInto('issue')
    .values({ ...row, iid })
    .returningAll()
    .executeTakeFirstOrThrow()
  const given = labels.map((label_id) => ({ issue_id: issue.id, label_id }))
  if (given.length > 0) await tx.insertInto('issue_label').values(given).execute()
  const assigned = assignees.map((user_id) => ({ issue_id: issue.id, user_id }))
  if (assigned.length > 0) await tx.insertInto('issue_assignee').values(assigned).execute()
  return issue
}

/** Names of the labels of each issue, sorted, by its id. */
export async function issueLabelsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const names = new Map<number, string[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return names
  const rows = await db
    .selectFrom('issue_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .where('given.issue_id', 'in', ids)
    .orderBy('label.name')
    .select(['given.issue_id as id', 'label.name'])
    .execute()
  for (const { id, name } of rows) names.get(id)?.push(name)
  return names
}

/** Ids of the users that each issue is assigned to, in order, by its id. */
export async function assigneesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const users = new Map<number, number[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return users
  const rows = await db
    .selectFrom('issue_assignee')
    .select(['issue_id', 'user_id'])
    .where('issue_id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const { issue_id, user_id } of rows) users.get(issue_id)?.push(user_id)
  return users
}

function hasLabels(eb: Conditions, names: readonly string[]): Expression<SqlBool> {
  const given = eb
    .selectFrom('issue_label as given')
    .innerJoin('label', 'label.id', 'given.label_id')
    .select('given.label_id')
    .whereRef('given.issue_id', '=', 'issue.id')
  if (names.length === 0) return eb.not(eb.exists(given))
  return eb.and(names.map((name) => eb.exists(given.where('label.name', '=', name))))
}

function hasMilestone(eb: Conditions, title: string): Expression<SqlBool> {
  const titled = eb.selectFrom('milestone').select('milestone.id').where('milestone.title', '=', title)
  return eb('issue.milestone_id', 'in', titled)
}
