/** Defects of listJobs, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { lagsBehind } from '../../vocabulary/lookups.ts'
import { lastPartOfRef } from './shared.ts'

export const listJobs = defectsOf('listJobs', {
  'cancel-job/cancels': [
    ['STT-04', 'returns the list before the last write', lagsBehind(/^\/api\/v4\/projects\/\d+\/jobs/)],
  ],
  'general/success-is-200': [lastPartOfRef],
})
