/** A valid request to every operation that writes, in an order in which each finds what it needs. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { recordFor } from '../../fuzz/valid.ts'
import { rendered, texts, type Records } from '../../fuzz/render.ts'

type WriteOperation = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? never : Id
}[OperationId]

interface Given {
  readonly body?: object
  readonly query?: string
  /** Values of the path that differ from the records of the world. */
  readonly path?: Readonly<Record<string, string | number | { readonly createdBy: OperationId }>>
  /** The caller, if it is not the administrator. */
  readonly by?: 'owner' | 'non-member'
}

/** A request below the base path. */
export interface WriteRequest {
  readonly operation: OperationId
  readonly method: string
  /** The id in the response to the operation replaces `{createUser}`. */
  readonly path: string
  readonly body: object
  readonly by: 'administrator' | 'owner' | 'non-member'
}

const note = { body: { body: 'Changed' } }
const award = { body: { name: 'thumbsup' } }
const commit = { commit_message: 'Weave', branch: 'master' }
const action = (file_path: string): object => ({ action: 'create', file_path, content: 'text\n' })

type Writes = Partial<Record<WriteOperation, Given | null>>

/** Projects, groups, members, users and the instance. */
function writesToScopes(records: Records, nonMember: number) {
  const { project, group } = records
  return {
    createProject: { body: { path: 'new', description: 'Created' } },
    createProjectForUser: { body: { name: 'own' } },
    updateProject: { body: { name: 'Renamed', request_access_enabled: true }, path: { id: project ?? 0 } },
    forkProject: {},
    unstarProject: {},
    createGroup: { body: { name: 'new', path: 'new-group' } },
    updateGroup: { body: { request_access_enabled: true }, path: { id: group ?? 0 } },
    addGroupMember: { body: { user_id: nonMember, access_level: 20 } },
    updateGroupMember: { body: { access_level: 30 }, path: { user_id: nonMember } },
    removeGroupMember: { path: { user_id: nonMember } },
    addProjectMember: { body: { user_id: nonMember, access_level: 20 } },
    updateProjectMember: { body: { access_level: 30 }, path: { user_id: nonMember } },
    removeProjectMember: { path: { user_id: nonMember } },
    createProjectAccessRequest: { by: 'non-member' },
    approveProjectAccessRequest: { path: { user_id: nonMember } },
    denyProjectAccessRequest: { path: { user_id: nonMember } },
    createGroupAccessRequest: { by: 'non-member' },
    approveGroupAccessRequest: { path: { user_id: nonMember } },
    denyGroupAccessRequest: { path: { user_id: nonMember } },
    createUser: {
      body: { username: 'new', name: 'New', email: 'new@example.com', password: 'correct horse battery' },
    },
    updateUser: { body: { bio: 'Changed' } },
    blockUser: {},
    unblockUser: {},
    createUserSshKey: { body: { title: 'key', key: sshKey(1) } },
    createCurrentUserSshKey: { body: { title: 'key', key: sshKey(2) } },
    updateApplicationSettings: { body: { sign_in_text: 'Changed' } },
    createBroadcastMessage: { body: { message: 'Created' } },
    updateBroadcastMessage: {
      body: { message: 'Changed' },
      path: { id: { createdBy: 'createBroadcastMessage' } },
    },
    updateNotificationSettings: { body: { level: 'watch' } },
    updateGroupNotificationSettings: { body: { level: 'watch' } },
    updateProjectNotificationSettings: { body: { level: 'custom', new_note: true } },
  } satisfies Writes
}

/** Commits, files, branches, tags and releases. */
function toRepositories() {
  return {
    createCommit: { body: { ...commit, actions: [action('one'), action('two/three')] } },
    createFile: { body: { ...commit, content: 'new\n' }, path: { file_path: 'created' } },
    updateFile: { body: { ...commit, content: 'changed\n' } },
    createBranch: { body: { branch: 'created', ref: 'master' } },
    cherryPickCommit: { body: { branch: 'free' }, path: { sha: 'side' } },
    createCommitComment: { body: { note: 'Created' } },
    createCommitStatus: { body: { state: 'success' } },
    protectBranch: {},
    unprotectBranch: {},
    createTag: { body: { tag_name: 'v2', ref: 'master', message: 'Two', release_description: 'Second' } },
    createRelease: { body: { description: 'First' } },
    updateRelease: { body: { description: 'Changed' } },
  } satisfies Writes
}

