/** Defects of getJob, by the rule that each violates. */
import { alterJson, isRecord, isSuccess, segmentsOf, withSegment } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersProperty } from '../../vocabulary/responses.ts'
import { asAscii } from '../../vocabulary/values.ts'
import { jobsAnywhere, lastPartOfRef } from './shared.ts'

export const getJob = defectsOf('getJob', {
  'get-job/by-id': [
    ['IDT-03', 'returns jobs of other projects', jobsAnywhere],
    [
      'IDT-03',
      'returns the newest job of the project',
      {
        async around(call, upstream) {
          const [, project = ''] = segmentsOf(call)
          const newest = (await listedAt(`/projects/${project}/jobs`, call, upstream))[0]
          return upstream.pass(newest === undefined ? call : withSegment(call, 3, String(newest['id'])))
        },
      },
    ],
    [
      'SEM-02',
      'returns the commit as the ref',
      altersProperty('ref', (ref, { commit }) => (isRecord(commit) ? commit['id'] : ref)),
    ],
    [
      'SEM-02',
      'returns the newest commit of the branch',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const [, project = ''] = segmentsOf(call)
          const head = await shownAt(`/projects/${project}/repository/commits/master`, call, upstream)
          if (!isRecord(head) || !isSuccess(response)) return response
          return alterJson(response, (job) =>
            isRecord(job) && isRecord(job['commit'])
              ? { ...job, commit: { ...job['commit'], id: head['id'] } }
              : job,
          )
        },
      },
    ],
    ['ENC-03', 'returns the author as ASCII', altersProperty('commit.author_name', asAscii)],
    ['SEM-02', 'returns another pipeline', altersProperty('pipeline.id', (_, { id }) => Number(id) + 1_000)],
  ],
  'get-job/status-values': [
    [
      'SCH-04',
      'returns cancelled instead of canceled',
      altersProperty('status', (status) => (status === 'canceled' ? 'cancelled' : status)),
    ],
    ...(
      [
        ['manual', 'skipped'],
        ['created', 'pending'],
        ['running', 'pending'],
        ['canceled', 'failed'],
      ] as const
    ).map(([state, other]): Defect => [
      'SEM-02',
      `returns ${other} instead of ${state}`,
      altersProperty('status', (status) => (status === state ? other : status)),
    ]),
  ],
  'retry-job/retries': [
    [
      'STT-04',
      'returns the previous finished_at',
      altersProperty('finished_at', (at, { status }) =>
        status === 'pending' ? '2017-01-01T00:00:00.000Z' : at,
      ),
    ],
  ],
  'erase-job/removes-artifacts': [
    [
      'STT-04',
      'returns the artifacts_file of deleted artifacts',
      altersProperty('artifacts_file', (file) => file ?? { filename: 'artifacts.zip', size: 6 }),
    ],
  ],
  'general/success-is-200': [lastPartOfRef],
})
