/** Mutants of reads of projects. */
import { isRecord, segmentsOf } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import {
  returnsSuccessFor,
  omitsProperty,
  returnsValue,
  altersProperty,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { by, hasValue, isAnonymous, not, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects, ignoresPermissions } from '../../vocabulary/effects.ts'
import { users } from './project-users.ts'
import { defaultsParameter, ignores, altersPathSegment, altersParameter } from '../../vocabulary/requests.ts'
import { otherWay } from '../../vocabulary/values.ts'

const notFound = { around: async () => jsonResponse(404, { message: '404 Project Not Found' }) }
const isNamed = (call: Parameters<typeof segmentsOf>[0]): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')

const list = [
  ...defectsOf('listProjects', {
    'list-projects/lists-visible-projects': [
      ['AUT-05', 'lists private projects of other users', when(by('non-member'), ignoresPermissions)],
      ['SEM-05', 'lists only the projects of the caller', defaultsParameter('owned', true)],
    ],
    'list-projects/works-without-credentials': [
      ['AUT-01', 'returns 401 without credentials', when(isAnonymous, rejects(401, '401 Unauthorized'))],
    ],
    'list-projects/public-only-without-credentials': [
      ['AUT-05', 'lists all projects', when(isAnonymous, ignoresPermissions)],
    ],
    'list-projects/archived-filter': [
      ['SEM-01', 'ignores archived', ignores('archived')],
      ['SEM-02', 'sorts in reverse', altersParameter('archived', (value) => String(value) !== 'true')],
    ],
    'list-projects/visibility-filter': [
      ['SEM-01', 'ignores visibility', ignores('visibility')],
      [
        'SEM-02',
        'filters internal as private',
        altersParameter('visibility', (value) => (value === 'internal' ? 'private' : value)),
      ],
    ],
    'list-projects/visibility-values': [
      ['STA-03', 'rejects internal', when(hasValue('visibility', 'internal'), rejects(400))],
    ],
    'list-projects/ordered-by-creation': [
      ['SEM-05', 'sorts by name by default', defaultsParameter('order_by', 'name')],
    ],
    'list-projects/sort-ascending': [
      ['SEM-04', 'always sorts descending', ignores('sort')],
      ['SEM-04', 'sorts in reverse', altersParameter('sort', otherWay)],
    ],
    'list-projects/descending-by-default': [
      ['SEM-05', 'sorts ascending by default', defaultsParameter('sort', 'asc')],
    ],
    'list-projects/owned-filter': [
      [
        'SEM-02',
        'treats owned as membership',
        {
          around: (call, upstream) => {
            const query = new URLSearchParams(call.query)
            if (query.get('owned') !== 'true') return upstream.pass(call)
            query.delete('owned')
            query.set('membership', 'true')
            return upstream.pass({ ...call, query: query.toString() })
          },
        },
      ],
    ],
    'list-projects/membership-filter': [
      [
        'SEM-02',
        'treats membership as owned',
        {
          around: (call, upstream) => {
            const query = new URLSearchParams(call.query)
            if (query.get('membership') !== 'true') return upstream.pass(call)
            query.set('owned', 'true')
            return upstream.pass({ ...call, query: query.toString() })
          },
        },
      ],
    ],
    'list-projects/search-filter': [
      [
        'SEM-02',
        'searches by the first letter only',
        altersParameter('search', (text) => String(text).slice(0, 1)),
      ],
    ],
    'list-projects/simple-form': [['SEM-01', 'ignores simple', ignores('simple')]],
    'list-projects/statistics-on-request': [
      ['SCH-01', 'never returns statistics', ignores('statistics')],
      ['SCH-05', 'always returns statistics', defaultsParameter('statistics', true)],
    ],
    'list-projects/with-issues-enabled-filter': [
      ['SEM-01', 'ignores with_issues_enabled', ignores('with_issues_enabled')],
    ],
    'list-projects/with-merge-requests-enabled-filter': [
      ['SEM-01', 'ignores with_merge_requests_enabled', ignores('with_merge_requests_enabled')],
    ],
  }),
  ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order) =>
    mutant(
      'SEM-04',
      'listProjects',
      'list-projects/order-by-values',
      `rejects ordering by ${order}`,
      altersParameter('order_by', (value) => {
        if (value !== order) return value
        return order === 'name' ? 'path' : 'name'
      }),
    ),
  ),
  ...(['search', 'owned', 'membership', 'starred'] as const).map((name) =>
    mutant('SEM-01', 'listProjects', `list-projects/${name}-filter`, `ignores ${name}`, ignores(name)),
  ),
] as const

const single = [
  ...defectsOf('getProject', {
    'get-project/by-id': [
      ['IDT-03', 'returns another project', altersProperty('id', (id) => Number(id) + 1)],
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
    ],
    'get-project/owner-of-user-projects': [
      ['SFX-03', 'returns another user as the owner', altersProperty('owner.id', (id) => Number(id) + 1)],
      ['SCH-01', 'omits the name of the owner', omitsProperty('owner.name')],
    ],
    'get-project/permissions-of-caller': [
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
  }),
] as const

const named = (
  [
    ['unstarProject', 'unstar-project/route-exists'],
    ['listDeployKeys', 'list-deploy-keys/route-exists'],
    ['deleteDeployKey', 'delete-deploy-key/route-exists'],
    ['listLicenceTemplates', 'list-licence-templates/route-exists'],
    ['getLicenceTemplate', 'get-licence-template/route-exists'],
    ['listGitignoreTemplates', 'list-gitignore-templates/route-exists'],
    ['getGitignoreTemplate', 'get-gitignore-template/route-exists'],
    ['listCiYmlTemplates', 'list-ci-yml-templates/route-exists'],
    ['getCiYmlTemplate', 'get-ci-yml-template/route-exists'],
    ['listDockerfileTemplates', 'list-dockerfile-templates/route-exists'],
    ['getDockerfileTemplate', 'get-dockerfile-template/route-exists'],
  ] as const
).map(([operation, rule]) =>
  mutant('STA-02', operation, rule, 'returns the response for an unknown route', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
)

export const projectMutants: readonly Mutant[] = [...list, ...single, ...users, ...named]
