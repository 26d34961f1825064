/** Settings that concern other resources. */
import type { Visibility } from '../../database/tables.ts'
import { invalid } from '../../http/errors.ts'
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

/** The visibility of a fork: the source's, or the next lower one that the caller may set. */
export async function visibilityOfFork(source: Visibility, services: Services): Promise<Visibility> {
  const lower = { public: 'internal', internal: 'private', private: undefined } as const
  for (let level: Visibility | undefined = source; level !== undefined; level = lower[level])
    if (!(await visibilityViolation(level, services))) return level
  throw invalid({ visibility: ['has been restricted by the administrator'] })
}
