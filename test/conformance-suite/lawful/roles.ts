/** Who may do what, decided otherwise where the specification leaves it open. */
import { operations, type OperationId } from '../../../generated/operations.ts'
import { forbidden, HttpError } from '../../../server-stub/http/errors.ts'
import { operationIds } from '../../../server-stub/http/api.ts'
import { each, named } from './calls.ts'
import { isRecord } from './json.ts'
import { operationsWithOpen } from './open-points.ts'
import type { Call, Layer, Variation } from './variation.ts'

const silence = 'Which role in the project or group a caller needs is not shown.'

/** Operations of which the contract declares open who may use them. */
const openOperations = operationsWithOpen(/\/(permitted-callers|required-role)$/).filter(
  // Who may not accept gets 401, which the judgement below does not know.
  (operation) => operation !== 'acceptMergeRequest',
)

/** 2 § Application settings: "developers … may push". */
const pushes = openOperations.filter((operation) => operations[operation].access.ability === 'push-code')

/** The caller's role in the project or group of a record. */
function roleIn(subject: unknown): number | null {
  if (!isRecord(subject)) return null
  if (typeof subject['role'] === 'number') return subject['role']
  return roleIn(subject['project'])
}

/** Replaces the policy's rule for the permission of an operation. */
function judging(isAllowed: (call: Call, subject: unknown) => boolean | null, fired: () => void): Layer {
  return (call, below) => {
    const own = operations[call.operationId].access.ability
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

function isAdministrator({ caller }: Call): boolean {
  return caller.kind === 'user' && caller.user.admin === 1
}

export const roles: readonly Variation[] = [
  {
    id: 'masters-write-and-reporters-read',
    varies: 'Where it is open, writes take a master, and reading what is private takes a reporter.',
    lawful: silence,
    open: ['*/permitted-callers', '*/required-role', 'create-issue-note/created-at-permitted-callers'],
    layers: ({ fired }) =>
      each(
        openOperations.filter((operation) => !pushes.includes(operation)),
        judging((call, subject) => {
          const role = roleIn(subject)
          if (role === null || isAdministrator(call) || asksToJoin.has(call.operationId)) return null
          const reads = operations[call.operationId].method === 'GET'
          const isPrivate = isRecord(subject) && subject['visibility'] === 'private'
          const suffices = reads ? !isPrivate || role >= 20 : role >= 40
          return suffices ? null : false
        }, fired),
      ),
  },
  {
    id: 'every-member-may',
    varies: 'Where it is open, every member may do everything, guests included.',
    lawful: silence,
    open: ['*/permitted-callers', '*/required-role'],
    layers: ({ fired }) =>
      each(
        openOperations,
        judging((_call, subject) => {
          const role = roleIn(subject)
          return role !== null && role > 0 ? true : null
        }, fired),
      ),
  },
  {
    id: 'private-projects-are-forbidden',
    varies: 'A private project, and what is in it, is answered with 403 to those who may not see it.',
    lawful:
      'Which status refuses a private project to a caller without access is not shown; 404 is stated for issues and boards.',
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
            // Who may not accept a merge request gets 401.
            const isUnknown = call.caller.kind === 'anonymous' || call.operationId === 'acceptMergeRequest'
            throw isUnknown ? new HttpError('unauthenticated') : forbidden('It is private')
          }
        },
      ),
  },
  {
    id: 'statistics-of-groups-rejected',
    varies: 'Who is no administrator is rejected the statistics of groups.',
    lawful: '2 § Groups: "`statistics` boolean (admins only)"; what it does for others is not shown.',
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
    varies: 'A `created_at` of somebody who may not give it is rejected.',
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

/** Who asks to belong cannot belong yet. */
const asksToJoin: ReadonlySet<OperationId> = new Set<OperationId>([
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
