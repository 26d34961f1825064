/** Events and todos. */
import type { Generated } from 'kysely'
import type { JsonText, Timestamp } from './columns.ts'

/** The values of the filter `action`. Spec: document 1, "Filter values". */
export type EventAction =
  | 'created'
  | 'updated'
  | 'closed'
  | 'reopened'
  | 'pushed'
  | 'commented'
  | 'merged'
  | 'joined'
  | 'left'
  | 'destroyed'
  | 'expired'

export type EventTargetType =
  | 'issue'
  | 'milestone'
  | 'merge_request'
  | 'note'
  | 'project'
  | 'snippet'
  | 'user'

/** An action of a user in a project. It is deleted with its target. */
export interface EventTable {
  id: Generated<number>
  project_id: number
  author_id: number
  action: EventAction
  /** Null for pushes. The target is the project, the author, or what one of the ids below names. */
  target_type: EventTargetType | null
  /** Of what one of the ids below names; of a note's, what it is on. */
  target_title: string | null
  /** For a note: the record of the note. */
  issue_id: number | null
  merge_request_id: number | null
  snippet_id: number | null
  milestone_id: number | null
  note_id: number | null
  /** `Push` for pushes, else null. */
  data: JsonText | null
  created_at: Timestamp
}

/** The number of events of an author in a project; triggers of the database update it. */
export interface EventCountTable {
  project_id: number
  author_id: number
  events: number
}

/** The values of the filter `action`. Spec: document 2, "Todos". */
export type TodoAction = 'assigned' | 'mentioned' | 'build_failed' | 'marked' | 'approval_required'

/** Something for a user to do about an issue or a merge request. */
export interface TodoTable {
  id: Generated<number>
  user_id: number
  /** The user who caused it. */
  author_id: number
  project_id: number
  action: TodoAction
  issue_id: number | null
  merge_request_id: number | null
  /** The note that mentions the user; null if the target itself does. */
  note_id: number | null
  state: Generated<'pending' | 'done'>
  created_at: Timestamp
  updated_at: Timestamp
}
