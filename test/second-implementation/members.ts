/** Members of groups and projects. Spec: document 2, "Members (groups and projects)". */
import { isOver, managedPlace, seenPlace } from './access.ts'
import { day, levelIn, positive, text } from './attributes.ts'
import { signedIn, type Call } from './call.ts'
import type { Shape } from './contract.ts'
import { listed, type ListResult } from './pages.ts'
import { conflict, notFound } from './request-error.ts'
import type { Membership, Place, PlaceKind, User } from './state.ts'

type Detail = Shape<'MemberDetail'>

export interface MemberHandlers {
  readonly list: (call: Call) => ListResult<Shape<'Member'>>
  readonly get: (call: Call) => { status: 200; body: Detail }
  readonly add: (call: Call) => { status: 201; body: Detail }
  readonly update: (call: Call) => { status: 200; body: Detail }
  readonly remove: (call: Call) => { status: 200; body?: null }
}

/** The operations on the members of groups, or on those of projects. */
export function membersOf(kind: PlaceKind): MemberHandlers {
  return {
    list(call) {
      signedIn(call)
      const members = membersIn(seenPlace(kind, call), call)
      const word = call.attributes.optional('query', text)?.toLowerCase() ?? ''
      const found = members.filter(({ user: { username, name } }) =>
        [username, name].some((each) => each.toLowerCase().includes(word)),
      )
      return listed(
        call,
        call.habits.inOrder(found).map(({ user, membership }) => memberRecord(user, membership, call)),
      )
    },
    get(call) {
      signedIn(call)
      const { user, membership } = memberIn(seenPlace(kind, call), call)
      return { status: 200, body: detailOf(user, membership, call) }
    },
    add(call) {
      const place = managedPlace(kind, call)
      const userId = call.attributes.required('user_id', positive)
      const membership = wished(kind, call)
      const user = call.state.users.get(userId)
      if (user === undefined) throw notFound('User')
      if (membersIn(place, call).some((member) => member.user === user))
        throw conflict('Member already exists')
      join(place, user, membership)
      return { status: 201, body: detailOf(user, membership, call) }
    },
    update(call) {
      const place = managedPlace(kind, call)
      const { user, membership } = memberIn(place, call)
      const changed = { ...membership, ...wished(kind, call), since: membership.since }
      place.members.set(user.id, changed)
      return { status: 200, body: detailOf(user, changed, call) }
    },
    remove(call) {
      const place = managedPlace(kind, call)
      place.members.delete(call.path.required('user_id', positive))
      return { status: 200, ...call.habits.afterRemoval }
    },
  }
}

/** Adds a member, and deletes the user's request for access. */
export function join(place: Place, user: User, membership: Membership): void {
  place.members.set(user.id, membership)
  place.requests.delete(user.id)
}

/** The properties that members and requesters have in common. */
export function personRecord(
  user: User,
  since: Date,
  { habits }: Call,
): Pick<Shape<'Member'>, 'id' | 'username' | 'name' | 'state' | 'created_at'> {
  const { id, username, name } = user
  return { id, username, name, state: 'active', created_at: habits.time(since) }
}

export function memberRecord(user: User, { level, since }: Membership, call: Call): Shape<'Member'> {
  return { ...personRecord(user, since, call), access_level: level }
}

function detailOf(user: User, membership: Membership, call: Call): Detail {
  return { ...memberRecord(user, membership, call), expires_at: membership.until }
}

interface Belonging {
  readonly user: User
  readonly membership: Membership
}

function membersIn(place: Place, { state, now }: Call): readonly Belonging[] {
  return [...place.members].flatMap(([id, membership]) => {
    const user = state.users.get(id)
    return user === undefined || isOver(membership, now) ? [] : [{ user, membership }]
  })
}

function memberIn(place: Place, call: Call): Belonging {
  const id = call.path.required('user_id', positive)
  const found = membersIn(place, call).find(({ user }) => user.id === id)
  if (found === undefined) throw notFound('Member')
  return found
}

/** The membership that the attributes describe; without a day it has no end. */
function wished(kind: PlaceKind, { attributes, now }: Call): Membership {
  const level = attributes.required('access_level', levelIn(kind))
  return { level, until: attributes.optional('expires_at', day) ?? null, since: now }
}
