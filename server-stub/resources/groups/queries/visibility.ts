/** Which groups a caller sees, and with which role. Conditions for queries over `namespace`. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { isUnexpired, seesInternal, type Viewer } from '../../../access/viewer.ts'
import type { AccessLevel, Tables } from '../../../database/tables.ts'

type Namespace = ExpressionBuilder<Tables, 'namespace'>

/** The caller sees the group. The only statement of this rule. */
export function isGroupVisible(eb: Namespace, viewer: Viewer): Expression<SqlBool> {
  if (viewer.kind === 'administrator') return eb.lit(true)
  const open = seesInternal(viewer) ? (['public', 'internal'] as const) : (['public'] as const)
  const isOpen = eb('namespace.visibility', 'in', open)
  return viewer.kind === 'anonymous' ? isOpen : eb.or([isOpen, hasGroupRole(eb, viewer)])
}

/** The caller is a member of the group, or of one that contains it, with this role or a higher one. */
export function hasGroupRole(eb: Namespace, viewer: Viewer, least: AccessLevel = 10): Expression<SqlBool> {
  return eb.exists(memberships(eb, viewer).where('member.access_level', '>=', least).select('member.id'))
}

/** The caller's highest role in the group; null without any. */
export function groupRole(eb: Namespace, viewer: Viewer) {
  return memberships(eb, viewer).select((inner) =>
    inner.fn.max<AccessLevel | null>('member.access_level').as('level'),
  )
}

/** The caller's memberships in the group and in those that contain it; SQLite takes cross joins in their order. */
function memberships(eb: Namespace, viewer: Viewer) {
  return eb
    .selectFrom('namespace_ancestor as above')
    .crossJoin('member')
    .whereRef('above.namespace_id', '=', 'namespace.id')
    .whereRef('member.group_id', '=', 'above.ancestor_id')
    .where('member.user_id', '=', viewer.userId)
    .where(isUnexpired('member', viewer))
}
