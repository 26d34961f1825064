import type { IssueRow, MilestoneRow, UserRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'

/** An issue, with what its presenters need. */
export interface Issue extends IssueRow {
  project: Project
  author: UserRow
  /** In the order in which they were given. */
  assignees: UserRow[]
  milestone: MilestoneRow | null
  /** Names, sorted. */
  labels: string[]
  /** How many notes users wrote on it. */
  notes: number
}
