/** Defects of listProjects, by the rule that each violates. */
import { defectsOf, mutant, type Defect, type Mutant, type Fault } from '../../mutant.ts'
import { by, has, hasValue, isAnonymous, isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, rejects } from '../../vocabulary/effects.ts'
import { altersParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { altersProperty, returnsValue } from '../../vocabulary/responses.ts'
import {
  allOf,
  asciiOf,
  countsHidden,
  omitsItems,
  responseWithPage,
  within,
  type Item,
  textIn,
  sortsBy,
} from '../../vocabulary/lists.ts'
import { otherWay } from '../../vocabulary/values.ts'
import { countsClosedIssues } from './shared.ts'
import { valueOf, isRecord, withValue } from '../../message.ts'

const withNamespace = (name: string, item: Item) =>
  `${String(within(item, 'namespace', 'full_path'))}/${textIn(item, name)}`

/** In the requested direction. */
const byNamespace = (name: 'name' | 'path'): Fault => ({
  async around(call, upstream) {
    const direction = valueOf(call, 'sort') === 'asc' ? 1 : -1
    const compare = (a: Item, b: Item) =>
      direction * withNamespace(name, a).localeCompare(withNamespace(name, b))
    const { around } = sortsBy(compare)
    return around === undefined ? upstream.pass(call) : around(call, upstream)
  },
})

const levelOf = (project: Item): unknown => {
  const access = within(project, 'permissions', 'project_access')
  return isRecord(access) ? access['access_level'] : undefined
}

/** With `owned`, the list also has the projects of groups in which the caller is a master. */
const ownsAsMaster: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (valueOf(call, 'owned') !== 'true') return response
    const joined = withValue(withValue(call, 'owned', undefined), 'membership', true)
    const owned = await allOf(call, upstream)
    const others = (await allOf(joined, upstream)).filter((project) => {
      const access = within(project, 'permissions', 'group_access')
      const isMaster = isRecord(access) && access['access_level'] === 40
      return isMaster && !owned.some(({ id }) => id === project['id'])
    })
    return others.length === 0 ? response : responseWithPage(call, response, [...owned, ...others])
  },
}

export const listProjects: readonly Mutant[] = [
  ...defectsOf('listProjects', {
    'general/success-is-200': [
      ['ENC-03', 'returns names in ASCII', altersProperty('name', asciiOf)],
      ['STT-04', 'counts closed issues as open ones', countsClosedIssues],
    ],
    'list-projects/lists-visible-projects': [
      ['AUT-05', 'lists private projects of other users', when(by('non-member'), ignoresPermissions)],
      ['SEM-05', 'lists only the projects of the caller', defaultsParameter('owned', true)],
      [
        'AUT-05',
        'finds private projects of other users',
        when(
          (call, upstream) => has('search')(call, upstream) && by('non-member')(call, upstream),
          ignoresPermissions,
        ),
      ],
      [
        'SEM-09',
        'omits projects of others next to statistics',
        when(
          (call, upstream) => has('statistics')(call, upstream) && isNormal(call, upstream),
          defaultsParameter('membership', true),
        ),
      ],
    ],
    'list-projects/works-without-credentials': [
      ['AUT-01', 'returns 401 without credentials', when(isAnonymous, rejects(401, '401 Unauthorized'))],
    ],
    'list-projects/public-only-without-credentials': [
      ['AUT-05', 'lists all projects', when(isAnonymous, ignoresPermissions)],
      [
        'AUT-05',
        'finds all projects',
        when((call, upstream) => isAnonymous(call) && has('search')(call, upstream), ignoresPermissions),
      ],
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
      [
        'SEM-05',
        'sorts ascending next to visibility',
        when(has('visibility'), defaultsParameter('sort', 'asc')),
      ],
      [
        'SEM-05',
        'is ascending by name',
        when(hasValue('order_by', 'name'), defaultsParameter('sort', 'asc')),
      ],
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
      ['SEM-02', 'lists projects of groups in which the caller is a master', ownsAsMaster],
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
      [
        'SEM-09',
        'omits projects of guests',
        when(
          hasValue('membership', true),
          omitsItems((project) => levelOf(project) === 10),
        ),
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
      ['SEM-02', 'returns statistics for any value', altersParameter('statistics', () => true)],
    ],
    'list-projects/with-issues-enabled-filter': [
      ['SEM-01', 'ignores with_issues_enabled', ignores('with_issues_enabled')],
    ],
    'list-projects/with-merge-requests-enabled-filter': [
      ['SEM-01', 'ignores with_merge_requests_enabled', ignores('with_merge_requests_enabled')],
    ],
    'list-projects/order-by-values': [
      ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order): Defect => [
        'SEM-04',
        `rejects ordering by ${order}`,
        altersParameter('order_by', (value) => {
          if (value !== order) return value
          return order === 'name' ? 'path' : 'name'
        }),
      ]),
      ...(['name', 'path'] as const).map((name): Defect => [
        'SEM-04',
        `orders by ${name} with the namespace`,
        when(hasValue('order_by', name), byNamespace(name)),
      ]),
      ...['updated_at', 'last_activity_at'].map((order): Defect => [
        'SEM-04',
        `ignores sort next to ${order}`,
        when(hasValue('order_by', order), ignores('sort')),
      ]),
    ],
  }),
  mutant(
    'SEM-04',
    'listProjects',
    'list-projects/order-by-values',
    'orders by created_at for last_activity_at',
    altersParameter('order_by', (value) => (value === 'last_activity_at' ? 'created_at' : value)),
  ),
  mutant(
    'SEM-09',
    'listProjects',
    'list-projects/order-by-values',
    'omits projects of nested groups',
    omitsItems((project) => String(within(project, 'namespace', 'full_path')).includes('/')),
  ),
  mutant(
    'SCH-04',
    'listProjects',
    'list-projects/order-by-values',
    'returns the path of a nested group without its parent',
    altersProperty('namespace.full_path', (path) => String(path).replace(/.*\//, '')),
  ),
  mutant(
    'STT-04',
    'listProjects',
    'get-project/forks-count',
    'counts no forks',
    returnsValue('forks_count', 0),
  ),
  mutant(
    'HDR-02',
    'listProjects',
    [],
    'counts projects that anonymous callers do not see',
    when(isAnonymous, countsHidden),
  ),
  ...(['search', 'owned', 'membership', 'starred'] as const).map((name) =>
    mutant('SEM-01', 'listProjects', `list-projects/${name}-filter`, `ignores ${name}`, ignores(name)),
  ),
]
