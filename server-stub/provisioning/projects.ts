/** Stars, shares and the archive state of projects. */
import { accessLevels } from '../database/access-levels.ts'
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { toFlag } from '../database/flag.ts'
import { invalid } from '../http/errors.ts'
import { addShare, addStar, changeProject } from '../resources/projects/index.ts'
import type { Services } from '../services.ts'

/** Adds the star of a user to a project. */
export async function createStar(
  { find, now, transaction }: Services,
  given: Schema<'NewStar'>,
): Promise<Schema<'Star'>> {
  const { id: project_id } = await find.project(given.project_id)
  const { id: user_id } = await find.user(given.user_id)
  const star = { project_id, user_id, created_at: now().toISOString() }
  await transaction((tx) => addStar(tx.db, star))
  return { project_id, user_id }
}

/** Shares a project with a group; developers of the group are developers of the project then. */
export async function createShare(
  { find, now, transaction }: Services,
  { group_access = accessLevels.developer, ...given }: Schema<'NewShare'>,
): Promise<Schema<'Share'>> {
  const { id: project_id } = await find.project(given.project_id)
  const { id: group_id } = await find.group(given.group_id)
  const expires_at = given.expires_at ?? null
  const row = { project_id, group_id, group_access, expires_at, created_at: now().toISOString() }
  return transaction((tx) => addShare(tx.db, row), {
    project_group_link_by_project_id_group_id: () => invalid({ group_id: ['has the project already'] }),
  })
}

/** Archives a project, or restores it. */
export async function archiveProject(
  { find, transaction }: Services,
  { project_id, archived = true }: Schema<'NewArchive'>,
): Promise<Schema<'Archive'>> {
  const { id } = await find.project(project_id)
  await transaction((tx) => changeProject(tx.db, id, { archived: toFlag(archived) }))
  return { project_id: id, archived }
}
