/** Boards of a project. Spec: document 3, "Board and board list". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { addBoard } from '../resources/projects/index.ts'
import type { Services } from '../services.ts'

/** Creates a board of a project, without lists. */
export async function createBoard(
  { find, now, transaction }: Services,
  given: Schema<'NewBoard'>,
): Promise<Schema<'Board'>> {
  const { id: project_id } = await find.project(given.project_id)
  const row = { project_id, created_at: now().toISOString() }
  return { id: await transaction((tx) => addBoard(tx.db, row)), project_id }
}
