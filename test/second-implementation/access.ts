/** Visibility and permissions. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import { signedIn, type Call } from './call.ts'
import { text } from './attributes.ts'
import type { Level } from './contract.ts'
import { forbidden, notFound } from './request-error.ts'
import type { Membership, Container, ContainerKind, User } from './state.ts'

/** The group or project of the request, if it is visible to the caller. Throws a `RequestError` otherwise. */
export function visibleContainer(kind: ContainerKind, call: Call): Container {
  const container = call.state.container(kind, call.path.required('id', text))
  if (container === undefined || !sees(call.caller?.user ?? null, container, call.now))
    throw notFound(words[kind])
  return container
}

/** The project of the request, for signed-in users. */
export function projectOf(call: Call): Container {
  signedIn(call)
  return visibleContainer('projects', call)
}

/** The project of the request, for users with at least this access level. */
export function projectFor(level: Level, call: Call): Container {
  const user = signedIn(call)
  const project = visibleContainer('projects', call)
  if (user.admin || levelOf(user, project, call.now) >= level) return project
  throw call.choices.rejectsWith403 ? forbidden() : notFound(words.projects)
}

/** The same for those who manage its members: masters, owners and administrators. */
export function managedContainer(kind: ContainerKind, call: Call): Container {
  const user = signedIn(call)
  const container = visibleContainer(kind, call)
  if (user.admin || levelOf(user, container, call.now) >= 40) return container
  throw call.choices.rejectsWith403 ? forbidden() : notFound(words[kind])
}

/** The user's access level in a group or project or in an ancestor group; 0 for non-members. */
export function levelOf(user: User, container: Container, now: Date): number {
  const above = container.parent === null ? 0 : levelOf(user, container.parent, now)
  const membership = container.members.get(user.id)
  const own = membership === undefined || isOver(membership, now) ? 0 : membership.level
  const creator =
    container.kind === 'projects' && container.parent === null && container.creator === user ? 40 : 0
  return Math.max(above, own, creator)
}

/** Whether a membership has expired. */
export function isOver({ until }: Membership, now: Date): boolean {
  return until !== null && until <= now.toISOString().slice(0, 10)
}

/** Whether a user, or an anonymous caller (null), sees a group or project. */
export function sees(user: User | null, container: Container, now: Date): boolean {
  if (container.visibility === 'public' || user?.admin === true) return true
  if (user === null) return false
  return (container.visibility === 'internal' && !user.external) || levelOf(user, container, now) > 0
}

const words: Readonly<Record<ContainerKind, string>> = { groups: 'Group', projects: 'Project' }
