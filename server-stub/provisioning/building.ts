/** Pipelines and jobs, in any state, and how a runner moves them along. Spec: document 3, "Job". */
import type { Project } from '../resources/projects/record.ts'
import { invalid, notFound } from '../http/errors.ts'
import { addBuildFailedTodos, changeWithPipeline } from '../resources/jobs/commands.ts'
import {
  addJob,
  addPipeline,
  appendToFile,
  changeJob,
  findPipelineById,
  job as presentedJob,
  jobRecord,
  pipeline as presentedPipeline,
  projectIdOfJob,
  putFile,
  setPipelineStatus,
} from '../resources/jobs/index.ts'
import type { Job } from '../resources/jobs/record.ts'
import { findRef } from '../resources/commits/index.ts'
import { mergeScheduled } from '../resources/merge-requests/commands/index.ts'
import type { Services } from '../services.ts'
import type { Tx } from '../database/connection.ts'
import { toFlag } from '../database/flag.ts'
import { changeRunner } from '../resources/runners/index.ts'
import type { PipelineRow } from '../database/tables.ts'
import { content, flag, id, name, number, oneOf, record, required, text, time, type Given } from './fields.ts'
import { changeable, resource, type Bench } from './resource.ts'
import { toTime } from './time.ts'

const state = oneOf('created', 'pending', 'running', 'failed', 'success', 'canceled', 'skipped', 'manual')

const newPipeline = resource({
  summary: 'A pipeline for the head of a branch or tag, or for the commit `sha`. It follows its jobs.',
  fields: { project_id: required(id), ref: required(name), sha: text(40, 40), status: state, user_id: id },
  make: async ({ services }, { project_id, ref, sha, status = 'pending', user_id }) => {
    const { db, find, git, currentUser, now } = services
    const project = await find.project(project_id)
    const head = await findRef(services, project, ref)
    if (head === undefined) throw invalid({ ref: ['does not exist'] })
    const commit = sha === undefined ? head.sha : (await git(project.id).commit(sha))?.oid
    if (commit === undefined) throw invalid({ sha: ['does not exist'] })
    const { id: user } = await find.user(user_id ?? currentUser().id)
    const at = now().toISOString()
    const row = { ...head, sha: commit, project_id: project.id, status, user_id: user }
    const made = await db
      .transaction()
      .execute((tx) => addPipeline(tx, { ...row, created_at: at, updated_at: at }))
    await mergeScheduled(services, project, commit)
    return presentedPipeline(made)
  },
})

/** For a pipeline without jobs; others follow theirs. */
export const pipeline = changeable(
  newPipeline,
  { status: required(state) },
  async ({ services }, pipelineId, { status }) => {
    const { db, now } = services
    const { project, row } = await pipelinePlace(services, pipelineId)
    await db.transaction().execute((tx) => setPipelineStatus(tx, row.id, status, now().toISOString()))
    await mergeScheduled(services, project, row.sha)
    return presentedPipeline({ ...row, status })
  },
)

/** What a job leaves behind. */
const results = {
  coverage: number,
  /** All that it has printed. */
  trace: content,
  artifacts: record({
    file_name: name,
    content: required(content),
    encoding: oneOf('text', 'base64'),
    expires_at: time,
  }),
}

const newJob = resource({
  summary: 'A job of a pipeline, in any state, with what it has left behind.',
  fields: {
    ...results,
    pipeline_id: required(id),
    name: required(name),
    stage: name,
    status: state,
    allow_failure: flag,
    user_id: id,
    runner_id: id,
    created_at: time,
    started_at: time,
    finished_at: time,
  },
  make: async ({ services }, given) => {
    const { find, currentUser, now } = services
    const { project, row } = await pipelinePlace(services, given.pipeline_id)
    const { name: title, stage = 'test', status = 'pending', allow_failure = false, coverage = null } = given
    const { id: user_id } = await find.user(given.user_id ?? currentUser().id)
    const runner_id = given.runner_id === undefined ? null : (await find.runner(given.runner_id)).id
    const at = now().toISOString()
    const times = timesIn(status, toTime(given.created_at) ?? at, null)
    const job = {
      pipeline_id: row.id,
      name: title,
      stage,
      status,
      allow_failure: toFlag(allow_failure),
      coverage,
      user_id,
      runner_id,
      created_at: toTime(given.created_at) ?? at,
      started_at: toTime(given.started_at) ?? times.started_at,
      finished_at: toTime(given.finished_at) ?? times.finished_at,
    }
    let made = 0
    await changeWithPipeline(services, { project, pipeline_id: row.id, sha: row.sha }, async ({ db: tx }) => {
      made = await addJob(tx, job)
      await leave(tx, made, given, at)
      if (status === 'failed' && !allow_failure) await addBuildFailedTodos(tx, row, user_id, at)
      return true
    })
    return shownJob({ services }, project, made)
  },
})

