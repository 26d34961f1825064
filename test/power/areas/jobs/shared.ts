/** What defects of several operations on jobs share. */
import { projectIdOfJob } from '../../../../server-stub/resources/jobs/index.ts'
import { alterJson, isRecord, isSuccess, segmentsOf, type Call, type ResponseMessage } from '../../message.ts'
import type { Fault, Defect } from '../../mutant.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

/** Jobs that are in a state meet the defect; all others are well. */
export function ofState(state: string, { around }: Fault): Fault {
  return {
    async around(call, upstream) {
      const job = await shownAt(`/${jobOf(call)}`, call, upstream)
      const fits = isRecord(job) && job['status'] === state
      return fits && around !== undefined ? around(call, upstream) : upstream.pass(call)
    },
  }
}

/** The response includes the pipeline, as that of GET does. */
export const withPipeline: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const job = await shownAt(`/${jobOf(call)}`, call, upstream)
    return isRecord(job) && isSuccess(response)
      ? alterJson(response, (value) => (isRecord(value) ? { ...value, pipeline: job['pipeline'] } : value))
      : response
  },
}

/** The same is done to all other jobs of the project. */
export const toOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , id, verb = ''] = segmentsOf(call)
  const others = (await listedAt(`/projects/${project}/jobs`, call, upstream)).filter(
    (job) => String(job['id']) !== id,
  )
  return others.map((job) =>
    otherCall(call, 'POST', `/projects/${project}/jobs/${String(job['id'])}/${verb}`),
  )
})

export const url = 'https://forge.example.com/artifacts.zip'

export const empty: ResponseMessage = {
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.alloc(0),
}

/** Below the prefix, without a slash at either end. */
export const jobOf = (call: Call) =>
  segmentsOf(call)
    .slice(0, 4)
    .map((part) => encodeURIComponent(part))
    .join('/')

/** Handlers find a job in any project, not only that of the URL. */
export const jobsAnywhere: Fault = {
  services: (own) => ({
    ...own,
    find: {
      ...own.find,
      job: async (project, id) => {
        const [other] = await own.find.projects([(await projectIdOfJob(own.db, id)) ?? 0])
        return own.find.job(other ?? project, id)
      },
    },
  }),
}

export const lastPartOfRef: Defect = [
  'ENC-02',
  'returns the last part of the ref',
  altersProperty('ref', (ref) => String(ref).split('/').at(-1)),
]

/** Jobs of the project with the same name get the same action. */
export const toLikeNamedJobs = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , id, action = ''] = segmentsOf(call)
  const path = `/projects/${encodeURIComponent(project)}/jobs`
  const jobs = await listedAt(path, call, upstream)
  const own = jobs.find((job) => String(job['id']) === id)
  return jobs
    .filter((job) => job !== own && job['name'] === own?.['name'])
    .map((job) => otherCall(call, 'POST', `${path}/${JSON.stringify(job['id'])}/${action}`))
})
