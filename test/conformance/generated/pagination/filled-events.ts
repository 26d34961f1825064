/** Feeds with enough events to turn pages. */
import type { Parameters } from '../../protocol/encode.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenProject } from '../../fixtures/repository.ts'
import type { World } from '../../fixtures/context.ts'
import type { Stage } from './filled-lists.ts'

export const eventStages = {
  listEvents: (world: World) => feed(world, () => ({})),
  listUserEvents: (world: World) => feed(world, ({ owner }) => ({ id: owner.id })),
  listProjectEvents: (world: World) => feed(world, ({ id }) => ({ project_id: id })),
  listProjectEventsAtRoot: (world: World) => feed(world, ({ id }) => ({ project_id: id })),
}

const least = 5

/** Five issues that somebody opens; a page that loses the filter shows the project's own event as well. */
async function feed(world: World, path: (project: GivenProject) => Parameters): Promise<Stage> {
  const by = await world.given.user()
  const project = await world.given.project({ by })
  for (let count = 0; count < least; count += 1) {
    await givenIssue(world, { project, title: world.unique('issue') })
  }
  const query = { target_type: 'issue', sort: 'asc' }
  await world.eventually(
    () => by.does('listEvents', { query: { target_type: 'issue' } }),
    ({ items }) => items.length >= least,
  )
  return { by, path: path(project), query, key: 'target_title', least }
}
