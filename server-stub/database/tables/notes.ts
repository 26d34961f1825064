/** Notes and award emoji of issues, merge requests and snippets. */
import type { Generated } from 'kysely'
import type { Flag, Timestamp, Visibility } from './columns.ts'

export interface SnippetTable {
  id: Generated<number>
  project_id: number
  author_id: number
  title: string
  file_name: string | null
  content: Generated<string>
  visibility: Generated<Visibility>
  created_at: Timestamp
  updated_at: Timestamp
}

/** On exactly one record. A note that a user writes on a merge request is a discussion, which can be resolved. */
export interface NoteTable {
  id: Generated<number>
  issue_id: number | null
  merge_request_id: number | null
  snippet_id: number | null
  author_id: number
  body: string
  attachment: string | null
  /** Created by the server to record an event. */
  system: Generated<Flag>
  resolved_at: Timestamp | null
  resolved_by_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** On exactly one record. */
export interface AwardEmojiTable {
  id: Generated<number>
  issue_id: number | null
  merge_request_id: number | null
  snippet_id: number | null
  note_id: number | null
  user_id: number
  /** Without colons. */
  name: string
  created_at: Timestamp
  updated_at: Timestamp
}
