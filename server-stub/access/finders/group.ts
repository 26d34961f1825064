import { sql } from 'kysely'
import { notFound } from '../../contract/errors.ts'
import type { Db } from '../../store/database.ts'
import type { NamespaceRow } from '../../store/tables.ts'
import type { Seeker } from '../find.ts'
import { asId } from '../identifier.ts'
import { membershipsOf } from '../membership.ts'
import { canSee } from '../rules.ts'
import type { FoundGroup } from '../subjects.ts'

/** A group by id or full path, as the caller stands to it. */
export async function findGroup(seeker: Seeker, idOrPath: number | string): Promise<FoundGroup> {
  const row = await groupRow(seeker.db, idOrPath)
  if (row === undefined) throw notFound('Group')
  const memberships = await membershipsOf(seeker)
  const group: FoundGroup = { ...row, role: memberships.ofGroup(row.full_path)?.access_level ?? 0 }
  if (!canSee(seeker.caller, group)) throw notFound('Group')
  return group
}

/** Digits alone are an id first; a group may be named like a number. */
async function groupRow(db: Db, idOrPath: number | string): Promise<NamespaceRow | undefined> {
  const query = db.selectFrom('namespace').selectAll().where('kind', '=', 'group')
  const id = asId(idOrPath)
  const byId = id === undefined ? undefined : await query.where('id', '=', id).executeTakeFirst()
  return byId ?? query.where(sql`lower(full_path)`, '=', sql`lower(${String(idOrPath)})`).executeTakeFirst()
}
