/** Requests to become a member. Spec: document 2, "Access requests (groups and projects)". */
import { check } from '../../http/check.ts'
import { Failure, forbidden, notFound } from '../../http/errors.ts'
import { created, list, ok, refuse, type Area, type BodyOf } from '../../http/handler.ts'
import type { PageRequest } from '../../http/page.ts'
import { accessRequest, member } from '../members/presenter.ts'
import type { Services } from '../../services.ts'
import { accessRequestsTo, addAccessRequest, addMember, removeAccessRequest } from '../members/queries.ts'
import { pageOf } from '../../database/paging.ts'
import { onConstraintViolation } from '../../database/constraints.ts'
import { findGroupPlace, findProjectPlace, unfitLevel, type FindPlace } from '../members/places.ts'

const toGroup = requestsTo(findGroupPlace)
const toProject = requestsTo(findProjectPlace)

export const accessRequests = {
  listGroupAccessRequests: toGroup.list,
  listProjectAccessRequests: toProject.list,
  createGroupAccessRequest: toGroup.create,
  createProjectAccessRequest: toProject.create,
  approveGroupAccessRequest: toGroup.approve,
  approveProjectAccessRequest: toProject.approve,
  denyGroupAccessRequest: toGroup.deny,
  denyProjectAccessRequest: toProject.deny,
} satisfies Area<'access-requests', Services>

type OnPlace = { path: { id: number | string } }
type OnRequest = { path: { id: number | string; user_id: number } }
type Approving = OnRequest & { body: BodyOf<'approveGroupAccessRequest'> }

const requestExists = () => new Failure('conflict', { message: 'Access has been requested already' })
const alreadyAsked = {
  access_request_by_project_id_user_id: requestExists,
  access_request_by_group_id_user_id: requestExists,
}

/** The same operations on whatever people can belong to. */
function requestsTo(findPlace: FindPlace) {
  return {
    list: async (request: OnPlace & { paging: PageRequest }, services: Services) => {
      const { path, paging } = request
      const { db } = services
      const { source, may } = await findPlace(services, path.id)
      may('manage-access-requests')
      return list(await pageOf(accessRequestsTo(db, source), paging), accessRequest)
    },

    create: async (request: OnPlace, services: Services) => {
      const { path } = request
      const { db, find, currentUser, now } = services
      const { source, takesRequests, mine, may } = await findPlace(services, path.id)
      may('request-access')
      if (!takesRequests) throw forbidden('Nobody can ask for access here')
      if (mine) return refuse(409, 'Member already exists')
      await onConstraintViolation(
        addAccessRequest(db, source, currentUser().id, now().toISOString()),
        alreadyAsked,
      )
      return created(accessRequest(await find.accessRequest(source, currentUser().id)))
    },

    approve: async (request: Approving, services: Services) => {
      const { path, body } = request
      const { db, find, now } = services
      const { source, may } = await findPlace(services, path.id)
      may('manage-access-requests')
      const { user_id } = await find.accessRequest(source, path.user_id)
      const { access_level = 30 } = body
      check({ access_level: [unfitLevel(access_level, source)] })
      await db.transaction().execute(async (tx) => {
        if (!(await removeAccessRequest(tx, source, user_id))) throw notFound('Access Request')
        await addMember(tx, source, user_id, { access_level }, now().toISOString())
      })
      return ok(member(await find.member(source, user_id)))
    },

    deny: async (request: OnRequest, services: Services) => {
      const { path } = request
      const { db, currentUser } = services
      const { source, may } = await findPlace(services, path.id)
      // Everybody may take back an own request.
      if (path.user_id !== currentUser().id) may('manage-access-requests')
      await removeAccessRequest(db, source, path.user_id)
      return ok()
    },
  }
}
