/** Reads and writes runners. */
import { accessLevels } from '../../database/access-levels.ts'
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import { prepareForViewer, viewerOf, type QueryContext, type Viewer } from '../../access/viewer.ts'
import type { Db, Tx } from '../../database/connection.ts'
import { jsonRows } from '../../database/json-rows.ts'
import { pageOf } from '../../database/paging.ts'
import type { Page, PageRequest } from '../../page.ts'
import { deleteRows, insertRow, updateRow } from '../../database/rows.ts'
import type { NewRow, ProjectRow, RowChange, RunnerRow, Tables } from '../../database/tables.ts'
import { filtered, type Filters } from '../../http/attributes.ts'
import type { QueryOf } from '../../http/handler.ts'
import { hasProjectRole, isProjectVisible } from '../projects/index.ts'

type Conditions = ExpressionBuilder<Tables, 'runner'>
type Runners = SelectQueryBuilder<Tables, 'runner', RunnerRow>
type Parameters = QueryOf<'listAllRunners'>

/** How long after its last contact a runner counts as online, in milliseconds. */
const onlineFor = 60 * 60 * 1000

const inScope: Record<
  NonNullable<Parameters['scope']>,
  (eb: Conditions, now: Date) => Expression<SqlBool>
> = {
  specific: (eb) => eb('runner.shared', '=', 0),
  shared: (eb) => eb('runner.shared', '=', 1),
  active: (eb) => eb('runner.active', '=', 1),
  paused: (eb) => eb('runner.active', '=', 0),
  online: (eb, now) => eb('runner.contacted_at', '>', new Date(now.getTime() - onlineFor).toISOString()),
}

/** The condition of each parameter of the lists of runners. */
function runnerFilters(now: Date) {
  return {
    scope: (query, scope) => query.where((eb) => inScope[scope](eb, now)),
  } satisfies Filters<Parameters, Runners>
}

/** A page of all runners that match, the oldest first. */
export async function pageOfAllRunners(
  context: QueryContext,
  parameters: Parameters,
  paging: PageRequest,
): Promise<Page<RunnerRow>> {
  return pageOf(runnersMatching(context, parameters), paging)
}

/** A page of the specific runners that match and that the caller manages; administrators manage all of them. */
export async function pageOfManagedRunners(
  context: QueryContext,
  parameters: QueryOf<'listRunners'>,
  paging: PageRequest,
): Promise<Page<RunnerRow>> {
  const viewer = viewerOf(context)
  const query = runnersMatching(context, parameters).where('runner.shared', '=', 0)
  const isListed = (eb: Conditions) => eb.exists(managedProjects(eb, viewer).select('project.id'))
  return pageOf(viewer.kind === 'administrator' ? query : query.where(isListed), paging)
}

/** A page of the runners that a project can use: its own, and the shared ones unless it disabled them. */
export async function pageOfProjectRunners(
  db: Db,
  { id, shared_runners_enabled }: Pick<ProjectRow, 'id' | 'shared_runners_enabled'>,
  paging: PageRequest,
): Promise<Page<RunnerRow>> {
  const isOwn = (eb: Conditions) =>
    eb.and([
      eb('runner.shared', '=', 0),
      eb.exists(projectsOf(eb).select('project.id').where('project.id', '=', id)),
    ])
  const isUsable = (eb: Conditions) =>
    shared_runners_enabled === 1 ? eb.or([eb('runner.shared', '=', 1), isOwn(eb)]) : isOwn(eb)
  return pageOf(allRunners(db).where(isUsable), paging)
}

function runnersMatching({ db, now }: QueryContext, parameters: Parameters): Runners {
  return filtered<Parameters, Runners>(allRunners(db), parameters, runnerFilters(now()))
}

function allRunners(db: Db | Tx): Runners {
  return db.selectFrom('runner').selectAll('runner').orderBy('runner.id')
}

/** A runner as the database returns it; `toRunner` makes the record of it. */
export type LoadedRunner = NonNullable<Awaited<ReturnType<typeof findRunnerById>>>

const visibleById = prepareForViewer((db, viewer, { id }: { id: number }, _shape: null) =>
  db
    .selectFrom('runner')
    .selectAll('runner')
    .select((eb) => [
      visibleProjects(db, eb, viewer).as('project_rows'),
      countOf(projectsOf(eb)).as('project_count'),
      countOf(managedProjects(eb, viewer)).as('managed_count'),
    ])
    .where('runner.id', '=', id)
    .where((eb) => isRunnerVisible(eb, viewer)),
)

/** The runner of this id, if the caller sees it. */
export async function findRunnerById(context: QueryContext, id: number) {
  return visibleById.first(context, { id }, null)
}

/** The caller sees the runner: it is shared, or belongs to a project of which the caller is a member. */
function isRunnerVisible(eb: Conditions, viewer: Viewer): Expression<SqlBool> {
  if (viewer.kind === 'administrator') return eb.lit(true)
  const ownProjects = projectsOf(eb).where((project) => hasProjectRole(project, viewer))
  return eb.or([eb('runner.shared', '=', 1), eb.exists(ownProjects.select('project.id'))])
}

function projectsOf(eb: Pick<Conditions, 'selectFrom'>) {
  return eb
    .selectFrom('project')
    .innerJoin('runner_project', 'runner_project.project_id', 'project.id')
    .whereRef('runner_project.runner_id', '=', 'runner.id')
    .where('project.pending_delete', '=', 0)
}

/** The projects of the runner of which the caller is a master. */
function managedProjects(eb: Pick<Conditions, 'selectFrom'>, viewer: Viewer) {
  return projectsOf(eb).where((project) => hasProjectRole(project, viewer, accessLevels.master))
}

function countOf(projects: ReturnType<typeof projectsOf>) {
  return projects.select((eb) => eb.fn.countAll<number>().as('count'))
}

function visibleProjects(db: Db, eb: Conditions, viewer: Viewer) {
  const projects = projectsOf(eb)
    .innerJoin('namespace', 'namespace.id', 'project.namespace_id')
    .where((project) => isProjectVisible(project, viewer))
  const columns = {
    id: 'project.id',
    name: 'project.name',
    path: 'project.path',
    namespace_path: 'namespace.full_path',
    namespace_name: 'namespace.full_name',
  }
  return jsonRows(db, projects, columns, 'project.id')
}

/** The ids of the projects that have a runner enabled. */
export async function projectIdsOf(tx: Tx, runnerId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('project')
    .innerJoin('runner_project', 'runner_project.project_id', 'project.id')
    .select('project.id')
    .where('runner_project.runner_id', '=', runnerId)
    .where('project.pending_delete', '=', 0)
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds a runner. */
export async function addRunner(tx: Tx, row: NewRow<'runner'>): Promise<number> {
  const { id } = await insertRow(tx, 'runner', row)
  return id
}

/** Changes a runner. */
export async function changeRunner(tx: Tx, id: number, change: RowChange<'runner'>): Promise<void> {
  await updateRow(tx, 'runner', id, change)
}

/** Deletes a runner. */
export async function removeRunner(tx: Tx, id: number): Promise<void> {
  await deleteRows(tx, 'runner', { id })
}

/** Enables a runner in a project. Returns whether it was disabled before. */
export async function enableRunner(tx: Tx, id: number, projectId: number, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('runner_project')
    .values({ runner_id: id, project_id: projectId, created_at: at })
    .onConflict((conflict) => conflict.columns(['runner_id', 'project_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Disables a runner in a project. */
export async function disableRunner(tx: Tx, id: number, projectId: number): Promise<void> {
  await deleteRows(tx, 'runner_project', { runner_id: id, project_id: projectId })
}
