/** Finds triggers. */
import { keptId } from '../../access/identifier.ts'
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import { parseRows } from '../../database/json-rows.ts'
import { notFound } from '../../http/errors.ts'
import type { Project } from '../projects/record.ts'
import type { UserReference } from '../users/record.ts'
import { findTriggerById, type LoadedTrigger } from './queries.ts'
import type { Trigger } from './record.ts'

/** Wraps operations on the trigger of the path; the permission concerns its project. */
export const inTrigger = authorizedBy(
  ({ id }: { id: number | string; trigger_id: number }, { find }) => find.project(id),
  (project, { trigger_id }, { find }) => find.trigger(project, trigger_id),
)

/** The trigger of the project with this id. Throws 404 unless it exists. */
export async function findTrigger({ db }: QueryContext, project: Project, id: number): Promise<Trigger> {
  const row = await findTriggerById(db, project.id, keptId(id))
  if (row === undefined) throw notFound('Trigger')
  return toTrigger(row)
}

/** The record of a loaded trigger. */
export function toTrigger({ owner_rows, ...row }: LoadedTrigger): Trigger {
  return { ...row, owner: parseRows<UserReference>(owner_rows)[0] ?? null }
}
