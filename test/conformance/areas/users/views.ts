/** The members of the views of a user. Spec: document 2, "User". */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { StatusOf } from '../../fixtures/operation-types.ts'

export const summary = ['id', 'username', 'name', 'state', 'avatar_url', 'web_url'] as const

export const profile = [
  'created_at',
  'bio',
  'location',
  'messenger_id',
  'work_profile',
  'micro_blog',
  'website_url',
  'organization',
] as const

/** What only administrators are shown of others. */
export const confidential = [
  'email',
  'is_admin',
  'last_sign_in_at',
  'confirmed_at',
  'last_activity_on',
  'color_scheme_id',
  'projects_limit',
  'current_sign_in_at',
  'identities',
  'can_create_group',
  'can_create_project',
  'two_factor_enabled',
  'external',
] as const

export const forAdministrators = [...summary, ...profile, ...confidential] as const

/** Claims that a record has members, and lacks others. */
export function claimsView<Op extends OperationId>(
  response: ApiResponse<Op, StatusOf<Op>>,
  record: Json | undefined,
  members: readonly string[],
  absent: readonly string[] = [],
): void {
  const present = isRecord(record) ? Object.keys(record) : []
  const missing = members.filter((member) => !present.includes(member))
  if (missing.length > 0)
    response.fail(`A user with ${members.join(', ')}.`, `Missing: ${missing.join(', ')}.`)
  const leaked = absent.filter((member) => present.includes(member))
  if (leaked.length > 0)
    response.fail(`A user without ${absent.join(', ')}.`, `There is ${leaked.join(', ')}.`)
}
