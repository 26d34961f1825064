/** Whatever changes a job does so here: its pipeline follows, and with it what waits for the pipeline. */
import type { FoundProject } from '../../access/subjects.ts'
import type { Services } from '../../services.ts'
import { attempt } from '../../store/attempt.ts'
import type { Tx } from '../../store/database.ts'
import { followJobs } from '../../store/pipelines.ts'
import type { PlacedJob } from '../../store/jobs.ts'
import { countWork } from '../../store/work.ts'
import { mergeWaiting } from './waiting-merges.ts'

/** Makes a change of a job that answers whether it could be made; if not, nothing happens. Tells whether it was. */
export async function withPipeline(
  services: Services,
  project: FoundProject,
  { pipeline_id, sha }: Pick<PlacedJob, 'pipeline_id' | 'sha'>,
  change: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const { db, now } = services
  const changed = await attempt(db, async (tx) => {
    if (!(await change(tx))) return false
    await followJobs(tx, pipeline_id, now().toISOString())
    await countWork(tx, 'pipeline_process')
    return true
  })
  if (changed) await mergeWaiting(services, project, sha)
  return changed
}
