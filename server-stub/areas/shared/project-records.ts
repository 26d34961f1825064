/** Projects with all that their views show; every area that shows projects gathers them here. */
import type { FoundProject } from '../../access/subjects.ts'
import type { ProjectRecord } from '../../presenters/project.ts'
import type { Services } from '../../services.ts'
import { figuresOf, repositorySizesOf } from '../../store/project-figures.ts'
import type { ProjectRow } from '../../store/tables.ts'

/** Records of rows that the caller can see, in the same order. */
export async function projectRecords(
  services: Services,
  rows: readonly ProjectRow[],
  { statistics = false }: { statistics?: boolean | undefined } = {},
): Promise<ProjectRecord[]> {
  const projects = await services.find.projects(rows)
  const ids = projects.map((project) => project.id)
  const figures = await figuresOf(services.db, ids)
  const sizes = statistics ? await repositorySizesOf(services.db, ids) : new Map<number, number>()
  const records: ProjectRecord[] = []
  for (const project of projects) {
    const counted = figures.get(project.id)
    if (counted === undefined) continue
    const record = { project, figures: counted }
    const repositorySize = sizes.get(project.id) ?? 0
    records.push(
      statistics
        ? { ...record, statistics: { repositorySize, commitCount: await commitCount(services, project) } }
        : record,
    )
  }
  return records
}

/** The record of one project that was found. */
export async function projectRecord(
  services: Services,
  project: FoundProject,
  options: { statistics?: boolean | undefined } = {},
): Promise<ProjectRecord> {
  const [record] = await projectRecords(services, [project], options)
  if (record === undefined) throw new Error(`Project ${project.id} is gone`)
  return record
}

/** Commits of the default branch. */
async function commitCount({ git }: Services, project: FoundProject): Promise<number> {
  const repository = git(project.id)
  const head = project.default_branch === null ? undefined : await repository.branch(project.default_branch)
  return head === undefined ? 0 : (await repository.log(head)).length
}
