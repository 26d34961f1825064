/** Each list of groups with enough items for several pages. */
import { type FilledLists, five } from '../../fixtures/filled-list.ts'

export const filledLists = {
  async listGroups({ given, owner }) {
    const by = await given.user({ can_create_group: true })
    for (const _ of five) await given.group({ by })
    // Listed only by a page that loses the filter.
    await given.groupMember(await given.group({ by: owner }), by, 30)
    return { by, path: {}, query: { owned: true }, key: 'id', least: 5 }
  },

  async listGroupProjects({ given, owner }) {
    const group = await given.group()
    for (const _ of five) await given.projectIn(group)
    return { by: owner, path: group.path, query: { order_by: 'id', sort: 'asc' }, key: 'id', least: 5 }
  },
} satisfies FilledLists<'groups'>
