/** Requests to become a member. Spec: document 2, "Access requests (groups and projects)". */
import { authorizesItself, type AuthorizedArea } from '../../authorized.ts'
import { created, list, ok, type Incoming } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inGroup } from '../groups/index.ts'
import { deleteAccessRequest, inGroupSource, inProjectSource, member } from '../members/index.ts'
import type { MemberSource } from '../members/record.ts'
import { inProject } from '../projects/index.ts'
import { approveAccessRequest, createAccessRequest } from './commands.ts'
import { accessRequest } from './presenter.ts'
import { pageOfAccessRequests } from './queries.ts'

const usersWithdraw = 'Users may withdraw their own requests.'

export const accessRequests = {
  listGroupAccessRequests: inGroupSource(listRequests),
  listProjectAccessRequests: inProjectSource(listRequests),

  createGroupAccessRequest: inGroup(async (_request, services, group) =>
    created(accessRequest(await createAccessRequest(services, { kind: 'group', id: group.id }, group))),
  ),

  createProjectAccessRequest: inProject(async (_request, services, project) =>
    created(accessRequest(await createAccessRequest(services, { kind: 'project', id: project.id }, project))),
  ),

  approveGroupAccessRequest: inGroupSource(approve),
  approveProjectAccessRequest: inProjectSource(approve),

  denyGroupAccessRequest: authorizesItself(usersWithdraw, async ({ path }, services) => {
    const group = await services.find.group(path.id)
    if (path.user_id !== services.currentUser().id) services.authorize('manage-group-access-requests', group)
    await services.transaction(({ db }) =>
      deleteAccessRequest(db, { kind: 'group', id: group.id }, path.user_id),
    )
    return ok()
  }),

  denyProjectAccessRequest: authorizesItself(usersWithdraw, async ({ path }, services) => {
    const project = await services.find.project(path.id)
    if (path.user_id !== services.currentUser().id)
      services.authorize('manage-project-access-requests', project)
    await services.transaction(({ db }) =>
      deleteAccessRequest(db, { kind: 'project', id: project.id }, path.user_id),
    )
    return ok()
  }),
} satisfies AuthorizedArea<'access-requests'>

async function listRequests(
  { paging }: Pick<Incoming<'listGroupAccessRequests'>, 'paging'>,
  services: Services,
  source: MemberSource,
) {
  return list(await pageOfAccessRequests(services, source, paging), accessRequest)
}

async function approve(
  { path, body }: Pick<Incoming<'approveGroupAccessRequest'>, 'path' | 'body'>,
  services: Services,
  source: MemberSource,
) {
  return ok(member(await approveAccessRequest(services, source, path.user_id, body)))
}
