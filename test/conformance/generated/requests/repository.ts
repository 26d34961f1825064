/** Valid requests to the operations on commits, branches and files. Spec: document 3. */
import { readme } from '../../fixtures/repository.ts'
import type { BodyOf } from '../../fixtures/operation-types.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { RequestBuilders, Visibility } from './request.ts'

export const commits = {
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

  createCommitComment: async ({ owner, given }, visibility) => {
    const { id, commit } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, sha: commit }, body: { note: 'A remark' } } }
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

export const branches = {
  listBranches: async ({ owner, given }, visibility) => {
    const { path } = await given.repository({ visibility })
    return { by: owner, input: { path } }
  },

  createBranch: async (context, visibility) => {
    const { path, branch } = await context.given.repository({ visibility })
    return { by: context.owner, input: { path, body: { branch: context.uniqueName('branch'), ref: branch } } }
  },

  getBranch: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, branch } } }
  },

  deleteBranch: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    const branch = await given.branch(project)
    return { by: owner, input: { path: { id: project.id, branch } } }
  },

  protectBranch: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    const branch = await given.branch(project)
    return { by: owner, input: { path: { id: project.id, branch }, body: { developers_can_push: true } } }
  },

  unprotectBranch: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    const branch = await given.branch(project)
    return { by: owner, input: { path: { id: project.id, branch } } }
  },

  deleteMergedBranches: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    await given.branch(project)
    return { by: owner, input: { path: project.path } }
  },
} satisfies RequestBuilders<'branches'>

export const tags = {
  listTags: async ({ owner, given }, visibility) => {
    const { path } = await given.repository({ visibility })
    return { by: owner, input: { path } }
  },

  createTag: async (context, visibility) => {
    const { path, branch } = await context.given.repository({ visibility })
    const body = { tag_name: context.uniqueName('tag'), ref: branch, release_description: 'News' }
    return { by: context.owner, input: { path, body } }
  },

  getTag: (context, visibility) => onTag(context, visibility),
  deleteTag: (context, visibility) => onTag(context, visibility),

  createRelease: async (context, visibility) => {
    const { by, input } = await onTag(context, visibility)
    return { by, input: { ...input, body: { description: 'News' } } }
  },

  updateRelease: async (context, visibility) => {
    const { by, input } = await onTag(context, visibility, { release_description: 'Old news' })
    return { by, input: { ...input, body: { description: 'News' } } }
  },
} satisfies RequestBuilders<'tags'>

async function onTag({ owner, given }: CheckContext, visibility: Visibility, wishes: BodyOf<'createTag'> = {}) {
  const project = await given.repository({ visibility })
  const tag_name = await given.tag(project, undefined, wishes)
  return { by: owner, input: { path: { id: project.id, tag_name } } }
}

export const files = {
  getFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, file_path: readme }, query: { ref: branch } } }
  },

  createFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    const body = { branch, content: 'New.\n', commit_message: 'Add a file' }
    return { by: owner, input: { path: { id, file_path: 'lib/new.txt' }, body } }
  },

  updateFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    const body = { branch, content: 'Changed.\n', commit_message: 'Change a file' }
    return { by: owner, input: { path: { id, file_path: readme }, body } }
  },

  deleteFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return {
      by: owner,
      input: { path: { id, file_path: readme }, query: { branch, commit_message: 'Remove a file' } },
    }
  },

  getRawFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, file_path: readme }, query: { ref: branch } } }
  },
} satisfies RequestBuilders<'files'>
