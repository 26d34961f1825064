import type { Db, Tx } from '../../database/connection.ts'
import { insertRow } from '../../database/rows.ts'
import type { LabelRow, NewRow } from '../../database/tables.ts'

const defaultColor = '#428BCA'

/** Ids of the project's labels with these names; missing labels are added. */
export async function addMissingLabels(
  tx: Tx,
  projectId: number,
  names: readonly string[],
  at: string,
): Promise<number[]> {
  if (names.length === 0) return []
  await tx
    .insertInto('label')
    .values(names.map((name) => ({ project_id: projectId, name, color: defaultColor, created_at: at })))
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

/** The label of this id in the project. */
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
  { color = defaultColor, ...label }: Omit<NewRow<'label'>, 'color'> & { color?: string | undefined },
): Promise<LabelRow> {
  return insertRow(tx, 'label', { ...label, color })
}
