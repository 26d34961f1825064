import type { NoteRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'

/** What identifies an issue, merge request or snippet that has notes. */
export interface NoteableId {
  kind: 'issue' | 'merge_request' | 'snippet'
  id: number
}

/** An issue, merge request or snippet that has notes. */
export interface Noteable extends NoteableId {
  title: string
  project: Project
}

/** A note with its author. */
export interface Note extends NoteRow {
  author: UserReference
}

/** A note with its record, and the project that the permission concerns. */
export interface NoteOn extends Note {
  on: Noteable
  project: Project
}
