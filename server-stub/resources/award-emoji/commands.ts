/** Gives award emoji, also for notes that consist of an emoji. */
import { requireValid } from '../../http/validation-messages.ts'
import { HttpError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { finishTodosOfAuthor } from '../todos/commands.ts'
import { canonicalName, isEmojiName } from './emoji.ts'
import { insertAward } from './queries.ts'
import type { AwardableId, AwardEmoji } from './record.ts'

const awardExists = () => new HttpError('conflict', { message: 'Award Emoji has already been given' })
const violations = {
  award_emoji_by_issue_id_user_id_name: awardExists,
  award_emoji_by_merge_request_id_user_id_name: awardExists,
  award_emoji_by_snippet_id_user_id_name: awardExists,
  award_emoji_by_note_id_user_id_name: awardExists,
}

/** Gives an emoji on behalf of the caller, whose todos about the record are done with it. */
export async function giveAward(services: Services, on: AwardableId, name: string): Promise<AwardEmoji> {
  requireValid({
    name: [!isEmojiName(name) && 'must be a name of 1 to 64 characters a-z, 0-9, _, + and -, without colons'],
  })
  const user = services.currentUser()
  const row = await services.transaction(async ({ db, now }) => {
    const at = now().toISOString()
    if (on.kind === 'issue' || on.kind === 'merge_request')
      await finishTodosOfAuthor(db, {
        target: { kind: on.kind, id: on.id },
        author_id: user.id,
        created_at: at,
      })
    return insertAward(db, on, { user_id: user.id, name: canonicalName(name) }, at)
  }, violations)
  return { ...row, user }
}
