/** Defects of deleteUser, by the rule that each violates. */
import type { OperationId } from '../../../../generated/operations.ts'
import { alterJson, isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withJson } from '../../message.ts'
import { defectsOf, type Defect, type Fault } from '../../mutant.ts'
import { hasValue, isNormal, lacks, when } from '../../vocabulary/conditions.ts'
import {
  byAdministrator,
  ignoresPermissions,
  jsonResponse,
  otherCall,
  undoesEffect,
} from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersRecords, altersResponse } from '../../vocabulary/responses.ts'

const keepsBlocked: Fault = {
  async around(call, upstream) {
    const user = await shownAt(`/users/${segmentsOf(call)[1]}`, call, upstream)
    return isRecord(user) && user['state'] === 'blocked' ? jsonResponse(200, user) : upstream.pass(call)
  },
}

const isOfGhost = (value: unknown) =>
  isRecord(value) && isRecord(value['author']) && value['author']['username'] === 'ghost'

/** Contributions of the ghost user are not found, or not listed. */
const hidesThoseOfGhost = (read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation !== read) return response
    if (isOfGhost(jsonOf(response))) return jsonResponse(404, { message: '404 Not found' })
    return alterJson(response, (value) =>
      Array.isArray(value) ? value.filter((item) => !isOfGhost(item)) : value,
    )
  },
})

/** What was once read is returned instead of the record of the ghost user, or of none. */
const returnsFormer = (read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation !== read) return response
    const former = upstream.memory.get(call.path)
    if (isSuccess(response) && !isOfGhost(jsonOf(response))) upstream.memory.set(call.path, jsonOf(response))
    else if (isRecord(former)) return jsonResponse(200, former)
    return response
  },
})

/** Sole owners of groups have to leave them first. */
const keepsSoleOwners: Fault = {
  async around(call, upstream) {
    const path = `/groups?owned=true&sudo=${segmentsOf(call)[1] ?? ''}`
    const groups = jsonOf(await upstream.pass(byAdministrator(otherCall(call, 'GET', path), upstream)))
    return valueOf(call, 'hard_delete') === undefined && Array.isArray(groups) && groups.length > 0
      ? jsonResponse(409, { message: '409 Conflict' })
      : upstream.pass(call)
  },
}

const returnsAnotherUser: Fault = altersResponse((response) =>
  response.status === 200 && response.body.length <= 4 ? withJson(response, { id: 1 }) : response,
)

/** Comments of deleted users are no longer listed. */
const forgetsComments: Fault = {
  async everywhere(call, upstream) {
    if (call.operation === 'deleteUser') upstream.memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listCommitComments' || upstream.memory.size === 0) return upstream.pass(call)
    return alterJson(await upstream.pass(call), (value) => (Array.isArray(value) ? [] : value))
  },
}

/** Groups that the user owns are deleted as well, also those that have another owner. */
const deletesOwnGroups: Fault = {
  async around(call, upstream) {
    const path = `/groups?owned=true&sudo=${segmentsOf(call)[1] ?? ''}`
    const groups = jsonOf(await upstream.pass(byAdministrator(otherCall(call, 'GET', path), upstream)))
    const response = await upstream.pass(call)
    if (!isSuccess(response) || !Array.isArray(groups)) return response
    for (const group of groups.filter(isRecord))
      await upstream.pass(
        byAdministrator(otherCall(call, 'DELETE', `/groups/${String(group['id'])}`), upstream),
      )
    return response
  },
}

export const deleteUser = defectsOf('deleteUser', {
  'delete-user/administrators-only': [
    ['AUT-02', 'accepts a deletion by every user', when(isNormal, ignoresPermissions)],
    [
      'AUT-02',
      'accepts the deletion of the own account',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const user = await upstream.pass(otherCall(call, 'GET', '/user'))
          const own = jsonOf(user)
          const isOwn = isRecord(own) && String(own['id']) === segmentsOf(call)[1]
          return response.status === 403 && isOwn ? upstream.pass(byAdministrator(call, upstream)) : response
        },
      },
    ],
    [
      'SFX-02',
      'performs a rejected deletion',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status === 403) await upstream.pass(byAdministrator(call, upstream))
          return response
        },
      },
    ],
  ],
  'delete-user/removes-the-user': [
    ['SFX-01', 'keeps the user', undoesEffect],
    ['STT-06', 'keeps blocked users', keepsBlocked],
    ['STA-02', 'rejects the only owners of groups', keepsSoleOwners],
  ],
  'delete-user/unknown-is-200': [
    [
      'STA-02',
      'returns 404 for an unknown user',
      {
        async around(call, upstream) {
          const there = await upstream.pass({ ...call, operation: 'getUser', method: 'GET', query: '' })
          return isSuccess(there) ? upstream.pass(call) : jsonResponse(404, { message: '404 User Not Found' })
        },
      },
    ],
  ],
  'delete-user/body-only-if-deleted': [
    [
      'SCH-01',
      'never returns a body',
      altersResponse((response) => (isSuccess(response) ? jsonResponse(200) : response)),
    ],
    [
      'SCH-01',
      'returns no user after a hard deletion',
      when(
        hasValue('hard_delete', true),
        altersResponse((response) => (isSuccess(response) ? jsonResponse(200, {}) : response)),
      ),
    ],
    [
      'SCH-05',
      'always returns a body',
      altersRecords((record, call) => ({ id: Number(segmentsOf(call)[1]), ...record })),
    ],
    ['IDM-01', 'returns another user', returnsAnotherUser],
  ],
  'delete-user/contributions-move-to-ghost': [
    ['SEM-02', 'reads hard_delete=false as true', altersParameter('hard_delete', () => true)],
    ['SEM-05', 'deletes contributions without hard_delete', defaultsParameter('hard_delete', true)],
    ...(['getIssue', 'getIssueNote', 'listProjectIssues', 'listIssueNotes'] as const).map((read): Defect => [
      'SFX-04',
      `hides those of the ghost user from ${read}`,
      hidesThoseOfGhost(read),
    ]),
    ...(['getIssue', 'getIssueNote'] as const).map((read): Defect => [
      'STT-04',
      `leaves the user as the author in ${read}`,
      returnsFormer(read),
    ]),
    ['SFX-04', 'removes comments on commits', forgetsComments],
  ],
  'delete-user/hard-delete-removes-sole-groups': [
    ['SFX-02', 'deletes groups without hard_delete', when(lacks('hard_delete'), deletesOwnGroups)],
    ['SFX-02', 'deletes groups with another owner', when(hasValue('hard_delete', true), deletesOwnGroups)],
  ],
  'delete-user/hard-delete-removes-contributions': [
    [
      'SEM-01',
      'keeps contributions despite hard_delete',
      ignores('hard_delete'),
      ['delete-user/hard-delete-removes-sole-groups'],
    ],
    ...(['getIssue', 'getIssueNote'] as const).map((read): Defect => [
      'STT-04',
      `leaves the record in ${read}`,
      returnsFormer(read),
    ]),
  ],
})
