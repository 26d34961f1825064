/** The order of a filtered list. Spec: document 2, "Projects". */
import type { Actor } from '../../fixtures/actor.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { QueryOf } from '../../fixtures/operation-types.ts'

/** The filter selects these projects, whose names put them in the opposite order. */
export async function expectOrderedByName(
  { act }: CheckContext<'listProjects'>,
  by: Actor,
  filter: QueryOf<'listProjects'>,
  ids: readonly number[],
): Promise<void> {
  for (const [sort, ordered] of [
    ['asc', ids.toReversed()],
    ['desc', ids],
  ] as const) {
    const response = await act(by, 'listProjects', { query: { ...filter, order_by: 'name', sort } })
    response.expectStatus(200).expectValuesInOrder('id', ordered)
  }
}
