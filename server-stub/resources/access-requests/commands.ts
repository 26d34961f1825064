/** Creates and approves access requests. */
import { accessLevels } from '../../database/access-levels.ts'
import { HttpError, forbidden, notFound } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import type { Group } from '../groups/record.ts'
import { createMembership } from '../members/commands.ts'
import { deleteAccessRequest } from '../members/index.ts'
import type { Member, MemberSource } from '../members/record.ts'
import type { Project } from '../projects/record.ts'
import { insertAccessRequest } from './queries.ts'
import type { AccessRequest } from './record.ts'

const requestExists = () => new HttpError('conflict', { message: 'Access has already been requested' })
const violationsOfCreation = {
  access_request_by_project_id_user_id: requestExists,
  access_request_by_group_id_user_id: requestExists,
}

// A membership that was added meanwhile has granted the request.
const requestGranted = () => notFound('Access Request')
const violationsOfApproval = {
  member_by_project_id_user_id: requestGranted,
  member_by_group_id_user_id: requestGranted,
}

/** Requests access to a group or project for the caller. */
export async function createAccessRequest(
  services: Services,
  source: MemberSource,
  { role, request_access_enabled }: Pick<Group | Project, 'role' | 'request_access_enabled'>,
): Promise<AccessRequest> {
  if (request_access_enabled === 0) throw forbidden('Access requests are disabled')
  if (role > 0) throw new HttpError('conflict', { message: 'Member already exists' })
  const { id: user_id } = services.currentUser()
  return services.transaction(async ({ db, now, find }) => {
    const of = { project_id: null, group_id: null, [`${source.kind}_id`]: source.id }
    await insertAccessRequest(db, { ...of, user_id, requested_at: now().toISOString() })
    return find.accessRequest(source, user_id)
  }, violationsOfCreation)
}

/** Makes the user who requested access a member, a developer unless specified. */
export async function approveAccessRequest(
  services: Services,
  source: MemberSource,
  userId: number,
  { access_level = accessLevels.developer }: BodyOf<'approveGroupAccessRequest'>,
): Promise<Member> {
  const { user_id } = await services.find.accessRequest(source, userId)
  return services.transaction(async (tx) => {
    if (!(await deleteAccessRequest(tx.db, source, user_id))) throw notFound('Access Request')
    await createMembership(tx, source, { user_id, access_level })
    return tx.find.member(source, user_id)
  }, violationsOfApproval)
}
