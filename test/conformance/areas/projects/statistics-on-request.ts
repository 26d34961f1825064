/** Lists of projects with statistics, and with filters. Spec: document 2, "Projects". */
import { check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { isRecord } from '../../protocol/exchange.ts'
import { expectOrderedByName } from './ordered-by-name.ts'
import { filtersOf } from './own-filters.ts'

/** One page that contains all new projects of a check. */
const per_page = 100

export const statisticsOnRequest = check(async (context: CheckContext<'listProjects'>) => {
  const { admin, given, act } = context
  // Other administrators can own any number of projects.
  const by = await given.user({ admin: true })
  const { id, name } = await given.project({ by })
  const { id: later } = await given.project({ by, name: `a-${name}` })
  await expectOrderedByName(context, by, { statistics: true, owned: true }, [id, later])
  const withThem = await act(admin, 'listProjects', { query: { statistics: true, per_page } })
  const without = await act(admin, 'listProjects', { query: { per_page } })
  const withoutExplicitly = await act(admin, 'listProjects', { query: { statistics: false, per_page } })
  const filtered = []
  for (const filter of [...filtersOf(name), { order_by: 'name', sort: 'asc' } as const]) {
    const query = { statistics: true, owned: true, ...filter }
    filtered.push(await act(by, 'listProjects', { query: { ...query, per_page } }))
  }
  for (const filter of [{ visibility: 'public' }, { archived: true }, { search: `not-${name}` }] as const) {
    const query = { statistics: true, owned: true, ...filter, per_page }
    const others = await act(by, 'listProjects', { query })
    others.expectStatus(200).expectOmits('id', id)
  }
  for (const [response, expected] of [
    ...filtered.map((each) => [each.expectStatus(200), true] as const),
    [withThem.expectStatus(200), true],
    [without.expectStatus(200), false],
    [withoutExplicitly.expectStatus(200), false],
  ] as const) {
    response.expectIncludes('id', id)
    const { json } = response
    const item = Array.isArray(json) ? json.find((each) => isRecord(each) && each['id'] === id) : null
    if ((isRecord(item) && 'statistics' in item) !== expected) {
      response.fail(expected ? 'Each project with `statistics`.' : 'No project with `statistics`.')
    }
  }
})
