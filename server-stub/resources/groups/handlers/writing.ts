import { invalid, unlessMissing } from '../../../http/errors.ts'
import { created, ok, type Area } from '../../../http/handler.ts'
import { group } from '../presenter.ts'
import type { Services } from '../../../services.ts'
import { addGroup, changeGroup, removeGroups } from '../queries.ts'
import { checkNamesAreFree } from '../../projects/commands.ts'
import { changeProject } from '../../projects/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { onConstraintViolation } from '../../../database/constraints.ts'
import { checkGroup, groupChange } from '../attributes.ts'
import { detailOf } from '../relations.ts'

const taken = { namespace_by_full_path: invalid({ path: ['has already been taken'] }) }

export const writing = {
  async createGroup(request, services) {
    const { body, origin } = request
    const { db, find, authorize, currentUser, now } = services
    authorize('create-group')
    const parent = body.parent_id === undefined ? undefined : await find.group(body.parent_id)
    if (parent !== undefined) authorize('create-subgroup', parent)
    await checkGroup(body, parent !== undefined, services)
    const { default_group_visibility } = await settingsOf(db)
    const row = {
      ...groupChange(body),
      name: body.name.trim(),
      path: body.path,
      full_path: parent === undefined ? body.path : `${parent.full_path}/${body.path}`,
      parent_id: parent?.id ?? null,
      visibility: body.visibility ?? default_group_visibility,
      created_at: now().toISOString(),
    }
    const adding = db.transaction().execute((tx) => addGroup(tx, row, currentUser().id))
    const { id } = await onConstraintViolation(adding, taken)
    return created(group({ group: await find.group(id) }, origin))
  },

  async updateGroup(request, services) {
    const { path, body } = request
    const { db, find, authorize } = services
    const before = await find.group(path.id)
    authorize('update-group', before)
    await checkGroup(body, before.parent_id !== null, services)
    const changing = db.transaction().execute((tx) => changeGroup(tx, before, groupChange(body)))
    await onConstraintViolation(changing, taken)
    return ok(await detailOf(await find.group(before.id), services))
  },

  async deleteGroup({ path }, { db, find, authorize }) {
    const found = await unlessMissing(find.group(path.id))
    if (found === undefined) return ok()
    authorize('delete-group', found)
    await db.transaction().execute((tx) => removeGroups(tx, [found.id]))
    return ok()
  },

  async transferProject(request, services) {
    const { path } = request
    const { db, find, authorize, now } = services
    authorize('transfer-project')
    const target = await find.group(path.id)
    const project = await find.project(path.project_id)
    const change = { namespace_id: target.id, updated_at: now().toISOString() }
    await db.transaction().execute(async (tx) => {
      if (project.namespace_id !== target.id) await checkNamesAreFree(tx, target.id, project)
      await changeProject(tx, project.id, change)
    })
    return ok(await detailOf(target, services))
  },
} satisfies Partial<Area<'groups', Services>>
