/** Spec: document 2, "Projects". */
import { byId } from '../../fixtures/by-id.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { QueryOf } from '../../fixtures/operation-types.ts'
import { check, type CoverageOf, idPart, waiting } from '../../fixtures/check.ts'
import { createState } from '../../fixtures/provisioning.ts'
import { starredProjects } from '../../fixtures/starred-projects.ts'
import { ascendingOrders, threeProjects, type ThreeIds } from '../../fixtures/three-projects.ts'
import { expectSimple } from '../../fixtures/simple-project.ts'
import { falseFilters } from './false-filters.ts'
import { enabled } from './feature-filters.ts'
import { filtersOf, joinedProjects, queries } from './own-filters.ts'
import { expectMixed } from './mixed-namespaces.ts'
import { expectOrderedByName } from './ordered-by-name.ts'
import { statisticsOnRequest } from './statistics-on-request.ts'
import type { Actor } from '../../fixtures/actor.ts'

const sampleProjects = new Shared<SampleProjects>('three projects of a user', async (context) => {
  const { given } = context
  const by = await given.user()
  const word = context.uniqueName('gallery')
  const ids = await threeProjects(context, word, (named) => given.project({ by, ...named }))
  return { by, word, ids }
})

/** One page that contains all new projects of a check. */
const per_page = 100

/** Queries that find a project by its name, for callers who see it. */
const queriesFor = (search: string) =>
  [{ search }, { search, simple: true }, { search, order_by: 'name', sort: 'asc' }] as const

