import type { Schema } from '../../../generated/schemas.ts'
import { userSummary } from '../users/index.ts'
import type { AwardEmoji } from './record.ts'

/** An award emoji. Spec: document 3, "Award emoji". */
export function awardEmoji(row: AwardEmoji, origin: string): Schema<'AwardEmoji'> {
  return {
    id: row.id,
    name: row.name,
    user: userSummary(row.user, origin),
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...awardable(row),
  }
}

function awardable(row: AwardEmoji): { awardable_id: number; awardable_type: string } {
  if (row.issue_id !== null) return { awardable_id: row.issue_id, awardable_type: 'Issue' }
  if (row.merge_request_id !== null)
    return { awardable_id: row.merge_request_id, awardable_type: 'MergeRequest' }
  if (row.snippet_id !== null) return { awardable_id: row.snippet_id, awardable_type: 'Snippet' }
  return { awardable_id: row.note_id ?? 0, awardable_type: 'Note' }
}
