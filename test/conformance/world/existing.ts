/** Things that the API cannot create and that a server has already: read by the administrator, and never changed. */
import type { OperationId } from '../../../generated/operations.ts'
import type { Parameters } from '../engine/encode.ts'

export interface InProject {
  readonly project_id: number
  readonly id: number
}

export interface ExistingJob extends InProject {
  readonly pipeline_id: number
  /** Whether it has a trace. */
  readonly trace: boolean
  /** Whether it has artifacts. */
  readonly artifacts: boolean
}

/** By their ids, as the target file lists them. */
export interface Existing {
  readonly runners: readonly number[]
  readonly snippets: readonly InProject[]
  readonly jobs: readonly ExistingJob[]
}

const ofSnippet = ({ project_id, id }: InProject): Parameters => ({ id: project_id, snippet_id: id })
const ofJob = ({ project_id, id }: InProject): Parameters => ({ id: project_id, job_id: id })

/** The operations that read such things, and the path parameters of each of these. */
const readings: Partial<Record<OperationId, (existing: Existing) => readonly Parameters[]>> = {
  getRunner: ({ runners }) => runners.map((id) => ({ id })),
  listSnippetNotes: ({ snippets }) => snippets.map(ofSnippet),
  listSnippetAwardEmoji: ({ snippets }) => snippets.map(ofSnippet),
  getJob: ({ jobs }) => jobs.map(ofJob),
  listPipelineJobs: ({ jobs }) =>
    jobs.map(({ project_id, pipeline_id }) => ({ id: project_id, pipeline_id })),
  getJobTrace: ({ jobs }) => jobs.filter(({ trace }) => trace).map(ofJob),
  downloadJobArtifacts: ({ jobs }) => jobs.filter(({ artifacts }) => artifacts).map(ofJob),
}

/** Path parameters by which an operation can read what is there; empty where nothing is listed for it. */
export function existingFor(operation: OperationId, existing: Existing | undefined): readonly Parameters[] {
  return existing === undefined ? [] : (readings[operation]?.(existing) ?? [])
}
