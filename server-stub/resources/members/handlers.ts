/** Members of groups and projects. Spec: document 2, "Members (groups and projects)". */
import { authorizesItself, type AuthorizedArea } from '../../authorized.ts'
import { created, list, ok, type Incoming } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { addMember, removeMember, updateMember } from './commands.ts'
import { member, memberDetail } from './presenter.ts'
import { pageOfMembers } from './queries.ts'
import type { MemberSource } from './record.ts'
import { inGroupSource, inProjectSource } from './relations.ts'

const membersLeave = 'Members may remove themselves.'

export const members = {
  listGroupMembers: inGroupSource(listMembers),
  listProjectMembers: inProjectSource(listMembers),
  getGroupMember: inGroupSource(getMember),
  getProjectMember: inProjectSource(getMember),
  addGroupMember: inGroupSource(add),
  addProjectMember: inProjectSource(add),
  updateGroupMember: inGroupSource(update),
  updateProjectMember: inProjectSource(update),

  removeGroupMember: authorizesItself(membersLeave, async ({ path }, services) => {
    const group = await services.find.group(path.id)
    if (path.user_id !== services.currentUser().id) services.authorize('manage-group-members', group)
    await removeMember(services, { kind: 'group', id: group.id }, path.user_id)
    return ok()
  }),

  removeProjectMember: authorizesItself(membersLeave, async ({ path }, services) => {
    const project = await services.find.project(path.id)
    if (path.user_id !== services.currentUser().id) services.authorize('manage-project-members', project)
    await removeMember(services, { kind: 'project', id: project.id }, path.user_id)
    return ok()
  }),
} satisfies AuthorizedArea<'members'>

type Listing = Pick<Incoming<'listGroupMembers'>, 'query' | 'paging'>

async function listMembers({ query, paging }: Listing, services: Services, source: MemberSource) {
  return list(await pageOfMembers(services, source, query, paging), member)
}

async function getMember(
  { path }: Pick<Incoming<'getGroupMember'>, 'path'>,
  { find }: Services,
  source: MemberSource,
) {
  return ok(memberDetail(await find.member(source, path.user_id)))
}

async function add(
  { body }: Pick<Incoming<'addGroupMember'>, 'body'>,
  services: Services,
  source: MemberSource,
) {
  return created(memberDetail(await addMember(services, source, body)))
}

async function update(
  { path, body }: Pick<Incoming<'updateGroupMember'>, 'path' | 'body'>,
  services: Services,
  source: MemberSource,
) {
  return ok(memberDetail(await updateMember(services, source, path.user_id, body)))
}
