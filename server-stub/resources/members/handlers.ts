/** Members of groups and projects. Spec: document 2, "Members (groups and projects)". */
import { dateOf } from '../../access/viewer.ts'
import { check } from '../../http/check.ts'
import { Failure, forbidden, unlessMissing } from '../../http/errors.ts'
import { created, list, ok, type Area, type BodyOf, type QueryOf } from '../../http/handler.ts'
import type { PageRequest } from '../../http/page.ts'
import { member, memberDetail } from './presenter.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/connection.ts'
import { addMember, changeMember, isLastOwner, membersOf, removeMember, type Source } from './queries.ts'
import { lockNamespace } from '../../database/locks.ts'
import { pageOf } from '../../database/paging.ts'
import { onConstraintViolation } from '../../database/constraints.ts'
import { findGroupPlace, findProjectPlace, unfitLevel, type FindPlace } from './places.ts'

const inGroup = membersIn(findGroupPlace)
const inProject = membersIn(findProjectPlace)

export const members = {
  listGroupMembers: inGroup.list,
  listProjectMembers: inProject.list,
  getGroupMember: inGroup.get,
  getProjectMember: inProject.get,
  addGroupMember: inGroup.add,
  addProjectMember: inProject.add,
  updateGroupMember: inGroup.update,
  updateProjectMember: inProject.update,
  removeGroupMember: inGroup.remove,
  removeProjectMember: inProject.remove,
} satisfies Area<'members', Services>

type OnPlace = { path: { id: number | string } }
type OnMember = { path: { id: number | string; user_id: number } }
type Listing = OnPlace & { query: QueryOf<'listGroupMembers'>; paging: PageRequest }
type Adding = OnPlace & { body: BodyOf<'addGroupMember'> }
type Changing = OnMember & { body: BodyOf<'updateGroupMember'> }

const owner = 50
const memberExists = () => new Failure('conflict', { message: 'Member already exists' })
const alreadyMember = {
  member_by_project_id_user_id: memberExists,
  member_by_group_id_user_id: memberExists,
}

/** The same operations on whatever people can belong to. */
function membersIn(findPlace: FindPlace) {
  return {
    list: async (request: Listing, services: Services) => {
      const { path, query, paging } = request
      const { db, now } = services
      const { source, may } = await findPlace(services, path.id)
      may('read-members')
      return list(await pageOf(membersOf(db, source, dateOf(now()), query.query), paging), member)
    },

    get: async (request: OnMember, services: Services) => {
      const { path } = request
      const { find } = services
      const { source, may } = await findPlace(services, path.id)
      may('read-members')
      return ok(memberDetail(await find.member(source, path.user_id)))
    },

    add: async (request: Adding, services: Services) => {
      const { path, body } = request
      const { db, find, now } = services
      const { source, may } = await findPlace(services, path.id)
      may('manage-members')
      const { id } = await find.user(body.user_id)
      checkGrant(body, source, now())
      const adding = db.transaction().execute((tx) => addMember(tx, source, id, body, now().toISOString()))
      await onConstraintViolation(adding, alreadyMember)
      return created(memberDetail(await find.member(source, id)))
    },

    update: async (request: Changing, services: Services) => {
      const { path, body } = request
      const { db, find, now } = services
      const { source, may } = await findPlace(services, path.id)
      may('manage-members')
      const before = await find.member(source, path.user_id)
      checkGrant(body, source, now())
      await db.transaction().execute(async (tx) => {
        if (body.access_level < owner || body.expires_at !== undefined)
          await keepOwner(tx, source, path.user_id, now())
        await changeMember(tx, before.id, body)
      })
      return ok(memberDetail(await find.member(source, path.user_id)))
    },

    remove: async (request: OnMember, services: Services) => {
      const { path } = request
      const { db, find, currentUser, now } = services
      const { source, may } = await findPlace(services, path.id)
      // Everybody may leave.
      if (path.user_id !== currentUser().id) may('manage-members')
      const leaving = await unlessMissing(find.member(source, path.user_id))
      if (leaving === undefined) return ok()
      await db.transaction().execute(async (tx) => {
        await keepOwner(tx, source, path.user_id, now())
        await removeMember(tx, leaving, now().toISOString())
      })
      return ok()
    },
  }
}

/** Somebody has to be left who can let others in. */
async function keepOwner(tx: Tx, source: Source, userId: number, now: Date): Promise<void> {
  if (source.group_id !== null) await lockNamespace(tx, source.group_id)
  if (await isLastOwner(tx, source, userId, dateOf(now))) throw forbidden('The last owner of a group stays')
}

function checkGrant(
  { access_level, expires_at }: BodyOf<'updateGroupMember'>,
  source: Source,
  now: Date,
): void {
  check({
    access_level: [unfitLevel(access_level, source)],
    expires_at: [expires_at !== undefined && expires_at <= dateOf(now) && 'must be a date in the future'],
  })
}
