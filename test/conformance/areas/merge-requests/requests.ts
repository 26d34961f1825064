/** One valid request to each operation of merge requests: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listMergeRequests: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  createMergeRequest: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    const source_branch = await given.branch(project)
    await given.file(project, 'new.txt', 'New.\n', source_branch)
    const body = {
      source_branch,
      target_branch: project.branch,
      title: 'Add a file',
      description: 'Made by a check',
      assignee_id: owner.id,
      labels: 'warp,weft',
      remove_source_branch: true,
    }
    return { by: owner, input: { path: project.path, body } }
  },

  getMergeRequest: async ({ owner, given }, visibility) => {
    const { path } = await given.openMergeRequest({ visibility })
    return { by: owner, input: { path } }
  },

  updateMergeRequest: async ({ owner, given }, visibility) => {
    const { path, project } = await given.openMergeRequest({ visibility })
    const body = {
      title: 'Changed',
      description: 'Changed as well',
      target_branch: await given.branch(project),
      assignee_id: owner.id,
      labels: 'warp,weft',
      remove_source_branch: true,
    }
    return { by: owner, input: { path, body } }
  },

  deleteMergeRequest: async ({ owner, given }, visibility) => {
    const { path } = await given.openMergeRequest({ visibility })
    return { by: owner, input: { path } }
  },

  listMergeRequestCommits: async ({ owner, given }, visibility) => {
    const { path } = await given.openMergeRequest({ visibility })
    return { by: owner, input: { path } }
  },

  getMergeRequestChanges: async ({ owner, given }, visibility) => {
    const { path } = await given.openMergeRequest({ visibility })
    return { by: owner, input: { path } }
  },

  acceptMergeRequest: async ({ owner, given }, visibility) => {
    const attributes = { description: 'Remains', assignee_id: owner.id, labels: 'warp,weft' }
    const { path } = await given.openMergeRequest({ visibility, ...attributes })
    return { by: owner, input: { path, body: { merge_commit_message: 'Merge it' } } }
  },
} satisfies RequestBuilders<'merge-requests'>
