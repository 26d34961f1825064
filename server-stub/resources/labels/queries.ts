import type { Db, Tx } from '../../database/connection.ts'
import type { LabelRow, NewRow } from '../../database/tables.ts'

const usualColor = '#428BCA'

/** Ids of a project's labels by these names; those that are missing are made. */
export async function labelsNamed(
  tx: Tx,
  projectId: number,
  names: readonly string[],
  at: string,
): Promise<number[]> {
  if (names.length === 0) return []
  await tx
    .insertInto('label')
    .values(names.map((name) => ({ project_id: projectId, name, color: usualColor, created_at: at })))
    .onConflict((conflict) => conflict.columns(['project_id', 'name']).doNothing())
    .execute()
  const rows = await tx
    .selectFrom('label')
    .select('id')
    .where('project_id', '=', projectId)
    .where('name', 'in', names)
    .execute()
  return rows.map(({ id }) => id)
}

/** A label of a project. */
export async function labelOf(db: Db, projectId: number, id: number): Promise<LabelRow | undefined> {
  return db
    .selectFrom('label')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}

/** Adds a label to a project. */
export async function addLabel(
  tx: Tx,
  { color = usualColor, ...label }: Omit<NewRow<'label'>, 'color'> & { color?: string | undefined },
): Promise<LabelRow> {
  return tx
    .insertInto('label')
    .values({ ...label, color })
    .returningAll()
    .executeTakeFirstOrThrow()
}
