/**
 * Who may call each operation: a second table, written by hand from the text of the specification, and where the
 * specification states nothing, from what users of such platforms expect. It shares nothing with the access statements
 * of the contract and the server's policy, so that a mistake in either appears as a difference.
 */
import type { OperationId } from '../../generated/operations.ts'

/**
 * `signed-in`, `admin`: operations of the instance. All others concern a project or group that the caller must see:
 * `member-or-visible`: that is enough; `code`: the same, but in a private project from reporter on; then the least role.
 * `author`: the author and administrators. `anyone`: no credentials are needed.
 */
export type Requirement =
  | 'anyone'
  | 'signed-in'
  | 'admin'
  | 'member-or-visible'
  | 'code'
  | 'reporter'
  | 'developer'
  | 'master'
  | 'owner'
  | 'author'

/** Document 1, "Authentication", first row of the access rules: public projects and their code. */
export const withoutCredentials: readonly OperationId[] = [
  'getProject',
  'listProjects',
  'listBranches',
  'getBranch',
  'listTags',
  'getTag',
  'getFile',
  'getRawFile',
]

/** Document 1, "Endpoint-specific error rules": 401 to callers who may not accept. */
export const rejectedAsUnauthenticated: readonly OperationId[] = ['acceptMergeRequest']

const table: Partial<Record<Requirement, readonly OperationId[]>> = {
  anyone: ['listProjects'],
  'signed-in': [
    'listEvents',
    'listUserEvents',
    'createProject',
    'createGroup',
    'listGroups',
    'listUsers',
    'getUser',
    'getCurrentUser',
    'listCurrentUserSshKeys',
    'createCurrentUserSshKey',
    'deleteCurrentUserSshKey',
    'listCurrentUserEmails',
    'getNotificationSettings',
    'updateNotificationSettings',
    'listTodos',
    'markAllTodosAsDone',
    'listIssues',
    'listRunners',
  ],
  admin: [
    'createProjectForUser',
    'transferProject',
    'createUser',
    'updateUser',
    'deleteUser',
    'listUserSshKeys',
    'createUserSshKey',
    'deleteUserSshKey',
    'listUserEmails',
    'getApplicationSettings',
    'updateApplicationSettings',
    'listBroadcastMessages',
    'createBroadcastMessage',
    'getBroadcastMessage',
    'updateBroadcastMessage',
    'deleteBroadcastMessage',
    'listAllRunners',
    // Metrics concern the whole instance.
    'getQueueMetrics',
    'getProcessMetrics',
    'getJobStatistics',
    'getCompoundMetrics',
  ],
  'member-or-visible': [
    'listProjectEvents',
    'listProjectEventsAtRoot',
    'getProject',
    'listProjectUsers',
    'getGroup',
    'listGroupProjects',
    'listGroupMembers',
    'getGroupMember',
    'listProjectMembers',
    'getProjectMember',
    'createGroupAccessRequest',
    'createProjectAccessRequest',
    'getGroupNotificationSettings',
    'updateGroupNotificationSettings',
    'getProjectNotificationSettings',
    'updateProjectNotificationSettings',
    'listGroupIssues',
    'listProjectIssues',
    'createIssue',
    'getIssue',
    'listIssueNotes',
    'createIssueNote',
    'getIssueNote',
    'listSnippetNotes',
    'createSnippetNote',
    'getSnippetNote',
    'listIssueAwardEmoji',
    'createIssueAwardEmoji',
    'getIssueAwardEmoji',
    'listSnippetAwardEmoji',
    'createSnippetAwardEmoji',
    'getSnippetAwardEmoji',
    'listIssueNoteAwardEmoji',
    'createIssueNoteAwardEmoji',
    'getIssueNoteAwardEmoji',
    'listBoards',
    'listBoardLists',
    'getBoardList',
  ],
  code: [
    'forkProject',
    'listCommits',
    'getCommit',
    'listCommitDiffs',
    'listCommitComments',
    'createCommitComment',
    'listCommitStatuses',
    'listBranches',
    'getBranch',
    'listTags',
    'getTag',
    'getFile',
    'getRawFile',
    'listMergeRequests',
    'getMergeRequest',
    'listMergeRequestCommits',
    'getMergeRequestChanges',
    'listMergeRequestNotes',
    'createMergeRequestNote',
    'getMergeRequestNote',
    'listMergeRequestAwardEmoji',
    'createMergeRequestAwardEmoji',
    'getMergeRequestAwardEmoji',
    'listMergeRequestNoteAwardEmoji',
    'createMergeRequestNoteAwardEmoji',
    'getMergeRequestNoteAwardEmoji',
    'listJobs',
    'getJob',
    'listPipelineJobs',
    'downloadJobArtifacts',
    'downloadArtifactsOfRef',
    'getJobTrace',
  ],
  reporter: ['createBoardList', 'updateBoardList'],
  developer: [
    'createCommitStatus',
    'createBranch',
    'deleteBranch',
    'deleteMergedBranches',
    'createTag',
    'deleteTag',
    'createRelease',
    'updateRelease',
    'createMergeRequest',
    'updateMergeRequest',
    'cancelJob',
    'retryJob',
    'eraseJob',
    'keepJobArtifacts',
  ],
  master: [
    'updateProject',
    'addProjectMember',
    'updateProjectMember',
    'removeProjectMember',
    'listProjectAccessRequests',
    'denyProjectAccessRequest',
    'approveProjectAccessRequest',
    'protectBranch',
    'unprotectBranch',
    // The matrix sends them by others than the author.
    'updateIssueNote',
    'deleteIssueNote',
    'updateSnippetNote',
    'deleteSnippetNote',
    'updateMergeRequestNote',
    'deleteMergeRequestNote',
    'listProjectRunners',
    'enableProjectRunner',
    'disableProjectRunner',
    'listTriggers',
    'createTrigger',
    'getTrigger',
    'updateTrigger',
    'deleteTrigger',
    'takeTriggerOwnership',
    'listVariables',
    'createVariable',
    'getVariable',
    'updateVariable',
    'deleteVariable',
  ],
  owner: [
    'deleteProject',
    'updateGroup',
    'deleteGroup',
    'addGroupMember',
    'updateGroupMember',
    'removeGroupMember',
    'listGroupAccessRequests',
    'denyGroupAccessRequest',
    'approveGroupAccessRequest',
    'deleteMergeRequest',
    'deleteBoardList',
  ],
  author: [
    'deleteIssueAwardEmoji',
    'deleteMergeRequestAwardEmoji',
    'deleteSnippetAwardEmoji',
    'deleteIssueNoteAwardEmoji',
    'deleteMergeRequestNoteAwardEmoji',
  ],
}

