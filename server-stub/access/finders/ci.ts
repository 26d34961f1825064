import { notFound, unlessMissing } from '../../http/errors.ts'
import { environmentById } from '../../resources/jobs/environments.ts'
import { jobsOf, type PlacedJob } from '../../resources/jobs/queries.ts'
import { pipelinesOf } from '../../resources/jobs/pipelines.ts'
import type { BuildVariableRow, PipelineRow, PipelineTriggerRow } from '../../database/tables.ts'
import { triggersOf } from '../../resources/triggers/queries.ts'
import { variablesOf } from '../../resources/variables/queries.ts'
import type { QueryContext } from '../viewer.ts'
import { keptId } from '../identifier.ts'
import type { Environment } from '../../resources/jobs/record.ts'
import type { Project } from '../../resources/projects/record.ts'
import { findProject } from '../../resources/projects/index.ts'

/** A pipeline of the project. */
export async function findPipeline({ db }: QueryContext, project: Project, id: number): Promise<PipelineRow> {
  const row = await pipelinesOf(db, project.id).where('id', '=', keptId(id)).executeTakeFirst()
  if (row === undefined) throw notFound('Pipeline')
  return row
}

/** A job of the project. */
export async function findJob({ db }: QueryContext, project: Project, id: number): Promise<PlacedJob> {
  const row = await jobsOf(db, project.id).where('job.id', '=', keptId(id)).executeTakeFirst()
  if (row === undefined) throw notFound('Job')
  return row
}

/** A trigger of the project. */
export async function findTrigger(
  { db }: QueryContext,
  project: Project,
  id: number,
): Promise<PipelineTriggerRow> {
  const row = await triggersOf(db, project.id).where('id', '=', keptId(id)).executeTakeFirst()
  if (row === undefined) throw notFound('Trigger')
  return row
}

/** A build variable of the project, by its key; letter case counts. */
export async function findVariable(
  { db }: QueryContext,
  project: Project,
  key: string,
): Promise<BuildVariableRow> {
  const row = await variablesOf(db, project.id).where('key', '=', key).executeTakeFirst()
  if (row === undefined) throw notFound('Variable')
  return row
}

/** An environment with its project; it is as hidden as that is. */
export async function findEnvironment(seeker: QueryContext, id: number): Promise<Environment> {
  const row = await environmentById(seeker.db, keptId(id))
  const project = row && (await unlessMissing(findProject(seeker, row.project_id)))
  if (row === undefined || project === undefined) throw notFound('Environment')
  return { ...row, project }
}
