/** Pages of commits, jobs and pipelines. */
import type { Schema } from '../../../generated/schemas.ts'
import { ByteStream } from '../../http/byte-stream.ts'
import { commits } from '../../resources/commits/handlers.ts'
import { jobs } from '../../resources/jobs/handlers.ts'
import { markup } from '../html.ts'
import type { PageContent } from '../layout.ts'
import { code, diffs, facts, records, text, time } from './parts.ts'
import { apiLink, projectPage } from './project-page.ts'
import { read, unlessHidden, type Viewer } from './read.ts'

/** A commit with its changes. */
export async function showCommit(viewer: Viewer, id: string, sha: string): Promise<PageContent> {
  const { breadcrumbs, project, url } = await projectPage(viewer, id)
  const path = { id, sha }
  const { body: commit } = await read(viewer, commits.getCommit, {
    ...viewer.request,
    operationId: 'getCommit',
    path,
  })
  const changes = await read(viewer, commits.listCommitDiffs, {
    ...viewer.request,
    operationId: 'listCommitDiffs',
    path,
  })
  const { additions, deletions } = commit.stats
  const parents = commit.parent_ids.map(
    (parent) => markup`<a href="${url}/commit/${parent}"><code>${parent.slice(0, 8)}</code></a> `,
  )
  return {
    title: commit.title,
    breadcrumbs,
    content: markup`${facts([
      ['Commit', markup`<code>${commit.id}</code>`],
      ['Parents', parents.length === 0 ? null : markup`${parents}`],
      ['Author', `${commit.author_name} <${commit.author_email}>`],
      ['Committed', time(commit.committed_date)],
      ['Changes', `${additions} added, ${deletions} deleted lines`],
      ['Status', commit.status],
      ['API', apiLink(`/projects/${project.id}/repository/commits/${commit.id}`)],
    ])}
      ${commit.message.trim() !== commit.title && text(commit.message)}
      <h2>Changes</h2>
      ${diffs(changes.body)}`,
  }
}

/** A job with the end of its trace. */
export async function showJob(viewer: Viewer, id: string, jobId: number): Promise<PageContent> {
  const { breadcrumbs, project, url } = await projectPage(viewer, id)
  const path = { id, job_id: jobId }
  const { body: job } = await read(viewer, jobs.getJob, { ...viewer.request, operationId: 'getJob', path })
  const trace = await unlessHidden(
    read(viewer, jobs.getJobTrace, { ...viewer.request, operationId: 'getJobTrace', path }),
  )
  return {
    title: `Job ${job.name}`,
    breadcrumbs,
    content: markup`${facts([
      ['Status', job.status],
      ['Stage', job.stage],
      ['Pipeline', markup`<a href="${url}/pipelines/${job.pipeline.id}">${job.pipeline.id}</a>`],
      ['Commit', markup`<a href="${url}/commit/${job.commit.id}">${job.commit.title}</a>`],
      ['Created', job.created_at === null ? null : time(job.created_at)],
      ['Finished', job.finished_at === null ? null : time(job.finished_at)],
      ['API', apiLink(`/projects/${project.id}/jobs/${job.id}`)],
    ])}
      ${trace !== undefined && markup`<h2>Trace</h2>${code(await endOf(trace.body), 'Trace')}`}`,
  }
}

const traceBytes = 100_000

async function endOf(body: string | Uint8Array | ByteStream): Promise<string> {
  if (typeof body === 'string') return body.slice(-traceBytes)
  let end = Buffer.alloc(0)
  for await (const chunk of body instanceof ByteStream ? body.chunks : [body])
    end = Buffer.concat([end, chunk]).subarray(-traceBytes)
  return end.toString('utf8')
}

/** A pipeline with its jobs. */
export async function showPipeline(viewer: Viewer, id: string, pipelineId: number): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  const path = { id, pipeline_id: pipelineId }
  const { body, page } = await read(viewer, jobs.listPipelineJobs, {
    ...viewer.request,
    operationId: 'listPipelineJobs',
    path,
  })
  const { find } = viewer.services
  const pipeline = await find.pipeline(await find.project(id), pipelineId)
  const items = body.map(
    (job) =>
      markup`<a href="${url}/builds/${job.id}">${job.name}</a>
        <span class="hint">${job.stage}, ${job.status}</span>`,
  )
  return {
    title: `Pipeline ${pipeline.id}`,
    breadcrumbs,
    content: markup`${facts([
      ['Status', pipeline.status],
      ['Ref', pipeline.ref],
      [
        'Commit',
        markup`<a href="${url}/commit/${pipeline.sha}"><code>${pipeline.sha.slice(0, 8)}</code></a>`,
      ],
    ])}
      ${records('Jobs', items, page.total)}`,
  }
}

/** The pipelines of a project. */
export async function showPipelines(viewer: Viewer, id: string): Promise<PageContent> {
  const { breadcrumbs, url } = await projectPage(viewer, id)
  const { pipelines, total } = await pipelinesOf(viewer, id)
  const items = pipelines.map(
    (pipeline) =>
      markup`<a href="${url}/pipelines/${pipeline.id}">Pipeline ${pipeline.id}</a>
        <span class="hint">${pipeline.ref}, ${pipeline.status}</span>`,
  )
  return {
    title: 'Pipelines',
    breadcrumbs,
    content: markup`${records('All pipelines', items, total)}`,
  }
}

/** The contract does not specify the structure of this list. */
async function pipelinesOf(
  viewer: Viewer,
  id: string,
): Promise<{ pipelines: Schema<'JobPipeline'>[]; total: number }> {
  const request = { ...viewer.request, operationId: 'listPipelines', path: { id } } as const
  const { body, page } = await read(viewer, jobs.listPipelines, request)
  return { pipelines: Array.isArray(body) ? body.filter(isPipeline) : [], total: page?.total ?? 0 }
}

function isPipeline(value: unknown): value is Schema<'JobPipeline'> {
  return typeof value === 'object' && value !== null && 'id' in value && 'sha' in value
}
