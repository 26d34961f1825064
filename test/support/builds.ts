/** Pipelines and jobs, and what they leave behind. */
import { randomUUID } from 'node:crypto'
import { commitFile } from './commits.ts'
import type { Forge, User } from './forge.ts'

type JobInput = Omit<Parameters<Forge['provision']['job']>[0], 'pipeline_id'>

/** A pipeline at a new commit on the branch. */
export async function newPipeline(
  forge: Forge,
  project: number,
  ref = 'master',
): Promise<{ id: number; ref: string; sha: string; status: string }> {
  await commitFile(forge, project, ref, `${randomUUID()}.txt`)
  return forge.provision.pipeline({ project_id: project, ref })
}

/** Creates a job in a pipeline of its own; returns its id. */
export async function newJob(forge: Forge, project: number, job: Partial<JobInput> = {}): Promise<number> {
  const { id: pipeline_id } = await newPipeline(forge, project)
  return (await forge.provision.job({ name: 'rspec', ...job, pipeline_id })).id
}

/** What a file is sent as. */
export interface Download {
  status: number
  headers: Headers
  bytes: Buffer
}

/** Fetches what is not JSON. */
export async function download(
  { baseUrl }: Forge,
  { token }: User,
  path: string,
  init: RequestInit = {},
): Promise<Download> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'PRIVATE-TOKEN': token }
  const response = await fetch(baseUrl + path, { ...init, headers })
  const { status } = response
  return { status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
