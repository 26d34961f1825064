/** Defects of retryJob, by the rule that each violates. */
import { isSuccess } from '../../message.ts'
import { defectsOf, type Defect } from '../../mutant.ts'
import { byAdministrator, rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { ofState, toOthers, withPipeline, toLikeNamedJobs } from './shared.ts'

export const retryJob = defectsOf('retryJob', {
  'retry-job/retries': [
    ['STT-01', 'leaves the job unchanged', undoesEffect],
    ['SFX-02', 'retries all jobs of the project', toOthers],
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
    ...['failed', 'success', 'canceled'].map((state): Defect => [
      'STA-03',
      `rejects retries of ${state} jobs`,
      ofState(state, rejects(403, '403 Forbidden')),
    ]),
  ],
  'retry-job/no-pipeline': [['SCH-05', 'returns the pipeline', withPipeline]],
  'general/created-is-201': [['SFX-02', 'does the same to jobs with the same name', toLikeNamedJobs]],
})
