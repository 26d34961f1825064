/** Views of commits, their diffs, comments and statuses. Spec: document 3, "Commits". */
import type { Schema } from '../../../generated/schemas.ts'
import type { CommitCommentRow, CommitStatusRow } from '../../database/tables.ts'
import type { Commit, FileChange } from '../../git/types.ts'
import { userSummary } from '../users/index.ts'
import type { UserReference } from '../users/record.ts'
import type { CommitRecord } from './record.ts'

/** A commit in lists, branches and tags. */
export function commitSummary(commit: Commit): Required<Schema<'CommitSummary'>> {
  const { oid, message, author, committer, parents } = commit
  return {
    id: oid,
    short_id: oid.slice(0, 8),
    title: (message.split('\n', 1)[0] ?? '').trim(),
    message,
    author_name: author.name,
    author_email: author.email,
    authored_date: author.at.toISOString(),
    committer_name: committer.name,
    committer_email: committer.email,
    committed_date: committer.at.toISOString(),
    created_at: committer.at.toISOString(),
    parent_ids: [...parents],
  }
}

/** A single commit. */
export function commit({ commit: row, additions, deletions, status }: CommitRecord): Schema<'Commit'> {
  return {
    ...commitSummary(row),
    stats: { additions, deletions, total: additions + deletions },
    status,
  }
}

/** A changed file. Spec: document 3, "Diff entry". */
export function diffEntry(change: FileChange): Schema<'DiffEntry'> {
  return {
    diff: change.diff,
    new_path: change.new_path,
    old_path: change.old_path,
    a_mode: change.a_mode,
    b_mode: change.b_mode,
    new_file: change.new_file,
    renamed_file: change.renamed_file,
    deleted_file: change.deleted_file,
  }
}

/** A comment on a commit. Spec: document 3, "Commit comment". */
export function commitComment(
  row: CommitCommentRow,
  author: UserReference,
  origin: string,
): Schema<'CreatedCommitComment'> {
  return {
    note: row.note,
    author: userSummary(author, origin),
    created_at: row.created_at,
    path: row.path,
    line: row.line,
    line_type: row.line_type,
  }
}

/** A status of a commit, set by an external system. Spec: document 3, "Commit status". */
export function commitStatus(
  row: CommitStatusRow,
  author: UserReference,
  origin: string,
): Schema<'CommitStatus'> {
  return {
    id: row.id,
    sha: row.sha,
    ref: row.ref,
    name: row.name,
    status: row.status,
    description: row.description,
    target_url: row.target_url,
    allow_failure: row.allow_failure === 1,
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    author: userSummary(author, origin),
  }
}
