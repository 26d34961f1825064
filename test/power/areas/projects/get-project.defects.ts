/** Defects of getProject, by the rule that each violates. */
import { alterJson, isRecord, segmentsOf } from '../../message.ts'
import { defectsOf, type Defect, type Fault, type Mutant, mutant } from '../../mutant.ts'
import { by, isAnonymous, not, when, isByPath } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, jsonResponse, rejects } from '../../vocabulary/effects.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { altersParameter, altersPathSegment, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import {
  altersProperty,
  omitsProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
  altersRecords,
} from '../../vocabulary/responses.ts'

const notFound = { around: async () => jsonResponse(404, { message: '404 Project Not Found' }) }

const isNamed = (call: Parameters<typeof segmentsOf>[0]): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')

/** A count is the greatest one that was returned for the project. */
function neverFalls(count: string): Fault {
  return {
    async around(call, upstream) {
      return alterJson(await upstream.pass(call), (project) => {
        if (!isRecord(project)) return project
        const key = `${count} of ${String(project['id'])}`
        const greatest = Math.max(Number(upstream.memory.get(key) ?? 0), Number(project[count]))
        upstream.memory.set(key, greatest)
        return { ...project, [count]: greatest }
      })
    },
  }
}

export const getProject: readonly Mutant[] = [
  ...defectsOf('getProject', {
    'get-project/by-id': [
      ['IDT-03', 'returns another project', altersProperty('id', (id) => Number(id) + 1)],
    ],
    'get-project/open-issues-count': [
      ['STT-04', 'counts no open issues', returnsValue('open_issues_count', 0)],
      ['STT-04', 'keeps the first number of open issues', returnsFirst('getProject', 'open_issues_count')],
      ['STT-04', 'never counts fewer open issues', neverFalls('open_issues_count')],
    ],
    'get-project/forks-count': [
      ['STT-04', 'counts no forks', returnsValue('forks_count', 0)],
      ['STT-04', 'keeps the first number of forks', returnsFirst('getProject', 'forks_count')],
      ['STT-04', 'never counts fewer forks', neverFalls('forks_count')],
    ],
    'get-project/by-path': [
      ['IDT-03', 'finds records only by ID', when(isNamed, notFound)],
      [
        'IDT-03',
        'returns the first project of the same name',
        when(
          isNamed,
          altersPathSegment(1, () => '1'),
        ),
      ],
      [
        'SEM-02',
        'returns the path of a group as its full path',
        altersRecords((project) => {
          const { namespace } = project
          if (!isRecord(namespace)) return project
          return { ...project, namespace: { ...namespace, full_path: namespace['path'] } }
        }),
      ],
    ],
    'get-project/public-without-credentials': [
      ['AUT-01', 'returns 401 without credentials', when(isAnonymous, rejects(401, '401 Unauthorized'))],
    ],
    'get-project/internal-for-signed-in-users': [
      ['AUT-03', 'returns 404 to non-members', when(by('non-member'), notFound)],
    ],
    'get-project/private-needs-access': [
      ['AUT-02', 'returns private projects to every user', when(not(isAnonymous), ignoresPermissions)],
      ['AUT-01', 'returns private projects without credentials', when(isAnonymous, ignoresPermissions)],
    ],
    'get-project/unknown-is-404': [
      ['STA-03', 'returns an empty project for an unknown ID', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 403 for 404', replacesStatus(404, 403)],
    ],
    'get-project/statistics-on-request': [
      ['SCH-01', 'never returns statistics', ignores('statistics')],
      ['SCH-05', 'always returns statistics', defaultsParameter('statistics', true)],
      ['SEM-02', 'returns statistics for any value', altersParameter('statistics', () => true)],
      ['SEM-10', 'ignores statistics by path', when(isByPath, ignores('statistics'))],
    ],
    'get-project/owner-of-user-projects': [
      ['SFX-03', 'returns another user as the owner', altersProperty('owner.id', (id) => Number(id) + 1)],
      ['SCH-01', 'omits the name of the owner', omitsProperty('owner.name')],
    ],
    'get-project/permissions-of-caller': [
      ['STT-04', 'returns the former permissions', returnsFirst('getProject', 'permissions')],
      [
        'SFX-03',
        'returns the access of the group as that of the project',
        altersProperty('permissions', (permissions) =>
          isRecord(permissions) &&
          isRecord(permissions['group_access']) &&
          isRecord(permissions['project_access'])
            ? { ...permissions, project_access: permissions['group_access'] }
            : permissions,
        ),
      ],
      [
        'SCH-03',
        'returns no access to the group',
        altersProperty('permissions', (access) =>
          isRecord(access) ? { ...access, group_access: null } : access,
        ),
      ],
      ...[10, 20, 40, 50].map((level): Defect => [
        'SCH-03',
        `returns no access of members of the group with the level ${level}`,
        altersProperty('permissions', (access) =>
          isRecord(access) &&
          isRecord(access['group_access']) &&
          access['group_access']['access_level'] === level
            ? { ...access, group_access: null }
            : access,
        ),
      ]),
      [
        'SEM-02',
        'stores every member as a guest',
        altersProperty('permissions.project_access', (access) =>
          isRecord(access) ? { ...access, access_level: 10 } : access,
        ),
      ],
      [
        'SCH-03',
        'omits the access',
        returnsValue('permissions', { project_access: null, group_access: null }),
      ],
    ],
    'create-project/own-namespace-by-default': [
      ['SFX-03', 'returns the same namespace for all projects', returnsValue('namespace.id', 1)],
    ],
    'fork-project/asynchronous': [['SCH-01', 'omits import_status', returnsValue('import_status', null)]],
  }),
  mutant(
    'AUT-01',
    'getProject',
    [],
    'rejects anonymous callers of a path',
    when((call) => isAnonymous(call) && isByPath(call), rejects(401, '401 Unauthorized')),
  ),
]
