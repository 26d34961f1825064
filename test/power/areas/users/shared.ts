/** What defects of several operations on users share. */
import {
  isRecord,
  jsonOf,
  withJson,
  type Call,
  segmentsOf,
  pathOf,
  isSuccess,
  valueOf,
  withValue,
} from '../../message.ts'
import type { Mutant, Fault, Defect } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { type Item, allOf, responseWithPage } from '../../vocabulary/lists.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

/** Another key than that of any caller. */
export const someKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGJmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZmZm made-up'

/** The list of each user includes the email addresses of all users. */
export function listsOfAllUsers(): Mutant['fault'] {
  return {
    async everywhere(call, upstream) {
      if (call.operation === 'createUser') {
        const json = jsonOf(call)
        if (isRecord(json)) upstream.memory.set(String(json['email']), true)
      }
      const response = await upstream.pass(call)
      const json = jsonOf(response)
      const listed = call.operation === 'listUserEmails' || call.operation === 'listCurrentUserEmails'
      if (!listed || !Array.isArray(json)) return response
      return withJson(
        response,
        [...upstream.memory.keys()].map((email, index) => ({ id: index + 1, email })),
      )
    },
  }
}

/** Optional attributes of a user. */
export const optional = [
  'messenger_id',
  'work_profile',
  'micro_blog',
  'website_url',
  'organization',
  'projects_limit',
  'bio',
  'location',
  'external',
]

/** Path of the user whom the request concerns. */
export const userOf = (call: Call) => `/users/${segmentsOf(call)[1] ?? ''}`

/** The second request reverts the first: a user who is in the state already gets the other request. */
export const reverts = (state: 'active' | 'blocked', other: 'block' | 'unblock'): Fault => ({
  async around(call, upstream) {
    const user = await shownAt(pathOf(call).replace(/\/\w+$/, ''), call, upstream)
    const isDone = isRecord(user) && user['state'] === state
    return upstream.pass(isDone ? { ...call, path: call.path.replace(/\w+$/, other) } : call)
  },
})

/** The list of users in a state does not notice that a user has entered or left it. */
export const lags = (write: 'blockUser' | 'unblockUser', state: 'active' | 'blocked'): Fault => ({
  async everywhere(call, { pass, memory }) {
    const response = await pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === write) memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listUsers' || valueOf(call, state) === undefined) return response
    const hasMoved = ({ id }: Item) => memory.has(String(id))
    const others = (await allOf(call, { pass })).filter((user) => !hasMoved(user))
    const hasLeft = (state === 'active') === (write === 'blockUser')
    const former = hasLeft ? (await allOf(withValue(call, state, undefined), { pass })).filter(hasMoved) : []
    return responseWithPage(call, response, [...others, ...former])
  },
})

export const cutsAtPlusSign: Defect = [
  'ENC-01',
  'returns emails without what follows a plus sign',
  altersProperty('email', (email) => String(email).replace(/\+[^@]*@/, '@')),
]
