/** Milestones of a project. Spec: document 3, "Milestone (embedded)". */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { addMilestone, milestone } from '../resources/milestones/index.ts'
import type { Services } from '../services.ts'

/** Creates a milestone with the next IID of its project. */
export async function createMilestone(
  { find, now, transaction }: Services,
  { title, state = 'active', ...given }: Schema<'NewMilestone'>,
): Promise<Schema<'Milestone'>> {
  const { id: project_id } = await find.project(given.project_id)
  const at = now().toISOString()
  const description = given.description ?? null
  const due_date = given.due_date ?? null
  const row = { project_id, title, description, state, due_date, created_at: at, updated_at: at }
  return milestone(await transaction((tx) => addMilestone(tx.db, row)))
}
