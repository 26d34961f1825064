// Generated from openapi/ by `npm run build`; do not edit.

/** Statuses whose documented body may be absent, by operation. */
export interface OptionalBodies {
  deleteProject: 200
  deleteUser: 200
  deleteUserSshKey: 200
  blockUser: 200 | 201
  unblockUser: 200 | 201
  deleteCurrentUserSshKey: 200
  deleteBranch: 200
  deleteFile: 200
  deleteMergeRequest: 200
  cancelMergeWhenPipelineSucceeds: 200 | 201
}
