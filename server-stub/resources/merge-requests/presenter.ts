/** Views of a merge request. Spec: document 3, "Merge request". */
import type { Schema } from '../../../generated/schemas.ts'
import type { MergeRequest } from './record.ts'
import type { ChangeRange } from './range.ts'
import type { FileChange } from '../../git/types.ts'
import { diffEntry } from '../commits/presenter/diff.ts'
import { milestone } from '../milestones/index.ts'
import { userSummary } from '../users/index.ts'

/** A merge request with what is found out about it. */
export interface MergeRequestRecord {
  mergeRequest: MergeRequest
  /** Whether its branches are there and go together. */
  mergeable: boolean
  workInProgress: boolean
  upvotes: number
  downvotes: number
  notes: number
}

/** What a single merge request shows in addition. */
export interface SingleMergeRequestRecord extends MergeRequestRecord {
  subscribed: boolean
  range: ChangeRange
}

/** What Git writes where there is no commit. */
const noCommit = '0'.repeat(40)

/** As lists show a merge request. */
export function mergeRequestSummary(
  record: MergeRequestRecord,
  origin: string,
): Schema<'MergeRequestSummary'> {
  const { mergeRequest: row } = record
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.target_project_id,
    // The contract knows no null: a source project that is gone leaves its target.
    source_project_id: row.source_project_id ?? row.target_project_id,
    target_project_id: row.target_project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    source_branch: row.source_branch,
    target_branch: row.target_branch,
    upvotes: record.upvotes,
    downvotes: record.downvotes,
    author: userSummary(row.author, origin),
    assignee: row.assignee && userSummary(row.assignee, origin),
    labels: [...row.labels],
    work_in_progress: record.workInProgress,
    milestone: row.milestone && milestone(row.milestone),
    merge_when_pipeline_succeeds: row.merge_when_pipeline_succeeds === 1,
    merge_status: record.mergeable ? 'can_be_merged' : 'cannot_be_merged',
    sha: row.head_sha ?? noCommit,
    merge_commit_sha: row.merge_commit_sha,
    user_notes_count: record.notes,
    should_remove_source_branch: row.should_remove_source_branch === 1,
    force_remove_source_branch: row.force_remove_source_branch === 1,
    web_url: `${origin}/${row.project.full_path}/merge_requests/${row.iid}`,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** A single merge request. */
export function mergeRequest(record: SingleMergeRequestRecord, origin: string): Schema<'MergeRequest'> {
  const { subscribed, range } = record
  // `diff_refs` is not in the contract; tools that comment on changes read it.
  const single = { ...mergeRequestSummary(record, origin), subscribed, diff_refs: diffRefs(range) }
  return single
}

function diffRefs({ base, head }: ChangeRange): object | null {
  return base === null || head === null ? null : { base_sha: base, head_sha: head, start_sha: base }
}

/** A merge request and what it changes. */
export function mergeRequestWithChanges(
  record: MergeRequestRecord,
  changes: readonly FileChange[],
  origin: string,
): Schema<'MergeRequestWithChanges'> {
  const { created_at, updated_at } = record.mergeRequest
  return {
    ...mergeRequestSummary(record, origin),
    created_at,
    updated_at,
    changes: changes.map((change) => diffEntry(change)),
  }
}
