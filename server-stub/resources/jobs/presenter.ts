/** Views of jobs, pipelines and environments. Spec: document 3, "Job". */
import type { Schema } from '../../../generated/schemas.ts'
import type { PipelineRow } from '../../database/tables.ts'
import type { Commit } from '../../git/types.ts'
import { commitSummary } from '../commits/index.ts'
import { projectReference } from '../projects/index.ts'
import { runnerSummary } from '../runners/index.ts'
import { user } from '../users/index.ts'
import type { Environment, JobRecord } from './record.ts'

/** A job with its pipeline, as reads return it. */
export function job(row: JobRecord, origin: string): Schema<'Job'> {
  const { pipeline_id: id, ref, sha, pipeline_status: status } = row
  return { ...changedJob(row, origin), pipeline: { id, ref, sha, status } }
}

/** A job without its pipeline, as writes return it. */
export function changedJob(row: JobRecord, origin: string): Schema<'ChangedJob'> {
  const { artifacts } = row
  return {
    id: row.id,
    name: row.name,
    stage: row.stage,
    ref: row.ref,
    status: row.status,
    tag: row.tag === 1,
    commit: jobCommit(row.commit),
    artifacts_file: artifacts && { filename: artifacts.name, size: artifacts.size },
    created_at: row.created_at,
    started_at: row.started_at,
    finished_at: row.finished_at,
    user: row.user && user(row.user, origin),
    coverage: row.coverage,
    runner: row.runner && runnerSummary(row.runner),
  }
}

/** A job without its files, as erasing it returns it. */
export function erasedJob(row: JobRecord, origin: string): Schema<'ErasedJob'> {
  return { ...changedJob(row, origin), download_url: null }
}

/** A job whose artifacts are kept; unlike the other writes, this one returns the pipeline. */
export function keptJob(row: JobRecord, origin: string): Schema<'KeptJob'> {
  return { ...job(row, origin), download_url: null }
}

function jobCommit(commit: Commit): Schema<'JobCommit'> {
  const { author_email, author_name, created_at, id, message, short_id, title } = commitSummary(commit)
  return { author_email, author_name, created_at, id, message, short_id, title }
}

/** A pipeline. */
export function pipeline({ id, ref, sha, status }: PipelineRow): Schema<'JobPipeline'> {
  return { id, ref, sha, status }
}

/** An environment; the specification does not describe it. */
export function environment({ id, name, slug, external_url, state, project }: Environment) {
  return { id, name, slug, external_url, state, project: projectReference(project) }
}