export const listProjects = {
  'list-projects/lists-visible-projects': [
    check(
      'to-a-non-member',
      'Public and internal projects are listed.',
      async ({ nonMember, given, act }) => {
        const open = await given.project({ visibility: 'public' })
        const internal = await given.project({ visibility: 'internal' })
        const hidden = await given.project({ visibility: 'private' })
        const response = await act(nonMember, 'listProjects', { query: { per_page } })
        response.expectStatus(200).expectIncludes('id', open.id, internal.id).expectOmits('id', hidden.id)
        for (const query of queriesFor(hidden.name)) {
          const found = await act(nonMember, 'listProjects', { query })
          found.expectStatus(200).expectValues('id', [])
        }
        for (const query of queriesFor(open.name)) {
          const found = await act(nonMember, 'listProjects', { query })
          found.expectStatus(200).expectIncludes('id', open.id)
        }
        const query = { search: open.name, statistics: true }
        const withStatistics = await act(nonMember, 'listProjects', { query })
        // A server may reject the parameter for some callers.
        if (withStatistics.status === 400) return
        withStatistics.expectStatus(200).expectIncludes('id', open.id)
      },
    ),
    check('to-a-member', 'A member sees a private project.', async ({ guest, given, act }) => {
      const hidden = await given.project({ visibility: 'private', members: ['guest'] })
      const response = await act(guest, 'listProjects', { query: { per_page } })
      response.expectStatus(200).expectIncludes('id', hidden.id)
    }),
    falseFilters,
  ],

  'list-projects/works-without-credentials': check(async ({ anonymous, act }) => {
    const response = await act(anonymous, 'listProjects')
    response.expectStatus(200)
  }),

  'list-projects/public-only-without-credentials': check(async ({ anonymous, given, act }) => {
    const open = await given.project({ visibility: 'public' })
    const internal = await given.project({ visibility: 'internal' })
    const hidden = await given.project({ visibility: 'private' })
    const response = await act(anonymous, 'listProjects', { query: { per_page } })
    response
      .expectStatus(200)
      .expectIncludes('id', open.id)
      .expectOmits('id', internal.id, hidden.id)
      .expectEvery('visibility', 'public')
    for (const { name } of [internal, hidden]) {
      for (const query of queriesFor(name)) {
        const found = await act(anonymous, 'listProjects', { query })
        found.expectStatus(200).expectValues('id', [])
      }
    }
  }),

  'list-projects/archived-filter': [
    check('others', 'Unarchived projects are filtered.', async ({ owner, given, act }) => {
      const { id } = await given.project()
      const current = await act(owner, 'listProjects', { query: { archived: false, per_page } })
      current.expectStatus(200).expectIncludes('id', id).expectEvery('archived', false)
      const archived = await act(owner, 'listProjects', { query: { archived: true, per_page } })
      archived.expectStatus(200).expectOmits('id', id).expectEvery('archived', true)
    }),
    check('of-one-that-is-archived', 'An archived project is filtered.', async (context) => {
      const { owner, given } = context
      const { id, name } = await given.project()
      await createState(context, 'archives', { project_id: id })
      const list = (archived: boolean) =>
        context.act(owner, 'listProjects', { query: { archived, owned: true, search: name } })
      const archived = await list(true)
      archived.expectStatus(200).expectValues('id', [id])
      const current = await list(false)
      current.expectStatus(200).expectValues('id', [])
    }),
  ],

  'list-projects/visibility-filter': check(async ({ owner, given, act }) => {
    const kinds = ['private', 'internal', 'public'] as const
    const made = new Map<string, number>()
    for (const visibility of kinds) made.set(visibility, (await given.project({ visibility })).id)
    for (const visibility of kinds) {
      const response = await act(owner, 'listProjects', { query: { visibility, per_page } })
      const others = [...made].filter(([kind]) => kind !== visibility).map(([, id]) => id)
      response
        .expectStatus(200)
        .expectIncludes('id', made.get(visibility) ?? 0)
        .expectOmits('id', ...others)
      response.expectEvery('visibility', visibility)
    }
  }),

  'list-projects/visibility-values': check(async ({ owner, act }) => {
    for (const visibility of ['public', 'internal', 'private'] as const) {
      const response = await act(owner, 'listProjects', { query: { visibility } })
      response.expectStatus(200)
    }
  }),

  'list-projects/order-by-values': [
    ordered('id'),
    ordered('created_at'),
    ordered('name'),
    ordered('path'),
    check('last-activity-at', 'The list is ordered by `last_activity_at`.', async (context) => {
      const { given } = context
      const by = await given.user()
      const older = await given.project({ by })
      await given.project({ by })
      // What counts as activity is not specified.
      await given.file(older, 'active.txt', 'Active.\n')
      const query = { owned: true, order_by: 'last_activity_at' as const, sort: 'desc' as const }
      const response = await context.act(by, 'listProjects', { query })
      response.expectStatus(200).expectSorted('last_activity_at', 'descending')
      const ascending = await context.act(by, 'listProjects', { query: { ...query, sort: 'asc' } })
      ascending.expectStatus(200).expectSorted('last_activity_at', 'ascending')
    }),
    waiting(
      check('updated-at', 'The list is ordered by `updated_at`.', async (context) => {
        const { given } = context
        const by = await given.user()
        const older = await given.project({ by })
        const newer = await given.project({ by })
        await context.wait(1_100)
        await by.call('updateProject', {
          path: older.path,
          body: { name: older.name, description: 'Changed last' },
        })
        const query = { owned: true, order_by: 'updated_at' as const, sort: 'desc' as const }
        const response = await context.act(by, 'listProjects', { query })
        response.expectStatus(200).expectValuesInOrder('id', [older.id, newer.id])
        const ascending = await context.act(by, 'listProjects', { query: { ...query, sort: 'asc' } })
        ascending.expectStatus(200).expectValuesInOrder('id', [newer.id, older.id])
      }),
    ),
  ],

  'list-projects/ordered-by-creation': check(async (context) => {
    const { by, ids } = await context.use(sampleProjects)
    const response = await context.act(context.as(by), 'listProjects', {
      query: { owned: true, sort: 'asc' },
    })
    response.expectStatus(200).expectValuesInOrder('id', ids)
  }),

  'list-projects/sort-ascending': check(async (context) => {
    const { by, ids } = await context.use(sampleProjects)
    const query = { owned: true, order_by: 'id' as const, sort: 'asc' as const }
    const response = await context.act(context.as(by), 'listProjects', { query })
    response.expectStatus(200).expectValuesInOrder('id', byId(ids))
  }),

  'list-projects/descending-by-default': check(async (context) => {
    const { by, ids } = await context.use(sampleProjects)
    const list = (query: QueryOf<'listProjects'>) =>
      context.act(context.as(by), 'listProjects', { query: { owned: true, ...query } })
    for (const order_by of ['id', 'name', 'path'] as const) {
      const expected = ascendingOrders[order_by](ids).toReversed()
      for (const filter of [{}, ...queries]) {
        const response = await list({ ...filter, order_by })
        response.expectStatus(200).expectValuesInOrder('id', expected)
      }
    }
  }),

  'list-projects/search-filter': check(async (context) => {
    const { owner, given } = context
    const word = context.uniqueName('needle')
    // Which properties of a project are searched, and how, is not specified: name and path are the word.
    const found = await given.project({ name: word, path: word })
    const other = await given.project({ name: word.slice(0, -2) })
    const response = await context.act(owner, 'listProjects', { query: { search: word, per_page } })
    response.expectStatus(200).expectIncludes('id', found.id).expectOmits('id', other.id)
    const nothing = await context.act(owner, 'listProjects', {
      query: { search: context.uniqueName('haystack') },
    })
    nothing.expectStatus(200).expectValues('id', [])
  }),

  'list-projects/simple-form': check(async ({ given, act }) => {
    const by = await given.user()
    const { id, name } = await given.project({ by })
    const own = [...filtersOf(name), { order_by: 'name', sort: 'asc' } as const]
    for (const filter of [{}, ...own.map((each) => ({ owned: true, ...each }))]) {
      const response = await act(by, 'listProjects', { query: { simple: true, per_page, ...filter } })
      response.expectStatus(200).expectIncludes('id', id)
      expectSimple(response)
    }
    const joined = await act(by, 'listProjects', { query: { simple: true, membership: true } })
    joined.expectStatus(200).expectIncludes('id', id)
    expectSimple(joined)
  }),

  'list-projects/owned-filter': check(async ({ owner, given, act }) => {
    const by = await given.user()
    const own = await given.project({ by })
    const joined = await given.project({ by: owner })
    await given.member(joined, by, 40)
    const group = await given.group({ by: owner })
    await given.groupMember(group, by, 40)
    const inGroup = await given.projectIn(group)
    const foreign = await given.project({ by: owner, visibility: 'public' })
    const response = await act(by, 'listProjects', { query: { owned: true, per_page } })
    response
      .expectStatus(200)
      .expectIncludes('id', own.id)
      .expectOmits('id', joined.id, inGroup.id, foreign.id)
  }),

  'list-projects/membership-filter': check(async (context) => {
    const { owner, given, act } = context
    const by = await given.user()
    const joined = await joinedProjects(context, by)
    const foreign = await given.project({ by: owner, visibility: 'public' })
    const response = await act(by, 'listProjects', { query: { membership: true, per_page } })
    response
      .expectStatus(200)
      .expectIncludes('id', ...joined)
      .expectOmits('id', foreign.id)
  }),

  'list-projects/starred-filter': [
    check('without-stars', 'Without a star the project is omitted.', async ({ owner, given, act }) => {
      const { id } = await given.project({ visibility: 'public' })
      const response = await act(owner, 'listProjects', { query: { starred: true, per_page } })
      response.expectStatus(200).expectOmits('id', id)
    }),
    check('with-a-star-of-the-caller', 'A project with a star of the caller is listed.', async (context) => {
      const { given, nonMember } = context
      const by = await given.user()
      const other = await given.project({ by })
      await createState(context, 'stars', { project_id: other.id, user_id: nonMember.id })
      const starred = await starredProjects(context, by, ({ name }) => given.project({ by, name }))
      const response = await context.act(by, 'listProjects', { query: { starred: true } })
      response.expectStatus(200).expectValues('id', starred)
      await expectOrderedByName(context, by, { starred: true }, starred)
    }),
  ],

  'list-projects/statistics-on-request': statisticsOnRequest,

  'list-projects/with-issues-enabled-filter': enabled('with_issues_enabled', 'issues_enabled'),

  'list-projects/with-merge-requests-enabled-filter': enabled(
    'with_merge_requests_enabled',
    'merge_requests_enabled',
  ),
} satisfies CoverageOf<'listProjects'>

