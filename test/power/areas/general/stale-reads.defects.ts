/** Mutants that return earlier responses although the records have changed. */
import { mutant, type Mutant } from '../../mutant.ts'
import { returnsStaleReads } from '../../vocabulary/lookups.ts'

export const memoryMutants: readonly Mutant[] = (
  [
    ['getFile', 'update-file/updates'],
    ['getFile', 'delete-file/deletes'],
    ['getRawFile', 'get-raw-file/raw-content'],
    ['getBranch', 'create-commit/on-branch'],
    ['getBranch', 'protect-branch/protects'],
    ['getBranch', 'delete-branch/deletes'],
    ['listBranches', 'create-branch/from-branch'],
    ['getCommit', 'create-commit/on-branch'],
    ['listCommits', 'create-commit/on-branch'],
    ['getTag', 'delete-tag/deletes'],
    ['getTag', 'create-release/adds-release'],
    ['getTag', 'update-release/updates'],
    ['listCommitComments', 'create-commit-comment/created-form'],
    ['listCommitStatuses', 'create-commit-status/state-set'],
    ['getJob', 'cancel-job/cancels'],
    ['listJobs', 'cancel-job/cancels'],
    ['getJobTrace', 'erase-job/removes-trace'],
    ['downloadJobArtifacts', 'erase-job/removes-artifacts'],
    ['getRunner', 'update-runner/description'],
    ['getRunner', 'delete-runner/deletes'],
    ['getTrigger', 'update-trigger/description'],
    ['getTrigger', 'delete-trigger/deletes'],
    ['getVariable', 'update-variable/updates'],
    ['getVariable', 'delete-variable/deletes'],
    ['listTriggers', 'delete-trigger/deletes'],
    ['listVariables', 'delete-variable/deletes'],
    ['listProjectRunners', 'delete-runner/deletes'],
    ['listProjectRunners', 'update-runner/description'],
    ['getTrigger', 'take-trigger-ownership/takes-ownership'],
    ['getJob', 'erase-job/removes-artifacts'],
  ] as const
).map(([operation, rule]) =>
  mutant(
    'STT-04',
    operation,
    rule,
    `returns a stale read after ${rule.replace('/', ' ')}`,
    returnsStaleReads,
  ),
)
