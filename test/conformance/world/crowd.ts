/** People who belong to nothing by themselves: made once, and drawn into the groups and projects of many checks. */
import type { Persona } from './persona.ts'
import { Shared } from './shared.ts'
import type { World } from './world.ts'

type Five = readonly [Persona, Persona, Persona, Persona, Persona]

const five = new Shared<Five>('five people', async ({ given }) => [
  await given.user({}, 'first'),
  await given.user({}, 'second'),
  await given.user({}, 'third'),
  await given.user({}, 'fourth'),
  await given.user({}, 'fifth'),
])

/** The five, as far as a check does not change them nor look at what is theirs alone. */
export async function crowd(world: World): Promise<Five> {
  const [first, second, third, fourth, fifth] = await world.uses(five)
  return [
    world.acting(first),
    world.acting(second),
    world.acting(third),
    world.acting(fourth),
    world.acting(fifth),
  ]
}
