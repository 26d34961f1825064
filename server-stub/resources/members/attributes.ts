/** Properties of a membership. */
import { dateOf } from '../../access/viewer.ts'
import type { MemberRow } from '../../database/tables.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import { requireValid } from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'

/** The columns of each property that adding or updating a member accepts. */
export const memberColumns = {
  access_level: (access_level) => ({ access_level }),
  expires_at: (expires_at) => ({ expires_at }),
  // The user that the command adds.
  user_id: elsewhere,
} satisfies Columns<
  Pick<BodyOf<'addGroupMember'>, 'user_id'> & BodyOf<'updateGroupMember'>,
  Partial<Pick<MemberRow, 'access_level' | 'expires_at'>>
>

/** Throws 400 with all violations. */
export function validateMember({ expires_at }: BodyOf<'updateGroupMember'>, now: Date): void {
  requireValid({
    expires_at: [
      typeof expires_at === 'string' && expires_at <= dateOf(now) && 'must be a date in the future',
    ],
  })
}
