/** Groups that are listed, made, changed and removed otherwise than asked. */
import { isRecord, jsonOf, segmentsOf, valueOf } from '../message.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { announces, drops, losesFirst, saysOfEach, shows, swaps } from '../vocabulary/answers.ts'
import { has, isAnonymous, lacks, not, when } from '../vocabulary/conditions.ts'
import {
  another,
  byAdministrator,
  forgets,
  jsonAnswer,
  pretends,
  refuses,
  trustsEverybody,
} from '../vocabulary/effects.ts'
import { byDefault, ignores, takes } from '../vocabulary/requests.ts'

const other = (sort: unknown): string => (sort === 'asc' ? 'desc' : 'asc')
const byPath = (call: Parameters<typeof segmentsOf>[0]): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')
const unknownPath = { around: async () => jsonAnswer(404, { message: '404 Group Not Found' }) }

const lists = [
  mutant(
    'AUT-05',
    'listGroups',
    'list-groups/own-for-normal-users',
    'all are listed',
    byDefault('all_available', true),
  ),
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
        const answer = await behind.pass(call)
        const found = jsonOf(answer)
        if (typeof word !== 'string' || !Array.isArray(found)) return answer
        const others = place === 'name' ? 'path' : 'name'
        const kept = found.filter((group: unknown) => isRecord(group) && String(group[others]).includes(word))
        return { ...answer, body: Buffer.from(JSON.stringify(kept)) }
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

const single = [
  mutant('SFX-02', 'getGroup', 'get-group/with-projects', 'no projects', shows('projects', [])),
  mutant(
    'SFX-03',
    'getGroup',
    'get-group/with-projects',
    'projects that are shared with it as its own',
    saysOfEach((record) => ({ ...record, projects: [record['projects'], record['projects']].flat() })),
  ),
  mutant(
    'SFX-02',
    'getGroup',
    'get-group/with-shared-projects',
    'none is shared',
    shows('shared_projects', []),
  ),
  mutant('SCH-01', 'getGroup', [], 'with whom is not told', drops('shared_projects.shared_with_groups')),
  mutant('IDT-03', 'getGroup', 'get-group/by-path', 'known by number alone', when(byPath, unknownPath)),
  mutant(
    'IDT-03',
    'getGroup',
    'get-group/by-path',
    'only the last part of the path counts',
    when((call) => (segmentsOf(call)[1] ?? '').includes('/'), unknownPath),
  ),
  mutant('STA-03', 'getGroup', 'get-group/unknown-is-404', 'an empty group', announces(404, 200)),
  mutant('STA-02', 'getGroup', 'get-group/unknown-is-404', '400 for 404', swaps(404, 400)),
] as const

const writes = [
  mutant('AUT-02', 'createGroup', 'create-group/needs-permission', 'everybody creates groups', {
    async around(call, behind) {
      const answer = await behind.pass(call)
      return answer.status === 403 ? behind.pass(byAdministrator(call, behind)) : answer
    },
  }),
  mutant(
    'SEM-05',
    'createGroup',
    'create-group/name-required',
    'the path is the name',
    byDefault('name', 'Unnamed'),
  ),
  mutant(
    'SEM-05',
    'createGroup',
    'create-group/path-required',
    'the name is the path',
    byDefault('path', 'unnamed'),
  ),
  mutant('SEM-01', 'createGroup', 'create-group/nested', 'nesting is passed over', ignores('parent_id')),
  ...['description', 'visibility', 'lfs_enabled', 'request_access_enabled'].map((name) =>
    mutant(
      'SEM-01',
      'createGroup',
      'create-group/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant('AUT-02', 'updateGroup', 'update-group/owners-and-administrators-only', 'masters may', {
    services: (own) => ({ ...own, may: () => {}, can: () => true }),
  }),
  mutant(
    'STA-03',
    'updateGroup',
    'update-group/all-optional',
    'the name is required',
    when(lacks('name'), refuses(400)),
  ),
  mutant(
    'SFX-02',
    'updateGroup',
    'update-group/all-optional',
    'the description is reset',
    byDefault('description', ''),
  ),
  mutant('STT-01', 'updateGroup', 'update-group/attributes-are-kept', 'nothing is kept', forgets),
  ...['name', 'path', 'description', 'visibility', 'lfs_enabled', 'request_access_enabled'].map((name) =>
    mutant(
      'SEM-01',
      'updateGroup',
      'update-group/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant(
    'SFX-02',
    'updateGroup',
    'update-group/returns-group-with-projects',
    'without its projects',
    shows('projects', []),
  ),
  mutant('SCH-01', 'updateGroup', [], 'projects are not told', drops('projects')),
  mutant('SFX-01', 'deleteGroup', 'delete-group/removes-the-group', 'it stays', pretends(202, null)),
  mutant('SFX-01', 'deleteGroup', 'delete-group/removes-its-projects', 'its projects move out', {
    async around(call, behind) {
      const group = segmentsOf(call)[1] ?? ''
      const target = `/groups/${encodeURIComponent(group)}/projects?per_page=100`
      const projects = jsonOf(await behind.pass(byAdministrator(another(call, 'GET', target), behind)))
      const shelter = { name: `Shelter of ${group}`, path: `shelter-${Date.now()}` }
      const made = await behind.pass(byAdministrator(another(call, 'POST', '/groups', shelter), behind))
      const home = jsonOf(made)
      for (const each of Array.isArray(projects) ? projects : []) {
        const project = isRecord(each) ? String(each['id']) : ''
        const place = isRecord(home) ? String(home['id']) : shelter.path
        await behind.pass(
          byAdministrator(another(call, 'POST', `/groups/${place}/projects/${project}`), behind),
        )
      }
      return behind.pass(call)
    },
  }),
  mutant('IDT-03', 'deleteGroup', 'delete-group/by-path', 'known by number alone', when(byPath, unknownPath)),
  mutant('AUT-02', 'transferProject', 'transfer-project/administrators-only', 'owners may', trustsEverybody),
  mutant('SFX-01', 'transferProject', 'transfer-project/moves-to-group', 'it stays where it was', forgets),
  mutant('STA-01', 'transferProject', 'transfer-project/succeeds-with-200', '201 for 200', swaps(200, 201)),
] as const

export const groupMutants: readonly Mutant[] = [...lists, ...ofProjects, ...single, ...writes]
