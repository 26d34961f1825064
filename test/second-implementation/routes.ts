/** The operation of each route, and its handler. */
import { accessRequestsOf } from './access-requests.ts'
import type { Call, Handler } from './call.ts'
import type { RouteName } from './contract.ts'
import { membersOf } from './members.ts'
import {
  createGroup,
  createProject,
  deleteGroup,
  deleteProject,
  getGroup,
  forkProject,
  getProject,
  transferProject,
  updateProject,
} from './containers.ts'
import { createUser, deleteUser, getCurrentUser } from './users.ts'
import * as broadcastMessages from './broadcast-messages.ts'
import * as variables from './variables.ts'
import * as branches from './branches.ts'
import * as tags from './tags.ts'
import * as files from './files.ts'
import * as commits from './commits.ts'
import * as statuses from './statuses.ts'
import * as issues from './issues.ts'
import * as mergeRequests from './merge-requests.ts'
import * as subscriptions from './subscriptions.ts'
import { awardsOf } from './award-emoji.ts'
import { notesOf } from './notes.ts'
import type { OperationId } from '../../generated/operations.ts'

const groupMembers = membersOf('groups')
const projectMembers = membersOf('projects')
const groupRequests = accessRequestsOf('groups')
const projectRequests = accessRequestsOf('projects')

const issueNotes = notesOf('issues')
const mergeRequestNotes = notesOf('merge_requests')
const snippetNotes = notesOf('snippets')
const snippetAwards = awardsOf('snippets', 'item')
const issueAwards = awardsOf('issues', 'item')
const mergeRequestAwards = awardsOf('merge_requests', 'item')
const issueNoteAwards = awardsOf('issues', 'note')
const mergeRequestNoteAwards = awardsOf('merge_requests', 'note')

export interface Route {
  readonly method: string
  readonly template: readonly string[]
  readonly handler: (call: Call) => RouteResponse
}

