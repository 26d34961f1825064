import type { MergeRequestRow, MilestoneRow } from '../../database/tables.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'

/** A merge request with what authorization and its presenters need. */
export interface MergeRequest extends MergeRequestRow {
  /** The target project. */
  project: Project
  author: UserReference
  assignee: UserReference | null
  milestone: MilestoneRow | null
  /** Names, sorted. */
  labels: string[]
  upvotes: number
  downvotes: number
  /** Number of notes that users wrote. */
  notes: number
  /** The present heads of the branches; null if the branch does not exist. */
  source_head: string | null
  target_head: string | null
}

/** A merge request with what has to be computed from the repository. */
export interface MergeRequestRecord {
  mergeRequest: MergeRequest
  /** Whether its branches exist and can be merged without conflict. */
  isMergeable: boolean
}

/** The commits whose difference the changes are; a null head means no commits, a null base all commits up to the head. */
export interface ChangeRange {
  head: string | null
  base: string | null
}

/** What a single merge request includes in addition. */
export interface SingleMergeRequestRecord extends MergeRequestRecord {
  range: ChangeRange
  /** Whether the caller is subscribed. */
  subscribed: boolean
}

/** Whether the title marks the merge request as work in progress. */
export function isWorkInProgress(title: string): boolean {
  return /^\s*(\[WIP\]|WIP:|WIP\s)/i.test(title)
}

/** The columns that cancel a merge which is scheduled for the success of the pipeline. */
export const withoutScheduledMerge = {
  merge_when_pipeline_succeeds: 0,
  merge_user_id: null,
  merge_commit_message: null,
  should_remove_source_branch: null,
} as const satisfies Partial<MergeRequestRow>
