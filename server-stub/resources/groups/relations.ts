/** Loads groups and users' namespaces. */
import { accessLevels } from '../../database/access-levels.ts'
import { asId } from '../../access/identifier.ts'
import { authorizedBy } from '../../authorized.ts'
import type { QueryContext } from '../../access/viewer.ts'
import type { UserRow } from '../../database/tables.ts'
import { notFound } from '../../http/errors.ts'
import {
  findNamespaceById,
  findNamespaceByPath,
  findNamespaceOfUser,
  groupSizesOf,
  type LoadedNamespace,
} from './queries/groups.ts'
import type { Group, GroupRecord, Namespace } from './record.ts'

/** The group of this id or full path. Throws 404 unless the caller sees it. */
export async function findGroup(context: QueryContext, idOrPath: number | string): Promise<Group> {
  return found(context, await visibleRow(context, idOrPath, 'groups'), 'Group')
}

/** Wraps operations on the group of the path. */
export const inGroup = authorizedBy(({ id }: { id: number | string }, { find }) => find.group(id))

/** The group or user's namespace of this id or full path. Throws 404 unless the caller sees it. */
export async function findNamespace(context: QueryContext, idOrPath: number | string): Promise<Namespace> {
  return found(context, await visibleRow(context, idOrPath, 'namespaces'), 'Namespace')
}

/** The namespace of a user. */
export async function findNamespaceOf(context: QueryContext, { id }: UserRow): Promise<Namespace> {
  return found(context, await findNamespaceOfUser(context, id), 'Namespace')
}

/** The records of loaded groups, in the same order; with `statistics` their sizes. */
export async function groupRecords(
  context: QueryContext,
  rows: readonly LoadedNamespace[],
  { statistics }: { statistics: boolean },
): Promise<GroupRecord[]> {
  const groups = rows.map((row) => withRole(context, row))
  if (!statistics) return groups.map((group) => ({ group }))
  const sizes = await groupSizesOf(
    context.db,
    groups.map(({ id }) => id),
  )
  return groups.map((group) => ({ group, statistics: { repositorySize: sizes.get(group.id) ?? 0 } }))
}

/** Digits are tried as an id first; a path may consist of digits, too. */
async function visibleRow(
  context: QueryContext,
  idOrPath: number | string,
  kinds: 'groups' | 'namespaces',
): Promise<LoadedNamespace | undefined> {
  const id = asId(idOrPath)
  const byId = id === undefined ? undefined : await findNamespaceById(context, id, kinds)
  return byId ?? findNamespaceByPath(context, String(idOrPath), kinds)
}

function found(context: QueryContext, row: LoadedNamespace | undefined, kind: string): Namespace {
  if (row === undefined) throw notFound(kind)
  return withRole(context, row)
}

function withRole({ caller }: QueryContext, { level, ...row }: LoadedNamespace): Namespace {
  const isOwned = caller.kind === 'user' && row.owner_id === caller.user.id
  return { ...row, role: isOwned ? accessLevels.owner : (level ?? 0) }
}
