/** Jobs and the lists that contain them. Spec: document 3, "Jobs". */
import type { ApiResponse } from '../../fixtures/response.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { Shared } from '../../fixtures/shared.ts'
import { givenPipeline, type GivenJob, jobStatuses, givenJob } from '../../fixtures/provisioned.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { type Check, check } from '../../fixtures/check.ts'

/** `download_url` is there, and null. */
export function expectNoDownload(response: ApiResponse<'eraseJob'> | ApiResponse<'keepJobArtifacts'>): void {
  const { json } = response
  if (!isRecord(json) || json['download_url'] !== null) response.fail('A `download_url` that is null.')
}

/** Line ends of both kinds, and none at the end. */
export const textWithoutNewline = 'woven\r\nby hand\nthread by thread'

export function expectText(
  response: Pick<ApiResponse<'getJobTrace'>, 'text'> & { fail: (expected: string, actual?: string) => never },
  text: string,
): void {
  if (response.text !== text) response.fail(`The file ${JSON.stringify(text)}.`)
}

/** The body has these bytes, which need not be text. */
export function expectBytes(
  response: Pick<ApiResponse<'getJobTrace'>, 'exchange'> & {
    fail: (expected: string, actual?: string) => never
  },
  bytes: Buffer,
): void {
  const { outcome } = response.exchange
  const actual = Buffer.from(outcome.kind === 'response' ? outcome.response.body : [])
  if (!actual.equals(bytes))
    response.fail(`The file ${bytes.toString('base64')} (Base64).`, `It is ${actual.toString('base64')}.`)
}

/** A job in each state, all of one pipeline, and another pipeline of the same project with one. */
export const inEveryState = new Shared('jobs in every state', async (context) => {
  const pipeline = await givenPipeline(context)
  const jobs: GivenJob[] = []
  for (const status of jobStatuses) {
    jobs.push(await givenJob(context, { pipeline, status, name: `is ${status}` }))
  }
  const later = await givenPipeline(context, pipeline.project)
  const another = await givenJob(context, { pipeline: later, status: 'success', name: 'another' })
  // The jobs are not of the newest commit.
  await ifPossible(() => context.given.file(pipeline.project, 'later.txt', 'Later.\n'), null)
  return { pipeline, jobs, another, owner: pipeline.owner }
})

/** The two lists, of a project and of a pipeline, and which jobs of the fixture each includes. */
export const lists = {
  ofProject: { operation: 'listJobs', withAnother: true },
  ofPipeline: { operation: 'listPipelineJobs', withAnother: false },
} as const

type List = (typeof lists)[keyof typeof lists]

async function listWith(list: List, context: CheckContext, query: Readonly<Record<string, unknown>>) {
  const { pipeline, jobs, another, owner } = await context.use(inEveryState)
  const { id } = pipeline.project
  const path = list.withAnother ? { id } : { id, pipeline_id: pipeline.id }
  const response = await context.as(owner).sendUnchecked({ operation: list.operation, path, query })
  const ids = (...statuses: readonly string[]) =>
    [
      ...jobs.filter((_, index) => statuses.includes(jobStatuses[index] ?? '')),
      ...(list.withAnother && statuses.includes('success') ? [another] : []),
    ].map((job) => job.id)
  return { response, ids }
}

export function scopeDefault(list: List): Check {
  return check(async (context) => {
    const { response, ids } = await listWith(list, context, {})
    response.expectStatus(200).expectValues('id', ids(...jobStatuses))
  })
}

export function scopeOne(list: List): Check {
  return check(async (context) => {
    for (const scope of jobStatuses) {
      const { response, ids } = await listWith(list, context, { scope })
      response.expectStatus(200).expectValues('id', ids(scope)).expectEvery('status', scope)
    }
  })
}

export function scopeSeveral(list: List): Check {
  return check(async (context) => {
    for (const scope of [
      ['pending', 'running'],
      ['success', 'manual', 'skipped'],
    ]) {
      const { response, ids } = await listWith(list, context, { scope })
      response.expectStatus(200).expectValues('id', ids(...scope))
    }
  })
}

export function scopeValues(list: List): Check {
  return check(async (context) => {
    for (const scope of ['no-such-state', ['success', 'no-such-state']]) {
      const { response } = await listWith(list, context, { scope })
      response.expectStatus(400)
    }
  })
}
