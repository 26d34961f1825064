/** Mutants of the lists of groups and of projects of a group. */
import { isRecord, jsonOf, valueOf } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { losesFirst, changesEach } from '../../vocabulary/responses.ts'
import { has, isAnonymous, not, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'

const other = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')
const lists = [
  mutant(
    'AUT-05',
    'listGroups',
    'list-groups/own-for-normal-users',
    'lists private groups of other users',
    when(not(isAnonymous), ignoresPermissions),
  ),
  mutant(
    'SEM-05',
    'listGroups',
    'list-groups/all-for-administrators',
    'lists only the groups of the caller',
    when((call, { adminToken }) => call.headers['private-token'] === adminToken, byDefault('owned', true)),
  ),
  mutant(
    'SEM-02',
    'listGroups',
    'list-groups/all-available',
    'lists only groups of other users',
    when(has('all_available'), losesFirst),
  ),
  mutant(
    'SEM-01',
    'listGroups',
    'list-groups/skip-groups-filter',
    'ignores skip_groups',
    ignores('skip_groups'),
  ),
  mutant(
    'SEM-02',
    'listGroups',
    'list-groups/skip-groups-filter',
    'skips only the last group',
    takes('skip_groups', (ids) => (Array.isArray(ids) ? ids.slice(-1) : ids)),
  ),
  mutant(
    'SEM-01',
    'listGroups',
    ['list-groups/search-by-name', 'list-groups/search-by-path'],
    'ignores search',
    ignores('search'),
  ),
  ...(['name', 'path'] as const).map((place) =>
    mutant('SEM-03', 'listGroups', `list-groups/search-by-${place}`, `does not search the ${place}`, {
      async around(call, behind) {
        const word = valueOf(call, 'search')
        const response = await behind.pass(call)
        const found = jsonOf(response)
        if (typeof word !== 'string' || !Array.isArray(found)) return response
        const others = place === 'name' ? 'path' : 'name'
        const kept = found.filter((group: unknown) => isRecord(group) && String(group[others]).includes(word))
        return { ...response, body: Buffer.from(JSON.stringify(kept)) }
      },
    }),
  ),
  mutant(
    'SEM-05',
    'listGroups',
    'list-groups/ordered-by-name',
    'sorts by path by default',
    byDefault('order_by', 'path'),
  ),
  mutant('SEM-01', 'listGroups', 'list-groups/order-by-path', 'ignores order_by', ignores('order_by')),
  mutant(
    'SEM-05',
    'listGroups',
    'list-groups/ascending-by-default',
    'sorts descending by default',
    byDefault('sort', 'desc'),
  ),
  mutant('SEM-04', 'listGroups', 'list-groups/sort-descending', 'always sorts ascending', ignores('sort')),
  mutant('SEM-04', 'listGroups', 'list-groups/order-by-path', 'sorts in reverse', takes('sort', other)),
  mutant('SEM-01', 'listGroups', 'list-groups/owned-filter', 'ignores owned', ignores('owned')),
  mutant(
    'SCH-05',
    'listGroups',
    'list-groups/statistics-for-administrators',
    'returns statistics to every user',
    when(has('statistics'), ignoresPermissions),
  ),
  mutant(
    'SEM-01',
    'listGroups',
    'list-groups/statistics-for-administrators',
    'returns no statistics',
    ignores('statistics'),
  ),
] as const

const ofProjects = [
  mutant(
    'AUT-05',
    'listGroupProjects',
    'list-group-projects/projects-of-the-group',
    'omits one project',
    losesFirst,
  ),
  mutant(
    'SFX-03',
    'listGroupProjects',
    'list-group-projects/projects-of-the-group',
    'lists projects of other groups',
    {
      around: (call, behind) => behind.pass({ ...call, path: '/api/v4/projects' }),
    },
  ),
  ...['owner', 'permissions', 'statistics'].map((member) =>
    mutant(
      'SCH-05',
      'listGroupProjects',
      'list-group-projects/fewer-members',
      `returns ${member}`,
      changesEach((record) => ({ ...record, [member]: {} })),
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
  mutant(
    'SEM-02',
    'listGroupProjects',
    'list-group-projects/visibility-filter',
    'filters internal as private',
    takes('visibility', (value) => (value === 'internal' ? 'private' : value)),
  ),
  mutant(
    'SEM-02',
    'listGroupProjects',
    'list-group-projects/archived-filter',
    'sorts in reverse',
    takes('archived', (value) => String(value) !== 'true'),
  ),
  ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order) =>
    mutant(
      'SEM-04',
      'listGroupProjects',
      'list-group-projects/order-by-values',
      `rejects ordering by ${order}`,
      takes('order_by', (value) => {
        if (value !== order) return value
        return order === 'name' ? 'path' : 'name'
      }),
    ),
  ),
  mutant(
    'SEM-04',
    'listGroupProjects',
    'list-group-projects/order-by-values',
    'sorts in reverse',
    takes('sort', other),
  ),
  mutant(
    'SEM-05',
    'listGroupProjects',
    'list-group-projects/ordered-by-creation',
    'sorts by name by default',
    byDefault('order_by', 'name'),
  ),
  mutant(
    'SEM-05',
    'listGroupProjects',
    'list-group-projects/descending-by-default',
    'sorts ascending by default',
    byDefault('sort', 'asc'),
  ),
  mutant(
    'SEM-01',
    'listGroupProjects',
    'list-group-projects/simple-form',
    'ignores simple',
    ignores('simple'),
  ),
] as const

export const groupListMutants: readonly Mutant[] = [...lists, ...ofProjects]
