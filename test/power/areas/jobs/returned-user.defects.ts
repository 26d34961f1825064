/** Writes of jobs that return another user than the single read. */
import { defectsOf, type Defect, type Mutant } from '../../mutant.ts'
import { returnsValue } from '../../vocabulary/responses.ts'

const anotherName: Defect = [
  'SFX-03',
  'returns another name of the user',
  returnsValue('user.name', 'Nobody'),
]

export const returnedUser: readonly Mutant[] = [
  ...defectsOf('cancelJob', { 'cancel-job/cancels': [anotherName] }),
  ...defectsOf('retryJob', { 'retry-job/retries': [anotherName] }),
  ...defectsOf('eraseJob', { 'erase-job/status-unchanged': [anotherName] }),
  ...defectsOf('keepJobArtifacts', { 'keep-job-artifacts/download-url': [anotherName] }),
]
