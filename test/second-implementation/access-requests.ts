/** Requests for access to a group or a project. Spec: document 2, "Access requests" and "States and transitions". */
import { levelOf, managedContainer, visibleContainer } from './access.ts'
import { levelIn, positive } from './attributes.ts'
import { signedIn, type Call } from './call.ts'
import type { Shape } from './contract.ts'
import { join, memberRecord, personRecord } from './members.ts'
import { listed, type ListResult } from './pages.ts'
import { conflict, forbidden, notFound } from './request-error.ts'
import type { ContainerKind, User } from './state.ts'

type Request = Shape<'AccessRequest'>

export interface AccessRequestHandlers {
  readonly list: (call: Call) => ListResult<Request>
  readonly create: (call: Call) => { status: 201; body: Request }
  readonly approve: (call: Call) => { status: 200; body: Shape<'Member'> }
  readonly deny: (call: Call) => { status: 200; body?: null }
}

/** A new member is a developer unless the approval has another level. */
const usualLevel = 30

/** The operations on the requests to groups, or on those to projects. */
export function accessRequestsOf(kind: ContainerKind): AccessRequestHandlers {
  return {
    list(call) {
      const { requests } = managedContainer(kind, call)
      const pending = [...requests].flatMap(([id, asked]) => {
        const user = call.state.users.get(id)
        return user === undefined ? [] : [requestRecord(user, asked, call)]
      })
      return listed(call, call.choices.inOrder(pending))
    },
    create(call) {
      const user = signedIn(call)
      const container = visibleContainer(kind, call)
      if (!container.takesRequests) throw forbidden()
      if (levelOf(user, container, call.now) > 0 || container.requests.has(user.id)) {
        throw conflict('Member or request already exists')
      }
      container.requests.set(user.id, call.now)
      return { status: 201, body: requestRecord(user, call.now, call) }
    },
    approve(call) {
      const container = managedContainer(kind, call)
      const user = call.state.users.get(call.path.required('user_id', positive))
      if (user === undefined || !container.requests.has(user.id)) throw notFound('Access Request')
      const level = call.attributes.optional('access_level', levelIn(kind)) ?? usualLevel
      const membership = { level, since: call.now, until: null }
      join(container, user, membership)
      return { status: 200, body: memberRecord(user, membership, call) }
    },
    deny(call) {
      const { requests } = managedContainer(kind, call)
      requests.delete(call.path.required('user_id', positive))
      return { status: 200, ...call.choices.afterRemoval }
    },
  }
}

function requestRecord(user: User, requestedAt: Date, call: Call): Request {
  return { ...personRecord(user, user.createdAt, call), requested_at: call.choices.time(requestedAt) }
}
