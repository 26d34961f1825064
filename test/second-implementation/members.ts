/** Members of groups and projects. Spec: document 2, "Members (groups and projects)". */
import { isOver, managedContainer, visibleContainer } from './access.ts'
import { day, levelIn, positive, text } from './attributes.ts'
import { signedIn, type Call } from './call.ts'
import type { Shape } from './contract.ts'
import { listed, type ListResult } from './pages.ts'
import { conflict, notFound } from './request-error.ts'
import type { Membership, Container, ContainerKind, User } from './state.ts'

type Detail = Shape<'MemberDetail'>

export interface MemberHandlers {
  readonly list: (call: Call) => ListResult<Shape<'Member'>>
  readonly get: (call: Call) => { status: 200; body: Detail }
  readonly add: (call: Call) => { status: 201; body: Detail }
  readonly update: (call: Call) => { status: 200; body: Detail }
  readonly remove: (call: Call) => { status: 200; body?: null }
}

/** The operations on the members of groups, or on those of projects. */
export function membersOf(kind: ContainerKind): MemberHandlers {
  return {
    list(call) {
      signedIn(call)
      const members = membersIn(visibleContainer(kind, call), call)
      const word = call.attributes.optional('query', text)?.toLowerCase() ?? ''
      const found = members.filter(({ user: { username, name } }) =>
        [username, name].some((each) => each.toLowerCase().includes(word)),
      )
      return listed(
        call,
        call.choices.inOrder(found).map(({ user, membership }) => memberRecord(user, membership, call)),
      )
    },
    get(call) {
      signedIn(call)
      const { user, membership } = memberIn(visibleContainer(kind, call), call)
      return { status: 200, body: detailOf(user, membership, call) }
    },
    add(call) {
      const container = managedContainer(kind, call)
      const userId = call.attributes.required('user_id', positive)
      const membership = membershipOf(kind, call)
      const user = call.state.users.get(userId)
      if (user === undefined) throw notFound('User')
      if (membersIn(container, call).some((member) => member.user === user))
        throw conflict('Member already exists')
      join(container, user, membership)
      return { status: 201, body: detailOf(user, membership, call) }
    },
    update(call) {
      const container = managedContainer(kind, call)
      const { user, membership } = memberIn(container, call)
      const changed = { ...membership, ...membershipOf(kind, call), since: membership.since }
      container.members.set(user.id, changed)
      return { status: 200, body: detailOf(user, changed, call) }
    },
    remove(call) {
      const container = managedContainer(kind, call)
      container.members.delete(call.path.required('user_id', positive))
      return { status: 200, ...call.choices.afterRemoval }
    },
  }
}

/** Adds a member, and deletes the user's request for access. */
export function join(container: Container, user: User, membership: Membership): void {
  container.members.set(user.id, membership)
  container.requests.delete(user.id)
}

/** The properties that members and requesters have in common. */
export function personRecord(
  user: User,
  since: Date,
  { choices: habits }: Call,
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

interface ContainerMember {
  readonly user: User
  readonly membership: Membership
}

function membersIn(container: Container, { state, now }: Call): readonly ContainerMember[] {
  return [...container.members].flatMap(([id, membership]) => {
    const user = state.users.get(id)
    return user === undefined || isOver(membership, now) ? [] : [{ user, membership }]
  })
}

function memberIn(container: Container, call: Call): ContainerMember {
  const id = call.path.required('user_id', positive)
  const found = membersIn(container, call).find(({ user }) => user.id === id)
  if (found === undefined) throw notFound('Member')
  return found
}

/** The membership that the attributes describe; without a day it has no end. */
function membershipOf(kind: ContainerKind, { attributes, now }: Call): Membership {
  const level = attributes.required('access_level', levelIn(kind))
  return { level, until: attributes.optional('expires_at', day) ?? null, since: now }
}
