/** Somebody with three projects that differ in everything a list can be ordered and filtered by. */
import type { Actor } from '../../fixtures/actor.ts'
import { Shared } from '../../fixtures/shared.ts'

export interface Gallery {
  readonly by: Actor
  /** Part of each name. */
  readonly word: string
  /** In order of creation; `name` and `path` put them in other orders. */
  readonly ids: readonly [first: number, second: number, third: number]
}

export const gallery = new Shared<Gallery>('a gallery of projects', async (context) => {
  const { given } = context
  const by = await given.user()
  const word = context.uniqueName('gallery')
  const first = await given.project({ by, name: `b-${word}`, path: `c-${word}` })
  await context.wait(1_100)
  const second = await given.project({ by, name: `c-${word}`, path: `a-${word}` })
  await context.wait(1_100)
  const third = await given.project({ by, name: `a-${word}`, path: `b-${word}` })
  return { by, word, ids: [first.id, second.id, third.id] }
})
