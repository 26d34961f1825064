/** Lists of people with enough of them to turn pages. */
import { sharedUsers } from '../../fixtures/shared-users.ts'
import { inGroup, inProject, type MembershipScope } from '../../fixtures/membership-scopes.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import type { FilledList } from './filled-lists.ts'

export const peopleOfPlaces = {
  listGroupMembers: (context: CheckContext) => members(context, inGroup),
  listProjectMembers: (context: CheckContext) => members(context, inProject),
  listGroupAccessRequests: (context: CheckContext) => queue(context, inGroup),
  listProjectAccessRequests: (context: CheckContext) => queue(context, inProject),
}

async function members(context: CheckContext, place: MembershipScope): Promise<FilledList> {
  const { owner, path } = await place.given(context)
  for (const { id: user_id } of await sharedUsers(context)) {
    await owner.call(place.addMember, { path, body: { user_id, access_level: 20 } })
  }
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}

async function queue(context: CheckContext, place: MembershipScope): Promise<FilledList> {
  const { owner, path } = await place.given(context, 'public')
  for (const person of await sharedUsers(context)) await person.call(place.createRequest, { path })
  return { by: owner, path, query: {}, key: 'id', least: 5 }
}
