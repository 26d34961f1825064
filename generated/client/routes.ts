// Generated from openapi/ by `npm run build`; do not edit.

/** Each path with its operations: number of the shape and operationId. */
export const routes = `/events 0listEvents
/users/{id}/events 0listUserEvents
/projects/{project_id}/events 0listProjectEvents
/{project_id}/events 0listProjectEventsAtRoot
/projects 0listProjects 1createProject
/projects/{id} 2getProject 3updateProject 4deleteProject
/projects/{id}/users 0listProjectUsers
/projects/{id}/fork 1forkProject
/projects/user/{user_id} 1createProjectForUser
/projects/{id}/unstar 5unstarProject
/projects/{id}/deploy_keys 2listDeployKeys
/projects/{id}/deploy_keys/{key_id} 6deleteDeployKey
/templates/licences 2listLicenceTemplates
/templates/licences/{key} 7getLicenceTemplate
/templates/gitignores 2listGitignoreTemplates
/templates/gitignores/{key} 7getGitignoreTemplate
/templates/gitlab_ci_ymls 2listCiYmlTemplates
/templates/gitlab_ci_ymls/{key} 7getCiYmlTemplate
/templates/dockerfiles 2listDockerfileTemplates
/templates/dockerfiles/{key} 7getDockerfileTemplate
/groups 0listGroups 1createGroup
/groups/{id} 2getGroup 3updateGroup 6deleteGroup
/groups/{id}/projects 0listGroupProjects
/groups/{id}/projects/{project_id} 8transferProject
/groups/{id}/members 0listGroupMembers 9addGroupMember
/groups/{id}/members/{user_id} 2getGroupMember 10updateGroupMember 6removeGroupMember
/projects/{id}/members 0listProjectMembers 9addProjectMember
/projects/{id}/members/{user_id} 2getProjectMember 10updateProjectMember 6removeProjectMember
/groups/{id}/access_requests 0listGroupAccessRequests 11createGroupAccessRequest
/groups/{id}/access_requests/{user_id} 6denyGroupAccessRequest
/groups/{id}/access_requests/{user_id}/approve 3approveGroupAccessRequest
/projects/{id}/access_requests 0listProjectAccessRequests 11createProjectAccessRequest
/projects/{id}/access_requests/{user_id} 6denyProjectAccessRequest
/projects/{id}/access_requests/{user_id}/approve 3approveProjectAccessRequest
/users 0listUsers 1createUser
/users/{id} 2getUser 10updateUser 6deleteUser
/users/{id}/keys 0listUserSshKeys 1createUserSshKey
/users/{id}/keys/{key_id} 6deleteUserSshKey
/users/{id}/emails 0listUserEmails
/users/{id}/block 12blockUser
/users/{id}/unblock 12unblockUser
/user 2getCurrentUser
/user/keys 0listCurrentUserSshKeys 1createCurrentUserSshKey
/user/keys/{key_id} 2getCurrentUserSshKey 6deleteCurrentUserSshKey
/user/emails 0listCurrentUserEmails
/user/emails/{email_id} 2getCurrentUserEmail
/application/settings 7getApplicationSettings 3updateApplicationSettings
/broadcast_messages 0listBroadcastMessages 1createBroadcastMessage
/broadcast_messages/{id} 2getBroadcastMessage 3updateBroadcastMessage 6deleteBroadcastMessage
/notification_settings 7getNotificationSettings 3updateNotificationSettings
/groups/{id}/notification_settings 2getGroupNotificationSettings 3updateGroupNotificationSettings
/projects/{id}/notification_settings 2getProjectNotificationSettings 3updateProjectNotificationSettings
/todos 0listTodos
/todos/{id}/mark_as_done 8markTodoAsDone
/todos/mark_as_done 13markAllTodosAsDone
/projects/{id}/repository/commits 0listCommits 14createCommit
/projects/{id}/repository/commits/{sha} 7getCommit
/projects/{id}/repository/commits/{sha}/cherry_pick 1cherryPickCommit
/projects/{id}/repository/commits/{sha}/diff 0listCommitDiffs
/projects/{id}/repository/commits/{sha}/comments 0listCommitComments 1createCommitComment
/projects/{id}/repository/commits/{sha}/statuses 0listCommitStatuses
/projects/{id}/statuses/{sha} 15createCommitStatus
/projects/{id}/repository/branches 0listBranches 1createBranch
/projects/{id}/repository/branches/{branch} 7getBranch 16deleteBranch
/projects/{id}/repository/branches/{branch}/protect 3protectBranch
/projects/{id}/repository/branches/{branch}/unprotect 17unprotectBranch
/projects/{id}/repository/merged_branches 18deleteMergedBranches
/projects/{id}/repository/tags 0listTags 19createTag
/projects/{id}/repository/tags/{tag_name} 7getTag 20deleteTag
/projects/{id}/repository/tags/{tag_name}/release 1createRelease 3updateRelease
/projects/{id}/repository/files/{file_path} 2getFile 1createFile 3updateFile 6deleteFile
/projects/{id}/repository/files/{file_path}/raw 21getRawFile
/projects/{id}/repository/tree 2getRepositoryTree
/projects/{id}/repository/blobs/{sha} 7getBlob
/issues 0listIssues
/groups/{id}/issues 0listGroupIssues
/projects/{id}/issues 0listProjectIssues 1createIssue
/projects/{id}/issues/{issue_iid} 2getIssue
/projects/{id}/{subscribable_type}/{subscribable_id}/subscribe 12subscribeToItem
/projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe 12unsubscribeFromItem
/projects/{id}/merge_requests 0listMergeRequests 1createMergeRequest
/projects/{id}/merge_requests/{merge_request_iid} 2getMergeRequest 3updateMergeRequest 6deleteMergeRequest
/projects/{id}/merge_requests/{merge_request_iid}/commits 0listMergeRequestCommits
/projects/{id}/merge_requests/{merge_request_iid}/changes 2getMergeRequestChanges
/projects/{id}/merge_requests/{merge_request_iid}/merge 22acceptMergeRequest
/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds 12cancelMergeWhenPipelineSucceeds
/projects/{id}/issues/{issue_iid}/notes 0listIssueNotes 1createIssueNote
/projects/{id}/issues/{issue_iid}/notes/{note_id} 2getIssueNote 3updateIssueNote 6deleteIssueNote
/projects/{id}/snippets/{snippet_id}/notes 0listSnippetNotes 1createSnippetNote
/projects/{id}/snippets/{snippet_id}/notes/{note_id} 2getSnippetNote 3updateSnippetNote 6deleteSnippetNote
/projects/{id}/merge_requests/{merge_request_iid}/notes 0listMergeRequestNotes 1createMergeRequestNote
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} 2getMergeRequestNote 3updateMergeRequestNote 6deleteMergeRequestNote
/projects/{id}/issues/{issue_iid}/award_emoji 0listIssueAwardEmoji 1createIssueAwardEmoji
/projects/{id}/issues/{issue_iid}/award_emoji/{award_id} 2getIssueAwardEmoji 6deleteIssueAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/award_emoji 0listMergeRequestAwardEmoji 1createMergeRequestAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} 2getMergeRequestAwardEmoji 6deleteMergeRequestAwardEmoji
/projects/{id}/snippets/{snippet_id}/award_emoji 0listSnippetAwardEmoji 1createSnippetAwardEmoji
/projects/{id}/snippets/{snippet_id}/award_emoji/{award_id} 2getSnippetAwardEmoji 6deleteSnippetAwardEmoji
/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji 0listIssueNoteAwardEmoji 1createIssueNoteAwardEmoji
/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} 2getIssueNoteAwardEmoji 6deleteIssueNoteAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji 0listMergeRequestNoteAwardEmoji 1createMergeRequestNoteAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} 2getMergeRequestNoteAwardEmoji 6deleteMergeRequestNoteAwardEmoji
/projects/{id}/boards 0listBoards
/projects/{id}/boards/{board_id}/lists 0listBoardLists 1createBoardList
/projects/{id}/boards/{board_id}/lists/{list_id} 2getBoardList 3updateBoardList 6deleteBoardList
/projects/{id}/jobs 0listJobs
/projects/{id}/jobs/{job_id} 2getJob
/projects/{id}/pipelines/{pipeline_id}/jobs 0listPipelineJobs
/projects/{id}/jobs/{job_id}/artifacts 23downloadJobArtifacts
/projects/{id}/jobs/artifacts/{ref_name}/download 23downloadArtifactsOfRef
/projects/{id}/jobs/{job_id}/trace 24getJobTrace
/projects/{id}/jobs/{job_id}/cancel 12cancelJob
/projects/{id}/jobs/{job_id}/retry 12retryJob
/projects/{id}/jobs/{job_id}/erase 12eraseJob
/projects/{id}/jobs/{job_id}/artifacts/keep 12keepJobArtifacts
/projects/{id}/pipelines 2listPipelines
/environments/{environment_id}/stop 12stopEnvironment
/runners 0listRunners
/runners/all 0listAllRunners
/runners/{id} 2getRunner 3updateRunner 6deleteRunner
/projects/{id}/runners 0listProjectRunners 15enableProjectRunner
/projects/{id}/runners/{runner_id} 16disableProjectRunner
/projects/{id}/triggers 0listTriggers 1createTrigger
/projects/{id}/triggers/{trigger_id} 2getTrigger 3updateTrigger 6deleteTrigger
/projects/{id}/triggers/{trigger_id}/take_ownership 12takeTriggerOwnership
/projects/{id}/trigger/pipeline 15triggerPipeline
/projects/{id}/variables 0listVariables 1createVariable
/projects/{id}/variables/{key} 7getVariable 3updateVariable 20deleteVariable
/worker/queue_metrics 7getQueueMetrics
/worker/process_metrics 7getProcessMetrics
/worker/job_stats 7getJobStatistics
/worker/compound_metrics 7getCompoundMetrics`

