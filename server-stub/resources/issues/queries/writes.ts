/** Writes issues. */
import type { Tx } from '../../../database/connection.ts'
import { insertRow } from '../../../database/rows.ts'
import type { IssueRow, NewRow } from '../../../database/tables.ts'
import { changeIssueCounts } from '../../projects/index.ts'

/** Ids of the labels of an issue, and of its assignees in order. */
interface IssueRelations {
  labels: readonly number[]
  assignees: readonly number[]
}

/** Adds an issue. */
export async function addIssue(
  tx: Tx,
  row: NewRow<'issue'>,
  { labels, assignees }: IssueRelations,
): Promise<IssueRow> {
  const issue = await insertRow(tx, 'issue', row)
  const given = labels.map((label_id) => ({ issue_id: issue.id, label_id }))
  if (given.length > 0) await tx.insertInto('issue_label').values(given).execute()
  const assigned = assignees.map((user_id) => ({ issue_id: issue.id, user_id }))
  if (assigned.length > 0) await tx.insertInto('issue_assignee').values(assigned).execute()
  return issue
}

/** Closes or reopens an issue; undefined if it does not exist or is in that state already. */
export async function setIssueState(
  tx: Tx,
  id: number,
  state: IssueRow['state'],
  at: string,
): Promise<IssueRow | undefined> {
  const issue = await tx
    .updateTable('issue')
    .set({ state, closed_at: state === 'closed' ? at : null, updated_at: at })
    .where('id', '=', id)
    .where('state', '!=', state)
    .returningAll()
    .executeTakeFirst()
  if (issue !== undefined)
    await changeIssueCounts(tx, issue.project_id, { open: state === 'opened' ? 1 : -1 })
  return issue
}
