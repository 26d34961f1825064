// Generated from openapi/ by `npm run build`; do not edit.

/** The methods of all operations. */
export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Each path with its operations: number of the shape and operationId. */
export const routes = `/application/settings 6getApplicationSettings 31updateApplicationSettings
/broadcast_messages 10listBroadcastMessages 25createBroadcastMessage
/broadcast_messages/{id} 5getBroadcastMessage 31updateBroadcastMessage 1deleteBroadcastMessage
/environments/{environment_id}/stop 12stopEnvironment
/events 10listEvents
/groups 10listGroups 25createGroup
/groups/{id} 5getGroup 30updateGroup 1deleteGroup
/groups/{id}/access_requests 10listGroupAccessRequests 17createGroupAccessRequest
/groups/{id}/access_requests/{user_id} 1denyGroupAccessRequest
/groups/{id}/access_requests/{user_id}/approve 31approveGroupAccessRequest
/groups/{id}/issues 10listGroupIssues
/groups/{id}/members 10listGroupMembers 24addGroupMember
/groups/{id}/members/{user_id} 5getGroupMember 27updateGroupMember 1removeGroupMember
/groups/{id}/notification_settings 5getGroupNotificationSettings 31updateGroupNotificationSettings
/groups/{id}/projects 10listGroupProjects
/groups/{id}/projects/{project_id} 15transferProject
/issues 10listIssues
/notification_settings 6getNotificationSettings 31updateNotificationSettings
/projects 10listProjects 25createProject
/projects/user/{user_id} 25createProjectForUser
/projects/{id} 5getProject 30updateProject 0deleteProject
/projects/{id}/access_requests 10listProjectAccessRequests 17createProjectAccessRequest
/projects/{id}/access_requests/{user_id} 1denyProjectAccessRequest
/projects/{id}/access_requests/{user_id}/approve 31approveProjectAccessRequest
/projects/{id}/boards 10listBoards
/projects/{id}/boards/{board_id}/lists 10listBoardLists 25createBoardList
/projects/{id}/boards/{board_id}/lists/{list_id} 5getBoardList 31updateBoardList 1deleteBoardList
/projects/{id}/deploy_keys 5listDeployKeys
/projects/{id}/deploy_keys/{key_id} 1deleteDeployKey
/projects/{id}/fork 25forkProject
/projects/{id}/issues 10listProjectIssues 25createIssue
/projects/{id}/issues/{issue_iid} 5getIssue
/projects/{id}/issues/{issue_iid}/award_emoji 10listIssueAwardEmoji 25createIssueAwardEmoji
/projects/{id}/issues/{issue_iid}/award_emoji/{award_id} 5getIssueAwardEmoji 1deleteIssueAwardEmoji
/projects/{id}/issues/{issue_iid}/notes 10listIssueNotes 25createIssueNote
/projects/{id}/issues/{issue_iid}/notes/{note_id} 5getIssueNote 31updateIssueNote 1deleteIssueNote
/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji 10listIssueNoteAwardEmoji 25createIssueNoteAwardEmoji
/projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id} 5getIssueNoteAwardEmoji 1deleteIssueNoteAwardEmoji
/projects/{id}/jobs 10listJobs
/projects/{id}/jobs/artifacts/{ref_name}/download 7downloadArtifactsOfRef
/projects/{id}/jobs/{job_id} 5getJob
/projects/{id}/jobs/{job_id}/artifacts 7downloadJobArtifacts
/projects/{id}/jobs/{job_id}/artifacts/keep 14keepJobArtifacts
/projects/{id}/jobs/{job_id}/cancel 14cancelJob
/projects/{id}/jobs/{job_id}/erase 14eraseJob
/projects/{id}/jobs/{job_id}/retry 14retryJob
/projects/{id}/jobs/{job_id}/trace 8getJobTrace
/projects/{id}/members 10listProjectMembers 24addProjectMember
/projects/{id}/members/{user_id} 5getProjectMember 27updateProjectMember 1removeProjectMember
/projects/{id}/merge_requests 10listMergeRequests 25createMergeRequest
/projects/{id}/merge_requests/{merge_request_iid} 5getMergeRequest 29updateMergeRequest 1deleteMergeRequest
/projects/{id}/merge_requests/{merge_request_iid}/award_emoji 10listMergeRequestAwardEmoji 25createMergeRequestAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id} 5getMergeRequestAwardEmoji 1deleteMergeRequestAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds 12cancelMergeWhenPipelineSucceeds
/projects/{id}/merge_requests/{merge_request_iid}/changes 5getMergeRequestChanges
/projects/{id}/merge_requests/{merge_request_iid}/commits 10listMergeRequestCommits
/projects/{id}/merge_requests/{merge_request_iid}/merge 28acceptMergeRequest
/projects/{id}/merge_requests/{merge_request_iid}/notes 10listMergeRequestNotes 25createMergeRequestNote
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id} 5getMergeRequestNote 31updateMergeRequestNote 1deleteMergeRequestNote
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji 10listMergeRequestNoteAwardEmoji 25createMergeRequestNoteAwardEmoji
/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id} 5getMergeRequestNoteAwardEmoji 1deleteMergeRequestNoteAwardEmoji
/projects/{id}/notification_settings 5getProjectNotificationSettings 31updateProjectNotificationSettings
/projects/{id}/pipelines 5listPipelines
/projects/{id}/pipelines/{pipeline_id}/jobs 10listPipelineJobs
/projects/{id}/repository/blobs/{sha} 6getBlob
/projects/{id}/repository/branches 10listBranches 25createBranch
/projects/{id}/repository/branches/{branch} 6getBranch 2deleteBranch
/projects/{id}/repository/branches/{branch}/protect 31protectBranch
/projects/{id}/repository/branches/{branch}/unprotect 26unprotectBranch
/projects/{id}/repository/commits 10listCommits 19createCommit
/projects/{id}/repository/commits/{sha} 6getCommit
/projects/{id}/repository/commits/{sha}/cherry_pick 25cherryPickCommit
/projects/{id}/repository/commits/{sha}/comments 10listCommitComments 25createCommitComment
/projects/{id}/repository/commits/{sha}/diff 10listCommitDiffs
/projects/{id}/repository/commits/{sha}/statuses 10listCommitStatuses
/projects/{id}/repository/files/{file_path} 5getFile 25createFile 31updateFile 1deleteFile
/projects/{id}/repository/files/{file_path}/raw 9getRawFile
/projects/{id}/repository/merged_branches 4deleteMergedBranches
/projects/{id}/repository/tags 10listTags 23createTag
/projects/{id}/repository/tags/{tag_name} 6getTag 3deleteTag
/projects/{id}/repository/tags/{tag_name}/release 25createRelease 29updateRelease
/projects/{id}/repository/tree 5getRepositoryTree
/projects/{id}/runners 10listProjectRunners 21enableProjectRunner
/projects/{id}/runners/{runner_id} 2disableProjectRunner
/projects/{id}/snippets/{snippet_id}/award_emoji 10listSnippetAwardEmoji 25createSnippetAwardEmoji
/projects/{id}/snippets/{snippet_id}/award_emoji/{award_id} 5getSnippetAwardEmoji 1deleteSnippetAwardEmoji
/projects/{id}/snippets/{snippet_id}/notes 10listSnippetNotes 25createSnippetNote
/projects/{id}/snippets/{snippet_id}/notes/{note_id} 5getSnippetNote 31updateSnippetNote 1deleteSnippetNote
/projects/{id}/statuses/{sha} 22createCommitStatus
/projects/{id}/trigger/pipeline 20triggerPipeline
/projects/{id}/triggers 10listTriggers 25createTrigger
/projects/{id}/triggers/{trigger_id} 5getTrigger 31updateTrigger 1deleteTrigger
/projects/{id}/triggers/{trigger_id}/take_ownership 13takeTriggerOwnership
/projects/{id}/unstar 11unstarProject
/projects/{id}/users 10listProjectUsers
/projects/{id}/variables 10listVariables 25createVariable
/projects/{id}/variables/{key} 6getVariable 31updateVariable 3deleteVariable
/projects/{id}/{subscribable_type}/{subscribable_id}/subscribe 11subscribeToItem
/projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe 11unsubscribeFromItem
/projects/{project_id}/events 10listProjectEvents
/runners 10listRunners
/runners/all 10listAllRunners
/runners/{id} 5getRunner 31updateRunner 1deleteRunner
/templates/dockerfiles 5listDockerfileTemplates
/templates/dockerfiles/{key} 6getDockerfileTemplate
/templates/gitignores 5listGitignoreTemplates
/templates/gitignores/{key} 6getGitignoreTemplate
/templates/gitlab_ci_ymls 5listCiYmlTemplates
/templates/gitlab_ci_ymls/{key} 6getCiYmlTemplate
/templates/licences 5listLicenceTemplates
/templates/licences/{key} 6getLicenceTemplate
/todos 10listTodos
/todos/mark_as_done 18markAllTodosAsDone
/todos/{id}/mark_as_done 16markTodoAsDone
/user 5getCurrentUser
/user/emails 10listCurrentUserEmails
/user/emails/{email_id} 5getCurrentUserEmail
/user/keys 10listCurrentUserSshKeys 25createCurrentUserSshKey
/user/keys/{key_id} 5getCurrentUserSshKey 1deleteCurrentUserSshKey
/users 10listUsers 25createUser
/users/{id} 5getUser 27updateUser 1deleteUser
/users/{id}/block 12blockUser
/users/{id}/emails 10listUserEmails
/users/{id}/events 10listUserEvents
/users/{id}/keys 10listUserSshKeys 25createUserSshKey
/users/{id}/keys/{key_id} 1deleteUserSshKey
/users/{id}/unblock 12unblockUser
/worker/compound_metrics 6getCompoundMetrics
/worker/job_stats 6getJobStatistics
/worker/process_metrics 6getProcessMetrics
/worker/queue_metrics 6getQueueMetrics
/{project_id}/events 10listProjectEventsAtRoot`

