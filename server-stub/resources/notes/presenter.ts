/** Views of notes. Spec: document 3, "Note". */
import type { Schema } from '../../../generated/schemas.ts'
import { userSummary } from '../users/index.ts'
import type { Note } from './record.ts'

/** A note on an issue or a merge request. */
export function note(row: Note, origin: string): Schema<'Note'> {
  const noteable_type = row.issue_id === null ? 'MergeRequest' : 'Issue'
  return { ...common(row, origin), noteable_id: row.issue_id ?? row.merge_request_id ?? 0, noteable_type }
}

/** A note on a snippet. */
export function snippetNote(row: Note, origin: string): Schema<'SnippetNote'> {
  return { ...common(row, origin), noteable_id: row.snippet_id ?? 0, noteable_type: 'Snippet' }
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
