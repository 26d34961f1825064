/** Where the cells are tried: a project and a group of each visibility, with members of every role that a cell asks for. */
import type { AccessPersona, AccessVisibility } from '../../../../generated/access.ts'
import type { GivenRepositoryProject, GivenProject } from '../../fixtures/repository.ts'
import type { GivenGroup } from '../../fixtures/fixtures.ts'
import type { Actor } from '../../fixtures/actor.ts'
import { levels, type MemberName } from '../../fixtures/roles.ts'
import { Shared } from '../../fixtures/shared.ts'
import type { CheckContext } from '../../fixtures/context.ts'

/** The shared places of one visibility. Each is made when a check first needs it, so that nobody needs what it takes to make the others. */
interface Places {
  readonly project: Shared<GivenProject>
  /** The project with something in it. */
  readonly repository: Shared<GivenRepositoryProject>
  readonly group: Shared<GivenGroup>
  readonly memberships: Readonly<Record<'project' | 'group', Readonly<Record<MemberName, Shared<null>>>>>
}

const places: Readonly<Record<AccessVisibility, Places>> = {
  private: placesOf('private'),
  internal: placesOf('internal'),
  public: placesOf('public'),
}

/** From here on the check is given the project and group of a visibility. */
export function useSharedScope(context: CheckContext, visibility: AccessVisibility): void {
  const { project, repository, group } = places[visibility]
  context.given.useShared({
    visibility,
    project: () => context.use(project),
    repository: () => context.use(repository),
    group: () => context.use(group),
  })
}

/** Sees to it that somebody has their role in the shared project or group. */
export async function joinSharedScope(
  context: CheckContext,
  visibility: AccessVisibility,
  within: 'project' | 'group',
  role: MemberName,
): Promise<void> {
  await context.use(places[visibility].memberships[within][role])
}

/** The same as `enter`, for what changes the place: a new one of the check's own, with members of every role. */
export async function useOwnScope(
  context: CheckContext,
  visibility: AccessVisibility,
  within: 'project' | 'group',
): Promise<void> {
  context.given.useShared(null)
  if (within === 'group') {
    const group = await groupOf(context, visibility)
    context.given.useShared({ visibility, group: async () => group })
  } else {
    const project = await projectOf(context, visibility)
    context.given.useShared({ visibility, project: async () => project, repository: async () => project })
  }
}

function placesOf(visibility: AccessVisibility): Places {
  const wishes = { visibility, request_access_enabled: true }
  const project = new Shared(`project, ${visibility}`, ({ given }) => given.project(wishes))
  const group = new Shared(`group, ${visibility}`, ({ given }) => given.group(wishes))
  const repository = new Shared(`repository, ${visibility}`, (context) => {
    context.given.useShared({ visibility, project: () => context.use(project) })
    return context.given.repository(wishes)
  })
  const inProject = (role: MemberName) =>
    new Shared(`${role} of the project, ${visibility}`, async (context) => {
      const { owner, given } = context
      await given.member({ ...(await context.use(project)), owner }, context[role], levels[role])
      return null
    })
  const inGroup = (role: MemberName) =>
    new Shared(`${role} of the group, ${visibility}`, async (context) => {
      const { owner, given } = context
      await given.groupMember({ ...(await context.use(group)), owner }, context[role], levels[role])
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

function projectOf(context: CheckContext, visibility: AccessVisibility): Promise<GivenRepositoryProject> {
  // Who is named before a project is given becomes a member of it.
  membersOf(context)
  return context.given.repository({ visibility, request_access_enabled: true })
}

async function groupOf(context: CheckContext, visibility: AccessVisibility): Promise<GivenGroup> {
  const group = await context.given.group({ visibility, request_access_enabled: true })
  for (const [name, persona] of membersOf(context)) await context.given.groupMember(group, persona, levels[name])
  return group
}

/** Those with a role. */
function membersOf({
  guest,
  reporter,
  developer,
  master,
}: CheckContext): readonly (readonly [MemberName, Actor])[] {
  return [
    ['guest', guest],
    ['reporter', reporter],
    ['developer', developer],
    ['master', master],
  ]
}

const external = new Shared('external user', ({ given }) => given.user({ external: true }, 'external'))

/** The persona of a column; the author is who made the thing. */
export async function actorOf(context: CheckContext, persona: AccessPersona, author: Actor): Promise<Actor> {
  if (persona === 'author') return context.as(author)
  if (persona === 'external') return context.as(await context.use(external))
  return persona === 'administrator' ? context.admin : context[persona]
}
