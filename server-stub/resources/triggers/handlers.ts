/** Pipeline triggers. Spec: document 3, "Pipeline triggers". */
import type { Project } from '../projects/record.ts'
import { check, filled, short } from '../../http/check.ts'
import { invalid, missing, notFound, unlessMissing } from '../../http/errors.ts'
import { created, list, ok, type Area, type BodyOf } from '../../http/handler.ts'
import { pipeline } from '../jobs/presenter/pipeline.ts'
import { trigger } from './presenter.ts'
import type { Services } from '../../services.ts'
import { pageOf } from '../../database/paging.ts'
import { addPipeline } from '../jobs/pipelines.ts'
import type { PipelineTriggerRow } from '../../database/tables.ts'
import { addTrigger, changeTrigger, removeTrigger, triggersOf } from './queries.ts'
import { usersById } from '../users/index.ts'
import { countWork } from '../worker-metrics/queries.ts'
import { findRef } from '../commits/revisions.ts'

export const triggers = {
  async listTriggers(request, services) {
    const { path, paging, origin } = request
    const { db, find, authorize } = services
    const project = await find.project(path.id)
    authorize('manage-triggers', project)
    const page = await pageOf(triggersOf(db, project.id), paging)
    const owners = await usersById(
      db,
      page.rows.map(({ owner_id }) => owner_id),
    )
    return list(page, (row) => trigger(row, ownerAmong(owners, row), origin))
  },

  async createTrigger(request, services) {
    const { path, body, origin } = request
    const { db, find, authorize, currentUser, now, secrets } = services
    const project = await find.project(path.id)
    authorize('manage-triggers', project)
    const { description } = body
    check({ description: [filled(description), short(description)] })
    const at = now().toISOString()
    const owned = { project_id: project.id, owner_id: currentUser().id, token: secrets.newToken() }
    const row = await addTrigger(db, { ...owned, description, created_at: at, updated_at: at })
    return created(trigger(row, currentUser(), origin))
  },

  async getTrigger(request, services) {
    const { path } = request
    const { find, authorize } = services
    const project = await find.project(path.id)
    authorize('manage-triggers', project)
    return ok(await shown(services, await find.trigger(project, path.trigger_id)))
  },

  async updateTrigger(request, services) {
    const { path, body } = request
    const { db, find, authorize, now } = services
    const project = await find.project(path.id)
    authorize('manage-triggers', project)
    const { id } = await find.trigger(project, path.trigger_id)
    const { description } = body
    check({ description: [filled(description), short(description)] })
    await changeTrigger(db, id, { description, updated_at: now().toISOString() })
    return ok(await shown(services, await find.trigger(project, id)))
  },

  async deleteTrigger({ path }, { db, find, authorize }) {
    const project = await find.project(path.id)
    authorize('manage-triggers', project)
    const found = await unlessMissing(find.trigger(project, path.trigger_id))
    if (found !== undefined) await removeTrigger(db, project.id, found.id)
    return ok()
  },

  async takeTriggerOwnership(request, services) {
    const { path } = request
    const { db, find, authorize, currentUser, now } = services
    const project = await find.project(path.id)
    authorize('manage-triggers', project)
    const { id } = await find.trigger(project, path.trigger_id)
    await changeTrigger(db, id, { owner_id: currentUser().id, updated_at: now().toISOString() })
    return created(await shown(services, await find.trigger(project, id)))
  },

  async triggerPipeline(request, services) {
    const { path, body } = request
    const { db, find, authorize, now } = services
    const project = await find.project(path.id)
    authorize('trigger-pipeline', project)
    const { token, ref } = textsIn(body)
    const by = await triggerWith(services, project, token)
    const target = await findRef(services, project, ref)
    if (target === undefined) throw invalid({ ref: ['does not exist'] })
    const at = now().toISOString()
    const start = { ...target, project_id: project.id, status: 'pending', user_id: by.owner_id } as const
    const row = await db.transaction().execute(async (tx) => {
      await changeTrigger(tx, by.id, { last_used_at: at })
      await countWork(tx, 'pipeline_process')
      return addPipeline(tx, { ...start, created_at: at, updated_at: at })
    })
    return created(pipeline(row))
  },
} satisfies Area<'triggers', Services>

async function shown({ db, origin }: Services, row: PipelineTriggerRow) {
  return trigger(row, ownerAmong(await usersById(db, [row.owner_id]), row), origin)
}

function ownerAmong<User>(users: ReadonlyMap<number, User>, { owner_id }: PipelineTriggerRow): User | null {
  return (owner_id !== null && users.get(owner_id)) || null
}

/** The attributes that a pipeline needs; the specification leaves them open. */
function textsIn({ token, ref }: BodyOf<'triggerPipeline'>): { token: string; ref: string } {
  if (typeof token === 'string' && token !== '' && typeof ref === 'string' && ref !== '')
    return { token, ref }
  throw missing(...Object.entries({ token, ref }).flatMap(([name, value]) => (isText(value) ? [] : [name])))
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}

async function triggerWith({ db }: Services, { id }: Project, token: string): Promise<PipelineTriggerRow> {
  const row = await triggersOf(db, id).where('token', '=', token).executeTakeFirst()
  if (row === undefined) throw notFound('Trigger')
  return row
}
