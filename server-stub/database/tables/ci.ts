/** Continuous integration: pipelines, jobs, runners, and files of jobs. */
import type { Generated } from 'kysely'
import type { Flag, JsonText, Timestamp } from './columns.ts'

/** States of a job, and of the pipeline that jobs add up to. */
export type JobState =
  | 'created'
  | 'pending'
  | 'running'
  | 'failed'
  | 'success'
  | 'canceled'
  | 'skipped'
  | 'manual'

/** @internal */
export interface PipelineTable {
  id: Generated<number>
  project_id: number
  /** Name of a branch or tag. */
  ref: string
  /** 1: `ref` is a tag. */
  tag: Generated<Flag>
  /** Full commit hash. */
  sha: string
  /** Derived from the jobs; the reported status if there are none. */
  status: JobState
  user_id: number | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** @internal */
export interface JobTable {
  id: Generated<number>
  pipeline_id: number
  name: string
  stage: string
  status: JobState
  /** 1: its failure does not make the pipeline fail. */
  allow_failure: Generated<Flag>
  /** Percentage. */
  coverage: number | null
  user_id: number | null
  runner_id: number | null
  created_at: Timestamp
  started_at: Timestamp | null
  finished_at: Timestamp | null
}

/** What a job has left behind: one file of each kind at most. Its bytes are in chunks. @internal */
export interface JobFileTable {
  id: Generated<number>
  job_id: number
  kind: 'artifacts' | 'trace'
  name: string
  /** Bytes. */
  size: number
  /** The file is treated as absent from then on; null: it does not expire. */
  expires_at: Timestamp | null
  created_at: Timestamp
}

/** @internal */
export interface JobFileChunkTable {
  file_id: number
  /** From 0 on without gaps. */
  number: number
  data: Uint8Array
}

/** @internal */
export interface RunnerTable {
  id: Generated<number>
  description: string | null
  /** What it calls itself. */
  name: string | null
  active: Generated<Flag>
  /** 1: it serves all projects; 0: those that it is enabled in. */
  shared: Generated<Flag>
  /** Kept readable, since those who manage it can read it. */
  token: string
  /** JSON list of strings. */
  tag_list: Generated<JsonText>
  architecture: string | null
  platform: string | null
  revision: string | null
  version: string | null
  contacted_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** A specific runner that a project has enabled. @internal */
export interface RunnerProjectTable {
  runner_id: number
  project_id: number
  created_at: Timestamp
}

/** @internal */
export interface PipelineTriggerTable {
  id: Generated<number>
  project_id: number
  owner_id: number | null
  description: string
  /** Kept readable, since the masters of the project can read it. */
  token: string
  last_used_at: Timestamp | null
  created_at: Timestamp
  updated_at: Timestamp
}

/** Unique by its key within the project; letter case counts. @internal */
export interface BuildVariableTable {
  id: Generated<number>
  project_id: number
  key: string
  value: string
  protected: Generated<Flag>
  created_at: Timestamp
  updated_at: Timestamp
}

/** Where jobs deploy to; unique by its name within the project. @internal */
export interface EnvironmentTable {
  id: Generated<number>
  project_id: number
  name: string
  slug: string
  external_url: string | null
  state: Generated<'available' | 'stopped'>
  created_at: Timestamp
  updated_at: Timestamp
}

/** A public key by which a machine reads the repository of a project. @internal */
export interface DeployKeyTable {
  id: Generated<number>
  project_id: number
  title: string
  key: string
  fingerprint: string
  can_push: Generated<Flag>
  created_at: Timestamp
}

/** Number of background jobs that were run, by kind. @internal */
export interface WorkCountTable {
  queue: string
  processed: number
}
