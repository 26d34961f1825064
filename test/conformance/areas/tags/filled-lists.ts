/** Each list of tags with enough items for several pages. */
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listTags({ owner, given }) {
    const project = await given.repository()
    for (const _ of five) await given.tag(project)
    return { by: owner, path: project.path, query: {}, key: 'name', least: 5 }
  },
} satisfies FilledLists<'tags'>
