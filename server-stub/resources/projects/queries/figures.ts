/** Figures of projects. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { prepareByIds } from '../../../database/prepared.ts'
import type { ProjectFigures } from '../record.ts'

const counts = prepareByIds((db, ids) =>
  db
    .selectFrom('project')
    .where('project.id', 'in', ids)
    .select((eb) => [
      'project.id',
      eb
        .selectFrom('project as fork')
        .whereRef('fork.forked_from_project_id', '=', 'project.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('forks'),
      eb
        .selectFrom('star')
        .whereRef('star.project_id', '=', 'project.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('stars'),
      eb
        .selectFrom('issue')
        .whereRef('issue.project_id', '=', 'project.id')
        .where('issue.state', '=', 'opened')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('openIssues'),
    ]),
)

const shares = prepareByIds((db, ids) =>
  db
    .selectFrom('project_group_link as link')
    .innerJoin('namespace', 'namespace.id', 'link.group_id')
    .where('link.project_id', 'in', ids)
    .orderBy('link.id')
    .select(['link.project_id', 'link.group_id', 'link.group_access as group_access_level'])
    .select('namespace.name as group_name'),
)

/** The figures of these projects, as a function of the id. */
export async function figuresOf(
  db: Db | Tx,
  ids: readonly number[],
): Promise<(id: number) => ProjectFigures> {
  const counted = new Map((await counts(db, ids)).map(({ id, ...figures }) => [id, figures]))
  const links = await shares(db, ids)
  return (id) => {
    const { forks, stars, openIssues } = counted.get(id) ?? {}
    const sharedWith = links.filter(({ project_id }) => project_id === id)
    return {
      forks: forks ?? 0,
      stars: stars ?? 0,
      openIssues: openIssues ?? 0,
      sharedWith: sharedWith.map(({ group_id, group_name, group_access_level }) => ({
        group_id,
        group_name,
        group_access_level,
      })),
    }
  }
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
