/** Things that the API shows and cannot create, as checks are given them. */
import type { Persona } from './persona.ts'
import type { GivenContent, GivenProject } from './given-repository.ts'
import { lets, provide } from './provisioning.ts'
import type { World } from './world.ts'

/** Label of a project. */
export async function givenLabel(world: World, project: GivenProject, name = world.unique('label')) {
  const { id } = await provide(world, 'labels', { project_id: project.id, name, color: '#d9534f' })
  return { id, name }
}

/** Open milestone of a project. */
export async function givenMilestone(world: World, project: GivenProject, title = world.unique('milestone')) {
  const { id } = await provide(world, 'milestones', { project_id: project.id, title })
  return { id, title }
}

/** Snippet of the owner that all who see the project may see. */
export async function givenSnippet(world: World, project: GivenProject) {
  const { id } = await provide(world, 'snippets', {
    project_id: project.id,
    author_id: project.owner.id,
    title: 'Knots',
    file_name: 'knots.rb',
    content: 'puts 1\n',
    visibility: 'public',
  })
  return { id, path: { id: project.id, snippet_id: id } }
}

/** Attributes of a runner that matter to a check. */
export interface RunnerWishes {
  readonly projects?: readonly GivenProject[]
  readonly is_shared?: boolean
  readonly active?: boolean
  readonly tag_list?: readonly string[]
  readonly contacted_at?: string
}

export interface GivenRunner {
  readonly id: number
  readonly description: string
  readonly path: { readonly id: number }
}

/** Runner of some projects, or of all. */
export async function givenRunner(world: World, wishes: RunnerWishes = {}): Promise<GivenRunner> {
  const { projects = [], ...others } = wishes
  const description = world.unique('runner')
  const project_ids = projects.map(({ id }) => id)
  const attributes = { description, ...others, ...(project_ids.length === 0 ? {} : { project_ids }) }
  const { id } = await provide(world, 'runners', attributes)
  world.given.removes(`runner ${description}`, `/runners/${id}`)
  return { id, description, path: { id } }
}

/** Has a runner call the server, so that it was heard of just now. */
export async function runnerCalls(world: World, runner: GivenRunner): Promise<void> {
  await lets(world, 'runners', runner.id, {})
}

export interface GivenPipeline {
  readonly id: number
  readonly project: GivenContent
  readonly owner: Persona
}

/** Pipeline for the head of a branch. */
export async function givenPipeline(
  world: World,
  wished?: GivenContent,
  visibility: 'private' | 'internal' | 'public' = 'private',
  ref = 'master',
): Promise<GivenPipeline> {
  const project = wished ?? (await world.given.repository({ visibility }))
  const { id } = await provide(world, 'pipelines', { project_id: project.id, ref, user_id: project.owner.id })
  return { id, project, owner: project.owner }
}

/** Attributes of a job that matter to a check. */
export interface JobWishes {
  readonly pipeline?: GivenPipeline
  /** Of the project that is made for it. */
  readonly visibility?: 'private' | 'internal' | 'public'
  readonly name?: string
  readonly status?: JobStatus
  readonly trace?: string
  /** What its artifacts file holds. */
  readonly artifacts?: string
  /** When the artifacts expire. */
  readonly expires_at?: string
}

export const jobStatuses = [
  'created',
  'pending',
  'running',
  'failed',
  'success',
  'canceled',
  'skipped',
  'manual',
] as const

export type JobStatus = (typeof jobStatuses)[number]

export interface GivenJob {
  readonly id: number
  readonly name: string
  readonly pipeline: GivenPipeline
  readonly owner: Persona
  readonly path: { readonly id: number; readonly job_id: number }
}

/** Job of a pipeline, in the given state and with what it has left behind. */
export async function givenJob(world: World, wishes: JobWishes = {}): Promise<GivenJob> {
  const { pipeline: wished, visibility, artifacts, expires_at, name = 'rspec', ...others } = wishes
  const pipeline = wished ?? (await givenPipeline(world, undefined, visibility))
  const file = {
    file_name: 'artifacts.zip',
    content: artifacts,
    ...(expires_at === undefined ? {} : { expires_at }),
  }
  const { id } = await provide(world, 'jobs', {
    pipeline_id: pipeline.id,
    name,
    user_id: pipeline.owner.id,
    ...others,
    ...(artifacts === undefined ? {} : { artifacts: file }),
  })
  return { id, name, pipeline, owner: pipeline.owner, path: { id: pipeline.project.id, job_id: id } }
}
