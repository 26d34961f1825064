/** Mutants of cancel, retry and erase. */
import { jobRecord } from '../../../../server-stub/resources/jobs/relations.ts'
import { created } from '../../../../server-stub/http/handler.ts'
import { jobWithDownload } from '../../../../server-stub/resources/jobs/presenter.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { alterJson, isRecord, isSuccess, segmentsOf } from '../../message.ts'
import { defectsOf, mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { omitsProperty, returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { otherCall, byAdministrator, undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { alsoDoesAll, lagsBehind, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { jobOf } from './paths.ts'

/** Jobs that are in a state meet the defect; all others are well. */
function ofState(state: string, { around }: Fault): Fault {
  return {
    async around(call, upstream) {
      const job = await shownAt(`/${jobOf(call)}`, call, upstream)
      const fits = isRecord(job) && job['status'] === state
      return fits && around !== undefined ? around(call, upstream) : upstream.pass(call)
    },
  }
}

/** The response includes the pipeline, as that of GET does. */
const withPipeline: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const job = await shownAt(`/${jobOf(call)}`, call, upstream)
    return isRecord(job) && isSuccess(response)
      ? alterJson(response, (value) => (isRecord(value) ? { ...value, pipeline: job['pipeline'] } : value))
      : response
  },
}

/** The same is done to all other jobs of the project. */
const toOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , id, verb = ''] = segmentsOf(call)
  const others = (await listedAt(`/projects/${project}/jobs`, call, upstream)).filter(
    (job) => String(job['id']) !== id,
  )
  return others.map((job) =>
    otherCall(call, 'POST', `/projects/${project}/jobs/${String(job['id'])}/${verb}`),
  )
})

/** Handlers erase one of the two kinds of files alone. */
function erasesOnly(kind: 'trace' | 'artifacts'): Fault {
  return {
    handlers: () => ({
      async eraseJob(request, services) {
        const { path, origin } = request
        const { db, find, authorize } = services
        const project = await find.project(path.id)
        authorize('update-job', project)
        const { id } = await find.job(project, path.job_id)
        await db.deleteFrom('job_file').where('job_id', '=', id).where('kind', '=', kind).execute()
        return created(jobWithDownload(await jobRecord(services, await find.job(project, id)), origin))
      },
    }),
  }
}

const url = 'https://forge.example.com/artifacts.zip'

const cancelled: readonly Mutant[] = [
  ...mutantsOf(
    'cancelJob',
    'cancel-job/cancels',
    ['STT-01', 'leaves the job running', undoesEffect],
    ['SFX-02', 'cancels all jobs', toOthers],
    ['SEM-02', 'returns the previous state', returnsValue('status', 'running')],
  ),
  ...['created', 'pending', 'running'].map((state) =>
    mutant(
      'STA-03',
      'cancelJob',
      'cancel-job/cancels',
      `rejects the cancellation of ${state} jobs`,
      ofState(state, rejects(403, '403 Forbidden')),
    ),
  ),
  mutant(
    'STT-04',
    'listJobs',
    'cancel-job/cancels',
    'returns the list before the last write',
    lagsBehind(/^\/api\/v4\/projects\/\d+\/jobs/),
  ),
]

const retried: readonly Mutant[] = [
  ...mutantsOf(
    'retryJob',
    'retry-job/retries',
    ['STT-01', 'leaves the job unchanged', undoesEffect],
    [
      'SEM-02',
      'returns the previous finished_at in the response',
      returnsValue('finished_at', '2017-01-01T00:00:00.000Z'),
    ],
    ['SEM-02', 'returns created as the status', returnsValue('status', 'created')],
    ['SFX-03', 'returns another name', returnsValue('name', 'retried')],
    [
      'STT-01',
      'returns a job without storing it',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (isSuccess(response))
            await upstream.pass(
              byAdministrator({ ...call, path: call.path.replace(/retry$/, 'cancel') }, upstream),
            )
          return response
        },
      },
    ],
  ),
  ...['failed', 'success', 'canceled'].map((state) =>
    mutant(
      'STA-03',
      'retryJob',
      'retry-job/retries',
      `rejects retries of ${state} jobs`,
      ofState(state, rejects(403, '403 Forbidden')),
    ),
  ),
  mutant(
    'STT-04',
    'getJob',
    'retry-job/retries',
    'returns the previous finished_at',
    altersProperty('finished_at', (at, { status }) =>
      status === 'pending' ? '2017-01-01T00:00:00.000Z' : at,
    ),
  ),
]

const erased: readonly Mutant[] = [
  ...defectsOf('eraseJob', {
    'erase-job/removes-artifacts': [
      ['SFX-01', 'keeps the artifacts', erasesOnly('trace')],
      ['SFX-02', 'erases all jobs', toOthers, ['erase-job/removes-trace']],
    ],
    'erase-job/removes-trace': [['SFX-01', 'keeps the trace', erasesOnly('artifacts')]],
    'erase-job/status-unchanged': [['SEM-02', 'returns another state', returnsValue('status', 'created')]],
  }),
  mutant('STA-03', 'getJobTrace', 'erase-job/removes-trace', 'returns an empty file for an erased trace', {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const job = await shownAt(`/${jobOf(call)}`, call, upstream)
      return response.status === 404 && isRecord(job)
        ? { ...response, status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.alloc(0) }
        : response
    },
  }),
  mutant(
    'STT-04',
    'getJob',
    'erase-job/removes-artifacts',
    'returns the artifacts_file of deleted artifacts',
    altersProperty('artifacts_file', (file) => file ?? { filename: 'artifacts.zip', size: 6 }),
  ),
  ...(['success', 'failed', 'canceled'] as const).map((state) =>
    mutant('SFX-02', 'eraseJob', 'erase-job/status-unchanged', `sets ${state} jobs to skipped`, {
      handlers: () => ({
        async eraseJob(request, services) {
          const { path } = request
          const { db } = services
          await db
            .updateTable('job')
            .set({ status: 'skipped' })
            .where('id', '=', path.job_id)
            .where('status', '=', state)
            .execute()
          return reference.eraseJob(request, services)
        },
      }),
    }),
  ),
  ...(
    [
      ['cancelJob', 'cancel-job/no-pipeline'],
      ['retryJob', 'retry-job/no-pipeline'],
      ['eraseJob', 'erase-job/no-pipeline'],
    ] as const
  ).map(([operation, rule]) => mutant('SCH-05', operation, rule, 'returns the pipeline', withPipeline)),
  ...(
    [
      ['eraseJob', 'erase-job/download-url'],
      ['keepJobArtifacts', 'keep-job-artifacts/download-url'],
    ] as const
  ).flatMap(([operation, rule]) => [
    ...mutantsOf(
      operation,
      rule,
      ['SCH-03', 'omits download_url', omitsProperty('download_url')],
      ['SCH-04', 'returns a download_url other than null', returnsValue('download_url', url)],
    ),
  ]),
]

export const jobChangeMutants: readonly Mutant[] = [...cancelled, ...retried, ...erased]