/** Writes to the default branch, which is protected: developers may only write to other branches. */
const pushes: readonly OperationId[] = [
  'createCommit',
  'cherryPickCommit',
  'createFile',
  'updateFile',
  'deleteFile',
  'acceptMergeRequest',
]

/**
 * Operations on a caller's own records; runners belong to the masters of their projects. The matrix names a record of another
 * user, which does not exist for the caller. Administrators see all runners.
 */
export const ofOwnRecords: readonly OperationId[] = [
  'getCurrentUserSshKey',
  'getCurrentUserEmail',
  'markTodoAsDone',
  'getRunner',
  'updateRunner',
  'deleteRunner',
]

/** Rejections of callers with access: members cannot request access, a fork exists already, external users own nothing. */
export const otherRejections: Readonly<Partial<Record<OperationId, Readonly<Record<string, number>>>>> = {
  createGroupAccessRequest: { guest: 409, reporter: 409, developer: 409, master: 409, owner: 409 },
  createProjectAccessRequest: { guest: 409, reporter: 409, developer: 409, master: 409, owner: 409 },
  forkProject: { owner: 409, external: 400 },
  createProject: { external: 400 },
  createGroup: { external: 403 },
}

/** The requirement of an operation; undefined if it is missing here. */
export function requirementByHand(operation: OperationId): Requirement | undefined {
  if (pushes.includes(operation)) return 'master'
  for (const requirement of requirements)
    if (table[requirement]?.includes(operation) === true) return requirement
  return undefined
}

const requirements = [
  'anyone',
  'signed-in',
  'admin',
  'member-or-visible',
  'code',
  'reporter',
  'developer',
  'master',
  'owner',
  'author',
] as const satisfies readonly Requirement[]
