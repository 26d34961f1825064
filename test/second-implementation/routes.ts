/** The operation of each route, and its handler. */
import { accessRequestsOf } from './access-requests.ts'
import type { Call, Handler } from './call.ts'
import type { RouteName } from './contract.ts'
import { membersOf } from './members.ts'
import { createGroup, createProject, deleteGroup, deleteProject, getGroup, getProject } from './containers.ts'
import { createUser, deleteUser, getCurrentUser } from './users.ts'
import type { OperationId } from '../../generated/operations.ts'

const groupMembers = membersOf('groups')
const projectMembers = membersOf('projects')
const groupRequests = accessRequestsOf('groups')
const projectRequests = accessRequestsOf('projects')

export interface Route {
  readonly method: string
  readonly template: readonly string[]
  readonly handler: (call: Call) => RouteResponse
}

/** A response of any operation, as it is sent. */
export interface RouteResponse {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

const routes: readonly Route[] = [
  route<'getCurrentUser'>('GET /user', getCurrentUser),
  route<'createUser'>('POST /users', createUser),
  route<'deleteUser'>('DELETE /users/{id}', deleteUser),

  route<'createProject'>('POST /projects', createProject),
  route<'getProject'>('GET /projects/{id}', getProject),
  route<'deleteProject'>('DELETE /projects/{id}', deleteProject),
  route<'createGroup'>('POST /groups', createGroup),
  route<'getGroup'>('GET /groups/{id}', getGroup),
  route<'deleteGroup'>('DELETE /groups/{id}', deleteGroup),

  route<'listGroupMembers'>('GET /groups/{id}/members', groupMembers.list),
  route<'addGroupMember'>('POST /groups/{id}/members', groupMembers.add),
  route<'getGroupMember'>('GET /groups/{id}/members/{user_id}', groupMembers.get),
  route<'updateGroupMember'>('PUT /groups/{id}/members/{user_id}', groupMembers.update),
  route<'removeGroupMember'>('DELETE /groups/{id}/members/{user_id}', groupMembers.remove),
  route<'listProjectMembers'>('GET /projects/{id}/members', projectMembers.list),
  route<'addProjectMember'>('POST /projects/{id}/members', projectMembers.add),
  route<'getProjectMember'>('GET /projects/{id}/members/{user_id}', projectMembers.get),
  route<'updateProjectMember'>('PUT /projects/{id}/members/{user_id}', projectMembers.update),
  route<'removeProjectMember'>('DELETE /projects/{id}/members/{user_id}', projectMembers.remove),

  route<'listGroupAccessRequests'>('GET /groups/{id}/access_requests', groupRequests.list),
  route<'createGroupAccessRequest'>('POST /groups/{id}/access_requests', groupRequests.create),
  route<'approveGroupAccessRequest'>(
    'PUT /groups/{id}/access_requests/{user_id}/approve',
    groupRequests.approve,
  ),
  route<'denyGroupAccessRequest'>('DELETE /groups/{id}/access_requests/{user_id}', groupRequests.deny),
  route<'listProjectAccessRequests'>('GET /projects/{id}/access_requests', projectRequests.list),
  route<'createProjectAccessRequest'>('POST /projects/{id}/access_requests', projectRequests.create),
  route<'approveProjectAccessRequest'>(
    'PUT /projects/{id}/access_requests/{user_id}/approve',
    projectRequests.approve,
  ),
  route<'denyProjectAccessRequest'>('DELETE /projects/{id}/access_requests/{user_id}', projectRequests.deny),
]

/** The route that a path belongs to, with the parameters of the path, decoded. */
export function findRoute(
  method: string,
  path: string,
): { route: Route; parameters: ReadonlyMap<string, string> } | undefined {
  const segments = path.split('/').slice(1)
  for (const candidate of routes) {
    if (candidate.method !== method) continue
    const parameters = matched(candidate.template, segments)
    if (parameters !== undefined) return { route: candidate, parameters }
  }
  return undefined
}

/** The types of the contract ensure that the route belongs to the operation, and that the handler returns one of its responses. */
function route<Op extends OperationId>(routeName: RouteName<Op>, handler: Handler<Op>): Route {
  const [method = '', path = ''] = routeName.split(' ')
  return { method, template: path.split('/').slice(1), handler }
}

function matched(
  template: readonly string[],
  segments: readonly string[],
): ReadonlyMap<string, string> | undefined {
  if (template.length !== segments.length) return undefined
  const parameters = new Map<string, string>()
  for (const [index, part] of template.entries()) {
    const segment = decoded(segments[index] ?? '')
    if (segment === undefined) return undefined
    if (part.startsWith('{')) parameters.set(part.slice(1, -1), segment)
    else if (part !== segment) return undefined
  }
  return parameters
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
