/** Labels of a project. Spec: document 3, "Board and board list". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { invalid } from '../http/errors.ts'
import { addLabel } from '../resources/labels/index.ts'
import type { Services } from '../services.ts'

/** Creates a label of a project. */
export async function createLabel(
  { find, now, transaction }: Services,
  { name, color, ...given }: Schema<'NewLabel'>,
): Promise<Schema<'Label'>> {
  const { id: project_id } = await find.project(given.project_id)
  const description = given.description ?? null
  const row = { project_id, name, color, description, created_at: now().toISOString() }
  return transaction((tx) => addLabel(tx.db, row), {
    label_by_project_id_name: () => invalid({ name: ['has already been taken'] }),
  })
}
