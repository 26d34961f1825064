/** Mutants that return earlier responses although the records have changed. */
import type { OperationId } from '../../../../generated/operations.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { alterationOf } from '../../vocabulary/conditions.ts'
import { isCachedDespite, returnsStaleReads } from '../../vocabulary/lookups.ts'

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

/** Reads at another path that return their first response although a write has changed the records. */
const staleElsewhere = (read: OperationId): Fault => ({
  everywhere: (call, upstream) =>
    call.operation === read ? alterationOf(returnsStaleReads)(call, upstream) : upstream.pass(call),
})

export const staleElsewhereMutants: readonly Mutant[] = (
  [
    ['createFile', 'general/created-is-201', 'listMergeRequestCommits'],
    ['createFile', 'general/created-is-201', 'getBranch'],
    ['createCommit', 'create-commit/update-writes-file', 'getFile'],
    ['createCommit', 'general/created-is-201', 'listBranches'],
    ['createCommit', 'general/created-is-201', 'listMergeRequests'],
    ['updateFile', 'general/success-is-200', 'listMergeRequests'],
    ['acceptMergeRequest', 'accept-merge-request/merges', 'getFile'],
    ['acceptMergeRequest', 'accept-merge-request/merges', 'getRawFile'],
    ['acceptMergeRequest', 'general/success-is-200', 'getCommit'],
    ['cherryPickCommit', 'cherry-pick-commit/applies-change', 'getFile'],
    ['unprotectBranch', 'unprotect-branch/unprotects', 'listBranches'],
    ['deleteMergedBranches', 'delete-merged-branches/deletes-merged', 'getBranch'],
    ['createIssueNote', 'create-issue-note/emoji-only', 'listIssueAwardEmoji'],
    ['createMergeRequestNote', 'general/created-is-201', 'getMergeRequestChanges'],
    ['createIssueNote', 'general/created-is-201', 'getIssue'],
    ['createIssueNote', 'general/created-is-201', 'listProjectIssues'],
    ['createIssueNote', 'general/created-is-201', 'listIssues'],
    ['deleteIssueNote', 'delete-issue-note/deletes', 'getIssue'],
    ['createMergeRequestNote', 'general/created-is-201', 'getMergeRequest'],
    ['createMergeRequestAwardEmoji', 'general/created-is-201', 'listMergeRequests'],
    ['deleteMergeRequestAwardEmoji', 'delete-merge-request-award-emoji/deletes', 'getMergeRequest'],
    ['updateFile', 'general/success-is-200', 'getMergeRequest'],
    ['deleteFile', 'delete-file/deletes', 'getMergeRequestChanges'],
    ['cherryPickCommit', 'general/created-is-201', 'listMergeRequestCommits'],
    ['takeTriggerOwnership', 'take-trigger-ownership/takes-ownership', 'listTriggers'],
    ['listProjectEvents', 'list-project-events/descending-by-default', 'listProjectEvents'],
    ['listUserEvents', 'list-user-events/descending-by-default', 'listUserEvents'],
  ] as const
).map(([operation, rule, read]) =>
  mutant('STT-04', operation, rule, `returns a stale ${read}`, staleElsewhere(read)),
)

/** The first response after the creation or deletion of a record is the one before. */
export const earlierReadMutants: readonly Mutant[] = (
  [
    ['createProject', 'create-project/given-namespace', 'listGroupProjects'],
    ['createProject', 'create-project/given-namespace', 'getGroup'],
    ['createGroupAccessRequest', 'general/created-is-201', 'listGroupAccessRequests'],
    ['createProjectAccessRequest', 'general/created-is-201', 'listProjectAccessRequests'],
    ['deleteUserSshKey', 'delete-user-ssh-key/removes-the-key', 'getCurrentUserSshKey'],
  ] as const
).map(([operation, rule, read]) =>
  mutant('STT-04', operation, rule, `returns an earlier ${read}`, staleElsewhere(read)),
)

/** Lists of events that notes do not change. */
export const staleFeedMutants: readonly Mutant[] = (
  [
    ['listEvents', 'list-events/own-events'],
    ['listProjectEvents', 'list-project-events/visible-events-of-the-project'],
    ['listProjectEventsAtRoot', 'list-project-events-at-root/visible-events-of-the-project'],
    ['listUserEvents', 'list-user-events/contributions-of-the-user'],
  ] as const
).flatMap(([read, rule]) =>
  (['createIssueNote', 'createMergeRequestNote'] as const).map((write) =>
    mutant('STT-04', read, rule, `is cached despite ${write}`, isCachedDespite(read, write)),
  ),
)
