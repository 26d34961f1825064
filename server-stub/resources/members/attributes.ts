/** Properties of a membership. */
import { dateOf } from '../../access/viewer.ts'
import type { AccessLevel, MemberRow } from '../../database/tables.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import { requireValid, type ValidationMessage } from '../../http/validation-messages.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { MemberSource } from './record.ts'

/** The columns of each property that adding or updating a member accepts. */
export const memberColumns = {
  access_level: (access_level) => ({ access_level }),
  expires_at: (expires_at) => ({ expires_at }),
  // The user that the command adds.
  user_id: elsewhere,
} satisfies Columns<
  BodyOf<'addGroupMember'> & BodyOf<'updateGroupMember'>,
  Partial<Pick<MemberRow, 'access_level' | 'expires_at'>>
>

/** Throws 400 with all violations. */
export function validateMember(
  { access_level, expires_at }: BodyOf<'updateGroupMember'>,
  source: MemberSource,
  now: Date,
): void {
  requireValid({
    access_level: [levelViolation(access_level, source)],
    expires_at: [expires_at !== undefined && expires_at <= dateOf(now) && 'must be a date in the future'],
  })
}

/** Only groups have owners; the owner of a project follows from its namespace. */
export function levelViolation(level: AccessLevel, { kind }: MemberSource): ValidationMessage {
  return level === 50 && kind === 'project' && 'is not included in the list'
}