/** Method and media types of the request body, whether the response is a list, and each status with its media types. */
export const shapes = `DELETE - - 200j 202j 400j 401j 403j 404j
DELETE - - 200j 400j 401j 403j 404j
DELETE - - 200j 400j 401j 403j 404j 405j 409j 422j
DELETE - - 200j 401j 403j 404j
DELETE - - 202j 401j 403j 404j
GET - - 200j 304 400j 401j 403j 404j
GET - - 200j 304 401j 403j 404j
GET - - 200o 304 400j 401j 403j 404j
GET - - 200t 304 400j 401j 403j 404j
GET - - 200to 304 400j 401j 403j 404j
GET - list 200j 304 400j 401j 403j 404j
POST - - 200j 201j 204 304 400j 401j 403j 404j
POST - - 200j 201j 204 400j 401j 403j 404j
POST - - 200j 201j 400j 401j 403j 404j
POST - - 200j 201j 400j 401j 403j 404j 405j 409j 422j
POST - - 200j 400j 401j 403j 404j
POST - - 200j 400j 401j 403j 404j 409j 422j
POST - - 201j 400j 401j 403j 404j 409j 422j
POST - - 204 401j 403j 404j
POST j - 201j 400j 401j 403j 404j 409j 422j
POST jfm - 200j 201j 204 400j 401j 403j 404j 422j
POST jfm - 200j 201j 400j 401j 403j 404j 405j 409j 422j
POST jfm - 200j 201j 400j 401j 403j 404j 422j
POST jfm - 201j 400j 401j 403j 404j 405j 409j 422j
POST jfm - 201j 400j 401j 403j 404j 409j
POST jfm - 201j 400j 401j 403j 404j 409j 422j
PUT - - 200j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j
PUT jfm - 200j 400j 401j 403j 404j 405j 406j 409j 422j
PUT jfm - 200j 400j 401j 403j 404j 405j 409j 422j
PUT jfm - 200j 400j 401j 403j 404j 409j 422j
PUT jfm - 200j 400j 401j 403j 404j 422j`
