/** Callers with the access of before: to what they have lost or never had, and not to what has become public. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { alterJson, isRecord, isSuccess, segmentsOf, type Call, type ResponseMessage } from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { by, isAnonymous, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'

/** Callers that are rejected get the response of an earlier request to the same path. */
function keepsResponses(isAffected: (call: Call, upstream: Upstream) => boolean): Fault {
  return {
    async around(call, upstream) {
      const response = await upstream.pass(call)
      if (!isAffected(call, upstream)) return response
      const key = `${upstream.usernameOf(call) ?? ''} ${call.path} ${call.query}`
      if (isSuccess(response)) upstream.memory.set(key, response)
      const former = upstream.memory.get(key)
      return isSuccess(response) || !isResponse(former) ? response : former
    },
  }
}

function isResponse(value: unknown): value is ResponseMessage {
  return typeof value === 'object' && value !== null && 'status' in value
}

const ofAnonymous = (
  [
    ['listBranches', 'list-branches/public-without-authentication'],
    ['getBranch', 'get-branch/public-without-authentication'],
    ['listTags', 'list-tags/public-without-authentication'],
    ['getTag', 'get-tag/public-without-authentication'],
    ['getFile', 'get-file/public-without-authentication'],
  ] as const satisfies readonly (readonly [OperationId, RuleId])[]
).map(([operation, rule]) =>
  mutant(
    'AUT-03',
    operation,
    [rule, 'general/no-access-to-private-projects'],
    'returns records of projects that were made private without credentials',
    keepsResponses(isAnonymous),
  ),
)

const ofUsers = (['getProject', 'listProjectIssues', 'listBoards', 'getBranch'] as const).map((operation) =>
  mutant(
    'AUT-03',
    operation,
    'general/no-access-to-private-projects',
    'returns records of projects that were made private to users who are no members',
    keepsResponses((call) => !isAnonymous(call)),
  ),
)

const ofFormerMembers = (['getProject', 'getBranch', 'getFile', 'listProjectIssues'] as const).map(
  (operation) =>
    mutant(
      'AUT-03',
      operation,
      'general/no-access-to-private-projects',
      'returns records of private projects to former members',
      keepsResponses((call) => !isAnonymous(call)),
    ),
)

const ofPrivateGroups = (
  [
    'getGroup',
    'listGroupProjects',
    'listGroupMembers',
    'getGroupMember',
    'listGroupIssues',
    'listGroupAccessRequests',
  ] as const satisfies readonly OperationId[]
).map((operation) =>
  mutant(
    'AUT-02',
    operation,
    'general/no-access-to-private-groups',
    'returns what private groups contain to every user',
    when(by('non-member', 'external'), ignoresPermissions),
  ),
)

/** Anonymous callers get what they once got. */
const staysPublic: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation !== 'getProject' || call.headers['private-token'] !== undefined) return response
    if (isSuccess(response)) upstream.memory.set(call.path, response.body)
    const seen = upstream.memory.get(call.path)
    return !isSuccess(response) && Buffer.isBuffer(seen) ? { ...response, status: 200, body: seen } : response
  },
}

/** The list for anonymous callers omits projects that were updated. */
const staysHidden: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation === 'updateProject') upstream.memory.set(segmentsOf(call)[1] ?? '', true)
    if (call.operation !== 'listProjects' || call.headers['private-token'] !== undefined) return response
    return alterJson(response, (value) =>
      Array.isArray(value)
        ? value.filter((item: unknown) => !(isRecord(item) && upstream.memory.has(String(item['id']))))
        : value,
    )
  },
}

const ofOtherVisibility: readonly Mutant[] = [
  mutant(
    'STT-04',
    'getProject',
    'update-project/attributes-are-kept',
    'returns projects that were made private without credentials',
    staysPublic,
  ),
  mutant(
    'STT-04',
    'listProjects',
    'update-project/attributes-are-kept',
    'omits projects that were made public',
    staysHidden,
  ),
]

export const formerAccessMutants: readonly Mutant[] = [
  ...ofAnonymous,
  ...ofUsers,
  ...ofFormerMembers,
  ...ofPrivateGroups,
  ...ofOtherVisibility,
]
