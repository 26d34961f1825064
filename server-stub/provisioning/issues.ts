/** States of issues. */
import type { Schema } from '../../generated/provisioning/schemas.ts'
import { notFound } from '../http/errors.ts'
import { recordEvent } from '../resources/events/commands.ts'
import { issueById, setIssueState } from '../resources/issues/index.ts'
import type { Services } from '../services.ts'

/** Closes or reopens an issue on behalf of the administrator. */
export async function setStateOfIssue(
  { db: database, now, transaction }: Services,
  { issue_id, state }: Schema<'NewIssueState'>,
): Promise<Schema<'IssueState'>> {
  const before = await issueById(database, issue_id)
  if (before === undefined) throw notFound('Issue')
  const { project_id, iid, title } = before
  const created_at = now().toISOString()
  await transaction(async ({ db, currentUser }) => {
    if ((await setIssueState(db, issue_id, state, created_at)) === undefined) return
    const action = state === 'closed' ? 'closed' : 'reopened'
    const target = { kind: 'issue', id: issue_id, title } as const
    await recordEvent(db, { project_id, author_id: currentUser().id, created_at, action, target })
  })
  return { id: issue_id, project_id, iid, state }
}
