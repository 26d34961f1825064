/** Projects that are listed and shown otherwise than asked. */
import { isRecord, segmentsOf } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import {
  announces,
  drops,
  lists,
  losesLast,
  saysOfEach,
  shows,
  showsAs,
  swaps,
} from '../../vocabulary/responses.ts'
import { by, has, hasValue, isAnonymous, not, when } from '../../vocabulary/conditions.ts'
import { jsonResponse, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { byDefault, ignores, leads, takes } from '../../vocabulary/requests.ts'

const other = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')
const notFound = { around: async () => jsonResponse(404, { message: '404 Project Not Found' }) }
const isNamed = (call: Parameters<typeof segmentsOf>[0]): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')

const list = [
  mutant(
    'AUT-05',
    'listProjects',
    'list-projects/lists-visible-projects',
    'private projects of others',
    when(by('non-member'), trustsEverybody),
  ),
  mutant(
    'SEM-05',
    'listProjects',
    'list-projects/lists-visible-projects',
    'only own ones',
    byDefault('owned', true),
  ),
  mutant(
    'AUT-01',
    'listProjects',
    'list-projects/works-without-credentials',
    'credentials are needed',
    when(isAnonymous, refuses(401, '401 Unauthorized')),
  ),
  mutant(
    'AUT-05',
    'listProjects',
    'list-projects/public-only-without-credentials',
    'all projects',
    when(isAnonymous, trustsEverybody),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/archived-filter',
    'archived is ignored',
    ignores('archived'),
  ),
  mutant(
    'SEM-02',
    'listProjects',
    'list-projects/archived-filter',
    'the other way round',
    takes('archived', (value) => String(value) !== 'true'),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/visibility-filter',
    'visibility is ignored',
    ignores('visibility'),
  ),
  mutant(
    'SEM-02',
    'listProjects',
    'list-projects/visibility-filter',
    'internal is taken for private',
    takes('visibility', (value) => (value === 'internal' ? 'private' : value)),
  ),
  mutant(
    'STA-03',
    'listProjects',
    'list-projects/visibility-values',
    'internal is rejected',
    when(hasValue('visibility', 'internal'), refuses(400)),
  ),
  ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order) =>
    mutant(
      'SEM-04',
      'listProjects',
      'list-projects/order-by-values',
      `${order} is not an order`,
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
    'by name by default',
    byDefault('order_by', 'name'),
  ),
  mutant('SEM-04', 'listProjects', 'list-projects/sort-ascending', 'always descending', ignores('sort')),
  mutant(
    'SEM-04',
    'listProjects',
    'list-projects/sort-ascending',
    'the other way round',
    takes('sort', other),
  ),
  mutant(
    'SEM-05',
    'listProjects',
    'list-projects/descending-by-default',
    'ascending by default',
    byDefault('sort', 'asc'),
  ),
  ...(['search', 'owned', 'membership', 'starred'] as const).map((name) =>
    mutant('SEM-01', 'listProjects', `list-projects/${name}-filter`, `${name} is ignored`, ignores(name)),
  ),
  mutant('SEM-02', 'listProjects', 'list-projects/owned-filter', 'membership is enough', {
    around: (call, behind) => {
      const query = new URLSearchParams(call.query)
      if (query.get('owned') !== 'true') return behind.pass(call)
      query.delete('owned')
      query.set('membership', 'true')
      return behind.pass({ ...call, query: query.toString() })
    },
  }),
  mutant('SEM-02', 'listProjects', 'list-projects/membership-filter', 'only owned ones', {
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
    'only the first letter counts',
    takes('search', (text) => String(text).slice(0, 1)),
  ),
  mutant('SEM-01', 'listProjects', 'list-projects/simple-form', 'always in full', ignores('simple')),
  mutant('SCH-01', 'listProjects', 'list-projects/statistics-on-request', 'never any', ignores('statistics')),
  mutant(
    'SCH-05',
    'listProjects',
    'list-projects/statistics-on-request',
    'always some',
    byDefault('statistics', true),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/with-issues-enabled-filter',
    'with_issues_enabled is ignored',
    ignores('with_issues_enabled'),
  ),
  mutant(
    'SEM-01',
    'listProjects',
    'list-projects/with-merge-requests-enabled-filter',
    'with_merge_requests_enabled is ignored',
    ignores('with_merge_requests_enabled'),
  ),
] as const

const single = [
  mutant(
    'IDT-03',
    'getProject',
    'get-project/by-id',
    'another project',
    showsAs('id', (id) => Number(id) + 1),
  ),
  mutant('IDT-03', 'getProject', 'get-project/by-path', 'known by number alone', when(isNamed, notFound)),
  mutant(
    'IDT-03',
    'getProject',
    'get-project/by-path',
    'the first project of that name',
    when(
      isNamed,
      leads(1, () => '1'),
    ),
  ),
  mutant(
    'AUT-01',
    'getProject',
    'get-project/public-without-credentials',
    'credentials are needed',
    when(isAnonymous, refuses(401, '401 Unauthorized')),
  ),
  mutant(
    'AUT-03',
    'getProject',
    'get-project/internal-for-signed-in-users',
    'members only',
    when(by('non-member'), notFound),
  ),
  mutant(
    'AUT-02',
    'getProject',
    'get-project/private-needs-access',
    'anybody signed in',
    when(not(isAnonymous), trustsEverybody),
  ),
  mutant(
    'AUT-01',
    'getProject',
    'get-project/private-needs-access',
    'anybody',
    when(isAnonymous, trustsEverybody),
  ),
  mutant('STA-03', 'getProject', 'get-project/unknown-is-404', 'an empty project', announces(404, 200)),
  mutant('STA-02', 'getProject', 'get-project/unknown-is-404', '403 for 404', swaps(404, 403)),
  mutant('SCH-01', 'getProject', 'get-project/statistics-on-request', 'never any', ignores('statistics')),
  mutant(
    'SCH-05',
    'getProject',
    'get-project/statistics-on-request',
    'always some',
    byDefault('statistics', true),
  ),
  mutant(
    'SFX-03',
    'getProject',
    'get-project/owner-of-user-projects',
    'somebody else is the owner',
    showsAs('owner.id', (id) => Number(id) + 1),
  ),
  mutant('SCH-01', 'getProject', 'get-project/owner-of-user-projects', 'without a name', drops('owner.name')),
  mutant(
    'SEM-02',
    'getProject',
    'get-project/permissions-of-caller',
    'everybody is a guest',
    showsAs('permissions.project_access', (access) =>
      isRecord(access) ? { ...access, access_level: 10 } : access,
    ),
  ),
  mutant(
    'SCH-03',
    'getProject',
    'get-project/permissions-of-caller',
    'no access is shown',
    shows('permissions', { project_access: null, group_access: null }),
  ),
] as const

const people = [
  mutant('SFX-02', 'listProjectUsers', 'list-project-users/lists-users', 'one is missing', losesLast),
  mutant(
    'SCH-05',
    'listProjectUsers',
    'list-project-users/lists-users',
    'with their addresses',
    saysOfEach((user) => ({ ...user, email: 'someone@example.com' })),
  ),
  mutant(
    'SEM-01',
    'listProjectUsers',
    'list-project-users/search-filter',
    'the text is not looked at',
    ignores('search'),
  ),
  mutant(
    'SEM-02',
    'listProjectUsers',
    'list-project-users/search-filter',
    'only the first of those found',
    when(
      has('search'),
      lists((items) => items.slice(1)),
    ),
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
  mutant('STA-02', operation, rule, 'the route is unknown', {
    around: async () => jsonResponse(404, { error: '404 Not Found' }),
  }),
)

export const projectMutants: readonly Mutant[] = [...list, ...single, ...people, ...named]
