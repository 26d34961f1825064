/** What is counted about projects. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { AccessLevel } from '../../database/tables.ts'

/** A group that a project is shared with. */
export interface SharedGroup {
  group_id: number
  group_name: string
  group_access_level: AccessLevel
}

export interface ProjectFigures {
  forks: number
  stars: number
  openIssues: number
  sharedWith: SharedGroup[]
}

/** The figures of each of these projects, by id. */
export async function figuresOf(db: Db, projects: readonly number[]): Promise<Map<number, ProjectFigures>> {
  if (projects.length === 0) return new Map()
  const [forks, stars, issues, shares] = [
    await forksOf(db, projects),
    await starsOf(db, projects),
    await openIssuesOf(db, projects),
    await sharesOf(db, projects),
  ]
  const figures = (id: number): ProjectFigures => ({
    forks: forks.get(id) ?? 0,
    stars: stars.get(id) ?? 0,
    openIssues: issues.get(id) ?? 0,
    sharedWith: shares
      .filter((share) => share.project_id === id)
      .map(({ group_id, group_name, group_access_level }) => ({ group_id, group_name, group_access_level })),
  })
  return new Map(projects.map((id) => [id, figures(id)]))
}

/** Bytes that the Git objects of each project take, by id; projects without any are absent. */
export async function repositorySizesOf(db: Db, projects: readonly number[]): Promise<Map<number, number>> {
  if (projects.length === 0) return new Map()
  const rows = await db
    .selectFrom('git_object')
    .where('project_id', 'in', projects)
    .groupBy('project_id')
    .select(['project_id', sql<number>`sum(length(data))`.as('bytes')])
    .execute()
  return new Map(rows.map(({ project_id, bytes }) => [project_id, bytes]))
}

/** How many projects lie in a namespace. */
export async function projectCountIn(db: Db | Tx, namespaceId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project')
    .where('namespace_id', '=', namespaceId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function forksOf(db: Db, projects: readonly number[]): Promise<Map<number | null, number>> {
  const rows = await db
    .selectFrom('project')
    .where('forked_from_project_id', 'in', projects)
    .groupBy('forked_from_project_id')
    .select(['forked_from_project_id as id', sql<number>`count(*)`.as('count')])
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function starsOf(db: Db, projects: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('star')
    .where('project_id', 'in', projects)
    .groupBy('project_id')
    .select(['project_id as id', sql<number>`count(*)`.as('count')])
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function openIssuesOf(db: Db, projects: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('issue')
    .where('project_id', 'in', projects)
    .where('state', '=', 'opened')
    .groupBy('project_id')
    .select(['project_id as id', sql<number>`count(*)`.as('count')])
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

async function sharesOf(
  db: Db,
  projects: readonly number[],
): Promise<(SharedGroup & { project_id: number })[]> {
  return db
    .selectFrom('project_group_link as link')
    .innerJoin('namespace', 'namespace.id', 'link.group_id')
    .where('link.project_id', 'in', projects)
    .orderBy('link.id')
    .select(['link.project_id', 'link.group_id', 'link.group_access as group_access_level'])
    .select('namespace.name as group_name')
    .execute()
}
