/** Spec: document 2, "Groups". */
import { Shared } from '../../fixtures/shared.ts'
import type { GivenGroup } from '../../fixtures/given.ts'
import { expectFewerProperties } from './fewer-properties.ts'
import { check, generatedCheck, idPart, type Check, type CoverageOf, waiting } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { QueryOf } from '../../fixtures/operation-types.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { createState } from '../../fixtures/provisioning.ts'
import { starredProjects } from '../../fixtures/starred-projects.ts'
import { ascendingOrders, threeProjects, type ThreeIds } from '../../fixtures/three-projects.ts'
import { recordsOf } from '../../generated/effects/reads.ts'
import { expectSimple } from '../../fixtures/simple-project.ts'

const groupProjects = new Shared<{ group: GivenGroup; word: string; ids: ThreeIds }>(
  'three projects of a group',
  async (context) => {
    const { given } = context
    const group = await given.group({ visibility: 'public' })
    const word = context.uniqueName('gallery')
    const ids = await threeProjects(context, word, (named) => given.projectIn(group, named))
    return { group, word, ids }
  },
)

export const listGroupProjects = {
  'list-group-projects/projects-of-the-group': check(async ({ owner, given, act }) => {
    const [group, other] = [await given.group(), await given.group()]
    const [one, two] = [await given.projectIn(group), await given.projectIn(group)]
    await given.projectIn(other)
    await given.project()
    const response = await act(owner, 'listGroupProjects', { path: group.path })
    response.expectStatus(200).expectValues('id', [one.id, two.id])
    const nested = await given.group({ parent_id: group.id })
    const { id } = await given.projectIn(nested)
    const { path_with_namespace, namespace } = (await owner.call('getProject', { path: { id } })).body
    const below = await act(owner, 'listGroupProjects', { path: nested.path })
    below.expectStatus(200).expectItem({ id, path_with_namespace })
    below.expectItem({ id, namespace: { id: namespace.id, full_path: namespace.full_path } })
  }),

  'list-group-projects/fewer-members': check(async ({ owner, admin, given }) => {
    const group = await given.group()
    await given.projectIn(group)
    for (const by of [owner, admin]) {
      // The list has no parameter `statistics`: a server may reject it.
      for (const query of [{}, { statistics: true }]) {
        const request = { operation: 'listGroupProjects', path: group.path, query } as const
        const response = await by.sendUnchecked(request)
        if (response.status === 400 && 'statistics' in query) continue
        response.expectStatus(200)
        for (const item of recordsOf([response])) {
          expectFewerProperties(response, item)
        }
      }
    }
  }),

  'list-group-projects/archived-filter': [
    check(
      'without-archived-ones',
      'Without archived projects it omits all or none.',
      async ({ owner, given, act }) => {
        const group = await given.group()
        const { id } = await given.projectIn(group)
        const list = (archived: boolean) =>
          act(owner, 'listGroupProjects', { path: group.path, query: { archived } })
        const current = await list(false)
        current.expectStatus(200).expectValues('id', [id])
        const archived = await list(true)
        archived.expectStatus(200).expectValues('id', [])
      },
    ),
    check('of-one-that-is-archived', 'An archived project is filtered.', async (context) => {
      const { owner, given } = context
      const group = await given.group()
      const [old, current] = [await given.projectIn(group), await given.projectIn(group)]
      await createState(context, 'archives', { project_id: old.id })
      for (const [archived, id] of [
        [true, old.id],
        [false, current.id],
      ] as const) {
        const response = await context.act(owner, 'listGroupProjects', {
          path: group.path,
          query: { archived },
        })
        response.expectStatus(200).expectValues('id', [id]).expectEvery('archived', archived)
      }
      // Whether archived projects are listed without the filter is not specified.
      const all = await context.act(owner, 'listGroupProjects', { path: group.path })
      const listed = all.expectStatus(200).items.find(({ id }) => id === old.id)
      if (listed && 'archived' in listed && !listed.archived)
        all.fail('`archived` is true.', 'It is false.', { kind: 'items', path: '[].archived' })
    }),
  ],

  'list-group-projects/visibility-filter': check(async ({ owner, given, act }) => {
    const group = await given.group({ visibility: 'public' })
    const made = {
      private: await given.projectIn(group, { visibility: 'private' }),
      internal: await given.projectIn(group, { visibility: 'internal' }),
      public: await given.projectIn(group, { visibility: 'public' }),
    }
    for (const visibility of ['private', 'internal', 'public'] as const) {
      const response = await act(owner, 'listGroupProjects', { path: group.path, query: { visibility } })
      response.expectStatus(200).expectValues('id', [made[visibility].id])
    }
  }),

  'list-group-projects/order-by-values': [
    ordered('id'),
    ordered('created_at'),
    ordered('name'),
    ordered('path'),
    orderedByActivity(),
    check('last-activity-at', 'The list is ordered by `last_activity_at`.', async (context) => {
      const { group } = await context.use(groupProjects)
      const query = { order_by: 'last_activity_at' as const, sort: 'desc' as const }
      const response = await context.act(context.as(group.owner), 'listGroupProjects', {
        path: group.path,
        query,
      })
      response.expectStatus(200).expectSorted('last_activity_at', 'descending')
      const ascending = await context.act(context.as(group.owner), 'listGroupProjects', {
        path: group.path,
        query: { ...query, sort: 'asc' },
      })
      ascending.expectStatus(200).expectSorted('last_activity_at', 'ascending')
    }),
    waiting(
      check('updated-at', 'The list is ordered by `updated_at`.', async (context) => {
        const { owner, given } = context
        const group = await given.group()
        const [older, newer] = [await given.projectIn(group), await given.projectIn(group)]
        await context.wait(1_100)
        const body = { name: older.name, description: 'Changed last' }
        await owner.call('updateProject', { path: older.path, body })
        const query = { order_by: 'updated_at' as const, sort: 'desc' as const }
        const response = await context.act(owner, 'listGroupProjects', { path: group.path, query })
        response.expectStatus(200).expectValuesInOrder('id', [older.id, newer.id])
        const ascending = await context.act(owner, 'listGroupProjects', {
          path: group.path,
          query: { ...query, sort: 'asc' },
        })
        ascending.expectStatus(200).expectValuesInOrder('id', [newer.id, older.id])
      }),
    ),
  ],

  'list-group-projects/ordered-by-creation': check(async (context) => {
    const { group, ids } = await context.use(groupProjects)
    const query = { sort: 'asc' as const }
    const response = await context.act(context.as(group.owner), 'listGroupProjects', {
      path: group.path,
      query,
    })
    response.expectStatus(200).expectValuesInOrder('id', ids)
  }),

  'list-group-projects/descending-by-default': check(async (context) => {
    const { group, ids } = await context.use(groupProjects)
    for (const order_by of ['id', 'name', 'path'] as const) {
      const response = await context.act(context.as(group.owner), 'listGroupProjects', {
        path: group.path,
        query: { order_by },
      })
      response.expectStatus(200).expectValuesInOrder('id', ascendingOrders[order_by](ids).toReversed())
    }
  }),

  'list-group-projects/search-filter': check(async (context) => {
    const { owner, given } = context
    const word = context.uniqueName('needle')
    const group = await given.group()
    // Which properties of a project are searched, and how, is not specified: name and path are the word.
    const found = await given.projectIn(group, { name: word, path: word })
    await given.projectIn(group)
    await given.project({ name: word, path: word })
    const response = await context.act(owner, 'listGroupProjects', {
      path: group.path,
      query: { search: word },
    })
    response.expectStatus(200).expectValues('id', [found.id])
  }),

  'list-group-projects/simple-form': check(async ({ owner, given, act }) => {
    const group = await given.group()
    const { id, name } = await given.projectIn(group)
    for (const filter of [{}, ...filtersOf(name), { order_by: 'name', sort: 'asc' } as const]) {
      const query = { simple: true, ...filter }
      for (const path of [group.path, { id: group.fullPath }]) {
        const response = await act(owner, 'listGroupProjects', { path, query })
        response.expectStatus(200).expectValues('id', [id])
        expectSimple(response)
      }
    }
  }),

  'list-group-projects/owned-filter': check(async ({ nonMember, given, act }) => {
    const group = await given.group({ visibility: 'public' })
    const { id } = await given.projectIn(group, { visibility: 'public' })
    const all = await act(nonMember, 'listGroupProjects', { path: group.path })
    all.expectStatus(200).expectValues('id', [id])
    // The owner of a project in a group is not specified; a non-member owns none.
    const owned = await act(nonMember, 'listGroupProjects', { path: group.path, query: { owned: true } })
    owned.expectStatus(200).expectValues('id', [])
    // A server may reject `false`. Otherwise, the list contains what `true` omits.
    const query = { owned: false, starred: false, simple: false }
    const others = await act(nonMember, 'listGroupProjects', { path: group.path, query })
    if (others.status === 400) return
    others.expectStatus(200).expectItem({ id, visibility: 'public' })
  }),

  'list-group-projects/starred-filter': [
    check('without-stars', 'Without a star the project is omitted.', async ({ owner, given, act }) => {
      const group = await given.group()
      await given.projectIn(group)
      const response = await act(owner, 'listGroupProjects', { path: group.path, query: { starred: true } })
      response.expectStatus(200).expectValues('id', [])
    }),
    check('with-a-star-of-the-caller', 'A project with a star of the caller is listed.', async (context) => {
      const { owner, nonMember, given } = context
      const group = await given.group()
      const other = await given.projectIn(group)
      await createState(context, 'stars', { project_id: other.id, user_id: nonMember.id })
      const starred = await starredProjects(context, owner, (named) => given.projectIn(group, named))
      const list = (query: QueryOf<'listGroupProjects'>) =>
        context.act(owner, 'listGroupProjects', { path: group.path, query: { starred: true, ...query } })
      const response = await list({})
      response.expectStatus(200).expectValues('id', starred)
      const ascending = await list({ order_by: 'name', sort: 'asc' })
      ascending.expectStatus(200).expectValuesInOrder('id', starred.toReversed())
      const descending = await list({ order_by: 'name', sort: 'desc' })
      descending.expectStatus(200).expectValuesInOrder('id', starred)
    }),
  ],
} satisfies CoverageOf<'listGroupProjects'>

