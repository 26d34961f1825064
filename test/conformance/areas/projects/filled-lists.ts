/** Each list of projects with enough items for several pages. */
import { memberNames } from '../../fixtures/roles.ts'
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listProjects({ given, owner }) {
    const by = await given.user()
    for (const _ of five) await given.project({ by })
    // Public and owned by another user: a page without the filter includes it.
    await given.project({ by: owner, visibility: 'public' })
    return { by, path: {}, query: { owned: true, order_by: 'id', sort: 'asc' }, key: 'id', least: 5 }
  },

  async listProjectUsers({ given, owner }) {
    const { path } = await given.project({ members: memberNames })
    return { by: owner, path, query: {}, key: 'id', least: memberNames.length }
  },
} satisfies FilledLists<'projects'>
