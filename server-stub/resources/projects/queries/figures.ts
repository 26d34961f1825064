/** Figures of projects. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../database/connection.ts'
import { jsonRows, parseRows } from '../../../database/json-rows.ts'
import { prepareByIds, prepareQuery } from '../../../database/prepared.ts'
import type { ProjectFigures, SharedGroup } from '../record.ts'

const figures = prepareByIds((db, ids) =>
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
      jsonRows(
        db,
        eb
          .selectFrom('project_group_link as link')
          .innerJoin('namespace', 'namespace.id', 'link.group_id')
          .whereRef('link.project_id', '=', 'project.id'),
        {
          group_id: 'link.group_id',
          group_name: 'namespace.name',
          group_access_level: 'link.group_access',
        },
        'link.id',
      ).as('shares'),
    ]),
)

/** The figures of these projects, as a function of the id. */
export async function figuresOf(
  db: Db | Tx,
  ids: readonly number[],
): Promise<(id: number) => ProjectFigures> {
  const rows = new Map((await figures(db, ids)).map((row) => [row.id, row]))
  return (id) => {
    const { forks, stars, shares } = rows.get(id) ?? {}
    return {
      forks: forks ?? 0,
      stars: stars ?? 0,
      sharedWith: parseRows<SharedGroup>(shares ?? '[]'),
    }
  }
}

/** Size of the Git objects of each project in bytes, by id; projects without any are absent. */
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

/** Bytes of the artifacts of each project's jobs that have not expired, by id; projects without any are absent. */
export async function artifactsSizesOf(
  db: Db,
  projects: readonly number[],
  now: string,
): Promise<Map<number, number>> {
  if (projects.length === 0) return new Map()
  const rows = await db
    .selectFrom('job_file')
    .innerJoin('job', 'job.id', 'job_file.job_id')
    .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
    .where('pipeline.project_id', 'in', projects)
    .where('job_file.kind', '=', 'artifacts')
    .where((eb) => eb.or([eb('job_file.expires_at', 'is', null), eb('job_file.expires_at', '>', now)]))
    .groupBy('pipeline.project_id')
    .select(['pipeline.project_id', (eb) => eb.fn.sum<number>('job_file.size').as('bytes')])
    .execute()
  return new Map(rows.map(({ project_id, bytes }) => [project_id, bytes]))
}

/** Number of projects in a namespace. */
export async function projectCountIn(db: Db | Tx, namespaceId: number): Promise<number> {
  return (await countIn.first(db, { namespaceId }, null))?.count ?? 0
}

const countIn = prepareQuery((db, { namespaceId }: { namespaceId: number }, _shape: null) =>
  db
    .selectFrom('project')
    .where('namespace_id', '=', namespaceId)
    .select(sql<number>`count(*)`.as('count')),
)
