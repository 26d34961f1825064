/** Where the cells are tried: one project and one group of each visibility, with members of every role. */
import type { AccessPersona, AccessVisibility } from '../../../../generated/access.ts'
import type { GivenContent } from '../../world/given-repository.ts'
import type { GivenGroup, Stage } from '../../world/given.ts'
import type { Persona } from '../../world/persona.ts'
import { levels, type MemberName } from '../../world/roles.ts'
import { Shared } from '../../world/shared.ts'
import type { World } from '../../world/world.ts'

const stages: Readonly<Record<AccessVisibility, Shared<Stage>>> = {
  private: stageOf('private'),
  internal: stageOf('internal'),
  public: stageOf('public'),
}

/** From here on the check is given the project and group of a stage. */
export async function enter(world: World, visibility: AccessVisibility): Promise<void> {
  world.given.on(await world.uses(stages[visibility]))
}

/** The same, for what changes the stage: a new one of the check's own. */
export async function enterAlone(
  world: World,
  visibility: AccessVisibility,
  within: 'project' | 'group',
): Promise<void> {
  world.given.on(null)
  const stage =
    within === 'project'
      ? { project: await projectOf(world, visibility) }
      : { group: await groupOf(world, visibility) }
  world.given.on({ visibility, ...stage })
}

function stageOf(visibility: AccessVisibility): Shared<Stage> {
  return new Shared(`stage, ${visibility}`, async (world) => ({
    visibility,
    project: await projectOf(world, visibility),
    group: await groupOf(world, visibility),
  }))
}

function projectOf(world: World, visibility: AccessVisibility): Promise<GivenContent> {
  // Who is named before a project is given becomes a member of it.
  membersOf(world)
  return world.given.repository({ visibility, request_access_enabled: true })
}

async function groupOf(world: World, visibility: AccessVisibility): Promise<GivenGroup> {
  const group = await world.given.group({ visibility, request_access_enabled: true })
  for (const [name, persona] of membersOf(world)) await world.given.groupMember(group, persona, levels[name])
  return group
}

/** Those with a role. */
function membersOf({
  guest,
  reporter,
  developer,
  master,
}: World): readonly (readonly [MemberName, Persona])[] {
  return [
    ['guest', guest],
    ['reporter', reporter],
    ['developer', developer],
    ['master', master],
  ]
}

const external = new Shared('external user', ({ given }) => given.user({ external: true }, 'external'))

/** The persona of a column; the author is who made the thing. */
export async function personaOf(world: World, persona: AccessPersona, author: Persona): Promise<Persona> {
  if (persona === 'author') return world.acting(author)
  if (persona === 'external') return world.acting(await world.uses(external))
  return persona === 'administrator' ? world.admin : world[persona]
}
