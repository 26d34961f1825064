/** Mutants of the lists of groups and of projects of a group. */
import { isRecord, jsonOf, valueOf } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { omitsFirstItem, altersRecords } from '../../vocabulary/responses.ts'
import { has, isAnonymous, not, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { otherWay } from '../../vocabulary/values.ts'

const lists = [
  ...defectsOf('listGroups', {
    'list-groups/own-for-normal-users': [
      ['AUT-05', 'lists private groups of other users', when(not(isAnonymous), ignoresPermissions)],
    ],
    'list-groups/all-for-administrators': [
      [
        'SEM-05',
        'lists only the groups of the caller',
        when(
          (call, { adminToken }) => call.headers['private-token'] === adminToken,
          defaultsParameter('owned', true),
        ),
      ],
    ],
    'list-groups/all-available': [
      ['SEM-02', 'lists only groups of other users', when(has('all_available'), omitsFirstItem)],
    ],
    'list-groups/skip-groups-filter': [
      ['SEM-01', 'ignores skip_groups', ignores('skip_groups')],
      [
        'SEM-02',
        'skips only the last group',
        altersParameter('skip_groups', (ids) => (Array.isArray(ids) ? ids.slice(-1) : ids)),
      ],
    ],
    'list-groups/search-by-name': [
      ['SEM-01', 'ignores search', ignores('search'), ['list-groups/search-by-path']],
    ],
    'list-groups/ordered-by-name': [
      ['SEM-05', 'sorts by path by default', defaultsParameter('order_by', 'path')],
    ],
    'list-groups/order-by-path': [
      ['SEM-01', 'ignores order_by', ignores('order_by')],
      ['SEM-04', 'sorts in reverse', altersParameter('sort', otherWay)],
    ],
    'list-groups/ascending-by-default': [
      ['SEM-05', 'sorts descending by default', defaultsParameter('sort', 'desc')],
    ],
    'list-groups/sort-descending': [['SEM-04', 'always sorts ascending', ignores('sort')]],
    'list-groups/owned-filter': [['SEM-01', 'ignores owned', ignores('owned')]],
    'list-groups/statistics-for-administrators': [
      ['SCH-05', 'returns statistics to every user', when(has('statistics'), ignoresPermissions)],
      ['SEM-01', 'returns no statistics', ignores('statistics')],
    ],
  }),
  ...(['name', 'path'] as const).map((property) =>
    mutant('SEM-03', 'listGroups', `list-groups/search-by-${property}`, `does not search the ${property}`, {
      async around(call, upstream) {
        const word = valueOf(call, 'search')
        const response = await upstream.pass(call)
        const found = jsonOf(response)
        if (typeof word !== 'string' || !Array.isArray(found)) return response
        const others = property === 'name' ? 'path' : 'name'
        const kept = found.filter((group: unknown) => isRecord(group) && String(group[others]).includes(word))
        return { ...response, body: Buffer.from(JSON.stringify(kept)) }
      },
    }),
  ),
] as const

const ofProjects = [
  ...defectsOf('listGroupProjects', {
    'list-group-projects/projects-of-the-group': [
      ['AUT-05', 'omits one project', omitsFirstItem],
      [
        'SFX-03',
        'lists projects of other groups',
        {
          around: (call, upstream) => upstream.pass({ ...call, path: '/api/v4/projects' }),
        },
      ],
    ],
    'list-group-projects/visibility-filter': [
      [
        'SEM-02',
        'filters internal as private',
        altersParameter('visibility', (value) => (value === 'internal' ? 'private' : value)),
      ],
    ],
    'list-group-projects/archived-filter': [
      ['SEM-02', 'sorts in reverse', altersParameter('archived', (value) => String(value) !== 'true')],
    ],
    'list-group-projects/order-by-values': [
      ['SEM-04', 'sorts in reverse', altersParameter('sort', otherWay)],
    ],
    'list-group-projects/ordered-by-creation': [
      ['SEM-05', 'sorts by name by default', defaultsParameter('order_by', 'name')],
    ],
    'list-group-projects/descending-by-default': [
      ['SEM-05', 'sorts ascending by default', defaultsParameter('sort', 'asc')],
    ],
    'list-group-projects/simple-form': [['SEM-01', 'ignores simple', ignores('simple')]],
  }),
  ...['owner', 'permissions', 'statistics'].map((member) =>
    mutant(
      'SCH-05',
      'listGroupProjects',
      'list-group-projects/fewer-members',
      `returns ${member}`,
      altersRecords((record) => ({ ...record, [member]: {} })),
    ),
  ),
  ...(['archived', 'visibility', 'search', 'owned', 'starred'] as const).map((name) =>
    mutant(
      'SEM-01',
      'listGroupProjects',
      `list-group-projects/${name}-filter`,
      `ignores ${name}`,
      ignores(name),
    ),
  ),
  ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order) =>
    mutant(
      'SEM-04',
      'listGroupProjects',
      'list-group-projects/order-by-values',
      `rejects ordering by ${order}`,
      altersParameter('order_by', (value) => {
        if (value !== order) return value
        return order === 'name' ? 'path' : 'name'
      }),
    ),
  ),
] as const

export const groupListMutants: readonly Mutant[] = [...lists, ...ofProjects]
