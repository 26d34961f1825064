import type { Complaint } from '../../http/check.ts'
import type { Services } from '../../services.ts'
import { settingsOf } from './queries.ts'
import type { Visibility } from '../../database/tables.ts'

/** A visibility that the instance keeps for administrators. Spec: document 2, "Application settings". */
export async function restricted(
  visibility: Visibility | undefined,
  { db, can }: Services,
): Promise<Complaint> {
  if (visibility === undefined || can('use-restricted-visibility')) return undefined
  const { restricted_visibility_levels: levels } = await settingsOf(db)
  return levels?.includes(visibility) === true && `${visibility} has been restricted by the administrator`
}
