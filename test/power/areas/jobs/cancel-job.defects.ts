/** Defects of cancelJob, by the rule that each violates. */
import { defectsOf, type Defect } from '../../mutant.ts'
import { rejects, undoesEffect } from '../../vocabulary/effects.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { withPipeline, ofState, toOthers, toLikeNamedJobs } from './shared.ts'

export const cancelJob = defectsOf('cancelJob', {
  'cancel-job/cancels': [
    ['STT-01', 'leaves the job running', undoesEffect],
    ['SFX-02', 'cancels all jobs', toOthers],
    ['SEM-02', 'returns the previous state', returnsValue('status', 'running')],
    ...['created', 'pending', 'running'].map((state): Defect => [
      'STA-03',
      `rejects the cancellation of ${state} jobs`,
      ofState(state, rejects(403, '403 Forbidden')),
    ]),
  ],
  'cancel-job/no-pipeline': [['SCH-05', 'returns the pipeline', withPipeline]],
  'general/created-is-201': [['SFX-02', 'does the same to jobs with the same name', toLikeNamedJobs]],
})
