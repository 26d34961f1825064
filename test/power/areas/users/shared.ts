/** What defects of several operations on users share. */
import { isRecord, jsonOf, withJson, type Call, segmentsOf, pathOf } from '../../message.ts'
import type { Mutant, Fault } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

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
