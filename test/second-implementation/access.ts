/** Visibility and permissions. Spec: document 1, "Authentication"; document 2, "Visibility levels". */
import { signedIn, type Call } from './call.ts'
import { text } from './attributes.ts'
import { forbidden, notFound } from './request-error.ts'
import type { Membership, Place, PlaceKind, User } from './state.ts'

/** The group or project of the request, if it is visible to the caller. Throws a `RequestError` otherwise. */
export function seenPlace(kind: PlaceKind, call: Call): Place {
  const place = call.state.place(kind, call.path.required('id', text))
  if (place === undefined || !sees(call.caller?.user ?? null, place, call.now)) throw notFound(words[kind])
  return place
}

/** The same for those who manage its members: masters, owners and administrators. */
export function managedPlace(kind: PlaceKind, call: Call): Place {
  const user = signedIn(call)
  const place = seenPlace(kind, call)
  if (user.admin || levelOf(user, place, call.now) >= 40) return place
  throw call.habits.rejectsWith403 ? forbidden() : notFound(words[kind])
}

/** The user's access level in a place or in an ancestor group; 0 for non-members. */
export function levelOf(user: User, place: Place, now: Date): number {
  const above = place.parent === null ? 0 : levelOf(user, place.parent, now)
  const membership = place.members.get(user.id)
  const own = membership === undefined || isOver(membership, now) ? 0 : membership.level
  const creator = place.kind === 'projects' && place.parent === null && place.creator === user ? 40 : 0
  return Math.max(above, own, creator)
}

/** Whether a membership has expired. */
export function isOver({ until }: Membership, now: Date): boolean {
  return until !== null && until <= now.toISOString().slice(0, 10)
}

function sees(user: User | null, place: Place, now: Date): boolean {
  if (place.visibility === 'public' || user?.admin === true) return true
  if (user === null) return false
  return (place.visibility === 'internal' && !user.external) || levelOf(user, place, now) > 0
}

const words: Readonly<Record<PlaceKind, string>> = { groups: 'Group', projects: 'Project' }
