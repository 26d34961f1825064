import type { IssueRow, MilestoneRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'

/** An issue with what its presenters need. */
export interface Issue extends IssueRow {
  project: Project
  author: UserReference
  /** In the order in which they were assigned. */
  assignees: UserReference[]
  milestone: MilestoneRow | null
  /** Names, sorted. */
  labels: string[]
  /** Number of notes that users wrote. */
  notes: number
}
