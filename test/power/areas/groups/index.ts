/** Mutants of groups. */
import { isRecord, jsonOf, segmentsOf, type Call } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import {
  returnsSuccessFor,
  omitsProperty,
  altersRecords,
  returnsValue,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import {
  otherCall,
  byAdministrator,
  undoesEffect,
  grantsEverything,
  jsonResponse,
  hasNoEffect,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { inScopesThatAre } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores } from '../../vocabulary/requests.ts'

const byPath = (call: Call): boolean => !/^\d+$/.test(segmentsOf(call)[1] ?? '')
const unknownPath = { around: async () => jsonResponse(404, { message: '404 Group Not Found' }) }

const single = [
  ...defectsOf('getGroup', {
    'get-group/with-projects': [
      ['SFX-02', 'omits the projects', returnsValue('projects', [])],
      [
        'SFX-03',
        'returns shared projects as projects',
        altersRecords((record) => ({ ...record, projects: [record['projects'], record['projects']].flat() })),
      ],
    ],
    'get-group/with-shared-projects': [
      ['SFX-02', 'returns no shared projects', returnsValue('shared_projects', [])],
    ],
    'get-group/by-path': [
      ['IDT-03', 'finds records only by ID', when(byPath, unknownPath)],
      [
        'IDT-03',
        'finds a group by the last part of its path',
        when((call) => (segmentsOf(call)[1] ?? '').includes('/'), unknownPath),
      ],
    ],
    'get-group/unknown-is-404': [
      ['STA-03', 'returns an empty group for an unknown ID', returnsSuccessFor(404, 200)],
      ['STA-02', 'returns 400 for 404', replacesStatus(404, 400)],
    ],
  }),
  mutant(
    'SCH-01',
    'getGroup',
    [],
    'omits the groups that a project is shared with',
    omitsProperty('shared_projects.shared_with_groups'),
  ),
] as const

const writes = [
  ...defectsOf('createGroup', {
    'create-group/needs-permission': [
      [
        'AUT-02',
        'accepts a group by every user',
        {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            return response.status === 403 ? upstream.pass(byAdministrator(call, upstream)) : response
          },
        },
      ],
    ],
    'create-group/name-required': [
      ['SEM-05', 'uses the path as the default name', defaultsParameter('name', 'Unnamed')],
    ],
    'create-group/path-required': [
      ['SEM-05', 'uses the name as the default path', defaultsParameter('path', 'unnamed')],
    ],
    'create-group/nested': [['SEM-01', 'ignores parent_id', ignores('parent_id')]],
  }),
  ...['description', 'visibility', 'lfs_enabled', 'request_access_enabled'].map((name) =>
    mutant('SEM-01', 'createGroup', 'create-group/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  ...defectsOf('updateGroup', {
    'update-group/owners-and-administrators-only': [
      ['AUT-02', 'accepts masters', grantsEverything],
      [
        'AUT-02',
        'accepts developers in internal groups',
        inScopesThatAre('internal', when(by('developer'), ignoresPermissions)),
      ],
    ],
    'update-group/all-optional': [
      ['STA-03', 'requires the name', when(lacks('name'), rejects(400))],
      ['SFX-02', 'resets the description', defaultsParameter('description', '')],
    ],
    'update-group/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ],
    'update-group/returns-group-with-projects': [
      ['SFX-02', 'omits the projects', returnsValue('projects', [])],
    ],
  }),
  ...['name', 'path', 'description', 'visibility', 'lfs_enabled', 'request_access_enabled'].map((name) =>
    mutant('SEM-01', 'updateGroup', 'update-group/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant('SCH-01', 'updateGroup', [], 'returns no projects', omitsProperty('projects')),
  ...defectsOf('deleteGroup', {
    'delete-group/removes-the-group': [['SFX-01', 'keeps the record', hasNoEffect(202, null)]],
    'delete-group/removes-its-projects': [
      [
        'SFX-01',
        'moves the projects out of the group',
        {
          async around(call, upstream) {
            const group = segmentsOf(call)[1] ?? ''
            const target = `/groups/${encodeURIComponent(group)}/projects?per_page=100`
            const projects = jsonOf(
              await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream)),
            )
            const shelter = { name: `Shelter of ${group}`, path: `shelter-${Date.now()}` }
            const made = await upstream.pass(
              byAdministrator(otherCall(call, 'POST', '/groups', shelter), upstream),
            )
            const home = jsonOf(made)
            for (const each of Array.isArray(projects) ? projects : []) {
              const project = isRecord(each) ? String(each['id']) : ''
              const id = isRecord(home) ? String(home['id']) : shelter.path
              await upstream.pass(
                byAdministrator(otherCall(call, 'POST', `/groups/${id}/projects/${project}`), upstream),
              )
            }
            return upstream.pass(call)
          },
        },
      ],
    ],
    'delete-group/by-path': [['IDT-03', 'finds records only by ID', when(byPath, unknownPath)]],
  }),
  ...defectsOf('transferProject', {
    'transfer-project/administrators-only': [['AUT-02', 'accepts owners', ignoresPermissions]],
    'transfer-project/moves-to-group': [['SFX-01', 'does not move the project', undoesEffect]],
    'transfer-project/succeeds-with-200': [['STA-01', 'returns 201 for 200', replacesStatus(200, 201)]],
  }),
] as const

export const groupMutants: readonly Mutant[] = [...single, ...writes]
