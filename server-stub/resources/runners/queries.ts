/** Runners: lists of them, and which projects they work for. */
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { NewRow, ProjectRow, RowChange, RunnerRow, Tables } from '../../database/tables.ts'

/** What a list of runners is narrowed by. */
export type RunnerScope = 'specific' | 'shared' | 'active' | 'paused' | 'online'

/** How long after its last word a runner counts as online, in milliseconds. */
const onlineFor = 60 * 60 * 1000

type RunnerQuery = SelectQueryBuilder<Tables, 'runner', RunnerRow>
type Conditions = ExpressionBuilder<Tables, 'runner'>

/** Runners that match, the oldest first; which of them the caller is given is for the caller to add. */
export function runnersMatching(db: Db, scope: RunnerScope | undefined, now: Date): RunnerQuery {
  const all = db.selectFrom('runner').selectAll('runner').orderBy('runner.id')
  return scope === undefined ? all : all.where((eb) => inScope[scope](eb, now))
}

const inScope: Record<RunnerScope, (eb: Conditions, now: Date) => Expression<SqlBool>> = {
  specific: (eb) => eb('runner.shared', '=', 0),
  shared: (eb) => eb('runner.shared', '=', 1),
  active: (eb) => eb('runner.active', '=', 1),
  paused: (eb) => eb('runner.active', '=', 0),
  online: (eb, now) => eb('runner.contacted_at', '>', new Date(now.getTime() - onlineFor).toISOString()),
}

/** Runners that a project can use: its own ones, and the shared ones if it wants them. */
export function runnersOf(
  db: Db,
  { id, shared_runners_enabled }: Pick<ProjectRow, 'id' | 'shared_runners_enabled'>,
): RunnerQuery {
  return db
    .selectFrom('runner')
    .selectAll('runner')
    .where((eb) =>
      eb.or([
        ...(shared_runners_enabled === 1 ? [eb('runner.shared', '=', 1)] : []),
        eb.and([
          eb('runner.shared', '=', 0),
          eb(
            'runner.id',
            'in',
            eb.selectFrom('runner_project').select('runner_id').where('project_id', '=', id),
          ),
        ]),
      ]),
    )
    .orderBy('runner.id')
}

/** The projects that have a specific runner enabled, in the order of their ids. */
export async function projectsWith(db: Db | Tx, runnerId: number): Promise<ProjectRow[]> {
  return db
    .selectFrom('project')
    .innerJoin('runner_project', 'runner_project.project_id', 'project.id')
    .selectAll('project')
    .where('runner_project.runner_id', '=', runnerId)
    .where('project.pending_delete', '=', 0)
    .orderBy('project.id')
    .execute()
}

/** Runners by their ids; nulls are left out. */
export async function runnersById(
  db: Db,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, RunnerRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db.selectFrom('runner').selectAll().where('id', 'in', wanted).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds a runner. */
export async function addRunner(tx: Tx, row: NewRow<'runner'>): Promise<number> {
  const { id } = await tx.insertInto('runner').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a runner. */
export async function changeRunner(db: Db | Tx, id: number, change: RowChange<'runner'>): Promise<void> {
  await db.updateTable('runner').set(change).where('id', '=', id).execute()
}

/** Removes a runner from all its projects and from the instance. */
export async function removeRunner(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('runner').where('id', '=', id).execute()
}

/** Enables a runner in a project. Tells whether it was not enabled before. */
export async function enableRunner(tx: Tx, id: number, projectId: number, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('runner_project')
    .values({ runner_id: id, project_id: projectId, created_at: now })
    .onConflict((conflict) => conflict.columns(['runner_id', 'project_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Disables a runner in a project, unless the project is its only one; tells whether it was none such. */
export async function disableRunner(tx: Tx, id: number, projectId: number, now: string): Promise<boolean> {
  // The runner's row makes those who disable it in different projects take turns.
  await changeRunner(tx, id, { updated_at: now })
  const projects = await projectsWith(tx, id)
  if (projects.length === 1 && projects[0]?.id === projectId) return false
  await tx
    .deleteFrom('runner_project')
    .where('runner_id', '=', id)
    .where('project_id', '=', projectId)
    .execute()
  return true
}
