// Generated from openapi/ by `npm run build`; do not edit.

/** The methods of all operations. */
export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Each path with its operations: number of the shape and operationId. */
export const routes = `/events 0listEvents
/users/{id}/events 0listUserEvents
/projects/{project_id}/events 0listProjectEvents
/{project_id}/events 0listProjectEventsAtRoot
/projects 0listProjects 2createProject
/projects/{id} 1getProject 4updateProject 15deleteProject
/projects/{id}/users 0listProjectUsers
/projects/{id}/fork 2forkProject
/projects/user/{user_id} 2createProjectForUser
/projects/{id}/unstar 16unstarProject
/projects/{id}/deploy_keys 1listDeployKeys
/projects/{id}/deploy_keys/{key_id} 3deleteDeployKey
/templates/licences 1listLicenceTemplates
/templates/licences/{key} 5getLicenceTemplate
/templates/gitignores 1listGitignoreTemplates
/templates/gitignores/{key} 5getGitignoreTemplate
/templates/gitlab_ci_ymls 1listCiYmlTemplates
/templates/gitlab_ci_ymls/{key} 5getCiYmlTemplate
/templates/dockerfiles 1listDockerfileTemplates
/templates/dockerfiles/{key} 5getDockerfileTemplate
/groups 0listGroups 2createGroup
/groups/{id} 1getGroup 4updateGroup 3deleteGroup
/groups/{id}/projects 0listGroupProjects
/groups/{id}/projects/{project_id} 9transferProject
/groups/{id}/members 0listGroupMembers 10addGroupMember
/groups/{id}/members/{user_id} 1getGroupMember 7updateGroupMember 3removeGroupMember
/projects/{id}/members 0listProjectMembers 10addProjectMember
/projects/{id}/members/{user_id} 1getProjectMember 7updateProjectMember 3removeProjectMember
/groups/{id}/access_requests 0listGroupAccessRequests 11createGroupAccessRequest
/groups/{id}/access_requests/{user_id} 3denyGroupAccessRequest
/groups/{id}/access_requests/{user_id}/approve 4approveGroupAccessRequest
/projects/{id}/access_requests 0listProjectAccessRequests 11createProjectAccessRequest
/projects/{id}/access_requests/{user_id} 3denyProjectAccessRequest
/projects/{id}/access_requests/{user_id}/approve 4approveProjectAccessRequest
/users 0listUsers 2createUser
/users/{id} 1getUser 7updateUser 3deleteUser
/users/{id}/keys 0listUserSshKeys 2createUserSshKey
/users/{id}/keys/{key_id} 3deleteUserSshKey
/users/{id}/emails 0listUserEmails
/users/{id}/block 6blockUser
/users/{id}/unblock 6unblockUser
/user 1getCurrentUser
/user/keys 0listCurrentUserSshKeys 2createCurrentUserSshKey
/user/keys/{key_id} 1getCurrentUserSshKey 3deleteCurrentUserSshKey
/user/emails 0listCurrentUserEmails
/user/emails/{email_id} 1getCurrentUserEmail
/application/settings 5getApplicationSettings 4updateApplicationSettings
/broadcast_messages 0listBroadcastMessages 2createBroadcastMessage
/broadcast_messages/{id} 1getBroadcastMessage 4updateBroadcastMessage 3deleteBroadcastMessage
/notification_settings 5getNotificationSettings 4updateNotificationSettings
/groups/{id}/notification_settings 1getGroupNotificationSettings 4updateGroupNotificationSettings
/projects/{id}/notification_settings 1getProjectNotificationSettings 4updateProjectNotificationSettings
/todos 0listTodos
/todos/{id}/mark_as_done 9markTodoAsDone
/todos/mark_as_done 17markAllTodosAsDone
/projects/{id}/repository/commits 0listCommits 18createCommit
/projects/{id}/repository/commits/{sha} 5getCommit
/projects/{id}/repository/commits/{sha}/cherry_pick 2cherryPickCommit
/projects/{id}/repository/commits/{sha}/diff 0listCommitDiffs
/projects/{id}/repository/commits/{sha}/comments 0listCommitComments 2createCommitComment
/projects/{id}/repository/commits/{sha}/statuses 0listCommitStatuses
/projects/{id}/statuses/{sha} 8createCommitStatus
/projects/{id}/repository/branches 0listBranches 2createBranch
/projects/{id}/repository/branches/{branch} 5getBranch 12deleteBranch
/projects/{id}/repository/branches/{branch}/protect 4protectBranch
/projects/{id}/repository/branches/{branch}/unprotect 19unprotectBranch
/projects/{id}/repository/merged_branches 20deleteMergedBranches
/projects/{id}/repository/tags 0listTags 21createTag
/projects/{id}/repository/tags/{tag_name} 5getTag 13deleteTag
/projects/{id}/repository/tags/{tag_name}/release 2createRelease 4updateRelease
/projects/{id}/repository/files/{file_path} 1getFile 2createFile 4updateFile 3deleteFile
/projects/{id}/repository/files/{file_path}/raw 22getRawFile
/projects/{id}/repository/tree 1getRepositoryTree
/projects/{id}/repository/blobs/{sha} 5getBlob
/issues 0listIssues
/groups/{id}/issues 0listGroupIssues
/projects/{id}/issues 0listProjectIssues 2createIssue
/projects/{id}/issues/{issue_iid} 1getIssue
/projects/{id}/{subscribable_type}/{subscribable_id}/subscribe 6subscribeToItem
/projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe 6unsubscribeFromItem
/projects/{id}/merge_requests 0listMergeRequests 2createMergeRequest
/projects/{id}/merge_requests/{merge_request_iid} 1getMergeRequest 4updateMergeRequest 3deleteMergeRequest
/projects/{id}/merge_requests/{merge_request_iid}/commits 0listMergeRequestCommits
/projects/{id}/merge_requests/{merge_request_iid}/changes 1getMergeRequestChanges
/projects/{id}/merge_requests/{merge_request_iid}/merge 23acceptMergeRequest
/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds 6cancelMergeWhenPipelineSucceeds
/projects/{id}/issues/{issue_iid}/notes 0listIssueNotes 2createIssueNote
/projects/{id}/issues/{issue_iid}/notes/{note_id} 1getIssueNote 4updateIssueNote 3deleteIssueNote
/projects/{id}/snippets/{snippet_id}/notes 0listSnippetNotes 2createSnippetNote
/projects/{id}/snippets/{snippet_id}/notes/{note_id} 1getSnippetNote 4updateSnippetNote 3deleteSnippetNote
/projects/{id}/merge_requests/{merge_request_iid}/notes 0listMergeRequestNotes 2createMergeRequestNote
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} 1getMergeRequestNote 4updateMergeRequestNote 3deleteMergeRequestNote
/projects/{id}/issues/{issue_iid}/award_emoji 0listIssueAwardEmoji 2createIssueAwardEmoji
/projects/{id}/issues/{issue_iid}/award_emoji/{award_id} 1getIssueAwardEmoji 3deleteIssueAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/award_emoji 0listMergeRequestAwardEmoji 2createMergeRequestAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} 1getMergeRequestAwardEmoji 3deleteMergeRequestAwardEmoji
/projects/{id}/snippets/{snippet_id}/award_emoji 0listSnippetAwardEmoji 2createSnippetAwardEmoji
/projects/{id}/snippets/{snippet_id}/award_emoji/{award_id} 1getSnippetAwardEmoji 3deleteSnippetAwardEmoji
/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji 0listIssueNoteAwardEmoji 2createIssueNoteAwardEmoji
/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} 1getIssueNoteAwardEmoji 3deleteIssueNoteAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji 0listMergeRequestNoteAwardEmoji 2createMergeRequestNoteAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} 1getMergeRequestNoteAwardEmoji 3deleteMergeRequestNoteAwardEmoji
/projects/{id}/boards 0listBoards
/projects/{id}/boards/{board_id}/lists 0listBoardLists 2createBoardList
/projects/{id}/boards/{board_id}/lists/{list_id} 1getBoardList 4updateBoardList 3deleteBoardList
/projects/{id}/jobs 0listJobs
/projects/{id}/jobs/{job_id} 1getJob
/projects/{id}/pipelines/{pipeline_id}/jobs 0listPipelineJobs
/projects/{id}/jobs/{job_id}/artifacts 14downloadJobArtifacts
/projects/{id}/jobs/artifacts/{ref_name}/download 14downloadArtifactsOfRef
/projects/{id}/jobs/{job_id}/trace 24getJobTrace
/projects/{id}/jobs/{job_id}/cancel 6cancelJob
/projects/{id}/jobs/{job_id}/retry 6retryJob
/projects/{id}/jobs/{job_id}/erase 6eraseJob
/projects/{id}/jobs/{job_id}/artifacts/keep 6keepJobArtifacts
/projects/{id}/pipelines 1listPipelines
/environments/{environment_id}/stop 6stopEnvironment
/runners 0listRunners
/runners/all 0listAllRunners
/runners/{id} 1getRunner 4updateRunner 3deleteRunner
/projects/{id}/runners 0listProjectRunners 8enableProjectRunner
/projects/{id}/runners/{runner_id} 12disableProjectRunner
/projects/{id}/triggers 0listTriggers 2createTrigger
/projects/{id}/triggers/{trigger_id} 1getTrigger 4updateTrigger 3deleteTrigger
/projects/{id}/triggers/{trigger_id}/take_ownership 6takeTriggerOwnership
/projects/{id}/trigger/pipeline 8triggerPipeline
/projects/{id}/variables 0listVariables 2createVariable
/projects/{id}/variables/{key} 5getVariable 4updateVariable 13deleteVariable
/worker/queue_metrics 5getQueueMetrics
/worker/process_metrics 5getProcessMetrics
/worker/job_stats 5getJobStatistics
/worker/compound_metrics 5getCompoundMetrics`

