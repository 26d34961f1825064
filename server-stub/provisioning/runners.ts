/** Runners. Spec: document 3, "Runner". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { invalid } from '../http/errors.ts'
import { toFlag } from '../database/flag.ts'
import { addRunner, changeRunner, enableRunner, runner } from '../resources/runners/index.ts'
import type { RunnerRow } from '../database/tables.ts'
import type { Services } from '../services.ts'
import { toTime } from './time.ts'
import { taken } from './credentials.ts'

/** Creates a runner of these projects, or of all projects with `is_shared`. */
export async function createRunner(
  { find, now, secrets, transaction }: Services,
  given: Schema<'NewRunner'>,
): Promise<Schema<'Runner'>> {
  const { project_ids = [], is_shared: shared = false, active = true, tag_list = [] } = given
  if (shared && project_ids.length > 0) throw invalid({ project_ids: ['are none of a shared runner'] })
  const projects = new Set<number>()
  for (const project of project_ids) projects.add((await find.project(project)).id)
  const at = now().toISOString()
  const row = {
    ...columnsOf(given),
    description: given.description ?? null,
    active: toFlag(active),
    shared: toFlag(shared),
    token: given.token ?? secrets.newToken(),
    tag_list: JSON.stringify(tag_list),
    created_at: at,
    updated_at: at,
  }
  const id = await transaction(
    async (tx) => {
      const added = await addRunner(tx.db, row)
      for (const project of projects) await enableRunner(tx.db, added, project, at)
      return added
    },
    { runner_by_token: taken },
  )
  return runner(await find.runner(id))
}

/** Updates what a runner reports with a request of its own. */
export async function updateRunner(
  { find, now, transaction }: Services,
  runnerId: number,
  given: Schema<'RunnerUpdate'>,
): Promise<Schema<'Runner'>> {
  const before = await find.runner(runnerId)
  const columns = columnsOf({ contacted_at: now().toISOString(), ...given }, before)
  await transaction((tx) => changeRunner(tx.db, before.id, columns))
  return runner(await find.runner(before.id))
}

/** Absent attributes keep their values. */
function columnsOf(given: Schema<'RunnerUpdate'>, before?: RunnerRow) {
  return {
    name: given.name ?? before?.name ?? null,
    architecture: given.architecture ?? before?.architecture ?? null,
    platform: given.platform ?? before?.platform ?? null,
    revision: given.revision ?? before?.revision ?? null,
    version: given.version ?? before?.version ?? null,
    contacted_at: toTime(given.contacted_at),
  }
}
