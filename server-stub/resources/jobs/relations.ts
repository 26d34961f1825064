/** Jobs with all that their views show. */
import { RecordGoneError } from '../../database/gone.ts'
import type { JobRecord } from './presenter/job.ts'
import type { Services } from '../../services.ts'
import { filesOf } from './files.ts'
import type { PlacedJob } from './queries.ts'
import { runnersById } from '../runners/queries.ts'
import { usersById } from '../users/index.ts'

/** Records of the jobs of one project, in the same order: three queries, however many, and a look at each commit. */
export async function jobRecords(
  { db, git, now }: Services,
  projectId: number,
  jobs: readonly PlacedJob[],
): Promise<JobRecord[]> {
  const ids = jobs.map(({ id }) => id)
  const artifacts = await filesOf(db, ids, 'artifacts', now().toISOString())
  const users = await usersById(
    db,
    jobs.map(({ user_id }) => user_id),
  )
  const runners = await runnersById(
    db,
    jobs.map(({ runner_id }) => runner_id),
  )
  const records: JobRecord[] = []
  for (const job of jobs) {
    const commit = await git(projectId).commit(job.sha)
    // Objects stay as long as their project.
    if (commit === undefined) throw new RecordGoneError(`Commit ${job.sha} of job ${job.id}`)
    records.push({
      job,
      commit,
      user: (job.user_id !== null && users.get(job.user_id)) || null,
      runner: (job.runner_id !== null && runners.get(job.runner_id)) || null,
      artifacts: artifacts.get(job.id) ?? null,
    })
  }
  return records
}

/** The record of one job as it is now. */
export async function jobRecord(services: Services, projectId: number, job: PlacedJob): Promise<JobRecord> {
  const [record] = await jobRecords(services, projectId, [job])
  if (record === undefined) throw new RecordGoneError(`Job ${job.id}`)
  return record
}
