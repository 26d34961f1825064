/** Creates and updates build variables. */
import { columnsOf } from '../../http/attributes.ts'
import { HttpError } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { BuildVariableRow } from '../../database/tables.ts'
import type { Services } from '../../services.ts'
import type { Project } from '../projects/record.ts'
import { validateVariable, variableColumns } from './attributes.ts'
import { addVariable, changeVariable } from './queries.ts'

const violations = {
  build_variable_by_project_id_key: () =>
    new HttpError('conflict', { texts: { key: ['has already been taken'] } }),
}

/** Creates a variable of the project. Throws 409 if the project has one with this key. */
export async function createVariable(
  { transaction, now }: Services,
  project: Project,
  attributes: BodyOf<'createVariable'>,
): Promise<BuildVariableRow> {
  validateVariable(attributes)
  const at = now().toISOString()
  const { key, value } = attributes
  const row = { ...columnsOf(attributes, variableColumns), key, value, project_id: project.id }
  return transaction(({ db }) => addVariable(db, { ...row, created_at: at, updated_at: at }), violations)
}

/** Updates a variable. */
export async function updateVariable(
  { transaction, now }: Services,
  { id }: BuildVariableRow,
  attributes: BodyOf<'updateVariable'>,
): Promise<BuildVariableRow> {
  validateVariable(attributes)
  const change = { ...columnsOf(attributes, variableColumns), updated_at: now().toISOString() }
  return transaction(({ db }) => changeVariable(db, id, change))
}
