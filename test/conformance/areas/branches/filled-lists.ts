/** Each list of branches with enough items for several pages. */
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listBranches({ owner, given }) {
    const project = await given.repository()
    for (const _ of five) await given.branch(project)
    return { by: owner, path: project.path, query: {}, key: 'name', least: 6 }
  },
} satisfies FilledLists<'branches'>
