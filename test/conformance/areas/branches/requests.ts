/** One valid request to each operation of branches: what the generated checks vary. */
import type { CheckContext } from '../../fixtures/context.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

/** A name that does not end in a file extension, although it looks like one. */
const versioned = (context: CheckContext): string => `${context.uniqueName('release')}-1.x`

export const requests = {
  listBranches: async ({ owner, given }, visibility) => {
    const { path } = await given.repository({ visibility })
    return { by: owner, input: { path } }
  },

  createBranch: async (context, visibility) => {
    const { path, branch } = await context.given.repository({ visibility })
    return { by: context.owner, input: { path, body: { branch: context.uniqueName('branch'), ref: branch } } }
  },

  getBranch: async (context, visibility) => {
    const { owner, given } = context
    const project = await given.repository({ visibility })
    const branch = await given.branch(project, versioned(context))
    return { by: owner, input: { path: { id: project.id, branch } } }
  },

  deleteBranch: async (context, visibility) => {
    const { owner, given } = context
    const project = await given.repository({ visibility })
    const branch = await given.branch(project, versioned(context))
    return { by: owner, input: { path: { id: project.id, branch } } }
  },

  protectBranch: async (context, visibility) => {
    const { owner, given } = context
    const project = await given.repository({ visibility })
    const branch = await given.branch(project, versioned(context))
    return { by: owner, input: { path: { id: project.id, branch }, body: { developers_can_push: true } } }
  },

  unprotectBranch: async (context, visibility) => {
    const { owner, given } = context
    const project = await given.repository({ visibility })
    const branch = await given.branch(project, versioned(context))
    return { by: owner, input: { path: { id: project.id, branch } } }
  },

  // Whether a branch at the head of the default branch is merged is not specified: this one is an ancestor.
  deleteMergedBranches: async ({ owner, given }, visibility) => {
    const project = await given.repository({ visibility })
    await given.branch(project)
    await given.file(project, 'ahead.txt', 'Ahead.\n')
    return { by: owner, input: { path: project.path } }
  },
} satisfies RequestBuilders<'branches'>
