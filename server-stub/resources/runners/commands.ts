/** Changes runners, and the projects that use them. */
import { columnsOf } from '../../http/attributes.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { validateRunner, runnerColumns } from './attributes.ts'
import { changeRunner, disableRunner, projectIdsOf } from './queries.ts'
import type { Runner } from './record.ts'

/** Updates a runner. */
export async function updateRunner(
  { transaction, now }: Services,
  { id }: Runner,
  attributes: BodyOf<'updateRunner'>,
): Promise<Runner> {
  validateRunner(attributes)
  const change = { ...columnsOf(attributes, runnerColumns), updated_at: now().toISOString() }
  return transaction(async ({ db, find }) => {
    await changeRunner(db, id, change)
    return find.runner(id)
  })
}

/** Disables a runner in a project, unless it is the only project of the runner. Returns whether it did. */
export async function disableUnlessOnly(
  { db, now }: TransactionServices,
  { id }: Runner,
  projectId: number,
): Promise<boolean> {
  // Updating the row makes requests that disable the runner in different projects wait for each other.
  await changeRunner(db, id, { updated_at: now().toISOString() })
  const projects = await projectIdsOf(db, id)
  if (projects.length === 1 && projects[0] === projectId) return false
  await disableRunner(db, id, projectId)
  return true
}
