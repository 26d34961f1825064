import { nextIid } from '../projects/index.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { insertRow } from '../../database/rows.ts'
import type { MilestoneRow, NewRow } from '../../database/tables.ts'

/** The milestone of this id in the project. */
export async function milestoneOf(db: Db, projectId: number, id: number): Promise<MilestoneRow | undefined> {
  return db
    .selectFrom('milestone')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}

/** Adds a milestone with the project's next number. */
export async function addMilestone(
  tx: Tx,
  milestone: Omit<NewRow<'milestone'>, 'iid'>,
): Promise<MilestoneRow> {
  const iid = await nextIid(tx, milestone.project_id, 'milestone')
  return insertRow(tx, 'milestone', { ...milestone, iid })
}

/** The columns of a milestone, for `jsonRows`. */
export const milestoneColumns = {
  id: 'milestone.id',
  project_id: 'milestone.project_id',
  iid: 'milestone.iid',
  title: 'milestone.title',
  description: 'milestone.description',
  state: 'milestone.state',
  due_date: 'milestone.due_date',
  created_at: 'milestone.created_at',
  updated_at: 'milestone.updated_at',
} satisfies { [Name in keyof MilestoneRow]: `milestone.${Name}` }
