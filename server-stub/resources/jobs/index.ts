/** What other resources read of jobs, pipelines and environments, and how they write them. */
export { environment, job, pipeline } from './presenter.ts'
export { addEnvironment } from './queries/environments.ts'
export { appendToFile, putFile } from './queries/files.ts'
export { addJob, changeJob, hasJobs, projectIdOfJob } from './queries/jobs.ts'
export { addPipeline, findPipelineById, setPipelineStatus } from './queries/pipelines.ts'
export { findEnvironment, findJob, findPipeline, jobRecord } from './relations.ts'
