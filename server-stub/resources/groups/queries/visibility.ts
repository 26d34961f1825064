/** Which groups a caller sees, and with which role. Conditions for queries over `namespace`. */
import { accessLevels } from '../../../database/access-levels.ts'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { isUnexpired, seesInternal, type Viewer } from '../../../access/viewer.ts'
import type { AccessLevel, Tables } from '../../../database/tables.ts'

type Namespace = ExpressionBuilder<Tables, 'namespace'>

/** The caller sees the group. `access/rules.ts` states the same for a record that was found. */
export function isGroupVisible(eb: Namespace, viewer: Viewer): Expression<SqlBool> {
  if (viewer.kind === 'administrator') return eb.lit(true)
  const open = seesInternal(viewer) ? (['public', 'internal'] as const) : (['public'] as const)
  const isOpen = eb('namespace.visibility', 'in', open)
  return viewer.kind === 'anonymous' ? isOpen : eb.or([isOpen, hasGroupRole(eb, viewer)])
}

/**
 * The caller is a member of the group, or of one that contains it, with this role or a higher one. These groups are found
 * once, however many there are to compare. Compared with `true`, so that the groups of a list are tested in their order
 * instead of collected and sorted.
 */
export function hasGroupRole(
  eb: Namespace,
  viewer: Viewer,
  least: AccessLevel = accessLevels.guest,
): Expression<SqlBool> {
  const within = eb
    .selectFrom('member')
    .innerJoin('namespace_ancestor as above', 'above.ancestor_id', 'member.group_id')
    .where('member.user_id', '=', viewer.userId)
    .where('member.group_id', 'is not', null)
    .where('member.access_level', '>=', least)
    .where(isUnexpired('member', viewer))
    .select('above.namespace_id')
  return eb(eb('namespace.id', 'in', within), '=', eb.lit(true))
}

/**
 * The caller's highest role in the group; null without any. The membership is a value instead of a joined row: PostgreSQL
 * without statistics of the tables would read all memberships of the caller for each group.
 */
export function groupRole(eb: Namespace, viewer: Viewer) {
  return eb
    .selectFrom('namespace_ancestor as above')
    .whereRef('above.namespace_id', '=', 'namespace.id')
    .select((inner) =>
      inner.fn
        .max<AccessLevel | null>(
          inner
            .selectFrom('member')
            .select('member.access_level')
            .whereRef('member.group_id', '=', 'above.ancestor_id')
            .where('member.user_id', '=', viewer.userId)
            .where(isUnexpired('member', viewer)),
        )
        .as('level'),
    )
}