/** As a runner would: a state, more of the trace, the artifacts. */
export const job = changeable(
  newJob,
  {
    ...results,
    status: state,
    runner_id: id,
    /** What it has printed since. */
    more_trace: content,
  },
  async ({ services }, jobId, given) => {
    const { find, currentUser, now } = services
    const projectId = await projectIdOfJob(services.db, jobId)
    if (projectId === undefined) throw notFound('Job')
    const project = await find.project(projectId)
    const before = await find.job(project, jobId)
    const runner = given.runner_id === undefined ? before.runner_id : (await find.runner(given.runner_id)).id
    const at = now().toISOString()
    await changeWithPipeline(services, before, async ({ db: tx }) => {
      await changeJob(tx, before.id, {
        ...moved(before, given.status, at),
        runner_id: runner,
        coverage: given.coverage ?? before.coverage,
      })
      if (runner !== null) await changeRunner(tx, runner, { contacted_at: at })
      await leave(tx, before.id, given, at)
      if (given.status === 'failed' && before.status !== 'failed' && before.allow_failure === 0)
        await addBuildFailedTodos(
          tx,
          { ...before, project_id: project.id },
          before.user_id ?? currentUser().id,
          at,
        )
      return true
    })
    return shownJob({ services }, project, before.id)
  },
)

/** The times that a job has in a state. */
function timesIn(
  status: Job['status'],
  at: string,
  startedBefore: string | null,
): Pick<Job, 'started_at' | 'finished_at'> {
  if (status === 'created' || status === 'pending' || status === 'manual')
    return { started_at: null, finished_at: null }
  const neverRan = status === 'skipped' || (status === 'canceled' && startedBefore === null)
  return {
    started_at: neverRan ? null : (startedBefore ?? at),
    finished_at: status === 'running' ? null : at,
  }
}

type Results = Given<typeof results> & { more_trace?: string | undefined }

function moved(before: Job, status: Job['status'] | undefined, at: string) {
  if (status === undefined || status === before.status) return { status: before.status }
  return { status, ...timesIn(status, at, before.started_at) }
}

/** Keeps what a job has left behind. */
async function leave(tx: Tx, job_id: number, given: Results, at: string): Promise<void> {
  const { trace, more_trace, artifacts } = given
  const log = { job_id, kind: 'trace', name: 'trace.txt', created_at: at, expires_at: null } as const
  if (trace !== undefined) await putFile(tx, log, Buffer.from(trace))
  if (more_trace !== undefined) await appendToFile(tx, log, Buffer.from(more_trace))
  if (artifacts === undefined) return
  const { file_name = 'artifacts.zip', content: data, encoding = 'text', expires_at } = artifacts
  const file = { job_id, kind: 'artifacts', name: file_name, created_at: at } as const
  const bytes = Buffer.from(data, encoding === 'base64' ? 'base64' : 'utf8')
  if (encoding === 'base64' && bytes.toString('base64') !== data)
    throw invalid({ 'artifacts.content': ['is not valid base64'] })
  await putFile(tx, { ...file, expires_at: toTime(expires_at) }, bytes)
}

async function shownJob({ services }: Bench, project: Project, jobId: number) {
  const found = await services.find.job(project, jobId)
  return presentedJob(await jobRecord(services, found), services.origin)
}

async function pipelinePlace(
  { db, find }: Services,
  pipelineId: number,
): Promise<{ project: Project; row: PipelineRow }> {
  const row = await findPipelineById(db, pipelineId)
  if (row === undefined) throw notFound('Pipeline')
  return { row, project: await find.project(row.project_id) }
}
