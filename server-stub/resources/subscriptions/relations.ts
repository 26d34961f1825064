/** Who hears of an issue or a merge request. */
import type { Issue } from '../issues/record.ts'
import type { MergeRequest } from '../merge-requests/record.ts'
import type { Services } from '../../services.ts'
import { involvementOf } from './queries.ts'
import type { SubscriptionRow } from '../../database/tables.ts'

/** Something that people take part in: who wrote it, who is to look after it. */
export interface Participation {
  kind: SubscriptionRow['subscribable_type']
  id: number
  people: readonly (number | null)[]
}

/** Whether the caller hears of it: by choice, or by taking part. */
export async function isSubscribed(
  { db, currentUser }: Services,
  { kind, id, people }: Participation,
): Promise<boolean> {
  const { id: userId } = currentUser()
  const { choice, hasWritten } = await involvementOf(db, userId, kind, id)
  return choice ?? (people.includes(userId) || hasWritten)
}

/** The caller's participation in an issue: the author and the assignees take part. */
export function participationIn({ id, author_id, assignees }: Issue): Participation {
  return { kind: 'issue', id, people: [author_id, ...assignees.map((user) => user.id)] }
}

export function inMergeRequest({ id, author_id, assignee_id }: MergeRequest): Participation {
  return { kind: 'merge_request', id, people: [author_id, assignee_id] }
}
