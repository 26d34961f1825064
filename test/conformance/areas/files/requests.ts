/** One valid request to each operation of files: what the generated checks vary. */
import { firstFile } from '../../fixtures/repository.ts'
import type { RequestBuilders } from '../../fixtures/request.ts'

export const requests = {
  getFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, file_path: firstFile }, query: { ref: branch } } }
  },

  createFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    const body = { branch, content: 'New.\n', commit_message: 'Add a file' }
    return { by: owner, input: { path: { id, file_path: 'lib/new.txt' }, body } }
  },

  updateFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    const body = { branch, content: 'Changed.\n', commit_message: 'Change a file' }
    return { by: owner, input: { path: { id, file_path: firstFile }, body } }
  },

  deleteFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return {
      by: owner,
      input: { path: { id, file_path: firstFile }, query: { branch, commit_message: 'Remove a file' } },
    }
  },

  getRawFile: async ({ owner, given }, visibility) => {
    const { id, branch } = await given.repository({ visibility })
    return { by: owner, input: { path: { id, file_path: firstFile }, query: { ref: branch } } }
  },
} satisfies RequestBuilders<'files'>
