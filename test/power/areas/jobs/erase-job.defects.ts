/** Defects of eraseJob, by the rule that each violates. */
import { created } from '../../../../server-stub/http/handler.ts'
import { reference } from '../../../../server-stub/reference.ts'
import { erasedJob } from '../../../../server-stub/resources/jobs/presenter.ts'
import { jobRecord } from '../../../../server-stub/resources/jobs/relations.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { withPipeline, toOthers, url, toLikeNamedJobs } from './shared.ts'
import { isSuccess, pathOf, jsonOf, alterJson, isRecord } from '../../message.ts'

/** Handlers erase one of the two kinds of files alone, of jobs in one state or in all. */
function erasesOnly(kind: 'trace' | 'artifacts', state?: 'failed' | 'canceled'): Fault {
  return {
    handlers: () => ({
      async eraseJob(request, services) {
        const { path, origin } = request
        const { db, find, authorize } = services
        const project = await find.project(path.id)
        authorize('update-job', project)
        const { id, status } = await find.job(project, path.job_id)
        const kinds = state === undefined || status === state ? [kind] : (['trace', 'artifacts'] as const)
        await db.deleteFrom('job_file').where('job_id', '=', id).where('kind', 'in', kinds).execute()
        return created(erasedJob(await jobRecord(services, await find.job(project, id)), origin))
      },
    }),
  }
}

/** A job without one of the two files is rejected. */
function rejectsWithout(file: 'trace' | 'artifacts'): Fault {
  return {
    async around(call, upstream) {
      const path = call.path.replace(/erase$/, file)
      const { status } = await upstream.pass(byAdministrator({ ...call, method: 'GET', path }, upstream))
      return status === 404 ? jsonResponse(403, { message: '403 Forbidden' }) : upstream.pass(call)
    },
  }
}

/** Erasing begins with the end of the job. */
const cancelsErasedJobs: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const cancel = otherCall(call, 'POST', pathOf(call).replace(/erase$/, 'cancel'))
    const canceled = jsonOf(await upstream.pass(byAdministrator(cancel, upstream)))
    return alterJson(response, (job) =>
      isRecord(job) && isRecord(canceled) && 'status' in canceled
        ? { ...job, status: canceled['status'] }
        : job,
    )
  },
}

export const eraseJob = defectsOf('eraseJob', {
  'erase-job/removes-artifacts': [
    ['SFX-01', 'keeps the artifacts', erasesOnly('trace')],
    ['SFX-01', 'keeps the artifacts of canceled jobs', erasesOnly('trace', 'canceled')],
    ['SFX-02', 'erases all jobs', toOthers, ['erase-job/removes-trace']],
    ['STA-03', 'rejects jobs without a trace', rejectsWithout('trace')],
  ],
  'erase-job/removes-trace': [
    ['SFX-01', 'keeps the trace', erasesOnly('artifacts')],
    ['SFX-01', 'keeps the trace of failed jobs', erasesOnly('artifacts', 'failed')],
    ['STA-03', 'rejects jobs without artifacts', rejectsWithout('artifacts')],
  ],
  'erase-job/status-unchanged': [
    ['SEM-02', 'returns another state', returnsValue('status', 'created')],
    ...(['success', 'failed', 'canceled'] as const).map((state): Defect => [
      'SFX-02',
      `sets ${state} jobs to skipped`,
      {
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
      },
    ]),
    ['STT-03', 'cancels jobs', cancelsErasedJobs],
  ],
  'erase-job/no-pipeline': [['SCH-05', 'returns the pipeline', withPipeline]],
  'erase-job/download-url': [
    ['SCH-03', 'omits download_url', omitsProperty('download_url')],
    ['SCH-04', 'returns a download_url other than null', returnsValue('download_url', url)],
  ],
  'general/created-is-201': [['SFX-02', 'does the same to jobs with the same name', toLikeNamedJobs]],
})
