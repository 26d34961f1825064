/** The checks of jobs, by rule. Spec: document 3, "Jobs". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listJobs } from './list-jobs.checks.ts'
import { getJob } from './get-job.checks.ts'
import { listPipelineJobs } from './list-pipeline-jobs.checks.ts'
import { downloadJobArtifacts } from './download-job-artifacts.checks.ts'
import { downloadArtifactsOfRef } from './download-artifacts-of-ref.checks.ts'
import { getJobTrace } from './get-job-trace.checks.ts'
import { cancelJob } from './cancel-job.checks.ts'
import { retryJob } from './retry-job.checks.ts'
import { eraseJob } from './erase-job.checks.ts'
import { keepJobArtifacts } from './keep-job-artifacts.checks.ts'
import { listPipelines } from './list-pipelines.checks.ts'
import { stopEnvironment } from './stop-environment.checks.ts'

export const jobs = {
  ...listJobs,
  ...getJob,
  ...listPipelineJobs,
  ...downloadJobArtifacts,
  ...downloadArtifactsOfRef,
  ...getJobTrace,
  ...cancelJob,
  ...retryJob,
  ...eraseJob,
  ...keepJobArtifacts,
  ...listPipelines,
  ...stopEnvironment,
} satisfies CoverageOfArea<'jobs'>
