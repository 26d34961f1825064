/** Creates, changes and deletes groups. */
import type { Tx } from '../../database/connection.ts'
import { columnsOf } from '../../http/attributes.ts'
import { invalid } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { deleteHiddenProjects, validateFreeNames } from '../projects/commands/index.ts'
import { settingsOf } from '../settings/index.ts'
import { validateGroup, groupColumns } from './attributes.ts'
import { addGroup, changeGroup, lockFullPath, removeGroups } from './queries/writes.ts'
import type { Group } from './record.ts'

const violations = { namespace_by_full_path: () => invalid({ path: ['has already been taken'] }) }

/** Creates a group, at the top or within another, with the caller as its first owner. */
export async function createGroup(
  services: Services,
  parent: Group | undefined,
  attributes: BodyOf<'createGroup'>,
): Promise<Group> {
  const { default_group_visibility } = await settingsOf(services.db)
  const { visibility = default_group_visibility } = attributes
  await validateGroup({ ...attributes, visibility }, parent !== undefined, services)
  const row = {
    ...columnsOf(attributes, groupColumns),
    visibility,
    name: attributes.name.trim(),
    path: attributes.path,
    created_at: services.now().toISOString(),
  }
  return services.transaction(async ({ db, find, currentUser }) => {
    if (parent !== undefined) await validateFreePath(db, parent.id, row.path)
    const { id } = await addGroup(db, row, currentUser().id, parent?.id)
    return find.group(id)
  }, violations)
}

/** Changes a group. */
export async function updateGroup(
  services: Services,
  before: Group,
  attributes: BodyOf<'updateGroup'>,
): Promise<Group> {
  await validateGroup(attributes, before.parent_id !== null, services)
  const { path = before.path } = attributes
  const isMoved = path.toLowerCase() !== before.path.toLowerCase()
  return services.transaction(async ({ db, find }) => {
    if (isMoved && before.parent_id !== null) await validateFreePath(db, before.parent_id, path)
    await changeGroup(db, before.id, columnsOf(attributes, groupColumns))
    return find.group(before.id)
  }, violations)
}

/**
 * Throws 400 when a project or another group within the parent has the path. Locks the group at the top first, as every
 * change of a full path does.
 */
async function validateFreePath(tx: Tx, parentId: number, path: string): Promise<void> {
  await lockFullPath(tx, parentId)
  await validateFreeNames(tx, parentId, { path })
}

/** Deletes a group with all groups and projects within it; the projects are hidden at once, and deleted in portions. */
export async function deleteGroup({ db, transaction }: Services, id: number): Promise<void> {
  await deleteHiddenProjects(db, await transaction((tx) => removeGroups(tx.db, [id])))
}