interface SampleProjects {
  readonly by: Actor
  /** Part of each name. */
  readonly word: string
  /** In order of creation; `name` and `path` put them in other orders. */
  readonly ids: ThreeIds
}

/** Sorting by a property returns the fixtures in this order, and in the reverse order if descending. */
function ordered(order_by: keyof typeof ascendingOrders) {
  return check(idPart(order_by), `The list is ordered by \`${order_by}\`.`, async (context) => {
    const { by, ids, word } = await context.use(sampleProjects)
    const expected = ascendingOrders[order_by](ids)
    const list = (sort: 'asc' | 'desc') =>
      context.act(context.as(by), 'listProjects', { query: { owned: true, order_by, sort } })
    const ascending = await list('asc')
    ascending.expectStatus(200).expectValuesInOrder('id', expected)
    const descending = await list('desc')
    descending.expectStatus(200).expectValuesInOrder('id', expected.toReversed())
    for (const filter of queries) {
      const query = { ...filter, order_by, sort: 'asc' } as const
      const filtered = await context.act(context.as(by), 'listProjects', { query: { owned: true, ...query } })
      filtered.expectStatus(200).expectValuesInOrder('id', expected)
    }
    // Whether a part of the name finds a project is not specified.
    const found = await context.act(context.as(by), 'listProjects', {
      query: { search: word, order_by, sort: 'asc' },
    })
    found.expectStatus(200).expectOrder('id', expected)
    if (order_by === 'name' || order_by === 'path') await expectMixed(context, order_by)
  })
}
