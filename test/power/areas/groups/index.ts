/** Mutants of groups. */
import { isRecord, jsonOf, segmentsOf, type Call } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { announces, drops, changesEach, shows, swaps } from '../../vocabulary/responses.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import {
  another,
  byAdministrator,
  forgets,
  grantsEverything,
  jsonResponse,
  pretends,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { inPlacesThatAre } from '../../vocabulary/lookups.ts'
import { byDefault, ignores } from '../../vocabulary/requests.ts'

const byPath = (call: Call): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')
const unknownPath = { around: async () => jsonResponse(404, { message: '404 Group Not Found' }) }

const single = [
  mutant('SFX-02', 'getGroup', 'get-group/with-projects', 'omits the projects', shows('projects', [])),
  mutant(
    'SFX-03',
    'getGroup',
    'get-group/with-projects',
    'returns shared projects as projects',
    changesEach((record) => ({ ...record, projects: [record['projects'], record['projects']].flat() })),
  ),
  mutant(
    'SFX-02',
    'getGroup',
    'get-group/with-shared-projects',
    'returns no shared projects',
    shows('shared_projects', []),
  ),
  mutant(
    'SCH-01',
    'getGroup',
    [],
    'omits the groups that a project is shared with',
    drops('shared_projects.shared_with_groups'),
  ),
  mutant('IDT-03', 'getGroup', 'get-group/by-path', 'finds records only by ID', when(byPath, unknownPath)),
  mutant(
    'IDT-03',
    'getGroup',
    'get-group/by-path',
    'finds a group by the last part of its path',
    when((call) => (segmentsOf(call)[1] ?? '').includes('/'), unknownPath),
  ),
  mutant(
    'STA-03',
    'getGroup',
    'get-group/unknown-is-404',
    'returns an empty group for an unknown ID',
    announces(404, 200),
  ),
  mutant('STA-02', 'getGroup', 'get-group/unknown-is-404', 'returns 400 for 404', swaps(404, 400)),
] as const

const writes = [
  mutant('AUT-02', 'createGroup', 'create-group/needs-permission', 'accepts a group by every user', {
    async around(call, behind) {
      const response = await behind.pass(call)
      return response.status === 403 ? behind.pass(byAdministrator(call, behind)) : response
    },
  }),
  mutant(
    'SEM-05',
    'createGroup',
    'create-group/name-required',
    'uses the path as the default name',
    byDefault('name', 'Unnamed'),
  ),
  mutant(
    'SEM-05',
    'createGroup',
    'create-group/path-required',
    'uses the name as the default path',
    byDefault('path', 'unnamed'),
  ),
  mutant('SEM-01', 'createGroup', 'create-group/nested', 'ignores parent_id', ignores('parent_id')),
  ...['description', 'visibility', 'lfs_enabled', 'request_access_enabled'].map((name) =>
    mutant('SEM-01', 'createGroup', 'create-group/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant(
    'AUT-02',
    'updateGroup',
    'update-group/owners-and-administrators-only',
    'accepts masters',
    grantsEverything,
  ),
  mutant(
    'AUT-02',
    'updateGroup',
    'update-group/owners-and-administrators-only',
    'accepts developers in internal groups',
    inPlacesThatAre('internal', when(by('developer'), ignoresPermissions)),
  ),
  mutant(
    'STA-03',
    'updateGroup',
    'update-group/all-optional',
    'requires the name',
    when(lacks('name'), rejects(400)),
  ),
  mutant(
    'SFX-02',
    'updateGroup',
    'update-group/all-optional',
    'resets the description',
    byDefault('description', ''),
  ),
  mutant(
    'STT-01',
    'updateGroup',
    'update-group/attributes-are-kept',
    'returns the attributes without storing them',
    forgets,
  ),
  ...['name', 'path', 'description', 'visibility', 'lfs_enabled', 'request_access_enabled'].map((name) =>
    mutant('SEM-01', 'updateGroup', 'update-group/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant(
    'SFX-02',
    'updateGroup',
    'update-group/returns-group-with-projects',
    'omits the projects',
    shows('projects', []),
  ),
  mutant('SCH-01', 'updateGroup', [], 'returns no projects', drops('projects')),
  mutant('SFX-01', 'deleteGroup', 'delete-group/removes-the-group', 'keeps the record', pretends(202, null)),
  mutant(
    'SFX-01',
    'deleteGroup',
    'delete-group/removes-its-projects',
    'moves the projects out of the group',
    {
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
    },
  ),
  mutant(
    'IDT-03',
    'deleteGroup',
    'delete-group/by-path',
    'finds records only by ID',
    when(byPath, unknownPath),
  ),
  mutant(
    'AUT-02',
    'transferProject',
    'transfer-project/administrators-only',
    'accepts owners',
    ignoresPermissions,
  ),
  mutant(
    'SFX-01',
    'transferProject',
    'transfer-project/moves-to-group',
    'does not move the project',
    forgets,
  ),
  mutant(
    'STA-01',
    'transferProject',
    'transfer-project/succeeds-with-200',
    'returns 201 for 200',
    swaps(200, 201),
  ),
] as const

export const groupMutants: readonly Mutant[] = [...single, ...writes]
