/** The list side of `canSee` for groups. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { AccessLevel, Tables } from '../../database/tables.ts'
import type { Caller } from '../../access/caller.ts'
import { isAdministrator } from '../../access/rules.ts'
import { always, never, unexpired, within } from '../projects/visibility.ts'

type GroupQuery = ExpressionBuilder<Tables, 'namespace'>

/** What a list of groups is asked for. */
export interface GroupChoice {
  all_available?: boolean | undefined
  owned?: boolean | undefined
}

/**
 * Condition for a query over groups: administrators are given all, others their own ones, or all that they can see
 * where they ask for them; `owned` keeps those that the caller owns.
 */
export function listedGroups(
  eb: GroupQuery,
  caller: Caller,
  now: Date,
  { all_available = false, owned = false }: GroupChoice,
): Expression<SqlBool> {
  if (owned) return groupsOf(eb, caller, now, 50)
  if (isAdministrator(caller)) return always
  return all_available ? visibleGroups(eb, caller, now) : groupsOf(eb, caller, now)
}

function visibleGroups(eb: GroupQuery, caller: Caller, now: Date): Expression<SqlBool> {
  const open =
    caller.kind === 'anonymous' || caller.user.external === 1
      ? (['public'] as const)
      : (['public', 'internal'] as const)
  return eb.or([eb('namespace.visibility', 'in', open), groupsOf(eb, caller, now)])
}

/** The caller belongs with this role or a higher one, in person or through a group above. */
function groupsOf(eb: GroupQuery, caller: Caller, now: Date, least: AccessLevel = 10): Expression<SqlBool> {
  if (caller.kind === 'anonymous') return never
  return eb.exists(
    eb
      .selectFrom('member')
      .innerJoin('namespace as above', 'above.id', 'member.group_id')
      .select('member.id')
      .where('member.user_id', '=', caller.user.id)
      .where('member.access_level', '>=', least)
      .where(unexpired('member', now))
      .where(within('namespace.full_path', 'above.full_path')),
  )
}
