/** Defects of keepJobArtifacts, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { url } from './shared.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { pathOf, isRecord } from '../../message.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'

export const keepJobArtifacts = defectsOf('keepJobArtifacts', {
  'keep-job-artifacts/download-url': [
    ['SCH-03', 'omits download_url', omitsProperty('download_url')],
    ['SCH-04', 'returns a download_url other than null', returnsValue('download_url', url)],
  ],
  'keep-job-artifacts/keeps': [
    [
      'SFX-01',
      'keeps nothing',
      {
        async around(call, upstream) {
          const job = await shownAt(pathOf(call).replace(/\/artifacts\/keep$/, ''), call, upstream)
          return jsonResponse(200, isRecord(job) ? { ...job, download_url: null } : job)
        },
      },
    ],
  ],
})
