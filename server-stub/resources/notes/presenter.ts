/** Notes and award emoji. Spec: document 3, "Note" and "Award emoji". */
import type { Schema } from '../../../generated/schemas.ts'
import type { AwardEmoji } from '../award-emoji/record.ts'
import type { Note } from './record.ts'
import { userSummary } from '../users/index.ts'

/** A note on an issue or a merge request. */
export function note(row: Note, origin: string): Schema<'Note'> {
  const noteable_type = row.issue_id === null ? 'MergeRequest' : 'Issue'
  return { ...common(row, origin), noteable_id: row.issue_id ?? row.merge_request_id ?? 0, noteable_type }
}

/** A note on a snippet. */
export function snippetNote(row: Note, origin: string): Schema<'SnippetNote'> {
  return { ...common(row, origin), noteable_id: row.snippet_id ?? 0, noteable_type: 'Snippet' }
}

/** An emoji on anything. */
export function awardEmoji(row: AwardEmoji, origin: string): Schema<'AwardEmoji'> {
  return {
    id: row.id,
    name: row.name,
    user: userSummary(row.user, origin),
    created_at: row.created_at,
    updated_at: row.updated_at,
    ...awarded(row),
  }
}

function common(row: Note, origin: string) {
  return {
    id: row.id,
    body: row.body,
    attachment: row.attachment,
    author: userSummary(row.author, origin),
    created_at: row.created_at,
    updated_at: row.updated_at,
    system: row.system === 1,
  }
}

/** What the emoji is on: exactly one of these is set. */
function awarded(row: AwardEmoji): { awardable_id: number; awardable_type: string } {
  if (row.issue_id !== null) return { awardable_id: row.issue_id, awardable_type: 'Issue' }
  if (row.merge_request_id !== null)
    return { awardable_id: row.merge_request_id, awardable_type: 'MergeRequest' }
  if (row.snippet_id !== null) return { awardable_id: row.snippet_id, awardable_type: 'Snippet' }
  return { awardable_id: row.note_id ?? 0, awardable_type: 'Note' }
}