/** Method and media types of the request body, whether the response is a list, and each status with its media types. */
export const shapes = `GET - list 200j 304 400j 401j 403j 404j
POST jfm - 201j 400j 401j 403j 404j 409j 422j
GET - - 200j 304 400j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j 422j
DELETE - - 200j 202j 400j 401j 403j 404j
POST - - 200j 201j 401j 403j 404j
DELETE - - 200j 400j 401j 403j 404j
GET - - 200j 304 401j 403j 404j
POST - - 200j 400j 401j 403j 404j
POST jfm - 201j 400j 401j 403j 404j 409j
PUT jfm - 200j 400j 401j 403j 404j
POST - - 201j 400j 401j 403j 404j 409j
POST - - 200j 201j 400j 401j 403j 404j
POST - - 204 401j 403j 404j
POST j - 201j 400j 401j 403j 404j 409j 422j
POST jfm - 200j 201j 400j 401j 403j 404j 422j
DELETE - - 200j 400j 401j 403j 404j 405j 409j 422j
PUT - - 200j 401j 403j 404j
DELETE - - 202j 401j 403j 404j
POST jfm - 201j 400j 401j 403j 404j 405j 409j 422j
DELETE - - 200j 401j 403j 404j
GET - - 200to 304 400j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j 405j 406j 409j 422j
GET - - 200o 304 400j 401j 403j 404j
GET - - 200t 304 400j 401j 403j 404j`
