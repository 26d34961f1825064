import type { AwardEmojiRow } from '../../database/tables.ts'
import type { UserReference } from '../users/record.ts'

/** What identifies an issue, merge request, snippet or note that has award emoji. */
export interface AwardableId {
  kind: 'issue' | 'merge_request' | 'snippet' | 'note'
  id: number
}

/** An award emoji with the user who gave it. */
export interface AwardEmoji extends AwardEmojiRow {
  user: UserReference
}
