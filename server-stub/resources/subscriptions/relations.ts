/** Whether users are subscribed to issues and merge requests. */
import type { Services, TransactionServices } from '../../services.ts'
import type { Issue } from '../issues/record.ts'
import type { MergeRequest } from '../merge-requests/record.ts'
import { involvementOf } from './queries.ts'
import type { Participation } from './record.ts'

/** Whether the caller is subscribed: by choice, or as a participant or the author of a note. */
export async function isSubscribed(
  { db, currentUser }: Services | TransactionServices,
  { kind, id, participants }: Participation,
): Promise<boolean> {
  const { id: userId } = currentUser()
  const { choice, hasWritten } = await involvementOf(db, userId, kind, id)
  return choice ?? (participants.includes(userId) || hasWritten)
}

/** The author and the assignees participate in an issue. */
export function participationIn({ id, author_id, assignees }: Issue): Participation {
  return { kind: 'issue', id, participants: [author_id, ...assignees.map((user) => user.id)] }
}

/** The author and the assignee participate in a merge request. */
export function participationInMergeRequest({ id, author_id, assignee_id }: MergeRequest): Participation {
  return { kind: 'merge_request', id, participants: [author_id, assignee_id] }
}