/** Issues, merge requests, notes, boards, jobs and runners. */
function toPlanning(records: Records) {
  const { user, username, issue, label, spare } = records
  return {
    createIssue: {
      body: { title: 'Created', labels: 'new', assignee_ids: [user], description: `@${username}` },
    },
    subscribeToItem: { path: { subscribable_id: issue ?? 0 } },
    unsubscribeFromItem: { path: { subscribable_id: issue ?? 0 } },
    createMergeRequest: {
      body: {
        source_branch: 'created',
        target_branch: 'free',
        title: 'Created',
        labels: 'new',
        assignee_id: user,
      },
    },
    updateMergeRequest: { body: { title: 'Changed', labels: 'other' } },
    createIssueNote: { body: { body: `Created @${username}` } },
    updateIssueNote: { ...note, by: 'owner' },
    createSnippetNote: { body: { body: 'Created' } },
    updateSnippetNote: { ...note, by: 'owner' },
    createMergeRequestNote: { body: { body: `Created @${username}` } },
    updateMergeRequestNote: { ...note, by: 'owner' },
    createIssueAwardEmoji: award,
    createMergeRequestAwardEmoji: award,
    createSnippetAwardEmoji: award,
    createIssueNoteAwardEmoji: award,
    createMergeRequestNoteAwardEmoji: award,
    updateBoardList: { body: { position: 1 } },
    deleteBoardList: {},
    createBoardList: { body: { label_id: label } },
    keepJobArtifacts: {},
    eraseJob: {},
    cancelJob: {},
    retryJob: {},
    stopEnvironment: {},
    updateRunner: { body: { description: 'Changed', tag_list: ['new'] } },
    enableProjectRunner: { body: { runner_id: records['runner'] }, path: { id: spare ?? 0 } },
    disableProjectRunner: { path: { id: spare ?? 0 } },
    createTrigger: { body: { description: 'Created' } },
    updateTrigger: { body: { description: 'Changed' } },
    takeTriggerOwnership: {},
    // Requires the token of a trigger, which only the response to its creation contains.
    triggerPipeline: null,
    createVariable: { body: { key: 'NEW', value: 'created' } },
    updateVariable: { body: { value: 'changed' } },
  } satisfies Writes
}

/** What ends the life of the records, after all others. */
function deletions(records: Records) {
  const { project, group, user } = records
  return {
    markTodoAsDone: { by: 'owner' },
    markAllTodosAsDone: { by: 'owner' },
    acceptMergeRequest: { body: { should_remove_source_branch: false } },
    // Requires a merge request that waits for a pipeline.
    cancelMergeWhenPipelineSucceeds: null,
    transferProject: { path: { id: group ?? 0, project_id: project ?? 0 } },
    deleteIssueAwardEmoji: {},
    deleteMergeRequestAwardEmoji: {},
    deleteSnippetAwardEmoji: {},
    deleteIssueNoteAwardEmoji: {},
    deleteMergeRequestNoteAwardEmoji: {},
    deleteIssueNote: {},
    deleteSnippetNote: {},
    deleteMergeRequestNote: {},
    deleteVariable: {},
    deleteTrigger: {},
    deleteDeployKey: { path: { key_id: 1 } },
    deleteRunner: {},
    deleteUserSshKey: { path: { id: user ?? 0, key_id: { createdBy: 'createUserSshKey' } } },
    deleteCurrentUserSshKey: { path: { key_id: { createdBy: 'createCurrentUserSshKey' } } },
    deleteBroadcastMessage: { path: { id: { createdBy: 'createBroadcastMessage' } } },
    deleteFile: { query: 'branch=master&commit_message=Delete' },
    deleteMergedBranches: {},
    deleteTag: {},
    deleteBranch: { path: { branch: 'created' } },
    deleteMergeRequest: {},
    deleteProject: {},
    deleteGroup: {},
    deleteUser: {},
  } satisfies Writes
}

/** Everything that the requests need in addition to paths, by operation. */
function writes(records: Records, nonMember: number): Record<WriteOperation, Given | null> {
  return {
    ...writesToScopes(records, nonMember),
    ...toRepositories(),
    ...toPlanning(records),
    ...deletions(records),
  }
}

/** Operations in several steps, between which other requests run. */
export const doneInSteps: readonly OperationId[] = [
  'deleteMergedBranches',
  'deleteProject',
  'deleteGroup',
  'deleteUser',
]

/** The requests for one project of a world. */
export function writeRequests(records: Records, nonMember: number): WriteRequest[] {
  const requests: WriteRequest[] = []
  for (const [id, given] of Object.entries(writes(records, nonMember))) {
    if (given === null || !isOperation(id)) continue
    const { body = {}, query, path = {}, by = 'administrator' } = given
    const { method, path: template } = operations[id]
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = path[name] ?? texts(rendered(recordFor(id, template, name), records)).join()
      return typeof value === 'object' ? `{${value.createdBy}}` : encodeURIComponent(value)
    })
    requests.push({
      operation: id,
      method,
      path: query === undefined ? filled : `${filled}?${query}`,
      body,
      by,
    })
  }
  return requests
}

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(operations, id)
}

/** A public key of the right form. */
function sshKey(number: number): string {
  const key = Buffer.concat([field(Buffer.from('ssh-ed25519')), field(Buffer.alloc(32, number))])
  return `ssh-ed25519 ${key.toString('base64')}`
}

function field(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}
