/** The order of projects of several namespaces: a user's, a group's and a nested group's. Spec: document 2, "Projects". */
import type { CheckContext } from '../../fixtures/context.ts'
import { Shared } from '../../fixtures/shared.ts'

const mixedProjects = new Shared('projects of three namespaces', async (context) => {
  const { given } = context
  const by = await given.user({ can_create_group: true })
  const group = await given.group({ by })
  const nested = await given.group({ by, parent_id: group.id })
  const word = context.uniqueName('mixed')
  const named = (letter: string) => ({ name: `${letter}-${word}`, path: `${letter}-${word}` })
  return {
    by,
    nested,
    ids: [
      (await given.project({ by, ...named('a') })).id,
      (await given.projectIn(group, named('b'))).id,
      (await given.project({ by, ...named('c') })).id,
      (await given.projectIn(nested, named('d'))).id,
    ],
  }
})

/** Projects of several namespaces are ordered by their own names and paths. */
export async function expectMixed(
  context: CheckContext<'listProjects'>,
  order_by: 'name' | 'path',
): Promise<void> {
  const { by, ids, nested } = await context.use(mixedProjects)
  const query = { membership: true, order_by, sort: 'asc' } as const
  const response = await context.act(context.as(by), 'listProjects', { query })
  response.expectStatus(200).expectValuesInOrder('id', ids)
  response.expectItem({ namespace: { id: nested.id, full_path: nested.fullPath } })
}
