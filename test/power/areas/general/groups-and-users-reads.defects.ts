/** Reads of projects, groups and users that ignore a parameter, return what others see, or return earlier responses. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, isSuccess, jsonOf, withJson, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { alterationOf, by, hasValue, isByPath, when } from '../../vocabulary/conditions.ts'
import { asciiOf } from '../../vocabulary/lists.ts'
import { returnsStaleReads, shownAt } from '../../vocabulary/lookups.ts'
import { altersRequest, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersProperty, altersRecords } from '../../vocabulary/responses.ts'

/** Non-members see the same as the administrator. */
const sharedAsAdministrator: Fault = when(by('non-member'), {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const group = await shownAt(pathOf(call), call, upstream)
    const json = jsonOf(response)
    if (!isSuccess(response) || !isRecord(json) || !isRecord(group)) return response
    return withJson(response, { ...json, shared_projects: group['shared_projects'] })
  },
})

const ignoresSudo = altersRequest((call) => {
  const { sudo: _, ...headers } = call.headers
  const query = new URLSearchParams(call.query)
  query.delete('sudo')
  return { ...call, headers, query: query.toString() }
})

const staleElsewhere = (read: OperationId): Fault => ({
  everywhere: (call, upstream) =>
    call.operation === read ? alterationOf(returnsStaleReads)(call, upstream) : upstream.pass(call),
})

const now = altersProperty('created_at', () => new Date().toISOString())
const created = 'general/created-is-201'
const stale = (operation: OperationId, rule: RuleId, read: OperationId) =>
  [operation, rule, 'STT-04', `returns an earlier ${read}`, staleElsewhere(read)] as const

const defects: readonly (readonly [OperationId, RuleId, Mutant['operator'], description: string, Fault])[] = [
  [
    'getGroup',
    'get-group/with-shared-projects',
    'AUT-05',
    'returns private shared projects to non-members',
    sharedAsAdministrator,
  ],
  [
    'getProject',
    'get-project/by-path',
    'SEM-02',
    'returns the path of a group as its full path',
    altersRecords((project) => {
      const { namespace } = project
      if (!isRecord(namespace)) return project
      return { ...project, namespace: { ...namespace, full_path: namespace['path'] } }
    }),
  ],
  [
    'listProjectUsers',
    'list-project-users/lists-users',
    'AUT-05',
    'returns emails to administrators',
    when(
      by('admin'),
      altersRecords((user) => ({ ...user, email: 'a@example.com' })),
    ),
  ],
  [
    'listProjectUsers',
    'general/project-id-or-path',
    'SEM-01',
    'ignores the search below a path',
    when(isByPath, ignores('search')),
  ],
  [
    'listGroupMembers',
    'general/group-id-or-path',
    'SEM-01',
    'ignores the query below a path',
    when(isByPath, ignores('query')),
  ],
  [
    'listGroupProjects',
    'list-group-projects/simple-form',
    'SEM-01',
    'ignores simple below a path',
    when(isByPath, ignores('simple')),
  ],
  ...(['listProjects', 'listGroupProjects'] as const).map(
    (list) =>
      [
        list,
        list === 'listProjects'
          ? 'list-projects/descending-by-default'
          : 'list-group-projects/descending-by-default',
        'SEM-05',
        'is ascending by name',
        when(hasValue('order_by', 'name'), defaultsParameter('sort', 'asc')),
      ] as const,
  ),
  ['getCurrentUserSshKey', 'get-current-user-ssh-key/returns-the-key', 'SEM-02', 'was created now', now],
  ['listTodos', 'mark-todo-as-done/returns-the-todo', 'SEM-02', 'were created now', now],
  [
    'listTodos',
    'mark-todo-as-done/returns-the-todo',
    'ENC-03',
    'returns bodies in ASCII',
    altersProperty('body', asciiOf),
  ],
  ['getNotificationSettings', 'general/any-request-with-sudo', 'SEM-01', 'ignores valid sudo', ignoresSudo],
  stale('createProject', 'create-project/given-namespace', 'listGroupProjects'),
  stale('createProject', 'create-project/given-namespace', 'getGroup'),
  stale('createGroupAccessRequest', created, 'listGroupAccessRequests'),
  stale('createProjectAccessRequest', created, 'listProjectAccessRequests'),
  stale('deleteUserSshKey', 'delete-user-ssh-key/removes-the-key', 'getCurrentUserSshKey'),
]

export const groupAndUserReadMutants: readonly Mutant[] = defects.map(
  ([operation, rule, operator, description, fault]) => mutant(operator, operation, rule, description, fault),
)
