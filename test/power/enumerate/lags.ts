/** Reads that do not have the effect of a write at another path. */
import { isOperationId } from '../../conformance/protocol/operation-ids.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { isSuccess } from '../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../mutant.ts'
import { isCachedDespite } from '../vocabulary/lookups.ts'

/** Restores the state before the last such write. */
const former = new WeakMap<Upstream['memory'], () => Promise<void>>()

/** A read returns the state before the last write of an operation, until something else is written. */
function lagsBehindWrite(read: OperationId, write: OperationId): Fault {
  return {
    alone: true,
    async everywhere(call, upstream) {
      const { memory, keep, pass } = upstream
      if (call.operation === write) {
        const restore = await keep()
        const response = await pass(call)
        if (isSuccess(response)) former.set(memory, restore)
        return response
      }
      if (call.method !== 'GET') former.delete(memory)
      const restoreFormer = former.get(memory)
      if (call.operation !== read || restoreFormer === undefined) return pass(call)
      const restore = await keep()
      await restoreFormer()
      const response = await pass(call)
      await restore()
      return response
    },
  }
}

/** Reads that have the state of a user. */
const usersAndMembers = [
  'getUser',
  'getGroupMember',
  'getProjectMember',
  'listGroupMembers',
  'listIssueNotes',
  'listProjectIssues',
  'listProjectMembers',
  'listProjectUsers',
  'listUsers',
] as const

/** Writes, and the reads at other paths that have their effects. */
const reads: { readonly [Write in OperationId]?: readonly OperationId[] } = {
  acceptMergeRequest: [
    'listBranches',
    'listCommits',
    'getMergeRequestChanges',
    'getFile',
    'listMergeRequests',
    'getBranch',
  ],
  addGroupMember: ['listGroups'],
  addProjectMember: ['listProjectUsers', 'listProjects'],
  approveGroupAccessRequest: ['listGroupMembers', 'listGroups'],
  approveProjectAccessRequest: ['listProjectMembers', 'listProjectUsers'],
  blockUser: usersAndMembers,
  cancelJob: ['listPipelineJobs'],
  cherryPickCommit: ['listBranches', 'listCommits'],
  createBoardList: ['listBoards'],
  createBranch: ['getCommit'],
  createCommit: [
    'listBranches',
    'listCommits',
    'getMergeRequest',
    'getMergeRequestChanges',
    'listMergeRequestCommits',

    'getRawFile',
    'getBranch',
  ],
  createCommitStatus: ['listCommitStatuses'],
  createCurrentUserSshKey: ['listUserSshKeys'],
  createFile: ['listBranches', 'listCommits', 'getRawFile'],
  createGroup: ['listGroups'],
  createIssue: ['listIssues', 'listGroupIssues'],
  createProject: ['listProjects'],
  createProjectForUser: ['listProjects'],
  createRelease: ['listTags', 'getTag'],
  createTag: ['getCommit'],
  createUser: ['listUsers'],
  createUserSshKey: ['listCurrentUserSshKeys'],
  deleteBoardList: ['listBoards'],
  deleteBranch: ['getCommit'],
  deleteCurrentUserSshKey: ['listUserSshKeys'],
  deleteFile: ['listBranches', 'listCommits', 'getFile', 'getRawFile'],
  deleteGroup: ['listGroups', 'listProjects', 'listIssues', 'getRunner'],
  deleteMergeRequest: ['listMergeRequests'],
  deleteMergedBranches: ['listBranches'],
  deleteProject: [
    'listProjects',
    'listGroupProjects',
    'listIssues',
    'getRunner',
    'listGroupIssues',
    'getGroup',
  ],
  deleteRunner: ['listAllRunners', 'listProjectRunners', 'listRunners'],
  deleteTag: ['getCommit'],
  deleteUser: [
    'listUsers',
    'listGroupMembers',
    'listProjectMembers',
    'listProjectUsers',
    'listProjectAccessRequests',
  ],
  deleteUserSshKey: ['listCurrentUserSshKeys'],
  disableProjectRunner: ['getRunner'],
  enableProjectRunner: ['getRunner'],
  eraseJob: ['listJobs', 'listPipelineJobs'],
  forkProject: ['listProjects'],
  markAllTodosAsDone: ['listTodos'],
  markTodoAsDone: ['listTodos'],
  removeGroupMember: ['listGroups'],
  removeProjectMember: ['listProjectUsers', 'listProjects'],
  retryJob: ['listPipelineJobs'],
  transferProject: ['listGroupIssues', 'listGroupProjects', 'listProjects', 'getGroup'],
  unblockUser: usersAndMembers,
  updateBoardList: ['listBoards'],
  updateFile: ['listBranches', 'listCommits', 'getFile', 'getRawFile'],
  updateGroup: ['getProject', 'listGroupProjects', 'listGroups', 'listProjects'],
  updateGroupMember: ['getProject'],
  updateMergeRequest: ['getMergeRequestChanges', 'listTodos', 'listMergeRequestCommits', 'listMergeRequests'],
  updateProject: ['listProjects', 'listGroupProjects', 'getRunner', 'getGroup'],
  updateProjectMember: ['getProject'],
  updateRelease: ['listTags', 'getTag'],
  updateRunner: ['listAllRunners', 'listProjectRunners', 'listRunners'],
  updateUser: [
    'getCurrentUser',
    'listIssueAwardEmoji',
    'listIssueNotes',
    'listMergeRequests',
    'listProjectIssues',
    'listProjectMembers',
    'listProjectUsers',
    'listTodos',
    'listUsers',
    'listIssues',
    'listCommitComments',
    'listCommitStatuses',
    'listTriggers',
  ],
}

const writes = Object.keys(reads).filter(isOperationId)

export const lagMutants: readonly Mutant[] = writes.flatMap((write) =>
  (reads[write] ?? []).flatMap((read) => [
    mutant('STT-04', write, [], `has no effect on ${read} at first`, lagsBehindWrite(read, write)),
    mutant('STT-04', write, [], `has no effect on ${read} that is cached`, isCachedDespite(read, write)),
  ]),
)
