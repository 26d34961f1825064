/** Groups and projects that differ in everything a list can be ordered by. */
import type { Actor } from '../../fixtures/actor.ts'
import type { GivenGroup } from '../../fixtures/fixtures.ts'
import { Shared } from '../../fixtures/shared.ts'

/** IDs in order of creation. */
type Three = readonly [first: number, second: number, third: number]

/** Somebody with three groups whose names and paths put them in two other orders. */
export const ownGroups = new Shared<{ by: Actor; ids: Three }>('a gallery of groups', async (context) => {
  const by = await context.given.user({ can_create_group: true })
  const word = context.uniqueName('gallery')
  const make = async (name: string, path: string) =>
    (await context.given.group({ by, name: `${name}-${word}`, path: `${path}-${word}` })).id
  return { by, ids: [await make('b', 'c'), await make('c', 'a'), await make('a', 'b')] }
})

/** A public group with three projects, made in three seconds; names and paths put them in two other orders. */
export const groupProjects = new Shared<{ group: GivenGroup; ids: Three }>(
  'a gallery of projects in a group',
  async (context) => {
    const { given } = context
    const group = await given.group({ visibility: 'public' })
    const word = context.uniqueName('gallery')
    const first = await given.projectIn(group, { name: `b-${word}`, path: `c-${word}` })
    await context.wait(1_100)
    const second = await given.projectIn(group, { name: `c-${word}`, path: `a-${word}` })
    await context.wait(1_100)
    const third = await given.projectIn(group, { name: `a-${word}`, path: `b-${word}` })
    return { group, ids: [first.id, second.id, third.id] }
  },
)
