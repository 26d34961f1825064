/** Views of a commit. Spec: document 3, "Commit". */
import type { Schema } from '../../../../generated/schemas.ts'
import type { Commit } from '../../../git/types.ts'
import type { CommitStatusState } from '../../../database/tables.ts'

/** A commit with how much it changed, in lines, and the state of its pipeline. */
export interface CommitRecord {
  commit: Commit
  additions: number
  deletions: number
  status: CommitStatusState | null
}

/** As lists, branches and tags show a commit. */
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

/** A single commit, and one that was just made. */
export function commit({ commit: row, additions, deletions, status }: CommitRecord): Schema<'Commit'> {
  return {
    ...commitSummary(row),
    stats: { additions, deletions, total: additions + deletions },
    status,
  }
}
