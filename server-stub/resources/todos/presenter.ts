import type { Schema } from '../../../generated/schemas.ts'
import type { Issue } from '../issues/record.ts'
import type { Project } from '../projects/record.ts'
import type { NoteRow, TodoRow, UserRow } from '../../database/tables.ts'
import { issueSummary } from '../issues/index.ts'
import { mergeRequestSummary, type MergeRequestRecord } from '../merge-requests/presenter.ts'
import { projectReference } from '../projects/index.ts'
import { userSummary } from '../users/index.ts'

/** A todo with what it is about. */
export interface TodoRecord {
  todo: TodoRow
  project: Project
  author: UserRow
  target: { issue: Issue } | { mergeRequest: MergeRequestRecord }
  /** Where the user was mentioned, unless in the thing itself. */
  note: Pick<NoteRow, 'id' | 'body'> | null
}

/** Something to do. Spec: document 2, "Todo". */
export function todo(
  { todo: row, project, author, target, note }: TodoRecord,
  origin: string,
): Schema<'Todo'> {
  const thing =
    'issue' in target ? issueSummary(target.issue, origin) : mergeRequestSummary(target.mergeRequest, origin)
  return {
    id: row.id,
    project: projectReference(project),
    author: userSummary(author, origin),
    action_name: row.action,
    target_type: 'issue' in target ? 'Issue' : 'MergeRequest',
    target: thing,
    target_url: thing.web_url + (note === null ? '' : `#note_${note.id}`),
    body: note?.body ?? thing.title,
    state: row.state,
    created_at: row.created_at,
  }
}
