import type { Db } from '../database/connection.ts'
import type { NamespaceRow } from '../database/tables.ts'
import { pathsUpTo } from './identifier.ts'
import type { NamedNamespace } from '../resources/groups/record.ts'

/** Joins to namespaces their full display names, in the same order. */
export async function withFullNames(db: Db, rows: readonly NamespaceRow[]): Promise<NamedNamespace[]> {
  const names = new Map(rows.map((row) => [row.full_path, row.name]))
  const others = [...new Set(rows.flatMap((row) => pathsUpTo(row.full_path)))].filter(
    (path) => !names.has(path),
  )
  const ancestors =
    others.length === 0
      ? []
      : await db
          .selectFrom('namespace')
          .select(['full_path', 'name'])
          .where('full_path', 'in', others)
          .execute()
  for (const { full_path, name } of ancestors) names.set(full_path, name)
  return rows.map((row) => ({
    ...row,
    full_name: pathsUpTo(row.full_path)
      .map((path) => names.get(path) ?? path)
      .join(' / '),
  }))
}
