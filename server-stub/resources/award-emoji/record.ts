import type { AwardEmojiRow, UserRow } from '../../database/tables.ts'

/** An emoji and who gave it. */
export interface AwardEmoji extends AwardEmojiRow {
  user: UserRow
}
