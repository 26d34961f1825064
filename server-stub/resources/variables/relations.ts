/** Finds build variables. */
import type { QueryContext } from '../../access/viewer.ts'
import { authorizedBy } from '../../authorized.ts'
import type { BuildVariableRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import type { Project } from '../projects/record.ts'
import { findVariableByKey } from './queries.ts'

/** Wraps operations on the variable of the path; the permission concerns its project. */
export const inVariable = authorizedBy(
  ({ id }: { id: number | string; key: string }, { find }) => find.project(id),
  (project, { key }, { find }) => find.variable(project, key),
)

/** The variable of the project with this key, letter case included. Throws 404 unless it exists. */
export async function findVariable(
  { db }: QueryContext,
  project: Project,
  key: string,
): Promise<BuildVariableRow> {
  const row = await findVariableByKey(db, project.id, key)
  if (row === undefined) throw notFound('Variable')
  return row
}
