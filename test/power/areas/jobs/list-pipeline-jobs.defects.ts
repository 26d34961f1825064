/** Defects of listPipelineJobs, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, withSegment } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { listedAt } from '../../vocabulary/lookups.ts'

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
})