/** A response of any operation, as it is sent. */
export interface RouteResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export const routes: readonly Route[] = [
  route<'getCurrentUser'>('GET /user', getCurrentUser),
  route<'createUser'>('POST /users', createUser),
  route<'deleteUser'>('DELETE /users/{id}', deleteUser),

  route<'createProject'>('POST /projects', createProject),
  route<'getProject'>('GET /projects/{id}', getProject),
  route<'deleteProject'>('DELETE /projects/{id}', deleteProject),
  route<'updateProject'>('PUT /projects/{id}', updateProject),
  route<'forkProject'>('POST /projects/{id}/fork', forkProject),
  route<'transferProject'>('POST /groups/{id}/projects/{project_id}', transferProject),
  route<'createGroup'>('POST /groups', createGroup),
  route<'getGroup'>('GET /groups/{id}', getGroup),
  route<'deleteGroup'>('DELETE /groups/{id}', deleteGroup),

  route<'listGroupMembers'>('GET /groups/{id}/members', groupMembers.list),
  route<'addGroupMember'>('POST /groups/{id}/members', groupMembers.add),
  route<'getGroupMember'>('GET /groups/{id}/members/{user_id}', groupMembers.get),
  route<'updateGroupMember'>('PUT /groups/{id}/members/{user_id}', groupMembers.update),
  route<'removeGroupMember'>('DELETE /groups/{id}/members/{user_id}', groupMembers.remove),
  route<'listProjectMembers'>('GET /projects/{id}/members', projectMembers.list),
  route<'addProjectMember'>('POST /projects/{id}/members', projectMembers.add),
  route<'getProjectMember'>('GET /projects/{id}/members/{user_id}', projectMembers.get),
  route<'updateProjectMember'>('PUT /projects/{id}/members/{user_id}', projectMembers.update),
  route<'removeProjectMember'>('DELETE /projects/{id}/members/{user_id}', projectMembers.remove),

  route<'listGroupAccessRequests'>('GET /groups/{id}/access_requests', groupRequests.list),
  route<'createGroupAccessRequest'>('POST /groups/{id}/access_requests', groupRequests.create),
  route<'approveGroupAccessRequest'>(
    'PUT /groups/{id}/access_requests/{user_id}/approve',
    groupRequests.approve,
  ),
  route<'denyGroupAccessRequest'>('DELETE /groups/{id}/access_requests/{user_id}', groupRequests.deny),
  route<'listProjectAccessRequests'>('GET /projects/{id}/access_requests', projectRequests.list),
  route<'createProjectAccessRequest'>('POST /projects/{id}/access_requests', projectRequests.create),
  route<'approveProjectAccessRequest'>(
    'PUT /projects/{id}/access_requests/{user_id}/approve',
    projectRequests.approve,
  ),
  route<'denyProjectAccessRequest'>('DELETE /projects/{id}/access_requests/{user_id}', projectRequests.deny),

  route<'listBroadcastMessages'>('GET /broadcast_messages', broadcastMessages.listBroadcastMessages),
  route<'getBroadcastMessage'>('GET /broadcast_messages/{id}', broadcastMessages.getBroadcastMessage),
  route<'createBroadcastMessage'>('POST /broadcast_messages', broadcastMessages.createBroadcastMessage),
  route<'updateBroadcastMessage'>('PUT /broadcast_messages/{id}', broadcastMessages.updateBroadcastMessage),
  route<'deleteBroadcastMessage'>(
    'DELETE /broadcast_messages/{id}',
    broadcastMessages.deleteBroadcastMessage,
  ),

  route<'listVariables'>('GET /projects/{id}/variables', variables.listVariables),
  route<'createVariable'>('POST /projects/{id}/variables', variables.createVariable),
  route<'getVariable'>('GET /projects/{id}/variables/{key}', variables.getVariable),
  route<'updateVariable'>('PUT /projects/{id}/variables/{key}', variables.updateVariable),
  route<'deleteVariable'>('DELETE /projects/{id}/variables/{key}', variables.deleteVariable),

  route<'listBranches'>('GET /projects/{id}/repository/branches', branches.listBranches),
  route<'createBranch'>('POST /projects/{id}/repository/branches', branches.createBranch),
  route<'getBranch'>('GET /projects/{id}/repository/branches/{branch}', branches.getBranch),
  route<'deleteBranch'>('DELETE /projects/{id}/repository/branches/{branch}', branches.deleteBranch),
  route<'protectBranch'>('PUT /projects/{id}/repository/branches/{branch}/protect', branches.protectBranch),
  route<'unprotectBranch'>(
    'PUT /projects/{id}/repository/branches/{branch}/unprotect',
    branches.unprotectBranch,
  ),
  route<'deleteMergedBranches'>(
    'DELETE /projects/{id}/repository/merged_branches',
    branches.deleteMergedBranches,
  ),

  route<'listTags'>('GET /projects/{id}/repository/tags', tags.listTags),
  route<'createTag'>('POST /projects/{id}/repository/tags', tags.createTag),
  route<'getTag'>('GET /projects/{id}/repository/tags/{tag_name}', tags.getTag),
  route<'deleteTag'>('DELETE /projects/{id}/repository/tags/{tag_name}', tags.deleteTag),
  route<'createRelease'>('POST /projects/{id}/repository/tags/{tag_name}/release', tags.createRelease),
  route<'updateRelease'>('PUT /projects/{id}/repository/tags/{tag_name}/release', tags.updateRelease),

  route<'getFile'>('GET /projects/{id}/repository/files/{file_path}', files.getFile),
  route<'createFile'>('POST /projects/{id}/repository/files/{file_path}', files.createFile),
  route<'updateFile'>('PUT /projects/{id}/repository/files/{file_path}', files.updateFile),
  route<'deleteFile'>('DELETE /projects/{id}/repository/files/{file_path}', files.deleteFile),
  route<'getRepositoryTree'>('GET /projects/{id}/repository/tree', files.getRepositoryTree),
  route<'getBlob'>('GET /projects/{id}/repository/blobs/{sha}', files.getBlob),
  route<'getRawFile'>('GET /projects/{id}/repository/files/{file_path}/raw', files.getRawFile),

  route<'listCommits'>('GET /projects/{id}/repository/commits', commits.listCommits),
  route<'createCommit'>('POST /projects/{id}/repository/commits', commits.createCommit),
  route<'getCommit'>('GET /projects/{id}/repository/commits/{sha}', commits.getCommit),
  route<'cherryPickCommit'>(
    'POST /projects/{id}/repository/commits/{sha}/cherry_pick',
    commits.cherryPickCommit,
  ),
  route<'listCommitDiffs'>('GET /projects/{id}/repository/commits/{sha}/diff', commits.listCommitDiffs),
  route<'listCommitComments'>(
    'GET /projects/{id}/repository/commits/{sha}/comments',
    commits.listCommitComments,
  ),
  route<'createCommitComment'>(
    'POST /projects/{id}/repository/commits/{sha}/comments',
    commits.createCommitComment,
  ),

  route<'listCommitStatuses'>(
    'GET /projects/{id}/repository/commits/{sha}/statuses',
    statuses.listCommitStatuses,
  ),
  route<'createCommitStatus'>('POST /projects/{id}/statuses/{sha}', statuses.createCommitStatus),

  route<'listIssues'>('GET /issues', issues.listIssues),
  route<'listGroupIssues'>('GET /groups/{id}/issues', issues.listGroupIssues),
  route<'listProjectIssues'>('GET /projects/{id}/issues', issues.listProjectIssues),
  route<'createIssue'>('POST /projects/{id}/issues', issues.createIssue),
  route<'getIssue'>('GET /projects/{id}/issues/{issue_iid}', issues.getIssue),

  route<'listMergeRequests'>('GET /projects/{id}/merge_requests', mergeRequests.listMergeRequests),
  route<'getMergeRequest'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}',
    mergeRequests.getMergeRequest,
  ),
  route<'createMergeRequest'>('POST /projects/{id}/merge_requests', mergeRequests.createMergeRequest),
  route<'updateMergeRequest'>(
    'PUT /projects/{id}/merge_requests/{merge_request_iid}',
    mergeRequests.updateMergeRequest,
  ),
  route<'deleteMergeRequest'>(
    'DELETE /projects/{id}/merge_requests/{merge_request_iid}',
    mergeRequests.deleteMergeRequest,
  ),
  route<'listMergeRequestCommits'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/commits',
    mergeRequests.listMergeRequestCommits,
  ),
  route<'getMergeRequestChanges'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/changes',
    mergeRequests.getMergeRequestChanges,
  ),
  route<'acceptMergeRequest'>(
    'PUT /projects/{id}/merge_requests/{merge_request_iid}/merge',
    mergeRequests.acceptMergeRequest,
  ),
  route<'cancelMergeWhenPipelineSucceeds'>(
    'POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds',
    mergeRequests.cancelMergeWhenPipelineSucceeds,
  ),

  route<'subscribeToItem'>(
    'POST /projects/{id}/{subscribable_type}/{subscribable_id}/subscribe',
    subscriptions.subscribeToItem,
  ),
  route<'unsubscribeFromItem'>(
    'POST /projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe',
    subscriptions.unsubscribeFromItem,
  ),

  route<'listIssueNotes'>('GET /projects/{id}/issues/{issue_iid}/notes', issueNotes.list),
  route<'createIssueNote'>('POST /projects/{id}/issues/{issue_iid}/notes', issueNotes.create),
  route<'getIssueNote'>('GET /projects/{id}/issues/{issue_iid}/notes/{note_id}', issueNotes.get),
  route<'updateIssueNote'>('PUT /projects/{id}/issues/{issue_iid}/notes/{note_id}', issueNotes.update),
  route<'deleteIssueNote'>('DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}', issueNotes.remove),
  route<'listIssueAwardEmoji'>('GET /projects/{id}/issues/{issue_iid}/award_emoji', issueAwards.list),
  route<'createIssueAwardEmoji'>('POST /projects/{id}/issues/{issue_iid}/award_emoji', issueAwards.create),
  route<'getIssueAwardEmoji'>(
    'GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id}',
    issueAwards.get,
  ),
  route<'deleteIssueAwardEmoji'>(
    'DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id}',
    issueAwards.remove,
  ),
  route<'listIssueNoteAwardEmoji'>(
    'GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji',
    issueNoteAwards.list,
  ),
  route<'createIssueNoteAwardEmoji'>(
    'POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji',
    issueNoteAwards.create,
  ),
  route<'getIssueNoteAwardEmoji'>(
    'GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}',
    issueNoteAwards.get,
  ),
  route<'deleteIssueNoteAwardEmoji'>(
    'DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}',
    issueNoteAwards.remove,
  ),

  route<'listMergeRequestNotes'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/notes',
    mergeRequestNotes.list,
  ),
  route<'createMergeRequestNote'>(
    'POST /projects/{id}/merge_requests/{merge_request_iid}/notes',
    mergeRequestNotes.create,
  ),
  route<'getMergeRequestNote'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
    mergeRequestNotes.get,
  ),
  route<'updateMergeRequestNote'>(
    'PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
    mergeRequestNotes.update,
  ),
  route<'deleteMergeRequestNote'>(
    'DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
    mergeRequestNotes.remove,
  ),
  route<'listMergeRequestAwardEmoji'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji',
    mergeRequestAwards.list,
  ),
  route<'createMergeRequestAwardEmoji'>(
    'POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji',
    mergeRequestAwards.create,
  ),
  route<'getMergeRequestAwardEmoji'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}',
    mergeRequestAwards.get,
  ),
  route<'deleteMergeRequestAwardEmoji'>(
    'DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}',
    mergeRequestAwards.remove,
  ),
  route<'listMergeRequestNoteAwardEmoji'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji',
    mergeRequestNoteAwards.list,
  ),
  route<'createMergeRequestNoteAwardEmoji'>(
    'POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji',
    mergeRequestNoteAwards.create,
  ),
  route<'getMergeRequestNoteAwardEmoji'>(
    'GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}',
    mergeRequestNoteAwards.get,
  ),
  route<'deleteMergeRequestNoteAwardEmoji'>(
    'DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}',
    mergeRequestNoteAwards.remove,
  ),

  route<'listSnippetNotes'>('GET /projects/{id}/snippets/{snippet_id}/notes', snippetNotes.list),
  route<'createSnippetNote'>('POST /projects/{id}/snippets/{snippet_id}/notes', snippetNotes.create),
  route<'getSnippetNote'>('GET /projects/{id}/snippets/{snippet_id}/notes/{note_id}', snippetNotes.get),
  route<'updateSnippetNote'>('PUT /projects/{id}/snippets/{snippet_id}/notes/{note_id}', snippetNotes.update),
  route<'deleteSnippetNote'>(
    'DELETE /projects/{id}/snippets/{snippet_id}/notes/{note_id}',
    snippetNotes.remove,
  ),
  route<'listSnippetAwardEmoji'>('GET /projects/{id}/snippets/{snippet_id}/award_emoji', snippetAwards.list),
  route<'createSnippetAwardEmoji'>(
    'POST /projects/{id}/snippets/{snippet_id}/award_emoji',
    snippetAwards.create,
  ),
  route<'getSnippetAwardEmoji'>(
    'GET /projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}',
    snippetAwards.get,
  ),
  route<'deleteSnippetAwardEmoji'>(
    'DELETE /projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}',
    snippetAwards.remove,
  ),
]

/** The types of the contract ensure that the route belongs to the operation, and that the handler returns one of its responses. */
function route<Op extends OperationId>(routeName: RouteName<Op>, handler: Handler<Op>): Route {
  const [method = '', path = ''] = routeName.split(' ')
  return { method, template: path.split('/').slice(1), handler }
}
