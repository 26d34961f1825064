/** Creates, updates and uses triggers. */
import type { PipelineRow } from '../../database/tables.ts'
import { columnsOf } from '../../http/attributes.ts'
import { invalid, notFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { findRef } from '../commits/index.ts'
import { addPipeline } from '../jobs/index.ts'
import type { Project } from '../projects/record.ts'
import { countWork } from '../worker-metrics/index.ts'
import { validateTrigger, triggerColumns, triggeringOf } from './attributes.ts'
import { addTrigger, changeTrigger, findTriggerByToken } from './queries.ts'
import type { Trigger } from './record.ts'

/** Creates a trigger of the project; the caller owns it. */
export async function createTrigger(
  { transaction, currentUser, secrets, now }: Services,
  { id: project_id }: Project,
  attributes: BodyOf<'createTrigger'>,
): Promise<Trigger> {
  validateTrigger(attributes)
  const { description } = attributes
  const [owner, token, at] = [currentUser(), secrets.newToken(), now().toISOString()]
  const row = { project_id, owner_id: owner.id, token, description, created_at: at, updated_at: at }
  return { ...(await transaction(({ db }) => addTrigger(db, row))), owner }
}

/** Updates a trigger. */
export async function updateTrigger(
  { transaction, now }: Services,
  { id, owner }: Trigger,
  attributes: BodyOf<'updateTrigger'>,
): Promise<Trigger> {
  validateTrigger(attributes)
  const change = { ...columnsOf(attributes, triggerColumns), updated_at: now().toISOString() }
  return { ...(await transaction(({ db }) => changeTrigger(db, id, change))), owner }
}

/** Makes the caller the owner of a trigger. */
export async function takeTriggerOwnership(
  { transaction, currentUser, now }: Services,
  { id }: Trigger,
): Promise<Trigger> {
  const owner = currentUser()
  const change = { owner_id: owner.id, updated_at: now().toISOString() }
  return { ...(await transaction(({ db }) => changeTrigger(db, id, change))), owner }
}

/** Starts a pipeline on a branch or tag, on behalf of the owner of the trigger with the given token. */
export async function triggerPipeline(
  services: Services,
  project: Project,
  attributes: BodyOf<'triggerPipeline'>,
): Promise<PipelineRow> {
  const { token, ref } = triggeringOf(attributes)
  const trigger = await findTriggerByToken(services.db, project.id, token)
  if (trigger === undefined) throw notFound('Trigger')
  const target = await findRef(services, project, ref)
  if (target === undefined) throw invalid({ ref: ['does not exist'] })
  const at = services.now().toISOString()
  const times = { created_at: at, updated_at: at }
  return services.transaction(async ({ db }) => {
    await changeTrigger(db, trigger.id, { last_used_at: at })
    await countWork(db, 'pipeline_process')
    const started = { ...target, status: 'pending', user_id: trigger.owner_id } as const
    return addPipeline(db, { ...started, project_id: project.id, ...times })
  })
}
