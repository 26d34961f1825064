/** Valid requests to the operations on issues and boards. Spec: document 3, "Issues" and "Issue boards". */
import { givenIssue } from '../../fixtures/issues.ts'
import { givenBoardList, givenBoard } from '../../fixtures/boards.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { RequestBuilders } from './request.ts'

export const issues = {
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
    }
    return { by: owner, input: { path, body } }
  },

  getIssue: async (context, visibility) => {
    const { path, project } = await givenIssue(context, { visibility })
    return { by: project.owner, input: { path } }
  },
} satisfies RequestBuilders<'issues'>

export const boards = {
  listBoards: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  listBoardLists: async (context, visibility) => {
    const { owner, path } = await givenBoard(context, visibility)
    return { by: owner, input: { path } }
  },

  createBoardList: async (context, visibility) => {
    const { owner, project, path } = await givenBoard(context, visibility)
    const { id: label_id } = await givenLabel(context, project)
    return { by: owner, input: { path, body: { label_id } } }
  },

  getBoardList: async (context, visibility) => {
    const { owner, path } = await givenBoardList(context, await givenBoard(context, visibility))
    return { by: owner, input: { path } }
  },

  updateBoardList: async (context, visibility) => {
    const { owner, path, position } = await givenBoardList(context, await givenBoard(context, visibility))
    return { by: owner, input: { path, body: { position } } }
  },

  deleteBoardList: async (context, visibility) => {
    const { owner, path } = await givenBoardList(context, await givenBoard(context, visibility))
    return { by: owner, input: { path } }
  },
} satisfies RequestBuilders<'boards'>
