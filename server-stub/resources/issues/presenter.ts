/** Views of an issue. Spec: document 3, "Issue". */
import type { Schema } from '../../../generated/schemas.ts'
import type { Issue } from './record.ts'
import { milestone } from '../milestones/index.ts'
import { userSummary } from '../users/index.ts'

/** An issue in a list. */
export function issueSummary(row: Issue, origin: string): Schema<'IssueSummary'> {
  const assignees = row.assignees.map((user) => userSummary(user, origin))
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    author: userSummary(row.author, origin),
    assignees,
    assignee: assignees[0] ?? null,
    milestone: row.milestone && milestone(row.milestone),
    labels: [...row.labels],
    user_notes_count: row.notes,
    due_date: row.due_date,
    web_url: `${origin}/${row.project.full_path}/issues/${row.iid}`,
    confidential: row.confidential === 1,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** A single issue; `subscribed` is about the caller. */
export function issue(row: Issue, subscribed: boolean, origin: string): Schema<'Issue'> {
  return { ...issueSummary(row, origin), subscribed }
}
