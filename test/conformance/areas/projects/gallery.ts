/** Somebody with three projects that differ in everything a list can be ordered and filtered by. */
import type { Persona } from '../../fixtures/actor.ts'
import { Shared } from '../../fixtures/shared.ts'

export interface Gallery {
  readonly by: Persona
  /** Part of each name. */
  readonly word: string
  /** In order of creation; `name` and `path` put them in other orders. */
  readonly ids: readonly [first: number, second: number, third: number]
}

export const gallery = new Shared<Gallery>('a gallery of projects', async (world) => {
  const { given } = world
  const by = await given.user()
  const word = world.unique('gallery')
  const first = await given.project({ by, name: `b-${word}`, path: `c-${word}` })
  await world.waits(1_100)
  const second = await given.project({ by, name: `c-${word}`, path: `a-${word}` })
  await world.waits(1_100)
  const third = await given.project({ by, name: `a-${word}`, path: `b-${word}` })
  return { by, word, ids: [first.id, second.id, third.id] }
})
