import type { Schema } from '../../../../generated/schemas.ts'
import type { CommitCommentRow, UserRow } from '../../../database/tables.ts'
import { userSummary } from '../../users/index.ts'

/** A comment on a commit; both forms show all there is. Spec: document 3, "Commit comment". */
export function commitComment(
  row: CommitCommentRow,
  author: UserRow,
  origin: string,
): Schema<'CreatedCommitComment'> {
  return {
    note: row.note,
    author: userSummary(author, origin),
    created_at: row.created_at,
    path: row.path,
    line: row.line,
    line_type: row.line_type,
  }
}
