/** Projects: lists of them, and their coming and going. */
import type { InsertObject, SelectQueryBuilder, UpdateObject } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import { toFlag } from '../../database/flag.ts'
import type { NewRow, ProjectRow, Tables, Visibility } from '../../database/tables.ts'
import { removeSubscriptions } from '../subscriptions/queries.ts'
import { containsText } from '../../database/text-conditions.ts'

/** What a list of projects is narrowed and ordered by. */
export interface ProjectFilter {
  archived?: boolean | undefined
  visibility?: Visibility | undefined
  /** Part of name, path or description. */
  search?: string | undefined
  with_issues_enabled?: boolean | undefined
  with_merge_requests_enabled?: boolean | undefined
  order_by?: 'id' | 'name' | 'path' | 'created_at' | 'updated_at' | 'last_activity_at' | undefined
  sort?: 'asc' | 'desc' | undefined
}

/** A new project; what is left undefined takes its default. */
export type NewProject = InsertObject<Tables, 'project'>
/** Columns to set; what is left undefined stays as it is. */
export type ProjectChange = UpdateObject<Tables, 'project'>

export type ProjectQuery = SelectQueryBuilder<Tables, 'project', ProjectRow>

/** Projects that match, the newest first unless said otherwise; who may see them is for the caller to add. */
export function projectsMatching(db: Db, filter: ProjectFilter): ProjectQuery {
  const { archived, visibility, search, order_by: order = 'created_at', sort = 'desc' } = filter
  return db
    .selectFrom('project')
    .selectAll('project')
    .$if(archived !== undefined, (query) => query.where('project.archived', '=', toFlag(archived === true)))
    .$if(visibility !== undefined, (query) => query.where('project.visibility', '=', visibility ?? 'private'))
    .$if(filter.with_issues_enabled === true, (query) => query.where('project.issues_enabled', '=', 1))
    .$if(filter.with_merge_requests_enabled === true, (query) =>
      query.where('project.merge_requests_enabled', '=', 1),
    )
    .$if(search !== undefined && search !== '', (query) =>
      query.where((eb) =>
        eb.or(
          ['project.name', 'project.path', 'project.description'].map((column) =>
            containsText(column, search ?? ''),
          ),
        ),
      ),
    )
    .orderBy(`project.${order}`, sort)
    .orderBy('project.id', sort)
}

/** Adds a project with its board. In a user's namespace that user becomes a master of it. */
export async function addProject(tx: Tx, project: NewProject): Promise<ProjectRow> {
  const row = await tx.insertInto('project').values(project).returningAll().executeTakeFirstOrThrow()
  await tx.insertInto('board').values({ project_id: row.id, created_at: row.created_at }).execute()
  const { owner_id } = await tx
    .selectFrom('namespace')
    .where('id', '=', row.namespace_id)
    .select('owner_id')
    .executeTakeFirstOrThrow()
  if (owner_id !== null) {
    const member = { project_id: row.id, user_id: owner_id, access_level: 40 } as const
    await tx
      .insertInto('member')
      .values({ ...member, created_at: row.created_at })
      .execute()
  }
  return row
}

/** Name of the default branch; null until there is one. */
export async function defaultBranchOf(db: Db | Tx, id: number): Promise<string | null> {
  const row = await db.selectFrom('project').select('default_branch').where('id', '=', id).executeTakeFirst()
  return row?.default_branch ?? null
}

/** What is unique among the projects of a namespace; the path regardless of letter case. */
export interface ProjectNames {
  name?: string | undefined
  path?: string | undefined
}

/** Which of the given names other projects of the namespace have. */
export async function takenNames(
  tx: Tx,
  namespaceId: number,
  { name = '', path = '' }: ProjectNames,
): Promise<(keyof ProjectNames)[]> {
  const lower = path.toLowerCase()
  const rows = await tx
    .selectFrom('project')
    .where('namespace_id', '=', namespaceId)
    .where((eb) => eb.or([eb('name', '=', name), eb(eb.fn<string>('lower', ['path']), '=', lower)]))
    .select(['name', 'path'])
    .execute()
  const taken: (keyof ProjectNames)[] = []
  if (rows.some((row) => row.name === name)) taken.push('name')
  if (rows.some((row) => row.path.toLowerCase() === lower)) taken.push('path')
  return taken
}

/** Changes a project. */
export async function changeProject(db: Db | Tx, id: number, change: ProjectChange): Promise<void> {
  await db.updateTable('project').set(change).where('id', '=', id).execute()
}

/** Removes projects with all that belongs to them; their forks stay and forget where they came from. */
export async function removeProjects(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const issues = tx.selectFrom('issue').select('id').where('project_id', 'in', ids)
  await removeSubscriptions(tx, 'issue', issues)
  const mergeRequests = tx.selectFrom('merge_request').select('id').where('target_project_id', 'in', ids)
  await removeSubscriptions(tx, 'merge_request', mergeRequests)
  await tx.deleteFrom('project').where('id', 'in', ids).execute()
}

/** Gives a user's star to a project, unless it is given already. */
export async function addStar(db: Db, star: NewRow<'star'>): Promise<void> {
  await db
    .insertInto('star')
    .values(star)
    .onConflict((conflict) => conflict.columns(['user_id', 'project_id']).doNothing())
    .execute()
}

/** Takes a user's star off a project, if it has one. */
export async function removeStar(db: Db, user_id: number, project_id: number): Promise<void> {
  await db
    .deleteFrom('star')
    .where((eb) => eb.and({ user_id, project_id }))
    .execute()
}
