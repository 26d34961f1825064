/** Views of a merge request. Spec: document 3, "Merge request". */
import type { Schema } from '../../../generated/schemas.ts'
import {
  isWorkInProgress,
  type ChangeRange,
  type MergeRequestRecord,
  type SingleMergeRequestRecord,
} from './record.ts'
import type { FileChange } from '../../git/types.ts'
import { diffEntry } from '../commits/index.ts'
import { milestone } from '../milestones/index.ts'
import { userSummary } from '../users/index.ts'

/** Git's notation for the absence of a commit. */
const noCommit = '0'.repeat(40)

/** A merge request in lists. */
export function mergeRequestSummary(
  { mergeRequest: row, isMergeable }: MergeRequestRecord,
  origin: string,
): Schema<'MergeRequestSummary'> {
  return {
    id: row.id,
    iid: row.iid,
    project_id: row.target_project_id,
    // Not nullable in the contract: a deleted source project keeps its id, which no other project gets.
    source_project_id: row.source_project_id ?? row.original_source_project_id ?? row.target_project_id,
    target_project_id: row.target_project_id,
    title: row.title,
    description: row.description,
    state: row.state,
    source_branch: row.source_branch,
    target_branch: row.target_branch,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    author: userSummary(row.author, origin),
    assignee: row.assignee && userSummary(row.assignee, origin),
    labels: [...row.labels],
    work_in_progress: isWorkInProgress(row.title),
    milestone: row.milestone && milestone(row.milestone),
    merge_when_pipeline_succeeds: row.merge_when_pipeline_succeeds === 1,
    merge_status: isMergeable ? 'can_be_merged' : 'cannot_be_merged',
    sha: row.head_sha ?? noCommit,
    merge_commit_sha: row.merge_commit_sha,
    user_notes_count: row.notes,
    should_remove_source_branch: row.should_remove_source_branch === 1,
    force_remove_source_branch: row.force_remove_source_branch === 1,
    web_url: `${origin}/${row.project.full_path}/merge_requests/${row.iid}`,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** A single merge request. */
export function mergeRequest(record: SingleMergeRequestRecord, origin: string): Schema<'MergeRequest'> {
  // `diff_refs` is not in the contract; tools that comment on changes read it.
  const { subscribed, range } = record
  const single = { ...mergeRequestSummary(record, origin), subscribed, diff_refs: diffRefs(range) }
  return single
}

function diffRefs({ base, head }: ChangeRange): object | null {
  return base === null || head === null ? null : { base_sha: base, head_sha: head, start_sha: base }
}

/** A merge request and what it changes. */
export function mergeRequestWithChanges(
  record: SingleMergeRequestRecord,
  changes: readonly FileChange[],
  origin: string,
): Schema<'MergeRequestWithChanges'> {
  const { created_at, updated_at } = record.mergeRequest
  return {
    ...mergeRequestSummary(record, origin),
    subscribed: record.subscribed,
    created_at,
    updated_at,
    changes: changes.map((change) => diffEntry(change)),
  }
}
