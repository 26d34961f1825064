/** Giving an emoji, as such or as a note that is nothing else. */
import type { Schema } from '../../../generated/schemas.ts'
import { check } from '../../http/check.ts'
import { Failure } from '../../http/errors.ts'
import { awardEmoji } from '../notes/presenter.ts'
import type { Services } from '../../services.ts'
import { addAward, type Awarded } from './queries.ts'
import { finishTodos } from '../todos/queries.ts'
import { onConstraintViolation } from '../../database/constraints.ts'
import { isEmojiName, usualName } from './emoji.ts'

const given = () => new Failure('conflict', { message: 'Award Emoji has already been given' })
const givenBefore = {
  award_emoji_by_issue_id_user_id_name: given,
  award_emoji_by_merge_request_id_user_id_name: given,
  award_emoji_by_snippet_id_user_id_name: given,
  award_emoji_by_note_id_user_id_name: given,
}

/** Gives the emoji in the caller's name; 409 when the caller has given it before. */
export async function giveAward(
  { db, currentUser, now, origin }: Services,
  on: Awarded,
  name: string,
): Promise<Schema<'AwardEmoji'>> {
  check({ name: [!isEmojiName(name) && 'is not the name of an emoji'] })
  const award = { user_id: currentUser().id, name: usualName(name) }
  const at = now().toISOString()
  const giving = db.transaction().execute(async (tx) => {
    if (on.kind === 'issue' || on.kind === 'merge_request')
      await finishTodos(tx, currentUser().id, { kind: on.kind, id: on.id }, at)
    return addAward(tx, on, award, at)
  })
  const row = await onConstraintViolation(giving, givenBefore)
  return awardEmoji({ ...row, user: currentUser() }, origin)
}
