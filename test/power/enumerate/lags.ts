/** Lists that do not have the effect of a write at another path. */
import type { OperationId } from '../../../generated/operations.ts'
import { isSuccess } from '../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../mutant.ts'

/** Restores the state before the last such write. */
const former = new WeakMap<Upstream['memory'], () => Promise<void>>()

/** A list returns the state before the last write of an operation, until something else is written. */
function lagsBehindWrite(list: OperationId, write: OperationId): Fault {
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
      if (call.operation !== list || restoreFormer === undefined) return pass(call)
      const restore = await keep()
      await restoreFormer()
      const response = await pass(call)
      await restore()
      return response
    },
  }
}

/** Writes, and the lists at other paths that have their effects. */
const lists: { readonly [Write in OperationId]?: readonly OperationId[] } = {
  acceptMergeRequest: ['listBranches', 'listCommits', 'getMergeRequestChanges'],
  addGroupMember: ['listGroups'],
  addProjectMember: ['listProjectUsers', 'listProjects'],
  approveGroupAccessRequest: ['listGroupMembers'],
  approveProjectAccessRequest: ['listProjectMembers', 'listProjectUsers'],
  cancelJob: ['listPipelineJobs'],
  cherryPickCommit: ['listBranches', 'listCommits'],
  createBoardList: ['listBoards'],
  createCommit: ['listBranches', 'listCommits'],
  createCommitStatus: ['listCommitStatuses'],
  createCurrentUserSshKey: ['listUserSshKeys'],
  createFile: ['listBranches', 'listCommits'],
  createGroup: ['listGroups'],
  createIssue: ['listIssues', 'listGroupIssues'],
  createProject: ['listProjects'],
  createProjectForUser: ['listProjects'],
  createUser: ['listUsers'],
  createUserSshKey: ['listCurrentUserSshKeys'],
  deleteBoardList: ['listBoards'],
  deleteCurrentUserSshKey: ['listUserSshKeys'],
  deleteFile: ['listBranches', 'listCommits'],
  deleteGroup: ['listGroups'],
  deleteMergedBranches: ['listBranches'],
  deleteProject: ['listProjects', 'listGroupProjects'],
  deleteRunner: ['listAllRunners', 'listProjectRunners', 'listRunners'],
  deleteUser: ['listUsers'],
  deleteUserSshKey: ['listCurrentUserSshKeys'],
  eraseJob: ['listJobs', 'listPipelineJobs'],
  forkProject: ['listProjects'],
  markAllTodosAsDone: ['listTodos'],
  markTodoAsDone: ['listTodos'],
  removeGroupMember: ['listGroups'],
  removeProjectMember: ['listProjectUsers', 'listProjects'],
  retryJob: ['listPipelineJobs'],
  transferProject: ['listGroupIssues', 'listGroupProjects', 'listProjects'],
  updateBoardList: ['listBoards'],
  updateFile: ['listBranches', 'listCommits'],
  updateGroup: ['getProject', 'listGroupProjects', 'listGroups', 'listProjects'],
  updateGroupMember: ['getProject'],
  updateMergeRequest: ['getMergeRequestChanges', 'listTodos'],
  updateProject: ['listProjects', 'listGroupProjects'],
  updateProjectMember: ['getProject'],
  updateRunner: ['listAllRunners', 'listProjectRunners', 'listRunners'],
  updateUser: [
    'listIssueAwardEmoji',
    'listIssueNotes',
    'listMergeRequests',
    'listProjectIssues',
    'listProjectMembers',
    'listProjectUsers',
    'listTodos',
    'listUsers',
  ],
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the names of a constant
const writes = Object.keys(lists) as OperationId[]

export const lagMutants: readonly Mutant[] = writes.flatMap((write) =>
  (lists[write] ?? []).map((list) =>
    mutant('STT-04', write, [], `has no effect on ${list} at first`, lagsBehindWrite(list, write)),
  ),
)
