import type { EventRow } from '../../database/tables.ts'
import type { Note } from '../notes/record.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'

/** A record with an id of its own that an event is about. */
export interface EventRecordTarget {
  kind: 'issue' | 'milestone' | 'merge_request' | 'snippet'
  id: number
  title: string
}

/** What an event is about; a note together with the record that it is on; a user is the author of the event. */
export type EventTarget =
  | EventRecordTarget
  | { kind: 'project' }
  | { kind: 'user' }
  | { kind: 'note'; id: number; on: EventRecordTarget }

/** A commit in a push event. */
export interface PushedCommit {
  id: string
  message: string
  timestamp: string
  author: { name: string; email: string }
}

/** What was pushed. `before` or `after` is 40 zeros where the branch or tag did not exist. */
export interface Push {
  before: string
  after: string
  /** Full name: `refs/heads/master`. */
  ref: string
  /** The last ones, the oldest first. */
  commits: PushedCommit[]
  /** Number of all commits. */
  total: number
}

/** An event with what its presenter needs. */
export interface EventRecord {
  event: EventRow
  project: Project
  author: UserReference
  /** The comment, if the event is one. */
  note: Note | null
  /** The push, if the event is one. */
  push: Push | null
}
