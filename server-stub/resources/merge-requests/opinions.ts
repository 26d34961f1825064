/** What people think of merge requests, in figures. */
import type { Services } from '../../services.ts'
import { votesOn } from '../award-emoji/index.ts'
import { userNoteCountsOf } from '../notes/index.ts'

export interface Opinions {
  upvotes: number
  downvotes: number
  /** Notes that users wrote. */
  notes: number
}

/** Counts for all of them at once, and gives those of each. */
export async function opinionsOn(
  { db }: Services,
  mergeRequests: readonly { id: number }[],
): Promise<(mergeRequest: { id: number }) => Opinions> {
  const ids = mergeRequests.map(({ id }) => id)
  const votes = await votesOn(db, 'merge_request', ids)
  const notes = await userNoteCountsOf(db, 'merge_request', ids)
  return ({ id }) => {
    const { up, down } = votes.get(id) ?? { up: 0, down: 0 }
    return { upvotes: up, downvotes: down, notes: notes.get(id) ?? 0 }
  }
}
