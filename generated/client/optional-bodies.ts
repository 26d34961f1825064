// Generated from openapi/ by `npm run build`; do not edit.

/** Statuses whose documented body may be absent, by operation. */
export interface OptionalBodies {
  deleteProject: 200
  unstarProject: 200 | 201
  deleteDeployKey: 200
  deleteGroup: 200
  transferProject: 200
  removeGroupMember: 200
  removeProjectMember: 200
  denyGroupAccessRequest: 200
  denyProjectAccessRequest: 200
  deleteUser: 200
  deleteUserSshKey: 200
  blockUser: 200 | 201
  unblockUser: 200 | 201
  deleteCurrentUserSshKey: 200
  deleteBroadcastMessage: 200
  deleteBranch: 200
  deleteTag: 200
  deleteFile: 200
  subscribeToItem: 200 | 201
  unsubscribeFromItem: 200 | 201
  deleteMergeRequest: 200
  cancelMergeWhenPipelineSucceeds: 200 | 201
  deleteIssueNote: 200
  deleteSnippetNote: 200
  deleteMergeRequestNote: 200
  deleteIssueAwardEmoji: 200
  deleteMergeRequestAwardEmoji: 200
  deleteSnippetAwardEmoji: 200
  deleteIssueNoteAwardEmoji: 200
  deleteMergeRequestNoteAwardEmoji: 200
  deleteBoardList: 200
  stopEnvironment: 200 | 201
  deleteRunner: 200
  disableProjectRunner: 200
  deleteTrigger: 200
  triggerPipeline: 200 | 201
  deleteVariable: 200
}
