/** Runners, deploy keys and environments. Spec: document 3, "Runner". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { fingerprintOf } from '../resources/users/public-key.ts'
import { invalid } from '../http/errors.ts'
import { addDeployKey, deployKey } from '../resources/projects/index.ts'
import { addEnvironment, environment } from '../resources/jobs/index.ts'
import { toFlag } from '../database/flag.ts'
import { addRunner, changeRunner, enableRunner, runner } from '../resources/runners/index.ts'
import type { RunnerRow } from '../database/tables.ts'
import { onConstraintViolation } from '../database/constraints.ts'
import type { Services } from '../services.ts'
import { toTime } from './time.ts'
import { taken } from './credentials.ts'

/** Creates a runner of these projects, or of all projects with `is_shared`. */
export async function createRunner(
  { db, find, now, secrets }: Services,
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
  const adding = db.transaction().execute(async (tx) => {
    const id = await addRunner(tx, row)
    for (const project of projects) await enableRunner(tx, id, project, at)
    return id
  })
  return runner(await find.runner(await onConstraintViolation(adding, { runner_by_token: taken })))
}

/** Updates what a runner reports with a request of its own. */
export async function updateRunner(
  { db, find, now }: Services,
  runnerId: number,
  given: Schema<'RunnerUpdate'>,
): Promise<Schema<'Runner'>> {
  const before = await find.runner(runnerId)
  const columns = columnsOf({ contacted_at: now().toISOString(), ...given }, before)
  await db.transaction().execute((tx) => changeRunner(tx, before.id, columns))
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

/** Creates an environment that jobs of a project deploy to. */
export async function createEnvironment(
  { db, find, now }: Services,
  { name, state = 'available', ...given }: Schema<'NewEnvironment'>,
): Promise<Schema<'Environment'>> {
  const project = await find.project(given.project_id)
  const at = now().toISOString()
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const times = { created_at: at, updated_at: at }
  const row = {
    project_id: project.id,
    name,
    slug,
    external_url: given.external_url ?? null,
    state,
    ...times,
  }
  const adding = db.transaction().execute((tx) => addEnvironment(tx, row))
  const added = await onConstraintViolation(adding, {
    environment_by_project_id_name: () => invalid({ name: ['has already been taken'] }),
  })
  return environment({ ...added, project })
}

/** Creates a public key by which a machine reads the repository of a project. */
export async function createDeployKey(
  { db, find, now }: Services,
  { title, key, can_push = false, ...given }: Schema<'NewDeployKey'>,
): Promise<Schema<'DeployKey'>> {
  const { id: project_id } = await find.project(given.project_id)
  const fingerprint = fingerprintOf(key)
  if (fingerprint === undefined) throw invalid({ key: ['is not a public key'] })
  const created_at = now().toISOString()
  const row = { project_id, title, key, fingerprint, can_push: toFlag(can_push), created_at }
  const adding = db.transaction().execute((tx) => addDeployKey(tx, row))
  const added = await onConstraintViolation(adding, {
    deploy_key_by_project_id_fingerprint: () => invalid({ fingerprint: ['has already been taken'] }),
  })
  return deployKey(added)
}
