/** Where the cells are tried: a project and a group of each visibility, with members of every role that a cell asks for. */
import type { AccessPersona, AccessVisibility } from '../../../../generated/access.ts'
import type { GivenContent, GivenProject } from '../../fixtures/repository.ts'
import type { GivenGroup } from '../../fixtures/fixtures.ts'
import type { Persona } from '../../fixtures/actor.ts'
import { levels, type MemberName } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { World } from '../../fixtures/context.ts'

/** The shared places of one visibility. Each is made when a check first needs it, so that nobody needs what it takes to make the others. */
interface Places {
  readonly project: Shared<GivenProject>
  /** The project with something in it. */
  readonly repository: Shared<GivenContent>
  readonly group: Shared<GivenGroup>
  readonly memberships: Readonly<Record<'project' | 'group', Readonly<Record<MemberName, Shared<null>>>>>
}

const places: Readonly<Record<AccessVisibility, Places>> = {
  private: placesOf('private'),
  internal: placesOf('internal'),
  public: placesOf('public'),
}

/** From here on the check is given the project and group of a visibility. */
export function enter(world: World, visibility: AccessVisibility): void {
  const { project, repository, group } = places[visibility]
  world.given.on({
    visibility,
    project: () => world.uses(project),
    repository: () => world.uses(repository),
    group: () => world.uses(group),
  })
}

/** Sees to it that somebody has their role in the shared project or group. */
export async function admit(
  world: World,
  visibility: AccessVisibility,
  within: 'project' | 'group',
  role: MemberName,
): Promise<void> {
  await world.uses(places[visibility].memberships[within][role])
}

/** The same as `enter`, for what changes the place: a new one of the check's own, with members of every role. */
export async function enterAlone(
  world: World,
  visibility: AccessVisibility,
  within: 'project' | 'group',
): Promise<void> {
  world.given.on(null)
  if (within === 'group') {
    const group = await groupOf(world, visibility)
    world.given.on({ visibility, group: async () => group })
  } else {
    const project = await projectOf(world, visibility)
    world.given.on({ visibility, project: async () => project, repository: async () => project })
  }
}

function placesOf(visibility: AccessVisibility): Places {
  const wishes = { visibility, request_access_enabled: true }
  const project = new Shared(`project, ${visibility}`, ({ given }) => given.project(wishes))
  const group = new Shared(`group, ${visibility}`, ({ given }) => given.group(wishes))
  const repository = new Shared(`repository, ${visibility}`, (world) => {
    world.given.on({ visibility, project: () => world.uses(project) })
    return world.given.repository(wishes)
  })
  const inProject = (role: MemberName) =>
    new Shared(`${role} of the project, ${visibility}`, async (world) => {
      const { owner, given } = world
      await given.member({ ...(await world.uses(project)), owner }, world[role], levels[role])
      return null
    })
  const inGroup = (role: MemberName) =>
    new Shared(`${role} of the group, ${visibility}`, async (world) => {
      const { owner, given } = world
      await given.groupMember({ ...(await world.uses(group)), owner }, world[role], levels[role])
      return null
    })
  const memberships = { project: ofEveryRole(inProject), group: ofEveryRole(inGroup) }
  return { project, repository, group, memberships }
}

function ofEveryRole<Value>(make: (role: MemberName) => Value): Readonly<Record<MemberName, Value>> {
  return {
    guest: make('guest'),
    reporter: make('reporter'),
    developer: make('developer'),
    master: make('master'),
  }
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
