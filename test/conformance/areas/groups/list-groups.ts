/** Spec: document 2, "Groups", the list. */
import { isRecord, type Json } from '../../protocol/exchange.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { Observed } from '../../protocol/signals.ts'
import { ownGroups } from './gallery.ts'

/** One page that holds everything a check has just made. */
const per_page = 100

export const listGroups = {
  'list-groups/own-for-normal-users': check(async ({ owner, given }) => {
    const by = await given.user({ can_create_group: true })
    const own = await given.group({ by })
    const hidden = await given.group({ by: owner })
    // Whether groups that are available are listed without `all_available` is not shown: a search finds the own one.
    const answer = await by.tries('listGroups', { query: { search: own.name } })
    answer.is(200).lists('id', [own.id])
    const none = await by.tries('listGroups', { query: { search: hidden.name } })
    none.is(200).lists('id', [])
  }),

  'list-groups/all-for-administrators': check(async ({ admin, given }) => {
    const group = await given.group()
    const answer = await admin.tries('listGroups', { query: { search: group.name } })
    answer.is(200).lists('id', [group.id])
  }),

  'list-groups/all-available': [
    check('own groups among them', async ({ given }) => {
      const by = await given.user({ can_create_group: true })
      const own = await given.group({ by })
      const query = { all_available: true, search: own.name }
      const answer = await by.tries('listGroups', { query })
      answer.is(200).lists('id', [own.id])
    }),
    check('others', async ({ owner, stranger, given }) => {
      const open = await given.group({ by: owner, visibility: 'public' })
      const query = { all_available: true, search: open.name }
      const answer = await stranger.tries('listGroups', { query })
      const found = answer.is(200).items.some(({ id }) => id === open.id)
      throw new Observed(`A public group ${found ? 'is' : 'is not'} among those available to a stranger.`)
    }),
  ],

  'list-groups/skip-groups-filter': check(async (world) => {
    const { by, ids } = await world.uses(ownGroups)
    const [first, second, third] = ids
    const ask = (...skip_groups: number[]) =>
      world.acting(by).tries('listGroups', { query: { owned: true, skip_groups } })
    const one = await ask(second)
    one.is(200).lists('id', [first, third])
    const two = await ask(third, first)
    two.is(200).lists('id', [second])
  }),

  'list-groups/search-by-name': check(async (world) => {
    const { owner, given } = world
    const word = world.unique('needle')
    const found = await given.group({ name: word })
    const other = await given.group()
    const answer = await owner.tries('listGroups', { query: { search: word } })
    answer.is(200).lists('id', [found.id]).omits('id', other.id)
    const none = await owner.tries('listGroups', { query: { search: world.unique('haystack') } })
    none.is(200).lists('id', [])
  }),

  'list-groups/search-by-path': check(async (world) => {
    const { owner, given } = world
    const word = world.unique('needle')
    const found = await given.group({ name: 'Named otherwise', path: word })
    const other = await given.group()
    const answer = await owner.tries('listGroups', { query: { search: word } })
    answer.is(200).lists('id', [found.id]).omits('id', other.id)
  }),

  'list-groups/ordered-by-name': check(async (world) => {
    const { by, ids } = await world.uses(ownGroups)
    const [first, second, third] = ids
    const answer = await world.acting(by).tries('listGroups', { query: { owned: true, sort: 'asc' } })
    answer.is(200).listsInOrder('id', [third, first, second])
  }),

  'list-groups/order-by-path': check(async (world) => {
    const { by, ids } = await world.uses(ownGroups)
    const [first, second, third] = ids
    const ask = (sort: 'asc' | 'desc') =>
      world.acting(by).tries('listGroups', { query: { owned: true, order_by: 'path', sort } })
    const ascending = await ask('asc')
    ascending.is(200).listsInOrder('id', [second, third, first])
    const descending = await ask('desc')
    descending.is(200).listsInOrder('id', [first, third, second])
  }),

  'list-groups/ascending-by-default': check(async (world) => {
    const { by, ids } = await world.uses(ownGroups)
    const [first, second, third] = ids
    const answer = await world.acting(by).tries('listGroups', { query: { owned: true, order_by: 'name' } })
    answer.is(200).listsInOrder('id', [third, first, second])
  }),

  'list-groups/sort-descending': check(async (world) => {
    const { by, ids } = await world.uses(ownGroups)
    const [first, second, third] = ids
    const query = { owned: true, order_by: 'name' as const, sort: 'desc' as const }
    const answer = await world.acting(by).tries('listGroups', { query })
    answer.is(200).listsInOrder('id', [second, first, third])
  }),

  'list-groups/owned-filter': check(async ({ owner, given }) => {
    const by = await given.user({ can_create_group: true })
    const own = await given.group({ by })
    const joined = await given.group({ by: owner })
    await given.groupMember(joined, by, 40)
    const open = await given.group({ by: owner, visibility: 'public' })
    const answer = await by.tries('listGroups', { query: { owned: true, per_page } })
    answer.is(200).lists('id', [own.id]).omits('id', joined.id, open.id)
  }),

  'list-groups/statistics-for-administrators': check(async ({ admin, owner, given }) => {
    const { name } = await given.group()
    const ask = (by: typeof admin, statistics: boolean) =>
      by.tries('listGroups', { query: { search: name, statistics } })
    const plain = await ask(admin, false)
    const full = await ask(admin, true)
    // By what name statistics are shown is not stated.
    const added = beyond(full.is(200).json, plain.is(200).json)
    if (added.length === 0) full.contradicts('Groups with statistics.')
    const others = await ask(owner, true)
    // Whether the parameter is refused or passed over for others is not stated.
    if (others.status !== 200) {
      others.isRefused()
      return
    }
    const leaked = added.filter((member) => membersOf(others.json).includes(member))
    if (leaked.length > 0) others.contradicts('Groups without statistics.', `There is ${leaked.join(', ')}.`)
  }),
} satisfies CoverageOf<'listGroups'>

/** The members of a list's first record. */
function membersOf(list: Json | undefined): readonly string[] {
  const first = Array.isArray(list) ? list[0] : undefined
  return isRecord(first) ? Object.keys(first) : []
}

function beyond(list: Json | undefined, other: Json | undefined): readonly string[] {
  const known = membersOf(other)
  return membersOf(list).filter((member) => !known.includes(member))
}
