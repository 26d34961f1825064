/** Valid requests to the operations on issues and boards. Spec: document 3, "Issues" and "Issue boards". */
import { givenIssue } from '../../fixtures/issues.ts'
import { givenBoardList, givenBoard } from '../../fixtures/boards.ts'
import { givenLabel } from '../../fixtures/provisioned.ts'
import type { Recipes } from './request.ts'

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

  getIssue: async (world, visibility) => {
    const { path, project } = await givenIssue(world, { visibility })
    return { by: project.owner, input: { path } }
  },
} satisfies Recipes<'issues'>

export const boards = {
  listBoards: async ({ owner, given }, visibility) => {
    const { path } = await given.project({ visibility })
    return { by: owner, input: { path } }
  },

  listBoardLists: async (world, visibility) => {
    const { owner, path } = await givenBoard(world, visibility)
    return { by: owner, input: { path } }
  },

  createBoardList: async (world, visibility) => {
    const { owner, project, path } = await givenBoard(world, visibility)
    const { id: label_id } = await givenLabel(world, project)
    return { by: owner, input: { path, body: { label_id } } }
  },

  getBoardList: async (world, visibility) => {
    const { owner, path } = await givenBoardList(world, await givenBoard(world, visibility))
    return { by: owner, input: { path } }
  },

  updateBoardList: async (world, visibility) => {
    const { owner, path, position } = await givenBoardList(world, await givenBoard(world, visibility))
    return { by: owner, input: { path, body: { position } } }
  },

  deleteBoardList: async (world, visibility) => {
    const { owner, path } = await givenBoardList(world, await givenBoard(world, visibility))
    return { by: owner, input: { path } }
  },
} satisfies Recipes<'boards'>
