/** One valid request to each operation of commits: what the generated checks vary. */
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listCommits: async ({ owner, given }, visibility) => {
    const { path } = await given.repository({ visibility })
    return { by: owner, input: { path } }
  },

  createCommit: async ({ owner, given }, visibility) => {
    const { path, branch } = await given.repository({ visibility })
    const actions = [{ action: 'create' as const, file_path: 'new.txt', content: 'New.\n' }]
    return { by: owner, input: { path, body: { branch, commit_message: 'Add a file', actions } } }
  },

  getCommit: async ({ owner, given }, visibility) => {
    const { id, commit } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, sha: commit } } }
  },

  cherryPickCommit: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    const source = await given.branch(project)
    const sha = await given.file(project, 'picked.txt', 'Picked.\n', source)
    return { by: owner, input: { path: { id: project.id, sha }, body: { branch: project.branch } } }
  },

  listCommitDiffs: async ({ owner, given }, visibility) => {
    const { id, commit } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, sha: commit } } }
  },

  listCommitComments: async ({ owner, given }, visibility) => {
    const { id, commit } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, sha: commit } } }
  },

  createCommitComment: async (context, visibility) => {
    const { owner, given } = context
    const { id, commit } = await given.repository({ visibility })
    return {
      by: owner,
      input: { path: { id, sha: commit }, body: { note: `A remark ${context.uniqueName('note')}` } },
    }
  },

  listCommitStatuses: async ({ owner, given }, visibility) => {
    const { id, commit } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, sha: commit } } }
  },

  createCommitStatus: async ({ owner, given }, visibility) => {
    const { id, commit } = await given.repository({ visibility })
    const body = { state: 'pending' as const, name: 'lint', description: 'Waits' }
    return { by: owner, input: { path: { id, sha: commit }, body } }
  },
} satisfies RequestBuilders<'commits'>
