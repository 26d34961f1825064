import type { NoteRow, TodoRow } from '../../database/tables.ts'
import type { Issue } from '../issues/record.ts'
import type { MergeRequestRecord } from '../merge-requests/record.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'

/** The issue or merge request that a todo is about. */
export interface TodoTarget {
  kind: 'issue' | 'merge_request'
  id: number
}

/** A todo with what its presenter needs. */
export interface TodoRecord {
  todo: TodoRow
  project: Project
  author: UserReference
  target: { issue: Issue } | { mergeRequest: MergeRequestRecord }
  /** The note that mentions the user, unless the target itself does. */
  note: Pick<NoteRow, 'id' | 'body'> | null
}

/** A todo as the database returns it. */
export type LoadedTodo = TodoRow & { author_rows: string; note_rows: string }
