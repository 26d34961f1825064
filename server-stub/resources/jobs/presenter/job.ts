/** Views of a job. Spec: document 3, "Job". */
import type { Schema } from '../../../../generated/schemas.ts'
import type { Commit } from '../../../git/types.ts'
import type { PlacedJob } from '../queries.ts'
import type { JobFileRow, RunnerRow, UserRow } from '../../../database/tables.ts'
import { commitSummary } from '../../commits/presenter/commit.ts'
import { runnerSummary } from '../../runners/presenter.ts'
import { user } from '../../users/index.ts'

/** A job with what its views show. */
export interface JobRecord {
  job: PlacedJob
  commit: Commit
  user: UserRow | null
  /** The one that runs it or ran it. */
  runner: RunnerRow | null
  /** Null where there are none, or none any more. */
  artifacts: JobFileRow | null
}

/** With its pipeline. */
export function job(record: JobRecord, origin: string): Schema<'Job'> {
  const { pipeline_id: id, ref, sha, pipeline_status: status } = record.job
  return { ...changedJob(record, origin), pipeline: { id, ref, sha, status } }
}

/** Without its pipeline, as the answer to what was done with it. */
export function changedJob(record: JobRecord, origin: string): Schema<'ChangedJob'> {
  const { job: row, commit, artifacts, runner } = record
  return {
    id: row.id,
    name: row.name,
    stage: row.stage,
    ref: row.ref,
    status: row.status,
    tag: row.tag === 1,
    commit: jobCommit(commit),
    artifacts_file: artifacts && { filename: artifacts.name, size: artifacts.size },
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    user: record.user && user(record.user, origin),
    coverage: row.coverage,
    runner: runner && runnerSummary(runner),
  }
}

/** As the answer to what was done with its files. */
export function jobWithDownload(
  record: JobRecord,
  origin: string,
): Schema<'ChangedJob'> & { download_url: null } {
  return { ...changedJob(record, origin), download_url: null }
}

function jobCommit(commit: Commit): Schema<'JobCommit'> {
  const { author_email, author_name, created_at, id, message, short_id, title } = commitSummary(commit)
  return { author_email, author_name, created_at, id, message, short_id, title }
}