/** Method and media types of the request body, whether the response is a list, and each status with its media types. */
export const shapes = `GET - list 200j 304 400j 401j 403j 404j
GET - - 200j 304 400j 401j 403j 404j
POST jfm - 201j 400j 401j 403j 404j 409j 422j
DELETE - - 200j 400j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j 422j
GET - - 200j 304 401j 403j 404j
POST - - 200j 201j 400j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j
POST jfm - 200j 201j 400j 401j 403j 404j 422j
POST - - 200j 400j 401j 403j 404j
POST jfm - 201j 400j 401j 403j 404j 409j
POST - - 201j 400j 401j 403j 404j 409j
DELETE - - 200j 400j 401j 403j 404j 405j 409j 422j
DELETE - - 200j 401j 403j 404j
GET - - 200o 304 400j 401j 403j 404j
DELETE - - 200j 202j 400j 401j 403j 404j
POST - - 200j 201j 401j 403j 404j
POST - - 204 401j 403j 404j
POST j - 201j 400j 401j 403j 404j 409j 422j
PUT - - 200j 401j 403j 404j
DELETE - - 202j 401j 403j 404j
POST jfm - 201j 400j 401j 403j 404j 405j 409j 422j
GET - - 200to 304 400j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j 405j 406j 409j 422j
GET - - 200t 304 400j 401j 403j 404j`
