/** Merge requests and what issues share with them. */
import type { Generated } from 'kysely'
import type { DateText, Flag, Timestamp } from './columns.ts'

export interface LabelTable {
  id: Generated<number>
  project_id: number
  name: string
  /** `#RRGGBB`. */
  color: string
  description: string | null
  created_at: Timestamp
}

export interface MilestoneTable {
  id: Generated<number>
  project_id: number
  iid: number
  title: string
  description: string | null
  state: Generated<'active' | 'closed'>
  due_date: DateText | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface MergeRequestTable {
  id: Generated<number>
  /** Counted within the target project. */
  iid: number
  /** Null once the source project is gone. */
  source_project_id: number | null
  /** The source project at the creation, also after it is gone; null if that was before the column existed. */
  original_source_project_id: number | null
  target_project_id: number
  source_branch: string
  target_branch: string
  title: string
  description: string | null
  state: Generated<'opened' | 'closed' | 'merged'>
  author_id: number
  assignee_id: number | null
  milestone_id: number | null
  merge_when_pipeline_succeeds: Generated<Flag>
  /** The user who requested the merge, while it waits for the pipeline and afterwards. */
  merge_user_id: number | null
  /** Wishes remembered while the merge waits for the pipeline. */
  merge_commit_message: string | null
  should_remove_source_branch: Flag | null
  /** As the author requested on creation or update. */
  force_remove_source_branch: Flag | null
  /** Head of the source branch, recorded when closed or merged: branches move on or vanish. */
  head_sha: string | null
  /** Merge base with the target branch, recorded when closed or merged. */
  base_sha: string | null
  merge_commit_sha: string | null
  merged_at: Timestamp | null
  closed_at: Timestamp | null
  deleted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface MergeRequestLabelTable {
  merge_request_id: number
  label_id: number
}

/** A user's explicit choice to hear, or not to hear, of something. */
export interface SubscriptionTable {
  id: Generated<number>
  user_id: number
  subscribable_type: 'merge_request' | 'issue'
  /** Id within the table that `subscribable_type` names: removed with it by the caller. */
  subscribable_id: number
  subscribed: Generated<Flag>
  created_at: Timestamp
}
