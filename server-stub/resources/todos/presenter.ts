import type { Schema } from '../../../generated/schemas.ts'
import { issueSummary } from '../issues/index.ts'
import { mergeRequestSummary } from '../merge-requests/index.ts'
import { projectReference } from '../projects/index.ts'
import { userSummary } from '../users/index.ts'
import type { TodoRecord } from './record.ts'

/** A todo. Spec: document 2, "Todo". */
export function todo(
  { todo: row, project, author, target, note }: TodoRecord,
  origin: string,
): Schema<'Todo'> {
  const view =
    'issue' in target ? issueSummary(target.issue, origin) : mergeRequestSummary(target.mergeRequest, origin)
  return {
    id: row.id,
    project: projectReference(project),
    author: userSummary(author, origin),
    action_name: row.action,
    target_type: 'issue' in target ? 'Issue' : 'MergeRequest',
    target: view,
    target_url: view.web_url + (note === null ? '' : `#note_${note.id}`),
    body: note?.body ?? view.title,
    state: row.state,
    created_at: row.created_at,
  }
}
