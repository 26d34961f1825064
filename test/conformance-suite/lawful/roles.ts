/** Variations of unspecified required roles. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { forbidden, HttpError } from '../../../server-stub/http/errors.ts'
import { operationIds } from '../../../server-stub/http/api.ts'
import { each, named, withQuery } from './calls.ts'
import { isRecord } from './json.ts'
import { operationsWithOpen } from './open-points.ts'
import type { Call, Layer, Variation } from './variation.ts'
import { isAdministrator } from './avoided-cases.ts'

const noRole = 'The required role in the project or group is not specified.'

/** Operations whose permitted callers the contract declares as unspecified. */
const openOperations = operationsWithOpen(/\/(permitted-callers|required-role)$/).filter(
  // A caller who may not accept gets 401, which the layer below does not handle.
  (operation) => operation !== 'acceptMergeRequest',
)

/** 2 § Application settings: "developers … may push". */
const pushes = openOperations.filter((operation) => operations[operation].access.permission === 'push-code')

/** The caller's role in the project or group of a record. */
function roleIn(subject: unknown): number | null {
  if (!isRecord(subject)) return null
  if (typeof subject['role'] === 'number') return subject['role']
  return roleIn(subject['project'])
}

/** Replaces the rule of the policy for the permission of an operation. */
function deciding(isAllowed: (call: Call, subject: unknown) => boolean | null, fired: () => void): Layer {
  return (call, below) => {
    const own = operations[call.operationId].access.permission
    const authorize: Call['authorize'] = (right, ...subject) => {
      const verdict = right === own ? isAllowed(call, subject[0]) : null
      if (verdict === null) return call.authorize(right, ...subject)
      if (verdict !== call.can(right, ...subject)) fired()
      if (!verdict) throw call.caller.kind === 'anonymous' ? new HttpError('unauthenticated') : forbidden()
      return undefined
    }
    return below({ ...call, authorize })
  }
}

export const roles: readonly Variation[] = [
  {
    id: 'masters-write-and-reporters-read',
    varies:
      'The server requires the role master for writes and reporter for reads of private projects, unless a role is specified.',
    lawful: noRole,
    open: ['*/permitted-callers', '*/required-role', 'create-issue-note/created-at-permitted-callers'],
    layers: ({ fired }) =>
      each(
        openOperations.filter((operation) => !pushes.includes(operation)),
        deciding((call, subject) => {
          const role = roleIn(subject)
          if (role === null || isAdministrator(call) || accessRequests.has(call.operationId)) return null
          const reads = operations[call.operationId].method === 'GET'
          const isPrivate = isRecord(subject) && subject['visibility'] === 'private'
          const suffices = reads ? !isPrivate || role >= 20 : role >= 40
          return suffices ? null : false
        }, fired),
      ),
  },
  {
    id: 'guests-may-write',
    varies: 'The server permits every operation without a specified role to all members, including guests.',
    lawful: noRole,
    open: ['*/permitted-callers', '*/required-role'],
    layers: ({ fired }) =>
      each(
        openOperations,
        deciding((_call, subject) => {
          const role = roleIn(subject)
          return role !== null && role > 0 ? true : null
        }, fired),
      ),
  },
  {
    id: 'private-projects-are-forbidden',
    varies: 'The server returns 403 for a private project and its content to a caller without access.',
    lawful:
      'The status for a private project that the caller cannot access is specified only for issues and boards, as 404.',
    open: ['get-project/rejection-of-private'],
    layers: ({ fired, administrator }) =>
      each(
        operationIds.filter((operation) => isInProject(operation) && !isIssueOrBoard(operation)),
        async (call, below) => {
          try {
            return await below(call)
          } catch (error) {
            if (!(error instanceof HttpError) || error.kind !== 'not-found') throw error
            const { find } = await administrator()
            const project = await find.project(named(call)).catch(() => null)
            if (project === null || (await call.find.project(named(call)).catch(() => null)) !== null)
              throw error
            fired()
            // A caller who may not accept a merge request gets 401.
            const isUnknown = call.caller.kind === 'anonymous' || call.operationId === 'acceptMergeRequest'
            throw isUnknown ? new HttpError('unauthenticated') : forbidden('It is private')
          }
        },
      ),
  },
  {
    id: 'available-groups-by-default',
    varies: 'The server returns all available groups without `all_available`.',
    lawful:
      '2 § Groups: "normal user: own groups or all available". The specification does not state which is the default.',
    open: ['list-groups/all-available-default'],
    layers: ({ fired }) => ({
      listGroups: (call, below) => {
        const { all_available, owned } = call.query
        if (all_available !== undefined || owned === true || isAdministrator(call)) return below(call)
        fired()
        return below(withQuery(call, { all_available: true }))
      },
    }),
  },
  {
    id: 'statistics-of-groups-rejected',
    varies: 'The server rejects a request for group statistics of a caller who is not an administrator.',
    lawful:
      '2 § Groups: "`statistics` boolean (admins only)". The specification does not state the response to other callers.',
    open: ['list-groups/statistics-shape'],
    layers: ({ fired }) => ({
      listGroups: (call, below) => {
        if (call.query['statistics'] !== true || isAdministrator(call)) return below(call)
        fired()
        throw forbidden()
      },
    }),
  },
  {
    id: 'times-of-issues-rejected',
    varies: 'The server rejects `created_at` of a caller who may not set it.',
    lawful: 'Whether a `created_at` of a caller who may not set it is ignored or rejected is not specified.',
    open: ['create-issue/created-at-rejected'],
    layers: ({ fired }) => ({
      createIssue: async (call, below) => {
        const project = await call.find.project(named(call))
        if (call.body['created_at'] === undefined || call.can('set-issue-time', project)) return below(call)
        fired()
        throw forbidden()
      },
    }),
  },
]

/** A caller who requests access is not a member yet. */
const accessRequests: ReadonlySet<OperationId> = new Set<OperationId>([
  'createGroupAccessRequest',
  'createProjectAccessRequest',
])

function isInProject(operation: OperationId): boolean {
  return operations[operation].path.startsWith('/projects/{id}')
}

/** 1 § Authentication: "A GET on the project's issues or boards yields 404". */
function isIssueOrBoard(operation: OperationId): boolean {
  const { method, path } = operations[operation]
  return method === 'GET' && /\/(issues|boards)\b/.test(path)
}
