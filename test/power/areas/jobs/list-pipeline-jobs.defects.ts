/** Defects of listPipelineJobs, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, withSegment, pathOf, isSuccess, alterJson } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersRecords } from '../../vocabulary/responses.ts'

/** The whole history of a job keeps its last end. */
const keepsFormerEnd: Fault = {
  async everywhere(call, upstream) {
    const path = pathOf(call).replace(/\/retry$/, '')
    const before = call.operation === 'retryJob' ? await shownAt(path, call, upstream) : undefined
    const response = await upstream.pass(call)
    if (isRecord(before)) upstream.memory.set(String(before['id']), before['finished_at'])
    if (call.operation !== 'listPipelineJobs' || !isSuccess(response)) return response
    return alterJson(response, (jobs) =>
      Array.isArray(jobs)
        ? jobs.map((job: unknown) =>
            isRecord(job)
              ? { ...job, finished_at: job['finished_at'] ?? upstream.memory.get(String(job['id'])) ?? null }
              : job,
          )
        : jobs,
    )
  },
}

export const listPipelineJobs = defectsOf('listPipelineJobs', {
  'list-pipeline-jobs/pipeline-jobs': [
    [
      'SEM-02',
      'lists jobs of all pipelines',
      {
        handlers: () => ({
          listPipelineJobs: (request, services) =>
            reference.listJobs({ ...request, operationId: 'listJobs' }, services),
        }),
      },
    ],
    [
      'SEM-02',
      'lists jobs of the latest pipeline',
      {
        async around(call, upstream) {
          const [, project = ''] = segmentsOf(call)
          const newest = (await listedAt(`/projects/${project}/jobs`, call, upstream))[0]
          const pipeline = newest?.['pipeline']
          return upstream.pass(isRecord(pipeline) ? withSegment(call, 3, String(pipeline['id'])) : call)
        },
      },
    ],
  ],
  'retry-job/retries': [['STT-04', 'keeps the former end of retried jobs', keepsFormerEnd]],
  'general/success-is-200': [
    [
      'SEM-02',
      'returns the title of the commit as its message',
      altersRecords((job) => {
        const { commit } = job
        return isRecord(commit) ? { ...job, commit: { ...commit, message: commit['title'] } } : job
      }),
    ],
  ],
})
