/** Projects with all that their views show; every area that shows projects gathers them here. */
import { RecordGoneError } from '../../database/gone.ts'
import type { Project } from './record.ts'
import type { ProjectRecord } from './presenter/project.ts'
import type { Services } from '../../services.ts'
import { artifactsSizesOf } from '../jobs/files.ts'
import { figuresOf, repositorySizesOf } from './figures.ts'
import type { ProjectRow } from '../../database/tables.ts'

/** Records of rows that the caller can see, in the same order. */
export async function projectRecords(
  services: Services,
  rows: readonly ProjectRow[],
  { statistics = false }: { statistics?: boolean | undefined } = {},
): Promise<ProjectRecord[]> {
  const projects = await services.find.projects(rows)
  const ids = projects.map((project) => project.id)
  const figures = await figuresOf(services.db, ids)
  const sizes = await sizesOf(services, statistics ? ids : [])
  const records: ProjectRecord[] = []
  for (const project of projects) {
    const counted = figures.get(project.id)
    if (counted === undefined) continue
    const record = { project, figures: counted }
    records.push(
      statistics
        ? {
            ...record,
            statistics: { ...sizes(project.id), commitCount: await commitCount(services, project) },
          }
        : record,
    )
  }
  return records
}

/** The record of one project that was found. */
export async function projectRecord(
  services: Services,
  project: Project,
  options: { statistics?: boolean | undefined } = {},
): Promise<ProjectRecord> {
  const [record] = await projectRecords(services, [project], options)
  if (record === undefined) throw new RecordGoneError(`Project ${project.id}`)
  return record
}

async function sizesOf({ db, now }: Services, ids: readonly number[]) {
  const repositories = await repositorySizesOf(db, ids)
  const artifacts = await artifactsSizesOf(db, ids, now().toISOString())
  return (id: number) => ({
    repositorySize: repositories.get(id) ?? 0,
    artifactsSize: artifacts.get(id) ?? 0,
  })
}

/** Commits of the default branch. */
async function commitCount({ git }: Services, project: Project): Promise<number> {
  const repository = git(project.id)
  const head = project.default_branch === null ? undefined : await repository.branch(project.default_branch)
  return head === undefined ? 0 : (await repository.log(head)).length
}