/** Sorting by a property returns the fixtures in this order, and in the reverse order if descending. */
function ordered(order_by: keyof typeof ascendingOrders) {
  return check(idPart(order_by), `The list is ordered by \`${order_by}\`.`, async (context) => {
    const { group, word, ids } = await context.use(groupProjects)
    const expected = ascendingOrders[order_by](ids)
    const list = (sort: 'asc' | 'desc') =>
      context.act(context.as(group.owner), 'listGroupProjects', {
        path: group.path,
        query: { order_by, sort },
      })
    const ascending = await list('asc')
    ascending.expectStatus(200).expectValuesInOrder('id', expected)
    const descending = await list('desc')
    descending.expectStatus(200).expectValuesInOrder('id', expected.toReversed())
    for (const filter of [...filters, { simple: true }]) {
      const query = { ...filter, order_by, sort: 'asc' } as const
      const filtered = await context.act(context.as(group.owner), 'listGroupProjects', {
        path: group.path,
        query,
      })
      filtered.expectStatus(200).expectValuesInOrder('id', expected)
    }
    // Neither whether a part of the name finds a project nor who owns those of a group is specified.
    for (const filter of [{ search: word }, { owned: true }]) {
      const query = { ...filter, order_by, sort: 'asc' } as const
      const some = await context.act(context.as(group.owner), 'listGroupProjects', {
        path: group.path,
        query,
      })
      some.expectStatus(200).expectOrder('id', expected)
    }
  })
}

/** Filters that a private project of the group matches. */
const filters = [{ visibility: 'private' }, { archived: false }] as const

/** How `search` matches is not specified: the text is the whole name. */
const filtersOf = (name: string) => [...filters, { search: name }] as const

function orderedByActivity(): Check {
  const title = 'The list is ordered by `last_activity_at` after a commit.'
  return waiting(
    generatedCheck('written-is-read', 'listGroupProjects', title, expectOrderByActivity, 'last-activity'),
  )
}

/** A commit is an activity where any is: the order is that of the returned times. */
async function expectOrderByActivity(context: CheckContext): Promise<void> {
  const { given, owner } = context
  const group = await given.group()
  const older = await given.projectIn(group)
  await given.projectIn(group)
  await context.wait(1_100)
  await observeIfPossible(context, () => given.file(older, 'active.txt', 'Active.\n'), null)
  for (const [sort, order] of [
    ['desc', 'descending'],
    ['asc', 'ascending'],
  ] as const) {
    const query = { order_by: 'last_activity_at', sort } as const
    const response = await context.act(owner, 'listGroupProjects', { path: group.path, query })
    response.expectStatus(200).expectSorted('last_activity_at', order)
  }
}
