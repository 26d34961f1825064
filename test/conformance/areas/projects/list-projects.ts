/** Spec: document 2, "Projects", the list. */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { bringAbout } from '../../fixtures/provisioning.ts'
import type { World } from '../../fixtures/context.ts'
import { gallery } from './gallery.ts'
import { claimsSimple } from './simple.ts'

/** One page that holds everything a check has just made. */
const per_page = 100

export const listProjects = {
  'list-projects/lists-visible-projects': [
    check('to a stranger', async ({ stranger, given }) => {
      const open = await given.project({ visibility: 'public' })
      const internal = await given.project({ visibility: 'internal' })
      const hidden = await given.project({ visibility: 'private' })
      const answer = await stranger.tries('listProjects', { query: { per_page } })
      answer.is(200).includes('id', open.id, internal.id).omits('id', hidden.id)
    }),
    check('to a member', async ({ guest, given }) => {
      const hidden = await given.project({ visibility: 'private' })
      const answer = await guest.tries('listProjects', { query: { per_page } })
      answer.is(200).includes('id', hidden.id)
    }),
  ],

  'list-projects/works-without-credentials': check(async ({ anonymous }) => {
    const answer = await anonymous.tries('listProjects')
    answer.is(200)
  }),

  'list-projects/public-only-without-credentials': check(async ({ anonymous, given }) => {
    const open = await given.project({ visibility: 'public' })
    const internal = await given.project({ visibility: 'internal' })
    const hidden = await given.project({ visibility: 'private' })
    const answer = await anonymous.tries('listProjects', { query: { per_page } })
    answer.is(200).includes('id', open.id).omits('id', internal.id, hidden.id).allShow('visibility', 'public')
  }),

  'list-projects/archived-filter': [
    check('of one that is not', async ({ owner, given }) => {
      const { id } = await given.project()
      const current = await owner.tries('listProjects', { query: { archived: false, per_page } })
      current.is(200).includes('id', id).allShow('archived', false)
      const archived = await owner.tries('listProjects', { query: { archived: true, per_page } })
      archived.is(200).omits('id', id).allShow('archived', true)
    }),
    check('of one that is archived', async (world) => {
      const { owner, given } = world
      const { id, name } = await given.project()
      await bringAbout(world, 'archives', { project_id: id })
      const ask = (archived: boolean) =>
        owner.tries('listProjects', { query: { archived, owned: true, search: name } })
      const archived = await ask(true)
      archived.is(200).lists('id', [id])
      const current = await ask(false)
      current.is(200).lists('id', [])
    }),
  ],

  'list-projects/visibility-filter': check(async ({ owner, given }) => {
    const kinds = ['private', 'internal', 'public'] as const
    const made = new Map<string, number>()
    for (const visibility of kinds) made.set(visibility, (await given.project({ visibility })).id)
    for (const visibility of kinds) {
      const answer = await owner.tries('listProjects', { query: { visibility, per_page } })
      const others = [...made].filter(([kind]) => kind !== visibility).map(([, id]) => id)
      answer
        .is(200)
        .includes('id', made.get(visibility) ?? 0)
        .omits('id', ...others)
      answer.allShow('visibility', visibility)
    }
  }),

  'list-projects/visibility-values': check(async ({ owner }) => {
    for (const visibility of ['public', 'internal', 'private'] as const) {
      const answer = await owner.tries('listProjects', { query: { visibility } })
      answer.is(200)
    }
  }),

  'list-projects/order-by-values': [
    ordered('id', [0, 1, 2]),
    ordered('created_at', [0, 1, 2]),
    ordered('name', [2, 0, 1]),
    ordered('path', [1, 2, 0]),
    check('last_activity_at', async (world) => {
      const { by } = await world.uses(gallery)
      const query = { owned: true, order_by: 'last_activity_at' as const, sort: 'desc' as const }
      const answer = await world.acting(by).tries('listProjects', { query })
      answer.is(200).ordered('last_activity_at', 'descending')
    }),
    check('updated_at', async (world) => {
      const { given } = world
      const by = await given.user()
      const older = await given.project({ by })
      const newer = await given.project({ by })
      await world.waits(1_100)
      await by.does('updateProject', {
        path: older.path,
        body: { name: older.name, description: 'Changed last' },
      })
      const query = { owned: true, order_by: 'updated_at' as const, sort: 'desc' as const }
      const answer = await by.tries('listProjects', { query })
      answer.is(200).listsInOrder('id', [older.id, newer.id])
    }),
  ],

  'list-projects/ordered-by-creation': check(async (world) => {
    const { by, ids } = await world.uses(gallery)
    const answer = await world.acting(by).tries('listProjects', { query: { owned: true, sort: 'asc' } })
    answer.is(200).listsInOrder('id', ids)
  }),

  'list-projects/sort-ascending': check(async (world) => {
    const { by, ids } = await world.uses(gallery)
    const query = { owned: true, order_by: 'id' as const, sort: 'asc' as const }
    const answer = await world.acting(by).tries('listProjects', { query })
    answer.is(200).listsInOrder('id', ids)
  }),

  'list-projects/descending-by-default': check(async (world) => {
    const { by, ids } = await world.uses(gallery)
    const answer = await world.acting(by).tries('listProjects', { query: { owned: true, order_by: 'id' } })
    answer.is(200).listsInOrder('id', ids.toReversed())
  }),

  'list-projects/search-filter': check(async (world) => {
    const { owner, given } = world
    const word = world.unique('needle')
    // What of a project is searched, and how, is not shown: the whole name and path are the word.
    const found = await given.project({ name: word, path: word })
    const other = await given.project({ name: word.slice(0, -2) })
    const answer = await owner.tries('listProjects', { query: { search: word, per_page } })
    answer.is(200).includes('id', found.id).omits('id', other.id)
    const nothing = await owner.tries('listProjects', { query: { search: world.unique('haystack') } })
    nothing.is(200).lists('id', [])
  }),

  'list-projects/simple-form': check(async ({ owner, given }) => {
    const { id } = await given.project()
    const answer = await owner.tries('listProjects', { query: { simple: true, per_page } })
    answer.is(200).includes('id', id)
    claimsSimple(answer)
  }),

  'list-projects/owned-filter': check(async ({ owner, given }) => {
    const by = await given.user()
    const own = await given.project({ by })
    const joined = await given.project({ by: owner })
    await given.member(joined, by, 40)
    const foreign = await given.project({ by: owner, visibility: 'public' })
    const answer = await by.tries('listProjects', { query: { owned: true, per_page } })
    answer.is(200).includes('id', own.id).omits('id', joined.id, foreign.id)
  }),

  'list-projects/membership-filter': check(async ({ owner, given }) => {
    const by = await given.user()
    const joined = await given.project({ by: owner })
    await given.member(joined, by, 20)
    const foreign = await given.project({ by: owner, visibility: 'public' })
    const answer = await by.tries('listProjects', { query: { membership: true, per_page } })
    answer.is(200).includes('id', joined.id).omits('id', foreign.id)
  }),

  'list-projects/starred-filter': [
    check('of what nobody has starred', async ({ owner, given }) => {
      const { id } = await given.project({ visibility: 'public' })
      const answer = await owner.tries('listProjects', { query: { starred: true, per_page } })
      answer.is(200).omits('id', id)
    }),
    check('of what the caller has starred', async (world) => {
      const by = await world.given.user()
      const [starred, other] = [await world.given.project({ by }), await world.given.project({ by })]
      await bringAbout(world, 'stars', { project_id: starred.id, user_id: by.id })
      await bringAbout(world, 'stars', { project_id: other.id, user_id: world.stranger.id })
      const answer = await by.tries('listProjects', { query: { starred: true } })
      answer.is(200).lists('id', [starred.id])
    }),
  ],

  'list-projects/statistics-on-request': check(async ({ admin, given }) => {
    const { id } = await given.project()
    const withThem = await admin.tries('listProjects', { query: { statistics: true, per_page } })
    const without = await admin.tries('listProjects', { query: { per_page } })
    for (const [answer, expected] of [
      [withThem.is(200), true],
      [without.is(200), false],
    ] as const) {
      answer.includes('id', id)
      const { json } = answer
      const item = Array.isArray(json) ? json.find((each) => isRecord(each) && each['id'] === id) : null
      if ((isRecord(item) && 'statistics' in item) !== expected) {
        answer.contradicts(expected ? 'Each project with `statistics`.' : 'No project with `statistics`.')
      }
    }
  }),

  'list-projects/with-issues-enabled-filter': enabled('with_issues_enabled', 'issues_enabled'),
  'list-projects/with-merge-requests-enabled-filter': enabled(
    'with_merge_requests_enabled',
    'merge_requests_enabled',
  ),
} satisfies CoverageOf<'listProjects'>

/** Ascending and descending order by a member give the gallery forwards and backwards. */
function ordered(order_by: 'id' | 'name' | 'path' | 'created_at', order: readonly (0 | 1 | 2)[]) {
  return check(order_by, async (world) => {
    const { by, ids } = await world.uses(gallery)
    const expected = order.map((index) => ids[index])
    const ask = (sort: 'asc' | 'desc') =>
      world.acting(by).tries('listProjects', { query: { owned: true, order_by, sort } })
    const ascending = await ask('asc')
    ascending.is(200).listsInOrder('id', expected)
    const descending = await ask('desc')
    descending.is(200).listsInOrder('id', expected.toReversed())
  })
}

function enabled(
  filter: 'with_issues_enabled' | 'with_merge_requests_enabled',
  flag: 'issues_enabled' | 'merge_requests_enabled',
) {
  return check(async ({ owner, given }: World) => {
    const on = await given.project({ [flag]: true })
    const off = await given.project({ [flag]: false })
    const answer = await owner.tries('listProjects', { query: { [filter]: true, per_page } })
    answer.is(200).includes('id', on.id).omits('id', off.id).allShow(flag, true)
  })
}
