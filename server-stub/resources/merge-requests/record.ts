import type { MergeRequestRow, MilestoneRow, UserRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'

/** A merge request, with what its presenters need. */
export interface MergeRequest extends MergeRequestRow {
  /** The one it would go into. */
  project: Project
  author: UserRow
  assignee: UserRow | null
  milestone: MilestoneRow | null
  /** Names, sorted. */
  labels: string[]
}
