/** Settings that concern other resources. */
import type { Visibility } from '../../database/tables.ts'
import type { ValidationMessage } from '../../http/validation-messages.ts'
import type { Services } from '../../services.ts'
import { settingsOf } from './queries.ts'

/** Only administrators may set a restricted visibility. Spec: document 2, "Application settings". */
export async function visibilityViolation(
  visibility: Visibility | undefined,
  { db, can }: Services,
): Promise<ValidationMessage> {
  if (visibility === undefined || can('use-restricted-visibility')) return undefined
  const { restricted_visibility_levels: levels } = await settingsOf(db)
  return levels?.includes(visibility) === true && `${visibility} has been restricted by the administrator`
}
