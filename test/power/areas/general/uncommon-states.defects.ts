/** What the server must do for records in any state, and does not do for those in an uncommon state. */
import type { OperationId } from '../../../../generated/operations.ts'
import {
  isRecord,
  isSuccess,
  jsonOf,
  pathOf,
  segmentsOf,
  valueOf,
  withoutSudo,
  type Call,
} from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { has, isAnonymous, sudoOf } from '../../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

type Condition = (call: Call, upstream: Upstream) => Promise<boolean> | boolean

/** A success is rejected under the condition. */
function rejectsIf(status: number, condition: Condition): Fault {
  return {
    async around(call, upstream) {
      const isRejected = await condition(call, upstream)
      const response = await upstream.pass(call)
      return isRejected && isSuccess(response) ? jsonResponse(status, { message: 'Rejected' }) : response
    },
  }
}

/** Callers who are rejected have the permission of an administrator under the condition. */
function acceptsIf(condition: Condition): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      const isRejected = [401, 403, 404].includes(response.status)
      return isRejected && (await condition(call, upstream))
        ? upstream.pass(byAdministrator(call, upstream))
        : response
    },
  }
}

/** A property of the record at a path has the value. */
const isAt =
  (pathFor: (call: Call) => string, property: string, value: unknown): Condition =>
  async (call, upstream) => {
    const record = await shownAt(pathFor(call), call, upstream)
    return isRecord(record) && record[property] === value
  }

const userOf = (call: Call) => `/users/${segmentsOf(call)[1] ?? ''}`

const isExternal: Condition = async (call, upstream) => {
  const caller = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
  return isRecord(caller) && caller['external'] === true
}

const isShared = isAt(pathOf, 'is_shared', true)

const isProtected: Condition = async (call, upstream) => {
  const [, project = '', , , branch = ''] = segmentsOf(call)
  const ref = valueOf(call, 'ref')
  const name = typeof ref === 'string' ? ref : branch
  const path = `/projects/${project}/repository/branches/${encodeURIComponent(name)}`
  return isAnonymous(call) && (await isAt(() => path, 'protected', true)(call, upstream))
}

const isAnnotated: Condition = async (call, upstream) => {
  const tag = isAnonymous(call) ? await shownAt(pathOf(call), call, upstream) : undefined
  return isRecord(tag) && tag['message'] !== null
}

const ofUsers = (
  [
    ['listUserEmails', 'state', 'blocked'],
    ['listUserSshKeys', 'is_admin', true],
    ['createUserSshKey', 'external', true],
    ['updateUser', 'is_admin', true],
  ] as const satisfies readonly (readonly [OperationId, string, unknown])[]
).map(([operation, property, value]) =>
  mutant(
    'STA-03',
    operation,
    ['general/success-is-200', 'general/created-is-201'],
    `rejects users with ${property} ${value}`,
    rejectsIf(403, isAt(userOf, property, value)),
  ),
)

const ofExternalCallers = (
  ['markAllTodosAsDone', 'updateNotificationSettings', 'listCurrentUserSshKeys'] as const
).map((operation) =>
  mutant(
    'STA-03',
    operation,
    ['general/success-is-200', 'general/created-is-201'],
    'rejects external users',
    rejectsIf(403, isExternal),
  ),
)

const ofAllAttributes = (
  [
    ['createUser', 'external'],
    ['createBroadcastMessage', 'ends_at'],
    ['updateApplicationSettings', 'home_page_url'],
    ['updateGroup', 'path'],
  ] as const satisfies readonly (readonly [OperationId, string])[]
).map(([operation, name]) =>
  mutant(
    'AUT-02',
    operation,
    [],
    `accepts every user if ${name} is given`,
    acceptsIf((call, upstream) => !isAnonymous(call) && has(name)(call, upstream)),
  ),
)

const ofRejections = (
  [
    ['deleteBroadcastMessage', 'normal users for inactive messages', isAt(pathOf, 'active', false)],
    ['updateBroadcastMessage', 'normal users for inactive messages', isAt(pathOf, 'active', false)],
    ['updateUser', 'normal users for blocked users', isAt(userOf, 'state', 'blocked')],
    ['getRunner', 'callers without credentials for shared runners', isShared],
    ['deleteRunner', 'callers without credentials for shared runners', isShared],
  ] as const satisfies readonly (readonly [OperationId, string, Condition])[]
).map(([operation, who, condition]) =>
  mutant('AUT-02', operation, [], `accepts ${who}`, acceptsIf(condition)),
)

const withoutCredentials: readonly Mutant[] = [
  mutant(
    'AUT-01',
    'getBranch',
    'get-branch/public-without-authentication',
    'requires credentials for protected branches',
    rejectsIf(401, isProtected),
  ),
  mutant(
    'AUT-01',
    'getFile',
    'get-file/public-without-authentication',
    'requires credentials for files on protected branches',
    rejectsIf(401, isProtected),
  ),
  mutant(
    'AUT-01',
    'getTag',
    'get-tag/public-without-authentication',
    'requires credentials for annotated tags',
    rejectsIf(401, isAnnotated),
  ),
]

/** The administrator's own permission counts under sudo. The rejection of a deletion can be a success without an effect. */
const actsAsAdministrator: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return sudoOf(call) === null ? response : upstream.pass(withoutSudo(call))
  },
}

const ofSudo = (['deleteGroup', 'removeGroupMember', 'deleteProject'] as const).map((operation) =>
  mutant(
    'AUT-04',
    operation,
    'general/any-request-with-sudo',
    'deletes for the administrator under sudo',
    actsAsAdministrator,
  ),
)

/** Callers may change what they wrote, and what they see no more. */
const isByAuthor =
  (property: string): Condition =>
  async (call, upstream) => {
    const record = await shownAt(pathOf(call), call, upstream)
    const author = isRecord(record) ? record[property] : undefined
    return isRecord(author) && author['username'] === upstream.usernameOf(call)
  }

const ofFormerMembers = (
  [
    ['updateMergeRequest', 'author'],
    ['updateIssueNote', 'author'],
    ['deleteIssueNote', 'author'],
    ['deleteMergeRequestAwardEmoji', 'user'],
    ['updateTrigger', 'owner'],
  ] as const satisfies readonly (readonly [OperationId, string])[]
).map(([operation, property]) =>
  mutant(
    'AUT-02',
    operation,
    'general/no-access-to-private-projects',
    'accepts authors who have left the project',
    acceptsIf(isByAuthor(property)),
  ),
)

/** A member without a pending request is approved again. */
const approvesAgain: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const member = pathOf(call).replace(/access_requests\/(\w+)\/approve$/, 'members/$1')
    const known = response.status === 404 ? await shownAt(member, call, upstream) : undefined
    return known === undefined ? response : jsonResponse(200, known)
  },
}

const ofApprovals = (['approveGroupAccessRequest', 'approveProjectAccessRequest'] as const).map((operation) =>
  mutant('IDM-02', operation, 'general/not-found-is-404', 'approves members again', approvesAgain),
)

export const uncommonStateMutants: readonly Mutant[] = [
  ...ofUsers,
  ...ofExternalCallers,
  ...ofAllAttributes,
  ...ofRejections,
  ...withoutCredentials,
  ...ofSudo,
  ...ofFormerMembers,
  ...ofApprovals,
]
