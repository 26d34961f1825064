/** Spec: document 2, "Groups". */
import { Shared } from '../../fixtures/shared.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { check, type CoverageOf } from '../../fixtures/check.ts'
import type { ThreeIds } from '../../fixtures/three-projects.ts'
import { type Json, isRecord } from '../../protocol/exchange.ts'

/** A user with three groups, whose names and paths are in two other orders. */
const ownGroups = new Shared<{ by: Actor; word: string; ids: ThreeIds }>(
  'three groups of a user',
  async (context) => {
    const by = await context.given.user({ can_create_group: true })
    const word = context.uniqueName('gallery')
    const make = async (name: string, path: string) =>
      (await context.given.group({ by, name: `${name}-${word}`, path: `${path}-${word}` })).id
    return { by, word, ids: [await make('b', 'c'), await make('c', 'a'), await make('a', 'b')] }
  },
)

/** One page that contains all new groups of a check. */
const per_page = 100

export const listGroups = {
  'list-groups/own-for-normal-users': check(async ({ owner, given, act }) => {
    const by = await given.user({ can_create_group: true })
    const own = await given.group({ by })
    const hidden = await given.group({ by: owner })
    // Whether groups that are available are listed without `all_available` is not specified: a search finds the own one.
    const response = await act(by, 'listGroups', { query: { search: own.ownPath } })
    response.expectStatus(200).expectValues('id', [own.id])
    const none = await act(by, 'listGroups', { query: { search: hidden.ownPath } })
    none.expectStatus(200).expectValues('id', [])
    const available = await act(by, 'listGroups', { query: { search: hidden.ownPath, all_available: true } })
    available.expectStatus(200).expectValues('id', [])
  }),

  'list-groups/all-for-administrators': check(async ({ admin, given, act }) => {
    const group = await given.group()
    const nested = await given.group({ parent_id: group.id })
    for (const { id, ownPath } of [group, nested]) {
      for (const order of [{}, { order_by: 'path' }, { order_by: 'name', sort: 'desc' }] as const) {
        const response = await act(admin, 'listGroups', { query: { search: ownPath, ...order } })
        response.expectStatus(200).expectIncludes('id', id)
      }
    }
  }),

  'list-groups/all-available': [
    check('own-groups-among-them', 'The groups of the caller are listed as well.', async ({ given, act }) => {
      const by = await given.user({ can_create_group: true })
      const own = await given.group({ by })
      const query = { all_available: true, search: own.ownPath }
      const response = await act(by, 'listGroups', { query })
      response.expectStatus(200).expectValues('id', [own.id])
    }),
    check('others', 'Public groups of other users are listed.', async ({ owner, nonMember, given, act }) => {
      const open = await given.group({ by: owner, visibility: 'public' })
      const query = { all_available: true, search: open.ownPath }
      const response = await act(nonMember, 'listGroups', { query })
      response.expectStatus(200).expectValues('id', [open.id])
    }),
  ],

  'list-groups/skip-groups-filter': check(async (context) => {
    const { by, ids } = await context.use(ownGroups)
    const [first, second, third] = ids
    const list = (...skip_groups: number[]) =>
      context.act(context.as(by), 'listGroups', { query: { owned: true, skip_groups } })
    const one = await list(second)
    one.expectStatus(200).expectValues('id', [first, third])
    const two = await list(third, first)
    two.expectStatus(200).expectValues('id', [second])
    const three = await list(third, second, first)
    three.expectStatus(200).expectValues('id', [])
  }),

  'list-groups/search-by-name': check(async (context) => {
    const { owner, given } = context
    const word = context.uniqueName('needle')
    const found = await given.group({ name: word })
    const other = await given.group()
    const response = await context.act(owner, 'listGroups', { query: { search: word } })
    response.expectStatus(200).expectValues('id', [found.id]).expectOmits('id', other.id)
    const none = await context.act(owner, 'listGroups', { query: { search: context.uniqueName('haystack') } })
    none.expectStatus(200).expectValues('id', [])
  }),

  'list-groups/search-by-path': check(async (context) => {
    const { owner, given } = context
    const word = context.uniqueName('needle')
    const found = await given.group({ name: 'Named otherwise', path: word })
    const other = await given.group()
    const response = await context.act(owner, 'listGroups', { query: { search: word } })
    response.expectStatus(200).expectValues('id', [found.id]).expectOmits('id', other.id)
  }),

  'list-groups/ordered-by-name': check(async (context) => {
    const { by, ids } = await context.use(ownGroups)
    const [first, second, third] = ids
    const response = await context.act(context.as(by), 'listGroups', { query: { owned: true, sort: 'asc' } })
    response.expectStatus(200).expectValuesInOrder('id', [third, first, second])
  }),

  'list-groups/order-by-path': check(async (context) => {
    const { by, word, ids } = await context.use(ownGroups)
    const [first, second, third] = ids
    const list = (sort: 'asc' | 'desc') =>
      context.act(context.as(by), 'listGroups', { query: { owned: true, order_by: 'path', sort } })
    const ascending = await list('asc')
    ascending.expectStatus(200).expectValuesInOrder('id', [second, third, first])
    const descending = await list('desc')
    descending.expectStatus(200).expectValuesInOrder('id', [first, third, second])
    // Whether a part of the name finds a group is not specified.
    for (const [caller, filter] of [
      [context.as(by), {}],
      [context.as(by), { all_available: true }],
      [context.admin, { statistics: true }],
    ] as const) {
      const query = { search: word, ...filter, order_by: 'path', sort: 'desc' } as const
      const found = await context.act(caller, 'listGroups', { query })
      found.expectStatus(200).expectOrder('id', [first, third, second])
    }
  }),

  'list-groups/ascending-by-default': check(async (context) => {
    const { by, ids } = await context.use(ownGroups)
    const [first, second, third] = ids
    for (const [order_by, ordered] of [
      ['name', [third, first, second]],
      ['path', [second, third, first]],
    ] as const) {
      const query = { owned: true, order_by }
      const response = await context.act(context.as(by), 'listGroups', { query })
      response.expectStatus(200).expectValuesInOrder('id', ordered)
    }
  }),

  'list-groups/sort-descending': check(async (context) => {
    const { by, ids } = await context.use(ownGroups)
    const [first, second, third] = ids
    const query = { owned: true, order_by: 'name' as const, sort: 'desc' as const }
    const response = await context.act(context.as(by), 'listGroups', { query })
    response.expectStatus(200).expectValuesInOrder('id', [second, first, third])
  }),

  'list-groups/owned-filter': check(async ({ owner, given, act }) => {
    const by = await given.user({ can_create_group: true })
    const own = await given.group({ by })
    const joined = await given.group({ by: owner })
    await given.groupMember(joined, by, 40)
    const open = await given.group({ by: owner, visibility: 'public' })
    const response = await act(by, 'listGroups', { query: { owned: true, per_page } })
    response.expectStatus(200).expectValues('id', [own.id]).expectOmits('id', joined.id, open.id)
    const others = await act(by, 'listGroups', { query: { owned: false, search: joined.ownPath } })
    // A server may reject `false`.
    if (others.status !== 400) others.expectStatus(200).expectIncludes('id', joined.id)
  }),

  'list-groups/statistics-for-administrators': check(async ({ admin, owner, given, act }) => {
    const { ownPath } = await given.group()
    const list = (by: typeof admin, statistics: boolean) =>
      act(by, 'listGroups', { query: { search: ownPath, statistics } })
    const plain = await list(admin, false)
    const full = await list(admin, true)
    // The name of the property of statistics is not specified.
    const added = additionalProperties(full.expectStatus(200).json, plain.expectStatus(200).json)
    if (added.length === 0) full.fail('Groups with statistics.')
    const others = await list(owner, true)
    // Whether the parameter is rejected or passed over for others is not stated.
    if (others.status !== 200) {
      others.expectRejected()
      return
    }
    const leaked = added.filter((member) => membersOf(others.json).includes(member))
    if (leaked.length > 0) others.fail('Groups without statistics.', `There is ${leaked.join(', ')}.`)
  }),
} satisfies CoverageOf<'listGroups'>

/** The members of a list's first record. */
function membersOf(list: Json | undefined): readonly string[] {
  const first = Array.isArray(list) ? list[0] : undefined
  return isRecord(first) ? Object.keys(first) : []
}

function additionalProperties(list: Json | undefined, other: Json | undefined): readonly string[] {
  const known = membersOf(other)
  return membersOf(list).filter((member) => !known.includes(member))
}
