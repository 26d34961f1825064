/** Defects of downloadArtifactsOfRef, by the rule that each violates. */
import { errorResponse } from '../../../../server-stub/http/handler.ts'
import { reference } from '../../../../server-stub/reference.ts'
import type { Job } from '../../../../server-stub/resources/jobs/record.ts'
import { segmentsOf, valueOf, withValue, isSuccess, withSegment } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { listedAt } from '../../vocabulary/lookups.ts'
import { asciiOf } from '../../vocabulary/lists.ts'
import { altersParameter, defaultsParameter } from '../../vocabulary/requests.ts'
import { altersBytes, replacesStatus } from '../../vocabulary/responses.ts'
import { empty } from './shared.ts'

type ListedJob = Pick<Job, 'id' | 'name' | 'status' | 'ref'>

/** Handlers choose the job of a name and a ref in another way. */
function chosen(fits: (job: ListedJob, ref: string, name: string) => boolean): Fault {
  return {
    handlers: () => ({
      async downloadArtifactsOfRef(request, services) {
        const { path, query } = request
        const { db, find, authorize } = services
        const project = await find.project(path.id)
        authorize('read-job', project)
        const all = await db
          .selectFrom('job')
          .innerJoin('pipeline', 'pipeline.id', 'job.pipeline_id')
          .select(['job.id', 'job.name', 'job.status', 'pipeline.ref'])
          .where('pipeline.project_id', '=', project.id)
          .orderBy('job.id', 'desc')
          .execute()
        const job = all.find((each) => fits(each, path.ref_name, query.job))
        if (job === undefined) return errorResponse(404, '404 Not Found')
        return reference.downloadJobArtifacts(
          {
            ...request,
            operationId: 'downloadJobArtifacts',
            path: { id: path.id, job_id: job.id },
            query: {},
          },
          services,
        )
      },
    }),
  }
}

const succeeded = (job: ListedJob) => job.status === 'success'

/** Artifacts are found by their ref after the job was erased. */
const keepsArtifactsOfRef: Fault = {
  async around(call, { pass, memory }) {
    const response = await pass(call)
    const key = `${call.path}?${String(valueOf(call, 'job'))}`
    if (isSuccess(response)) memory.set(key, response.body)
    const body = memory.get(key)
    return response.status === 404 && body instanceof Buffer
      ? { ...jsonResponse(200), headers: { 'content-type': 'application/octet-stream' }, body }
      : response
  },
}

const usesMaster: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return response.status === 404 ? upstream.pass(withSegment(call, 4, 'master')) : response
  },
}

export const downloadArtifactsOfRef = defectsOf('downloadArtifactsOfRef', {
  'download-artifacts-of-ref/job-required': [
    ['STT-03', 'ignores the job name', defaultsParameter('job', 'rspec')],
  ],
  'download-artifacts-of-ref/sends-file': [
    ['SEM-01', 'ignores the ref', chosen((job, _, name) => succeeded(job) && job.name === name)],
    ['SEM-01', 'ignores the name', chosen((job, ref) => succeeded(job) && job.ref === ref)],
    ['ENC-01', 'reads bytes as UTF-8', altersBytes((bytes) => Buffer.from(bytes.toString('utf8')))],
    ['ENC-03', 'reads job names in ASCII', altersParameter('job', asciiOf)],
    [
      'ENC-01',
      'normalizes line ends',
      altersBytes((bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n'))),
    ],
    ['IDT-03', 'falls back to master', usesMaster],
  ],
  'download-artifacts-of-ref/successful-only': [
    [
      'SEM-02',
      'returns the file of the latest job',
      chosen((job, ref, name) => job.ref === ref && job.name === name),
    ],
    [
      'SEM-02',
      'searches only the latest pipeline',
      {
        async around(call, upstream) {
          const [, project = ''] = segmentsOf(call)
          const newest = (await listedAt(`/projects/${project}/jobs`, call, upstream))[0]
          return newest === undefined || newest['status'] === 'success'
            ? upstream.pass(call)
            : jsonResponse(404, { message: '404 Not Found' })
        },
      },
    ],
    ...(['failed', 'canceled', 'running'] as const).map((state): Defect => [
      'SEM-02',
      `uses ${state} jobs as well`,
      chosen(
        (job, ref, name) => (succeeded(job) || job.status === state) && job.ref === ref && job.name === name,
      ),
    ]),
  ],
  'download-artifacts-of-ref/no-job-is-404': [
    [
      'STA-02',
      'returns 400 for an unknown job name',
      when(hasValue('job', 'no-such-job'), replacesStatus(404, 400)),
    ],
    [
      'SEM-03',
      'returns the file of another job for an unknown name',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          return response.status === 404 && hasValue('job', 'no-such-job')(call, upstream)
            ? upstream.pass(withValue(call, 'job', 'rspec'))
            : response
        },
      },
    ],
    [
      'STA-03',
      'returns an empty file for an unknown ref',
      {
        around: async (call, upstream) =>
          segmentsOf(call)[4] === 'no-such-branch' ? empty : upstream.pass(call),
      },
    ],
  ],
  'download-artifacts-of-ref/no-artifacts-is-404': [
    [
      'STA-03',
      'returns an empty file for a job without a file',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const [, project = ''] = segmentsOf(call)
          const jobs = await listedAt(`/projects/${project}/jobs`, call, upstream)
          const isThere = jobs.some(
            ({ name, status }) => status === 'success' && name === valueOf(call, 'job'),
          )
          return response.status === 404 && isThere ? empty : response
        },
      },
    ],
  ],
  'erase-job/removes-artifacts': [['STT-04', 'finds the artifacts of erased jobs', keepsArtifactsOfRef]],
})
