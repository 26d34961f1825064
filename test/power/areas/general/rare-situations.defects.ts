/** Defects that show in one situation only. */
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { has, isNormal, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { altersProperty, replacesStatus } from '../../vocabulary/responses.ts'

/** A master who becomes a developer stays a master. */
const keepsMasters: Fault = {
  async around(call, upstream) {
    const member = await shownAt(pathOf(call), call, upstream)
    const isDemoted =
      isRecord(member) && member['access_level'] === 40 && Number(valueOf(call, 'access_level')) === 30
    return isDemoted ? jsonResponse(200, { ...member, access_level: 30 }) : upstream.pass(call)
  },
}

/** The same body in the same place is taken for the same request. */
const returnsFirstOfEqual: Fault = {
  async around(call, { pass, memory }) {
    const key = `${call.path} ${call.body.toString()}`
    const known = memory.get(key)
    if (known !== undefined) return jsonResponse(201, known)
    const response = await pass(call)
    if (isSuccess(response)) memory.set(key, jsonOf(response))
    return response
  },
}

/** Normal users see of themselves what administrators see of any user. */
const showsAllOfThemselves: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const caller = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
    const isOwn = isRecord(caller) && String(caller['id']) === segmentsOf(call)[1]
    return isOwn ? upstream.pass(byAdministrator(call, upstream)) : response
  },
}

/** The records of a user outlive the user. */
const outlive: Fault = {
  async around(call, { pass, memory }) {
    const response = await pass(call)
    if (isSuccess(response)) memory.set(call.path, jsonOf(response))
    return response.status === 404 && memory.has(call.path)
      ? jsonResponse(200, memory.get(call.path))
      : response
  },
}

/** The second request reverts the first: a user who is in the state already gets the other request. */
const reverts = (state: 'active' | 'blocked', other: 'block' | 'unblock'): Fault => ({
  async around(call, upstream) {
    const user = await shownAt(pathOf(call).replace(/\/\w+$/, ''), call, upstream)
    const isDone = isRecord(user) && user['state'] === state
    return upstream.pass(isDone ? { ...call, path: call.path.replace(/\w+$/, other) } : call)
  },
})

/** Artifacts are found by their ref after the job was erased. */
const keepsArtifactsOfRef: Fault = {
  async around(call, { pass, memory }) {
    const response = await pass(call)
    const key = `${call.path}?${String(valueOf(call, 'job'))}`
    if (isSuccess(response)) memory.set(key, response.body)
    const body = memory.get(key)
    return response.status === 404 && body instanceof Buffer
      ? { ...jsonResponse(200), headers: { 'content-type': 'application/octet-stream' }, body }
      : response
  },
}

export const rareSituationMutants: readonly Mutant[] = [
  ...(['updateGroupMember', 'updateProjectMember'] as const).map((operation) =>
    mutant('STT-06', operation, [], 'keeps masters who become developers', keepsMasters),
  ),
  ...(['createIssue', 'createSnippetNote', 'createTrigger'] as const).map((operation) =>
    mutant(
      'IDM-02',
      operation,
      'general/created-is-201',
      'returns the first of equal records',
      returnsFirstOfEqual,
    ),
  ),
  mutant(
    'SEM-02',
    'listUsers',
    'list-users/search-by-email',
    'searches what is before the at sign',
    altersParameter('search', (text) => String(text).replace(/@.*$/, '')),
  ),
  mutant(
    'SCH-05',
    'getUser',
    'get-user/profile-for-normal-users',
    'shows all of themselves',
    when(isNormal, showsAllOfThemselves),
  ),
  ...(['listUserEmails', 'listUserSshKeys'] as const).map((operation) =>
    mutant(
      'STT-04',
      operation,
      'delete-user/removes-the-user',
      'returns the records of deleted users',
      outlive,
    ),
  ),
  mutant(
    'STT-03',
    'createMergeRequestNoteAwardEmoji',
    'create-merge-request-note-award-emoji/awards',
    'rejects what another user has given',
    {
      async around(call, upstream) {
        const listed = await listedAt(pathOf(call), call, upstream)
        return listed.some((award) => award['name'] === valueOf(call, 'name'))
          ? jsonResponse(409, { message: '409 Conflict' })
          : upstream.pass(call)
      },
    },
  ),
  ...(
    [
      ['listIssueNoteAwardEmoji', 'delete-issue-note/deletes'],
      ['listMergeRequestNoteAwardEmoji', 'delete-merge-request-note/deletes'],
    ] as const
  ).map(([operation, rule]) =>
    mutant('STT-04', operation, rule, 'returns the awards of deleted notes', outlive),
  ),
  mutant('IDM-02', 'unblockUser', [], 'blocks active users', reverts('active', 'block')),
  mutant('IDM-02', 'blockUser', [], 'unblocks blocked users', reverts('blocked', 'unblock')),
  mutant(
    'STT-04',
    'downloadArtifactsOfRef',
    'erase-job/removes-artifacts',
    'finds the artifacts of erased jobs',
    keepsArtifactsOfRef,
  ),
  ...(['listJobs', 'getJob'] as const).map((operation) =>
    mutant(
      'ENC-02',
      operation,
      'general/success-is-200',
      'returns the last part of the ref',
      altersProperty('ref', (ref) => String(ref).split('/').at(-1)),
    ),
  ),
  mutant(
    'SCH-04',
    'listGroupProjects',
    'list-group-projects/projects-of-the-group',
    'returns the last two parts of paths',
    altersProperty('path_with_namespace', (path) => String(path).split('/').slice(-2).join('/')),
  ),
  mutant(
    'STA-02',
    'listCurrentUserEmails',
    'general/unauthenticated-is-401',
    'forbids requests with a wrong token in the query',
    when(has('private_token'), replacesStatus(401, 403)),
  ),
]
