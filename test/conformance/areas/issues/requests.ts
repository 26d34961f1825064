/** One valid request to each operation of issues: what the generated checks vary. */
import { givenIssue } from '../../fixtures/issues.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  listIssues: async ({ owner }) => ({ by: owner, input: {} }),

  listGroupIssues: async ({ owner, given }, visibility) => {
    const { path } = await given.group({ visibility })
    return { by: owner, input: { path } }
  },

  listProjectIssues: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  createIssue: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    const body = {
      title: 'Warp breaks',
      description: 'Made by a check',
      confidential: true,
      labels: 'warp,weft',
      due_date: '2099-12-31',
      assignee_ids: [owner.id],
    }
    return { by: owner, input: { path, body } }
  },

  getIssue: async (context, visibility) => {
    const { path, project } = await givenIssue(context, { visibility })
    return { by: project.owner, input: { path } }
  },
} satisfies RequestBuilders<'issues'>
