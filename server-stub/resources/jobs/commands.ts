/** Whatever changes a job does so here: its pipeline follows, and with it what waits for the pipeline. */
import type { Project } from '../projects/record.ts'
import type { Services } from '../../services.ts'
import { attempt } from '../../database/attempt.ts'
import type { Tx } from '../../database/connection.ts'
import { openFrom } from '../merge-requests/index.ts'
import { followJobs } from './pipelines.ts'
import type { PlacedJob } from './queries.ts'
import { reportFailedBuild } from '../todos/commands.ts'
import { countWork } from '../worker-metrics/queries.ts'
import { mergeScheduled } from '../merge-requests/commands/index.ts'

/** Makes a change of a job that answers whether it could be made; if not, nothing happens. Tells whether it was. */
export async function withPipeline(
  services: Services,
  project: Project,
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
  if (changed) await mergeScheduled(services, project, sha)
  return changed
}

/** Tells the authors of merge requests that the head of their branch does not build. */
export async function buildFailed(
  tx: Tx,
  { project_id, ref, sha }: Pick<PlacedJob, 'project_id' | 'ref' | 'sha'>,
  by: number,
  at: string,
): Promise<void> {
  const failing = await openFrom(tx, project_id, ref).where('merge_request.head_sha', '=', sha).execute()
  for (const { id, author_id, target_project_id } of failing)
    await reportFailedBuild(
      tx,
      {
        author_id: by,
        project_id: target_project_id,
        target: { kind: 'merge_request', id },
        created_at: at,
      },
      author_id,
    )
}
