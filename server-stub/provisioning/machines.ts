/** Runners, and what jobs and machines have to do with. Spec: document 3, "Runner". */
import { fingerprintOf } from '../resources/users/public-key.ts'
import { HttpError, invalid } from '../http/errors.ts'
import { deployKey as presentedKey } from '../resources/projects/index.ts'
import { environment as presentedEnvironment } from '../resources/jobs/index.ts'
import { runner as presentedRunner } from '../resources/runners/index.ts'
import { addDeployKey } from '../resources/projects/index.ts'
import { addEnvironment } from '../resources/jobs/index.ts'
import { toFlag } from '../database/flag.ts'
import { addRunner, changeRunner, enableRunner } from '../resources/runners/index.ts'
import type { RunnerRow } from '../database/tables.ts'
import { onConstraintViolation } from '../database/constraints.ts'
import { flag, id, listOf, name, oneOf, required, text, time, type Given } from './fields.ts'
import { changeable, resource } from './resource.ts'
import { toTime } from './time.ts'

/** What a runner tells of itself whenever it calls. */
const report = {
  name: text(),
  architecture: text(),
  platform: text(),
  revision: text(),
  version: text(),
  contacted_at: time,
}

const taken = () => new HttpError('conflict', { texts: { token: ['has already been taken'] } })

const newRunner = resource({
  summary: 'A runner: of these projects, or of all of them with `is_shared`.',
  fields: {
    ...report,
    project_ids: listOf(id),
    is_shared: flag,
    description: text(),
    active: flag,
    tag_list: listOf(name),
    token: text(255, 1),
  },
  make: async ({ services: { db, find, now, secrets } }, given) => {
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
      const made = await addRunner(tx, row)
      for (const project of projects) await enableRunner(tx, made, project, at)
      return made
    })
    return presentedRunner(await find.runner(await onConstraintViolation(adding, { runner_by_token: taken })))
  },
})

export const runner = changeable(
  newRunner,
  report,
  async ({ services: { db, find, now } }, runnerId, given) => {
    const before = await find.runner(runnerId)
    const at = now().toISOString()
    await db
      .transaction()
      .execute((tx) => changeRunner(tx, before.id, columnsOf({ contacted_at: at, ...given }, before)))
    return presentedRunner(await find.runner(before.id))
  },
)

/** What is not told stays as it was. */
function columnsOf(told: Given<typeof report>, before?: RunnerRow) {
  return {
    name: told.name ?? before?.name ?? null,
    architecture: told.architecture ?? before?.architecture ?? null,
    platform: told.platform ?? before?.platform ?? null,
    revision: told.revision ?? before?.revision ?? null,
    version: told.version ?? before?.version ?? null,
    contacted_at: toTime(told.contacted_at),
  }
}

export const environment = resource({
  summary: 'An environment that jobs of a project deploy to.',
  fields: {
    project_id: required(id),
    name: required(name),
    external_url: text(2000),
    state: oneOf('available', 'stopped'),
  },
  make: async ({ services: { db, find, now } }, given) => {
    const { name: title, external_url = null, state = 'available' } = given
    const project = await find.project(given.project_id)
    const at = now().toISOString()
    const slug = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    const row = { project_id: project.id, name: title, slug, external_url, state }
    const adding = db
      .transaction()
      .execute((tx) => addEnvironment(tx, { ...row, created_at: at, updated_at: at }))
    const made = await onConstraintViolation(adding, {
      environment_by_project_id_name: () => invalid({ name: ['has already been taken'] }),
    })
    return presentedEnvironment({ ...made, project })
  },
})

export const deployKey = resource({
  summary: 'A public key by which a machine reads the repository of a project.',
  fields: {
    project_id: required(id),
    title: required(name),
    key: required(text(16_384, 1)),
    can_push: flag,
  },
  make: async ({ services: { db, find, now } }, { project_id, title, key, can_push = false }) => {
    const { id: project } = await find.project(project_id)
    const fingerprint = fingerprintOf(key)
    if (fingerprint === undefined) throw invalid({ key: ['is not a public key'] })
    const row = { project_id: project, title, key, fingerprint, can_push: toFlag(can_push) }
    const adding = db
      .transaction()
      .execute((tx) => addDeployKey(tx, { ...row, created_at: now().toISOString() }))
    const made = await onConstraintViolation(adding, {
      deploy_key_by_project_id_fingerprint: () => invalid({ fingerprint: ['has already been taken'] }),
    })
    return presentedKey(made)
  },
})
