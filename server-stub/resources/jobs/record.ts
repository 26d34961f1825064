import type { EnvironmentRow, JobFileRow, JobRow, JobState, PipelineRow } from '../../database/tables.ts'
import type { Commit } from '../../git/types.ts'
import type { Project } from '../projects/record.ts'
import type { RunnerReference } from '../runners/record.ts'
import type { UserProfile } from '../users/record.ts'

/** A job with its pipeline, and what authorization and presenters need. */
export interface Job extends JobRow, Pick<PipelineRow, 'ref' | 'tag' | 'sha'> {
  project: Project
  pipeline_status: JobState
  user: UserProfile | null
  /** The runner that runs it or ran it. */
  runner: RunnerReference | null
  /** Null without artifacts, and after they expired. */
  artifacts: Pick<JobFileRow, 'name' | 'size'> | null
}

/** A job with its commit. */
export interface JobRecord extends Job {
  commit: Commit
}

/** The target of deployments, with its project. */
export interface Environment extends EnvironmentRow {
  project: Project
}
