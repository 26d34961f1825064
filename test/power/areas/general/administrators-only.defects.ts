/** What administrators alone may do is accepted in some form. */
import type { OperationId } from '../../../../generated/operations.ts'
import { isRecord, jsonOf, segmentsOf, type Call, type ResponseMessage } from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { acceptsIf } from '../../vocabulary/states.ts'
import { isAnonymous, has } from '../../vocabulary/conditions.ts'

/** Instead of a rejection for missing rights. */
const unlessRejected = (
  respond: (call: Call, upstream: Upstream, rejection: ResponseMessage) => Promise<ResponseMessage>,
): Fault => ({
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return response.status === 403 ? respond(call, upstream, response) : response
  },
})

const acceptsThemselves = unlessRejected(async (call, upstream, rejection) => {
  const caller = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
  const isOwn = isRecord(caller) && String(caller['id']) === segmentsOf(call)[1]
  return isOwn ? upstream.pass(byAdministrator(call, upstream)) : rejection
})

/** Without a change there is nothing to forbid. */
const returnsUnchanged = unlessRejected(async (call, upstream, rejection) => {
  const { length } = call.body
  return length === 0 || call.body.toString() === '{}'
    ? upstream.pass(byAdministrator({ ...call, method: 'GET' }, upstream))
    : rejection
})

const ofThemselves: readonly OperationId[] = [
  'updateUser',
  'deleteUser',
  'listUserEmails',
  'listUserSshKeys',
  'createUserSshKey',
  'deleteUserSshKey',
]

/** Users who send one attribute. */
const ofAttributes = (
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

export const administratorsOnlyMutants: readonly Mutant[] = [
  ...ofThemselves.map((operation) =>
    mutant('AUT-02', operation, [], 'accepts users for themselves', acceptsThemselves),
  ),
  mutant(
    'AUT-02',
    'listUserEmails',
    [],
    'returns no emails of an unknown user to any user',
    unlessRejected(async (call, upstream, rejection) =>
      (await shownAt(`/users/${segmentsOf(call)[1] ?? ''}`, call, upstream)) === undefined
        ? jsonResponse(200, [])
        : rejection,
    ),
  ),
  mutant(
    'AUT-02',
    'updateApplicationSettings',
    [],
    'returns the settings to a user who changes none',
    returnsUnchanged,
  ),
  ...ofAttributes,
]
