import { notFound } from '../../http/errors.ts'
import { projectsWith, runnersById } from '../../resources/runners/queries.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import { canSee, isAdministrator } from '../rules.ts'
import type { Runner } from '../../resources/runners/record.ts'
import type { Role } from '../roles.ts'
import { projectsById } from '../../resources/projects/index.ts'

/** A runner. Specific ones are hidden from those who belong to none of their projects. */
export async function findRunner(seeker: QueryContext, id: number): Promise<Runner> {
  const { db, caller } = seeker
  const row = (await runnersById(db, [keptId(id)])).get(id)
  if (row === undefined) throw notFound('Runner')
  const projects = await projectsById(
    seeker,
    (await projectsWith(db, id)).map((project) => project.id),
  )
  const roles = projects.map(({ role }) => role).toSorted((a, b) => a - b)
  const least: Role = roles[0] ?? 0
  const most: Role = roles.at(-1) ?? 0
  if (row.shared === 0 && most === 0 && !isAdministrator(caller)) throw notFound('Runner')
  return { ...row, projects: projects.filter((project) => canSee(caller, project)), least, most }
}
