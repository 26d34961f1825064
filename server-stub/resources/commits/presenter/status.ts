import type { Schema } from '../../../../generated/schemas.ts'
import type { CommitStatusRow, UserRow } from '../../../database/tables.ts'
import { userSummary } from '../../users/index.ts'

/** What a system outside said about a commit. Spec: document 3, "Commit status". */
export function commitStatus(row: CommitStatusRow, author: UserRow, origin: string): Schema<'CommitStatus'> {
  return {
    id: row.id,
    sha: row.sha,
    ref: row.ref,
    name: row.name,
    status: row.status,
    description: row.description,
    target_url: row.target_url,
    allow_failure: row.allow_failure === 1,
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    author: userSummary(author, origin),
  }
}
