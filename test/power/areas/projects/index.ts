/** Mutants of reads of projects. */
import { isRecord, segmentsOf } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { announces, drops, shows, showsAs, swaps } from '../../vocabulary/responses.ts'
import { by, hasValue, isAnonymous, not, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, rejects, ignoresPermissions } from '../../vocabulary/effects.ts'
import { users } from './project-users.ts'
import { byDefault, ignores, leads, takes } from '../../vocabulary/requests.ts'

const other = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')
const notFound = { around: async () => jsonResponse(404, { message: '404 Project Not Found' }) }
const isNamed = (call: Parameters<typeof segmentsOf>[0]): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')

const list = [
  mutant(
    'AUT-05',
    'listProjects',
    'list-projects/lists-visible-projects',
    'lists private projects of other users',
    when(by('non-member'), ignoresPermissions),
  ),
  mutant(
    'SEM-05',
    'listProjects',
    'list-projects/lists-visible-projects',
    'lists only the projects of the caller',
    byDefault('owned', true),
  ),
  mutant(
    'AUT-01',
    'listProjects',
    'list-projects/works-without-credentials',
    'returns 401 without credentials',
    when(isAnonymous, rejects(401, '401 Unauthorized')),
  ),
  mutant(
    'AUT-05',
    'listProjects',
    'list-projects/public-only-without-credentials',
    'lists all projects',
    when(isAnonymous, ignoresPermissions),
  ),
  mutant('SEM-01', 'listProjects', 'list-projects/archived-filter', 'ignores archived', ignores('archived')),
  mutant(
    'SEM-02',
    'listProjects',
    'list-projects/archived-filter',
    'sorts in reverse',
    takes('archived', (value) => String(value) !== 'true'),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/visibility-filter',
    'ignores visibility',
    ignores('visibility'),
  ),
  mutant(
    'SEM-02',
    'listProjects',
    'list-projects/visibility-filter',
    'filters internal as private',
    takes('visibility', (value) => (value === 'internal' ? 'private' : value)),
  ),
  mutant(
    'STA-03',
    'listProjects',
    'list-projects/visibility-values',
    'rejects internal',
    when(hasValue('visibility', 'internal'), rejects(400)),
  ),
  ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order) =>
    mutant(
      'SEM-04',
      'listProjects',
      'list-projects/order-by-values',
      `rejects ordering by ${order}`,
      takes('order_by', (value) => {
        if (value !== order) return value
        return order === 'name' ? 'path' : 'name'
      }),
    ),
  ),
  mutant(
    'SEM-05',
    'listProjects',
    'list-projects/ordered-by-creation',
    'sorts by name by default',
    byDefault('order_by', 'name'),
  ),
  mutant(
    'SEM-04',
    'listProjects',
    'list-projects/sort-ascending',
    'always sorts descending',
    ignores('sort'),
  ),
  mutant('SEM-04', 'listProjects', 'list-projects/sort-ascending', 'sorts in reverse', takes('sort', other)),
  mutant(
    'SEM-05',
    'listProjects',
    'list-projects/descending-by-default',
    'sorts ascending by default',
    byDefault('sort', 'asc'),
  ),
  ...(['search', 'owned', 'membership', 'starred'] as const).map((name) =>
    mutant('SEM-01', 'listProjects', `list-projects/${name}-filter`, `ignores ${name}`, ignores(name)),
  ),
  mutant('SEM-02', 'listProjects', 'list-projects/owned-filter', 'treats owned as membership', {
    around: (call, behind) => {
      const query = new URLSearchParams(call.query)
      if (query.get('owned') !== 'true') return behind.pass(call)
      query.delete('owned')
      query.set('membership', 'true')
      return behind.pass({ ...call, query: query.toString() })
    },
  }),
  mutant('SEM-02', 'listProjects', 'list-projects/membership-filter', 'treats membership as owned', {
    around: (call, behind) => {
      const query = new URLSearchParams(call.query)
      if (query.get('membership') !== 'true') return behind.pass(call)
      query.set('owned', 'true')
      return behind.pass({ ...call, query: query.toString() })
    },
  }),
  mutant(
    'SEM-02',
    'listProjects',
    'list-projects/search-filter',
    'searches by the first letter only',
    takes('search', (text) => String(text).slice(0, 1)),
  ),
  mutant('SEM-01', 'listProjects', 'list-projects/simple-form', 'ignores simple', ignores('simple')),
  mutant(
    'SCH-01',
    'listProjects',
    'list-projects/statistics-on-request',
    'never returns statistics',
    ignores('statistics'),
  ),
  mutant(
    'SCH-05',
    'listProjects',
    'list-projects/statistics-on-request',
    'always returns statistics',
    byDefault('statistics', true),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/with-issues-enabled-filter',
    'ignores with_issues_enabled',
    ignores('with_issues_enabled'),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/with-merge-requests-enabled-filter',
    'ignores with_merge_requests_enabled',
    ignores('with_merge_requests_enabled'),
  ),
] as const

const single = [
  mutant(
    'IDT-03',
    'getProject',
    'get-project/by-id',
    'returns another project',
    showsAs('id', (id) => Number(id) + 1),
  ),
  mutant('IDT-03', 'getProject', 'get-project/by-path', 'finds records only by ID', when(isNamed, notFound)),
  mutant(
    'IDT-03',
    'getProject',
    'get-project/by-path',
    'returns the first project of the same name',
    when(
      isNamed,
      leads(1, () => '1'),
    ),
  ),
  mutant(
    'AUT-01',
    'getProject',
    'get-project/public-without-credentials',
    'returns 401 without credentials',
    when(isAnonymous, rejects(401, '401 Unauthorized')),
  ),
  mutant(
    'AUT-03',
    'getProject',
    'get-project/internal-for-signed-in-users',
    'returns 404 to non-members',
    when(by('non-member'), notFound),
  ),
  mutant(
    'AUT-02',
    'getProject',
    'get-project/private-needs-access',
    'returns private projects to every user',
    when(not(isAnonymous), ignoresPermissions),
  ),
  mutant(
    'AUT-01',
    'getProject',
    'get-project/private-needs-access',
    'returns private projects without credentials',
    when(isAnonymous, ignoresPermissions),
  ),
  mutant(
    'STA-03',
    'getProject',
    'get-project/unknown-is-404',
    'returns an empty project for an unknown ID',
    announces(404, 200),
  ),
  mutant('STA-02', 'getProject', 'get-project/unknown-is-404', 'returns 403 for 404', swaps(404, 403)),
  mutant(
    'SCH-01',
    'getProject',
    'get-project/statistics-on-request',
    'never returns statistics',
    ignores('statistics'),
  ),
  mutant(
    'SCH-05',
    'getProject',
    'get-project/statistics-on-request',
    'always returns statistics',
    byDefault('statistics', true),
  ),
  mutant(
    'SFX-03',
    'getProject',
    'get-project/owner-of-user-projects',
    'returns another user as the owner',
    showsAs('owner.id', (id) => Number(id) + 1),
  ),
  mutant(
    'SCH-01',
    'getProject',
    'get-project/owner-of-user-projects',
    'omits the name of the owner',
    drops('owner.name'),
  ),
  mutant(
    'SEM-02',
    'getProject',
    'get-project/permissions-of-caller',
    'stores every member as a guest',
    showsAs('permissions.project_access', (access) =>
      isRecord(access) ? { ...access, access_level: 10 } : access,
    ),
  ),
  mutant(
    'SCH-03',
    'getProject',
    'get-project/permissions-of-caller',
    'omits the access',
    shows('permissions', { project_access: null, group_access: null }),
  ),
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
