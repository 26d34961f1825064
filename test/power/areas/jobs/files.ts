/** Artifacts and traces of jobs: damaged, of another job, or made up. */
import { errorResponse } from '../../../../server-stub/http/handler.ts'
import { reference } from '../../../../server-stub/reference.ts'
import type { Job } from '../../../../server-stub/resources/jobs/record.ts'
import { isRecord, segmentsOf, valueOf, withSegment, withValue, type ResponseMessage } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { altersBytes, replacesStatus } from '../../vocabulary/responses.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { jobOf, jobsAnywhere } from './paths.ts'

const empty: ResponseMessage = {
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.alloc(0),
}

/** Replaces the 404 of a missing job, or of a job without files. */
function notFound(because: 'no-job' | 'no-file', instead: ResponseMessage): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (response.status !== 404) return response
      const isThere = isRecord(await shownAt(`/${jobOf(call)}`, call, upstream))
      return isThere === (because === 'no-file') ? instead : response
    },
  }
}

/** Another job of the project, the newest but this one. */
const anotherJob: Fault = {
  async around(call, upstream) {
    const [, project = '', , id] = segmentsOf(call)
    const all = await listedAt(`/projects/${project}/jobs`, call, upstream)
    const other = all.find((each) => String(each['id']) !== id)
    return upstream.pass(other === undefined ? call : withSegment(call, 3, String(other['id'])))
  },
}

const ofJobs = (
  [
    [
      'downloadJobArtifacts',
      'download-job-artifacts/sends-file',
      'download-job-artifacts/no-job-is-404',
      'download-job-artifacts/no-artifacts-is-404',
    ],
    [
      'getJobTrace',
      'get-job-trace/sends-trace',
      'get-job-trace/no-job-is-404',
      'get-job-trace/no-trace-is-404',
    ],
  ] as const
).flatMap(([operation, rule, noJob, nothing]): readonly Mutant[] => [
  ...mutantsOf(
    operation,
    rule,
    [
      'ENC-01',
      'normalizes line ends',
      altersBytes((bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n'))),
    ],
    ['ENC-01', 'truncates the file', altersBytes((bytes) => bytes.subarray(0, -1))],
    ['ENC-01', 'returns the file in Base64', altersBytes((bytes) => Buffer.from(bytes.toString('base64')))],
    ['SFX-03', 'returns the file of another job', anotherJob],
  ),
  ...mutantsOf(
    operation,
    noJob,
    ['IDT-03', 'finds jobs of other projects', jobsAnywhere],
    ['STA-03', 'returns an empty file for an unknown job', notFound('no-job', empty)],
    [
      'STA-02',
      'returns 403 for an unknown job',
      notFound('no-job', jsonResponse(403, { message: '403 Forbidden' })),
    ],
  ),
  ...mutantsOf(
    operation,
    nothing,
    ['STA-03', 'returns an empty file for a job without a file', notFound('no-file', empty)],
    [
      'STA-02',
      'returns 400 for a job without a file',
      notFound('no-file', jsonResponse(400, { message: 'No file' })),
    ],
  ),
])

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

const ofRefs: readonly Mutant[] = [
  ...defectsOf('downloadArtifactsOfRef', {
    'download-artifacts-of-ref/job-required': [
      ['STT-03', 'ignores the job name', defaultsParameter('job', 'rspec')],
    ],
    'download-artifacts-of-ref/sends-file': [
      ['SEM-01', 'ignores the ref', chosen((job, _, name) => succeeded(job) && job.name === name)],
      ['SEM-01', 'ignores the name', chosen((job, ref) => succeeded(job) && job.ref === ref)],
      [
        'ENC-01',
        'normalizes line ends',
        altersBytes((bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\r\n', '\n'))),
      ],
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
  }),
  ...(['failed', 'canceled', 'running'] as const).map((state) =>
    mutant(
      'SEM-02',
      'downloadArtifactsOfRef',
      'download-artifacts-of-ref/successful-only',
      `uses ${state} jobs as well`,
      chosen(
        (job, ref, name) => (succeeded(job) || job.status === state) && job.ref === ref && job.name === name,
      ),
    ),
  ),
]

export const jobFileMutants: readonly Mutant[] = [...ofJobs, ...ofRefs]
