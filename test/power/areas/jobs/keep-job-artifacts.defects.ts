/** Defects of keepJobArtifacts, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { omitsProperty, returnsValue } from '../../vocabulary/responses.ts'
import { url } from './shared.ts'

export const keepJobArtifacts = defectsOf('keepJobArtifacts', {
  'keep-job-artifacts/download-url': [
    ['SCH-03', 'omits download_url', omitsProperty('download_url')],
    ['SCH-04', 'returns a download_url other than null', returnsValue('download_url', url)],
  ],
})
