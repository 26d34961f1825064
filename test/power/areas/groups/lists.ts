/** Groups, and the projects of a group, that are listed otherwise than asked. */
import { isRecord, jsonOf, valueOf } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { losesFirst, saysOfEach } from '../../vocabulary/responses.ts'
import { has, isAnonymous, not, when } from '../../vocabulary/conditions.ts'
import { trustsEverybody } from '../../vocabulary/effects.ts'
import { byDefault, ignores, takes } from '../../vocabulary/requests.ts'

const other = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')
const lists = [
  mutant(
    'AUT-05',
    'listGroups',
    'list-groups/own-for-normal-users',
    'private groups of others are listed',
    when(not(isAnonymous), trustsEverybody),
  ),
  mutant(
    'SEM-05',
    'listGroups',
    'list-groups/all-for-administrators',
    'only own',
    when((call, { adminToken }) => call.headers['private-token'] === adminToken, byDefault('owned', true)),
  ),
  mutant(
    'SEM-02',
    'listGroups',
    'list-groups/all-available',
    'only those of others',
    when(has('all_available'), losesFirst),
  ),
  mutant('SEM-01', 'listGroups', 'list-groups/skip-groups-filter', 'none is skipped', ignores('skip_groups')),
  mutant(
    'SEM-02',
    'listGroups',
    'list-groups/skip-groups-filter',
    'only the last is skipped',
    takes('skip_groups', (ids) => (Array.isArray(ids) ? ids.slice(-1) : ids)),
  ),
  mutant(
    'SEM-01',
    'listGroups',
    ['list-groups/search-by-name', 'list-groups/search-by-path'],
    'nothing is searched',
    ignores('search'),
  ),
  ...(['name', 'path'] as const).map((place) =>
    mutant('SEM-03', 'listGroups', `list-groups/search-by-${place}`, `the ${place} is not searched`, {
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
    'by path by default',
    byDefault('order_by', 'path'),
  ),
  mutant('SEM-01', 'listGroups', 'list-groups/order-by-path', 'always by name', ignores('order_by')),
  mutant(
    'SEM-05',
    'listGroups',
    'list-groups/ascending-by-default',
    'descending by default',
    byDefault('sort', 'desc'),
  ),
  mutant('SEM-04', 'listGroups', 'list-groups/sort-descending', 'always ascending', ignores('sort')),
  mutant('SEM-04', 'listGroups', 'list-groups/order-by-path', 'the other way round', takes('sort', other)),
  mutant('SEM-01', 'listGroups', 'list-groups/owned-filter', 'others are listed as well', ignores('owned')),
  mutant(
    'SCH-05',
    'listGroups',
    'list-groups/statistics-for-administrators',
    'everybody is given statistics',
    when(has('statistics'), trustsEverybody),
  ),
  mutant(
    'SEM-01',
    'listGroups',
    'list-groups/statistics-for-administrators',
    'nobody is given any',
    ignores('statistics'),
  ),
] as const

const ofProjects = [
  mutant(
    'AUT-05',
    'listGroupProjects',
    'list-group-projects/projects-of-the-group',
    'a project is missing',
    losesFirst,
  ),
  mutant('SFX-03', 'listGroupProjects', 'list-group-projects/projects-of-the-group', 'projects of anywhere', {
    around: (call, behind) => behind.pass({ ...call, path: '/api/v4/projects' }),
  }),
  ...['owner', 'permissions', 'statistics'].map((member) =>
    mutant(
      'SCH-05',
      'listGroupProjects',
      'list-group-projects/fewer-members',
      `${member} is shown`,
      saysOfEach((record) => ({ ...record, [member]: {} })),
    ),
  ),
  ...(['archived', 'visibility', 'search', 'owned', 'starred'] as const).map((name) =>
    mutant(
      'SEM-01',
      'listGroupProjects',
      `list-group-projects/${name}-filter`,
      `${name} is ignored`,
      ignores(name),
    ),
  ),
  mutant(
    'SEM-02',
    'listGroupProjects',
    'list-group-projects/visibility-filter',
    'internal is taken for private',
    takes('visibility', (value) => (value === 'internal' ? 'private' : value)),
  ),
  mutant(
    'SEM-02',
    'listGroupProjects',
    'list-group-projects/archived-filter',
    'the other way round',
    takes('archived', (value) => String(value) !== 'true'),
  ),
  ...['id', 'name', 'path', 'created_at', 'updated_at', 'last_activity_at'].map((order) =>
    mutant(
      'SEM-04',
      'listGroupProjects',
      'list-group-projects/order-by-values',
      `${order} is not an order`,
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
    'the other way round',
    takes('sort', other),
  ),
  mutant(
    'SEM-05',
    'listGroupProjects',
    'list-group-projects/ordered-by-creation',
    'by name by default',
    byDefault('order_by', 'name'),
  ),
  mutant(
    'SEM-05',
    'listGroupProjects',
    'list-group-projects/descending-by-default',
    'ascending by default',
    byDefault('sort', 'asc'),
  ),
  mutant(
    'SEM-01',
    'listGroupProjects',
    'list-group-projects/simple-form',
    'always in full',
    ignores('simple'),
  ),
] as const

export const groupListMutants: readonly Mutant[] = [...lists, ...ofProjects]
