/** Mutants of creating, updating, forking and deleting projects. */
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withValue } from '../../message.ts'
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { returnsValue, altersProperty, replacesStatus } from '../../vocabulary/responses.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import {
  otherCall,
  byAdministrator,
  undoesEffect,
  jsonResponse,
  hasNoEffect,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { altersRequest, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { attributes, opened } from './project-attributes.ts'

const creation = [
  ...defectsOf('createProject', {
    'create-project/name-or-path-required': [
      [
        'SEM-05',
        'sets a name by default',
        when(
          (call, upstream) => lacks('name')(call, upstream) && lacks('path')(call, upstream),
          altersRequest((call) => withValue(call, 'name', `unnamed-${Date.now()}`)),
        ),
      ],
    ],
    'create-project/name-alone-suffices': [
      ['STA-03', 'requires the path', when(lacks('path'), rejects(400))],
    ],
    'create-project/path-alone-suffices': [
      ['STA-03', 'requires the name', when(lacks('name'), rejects(400))],
    ],
    'create-project/path-from-name': [
      [
        'SEM-02',
        'uses the name as the path without conversion',
        {
          around: (call, upstream) => {
            const name = valueOf(call, 'name')
            if (typeof name !== 'string' || valueOf(call, 'path') !== undefined) return upstream.pass(call)
            return upstream.pass(withValue(call, 'path', name.replaceAll(/[^\w]+/g, '_')))
          },
        },
      ],
    ],
    'create-project/own-namespace-by-default': [
      [
        'SFX-03',
        'stores the administrator as the owner',
        when(lacks('namespace_id'), ignoresPermissions),
        ['create-project/owned-by-caller'],
      ],
    ],
    'create-project/given-namespace': [['SEM-01', 'ignores the namespace', ignores('namespace_id')]],
    'create-project/visibility-is-a-string': [
      ['SEM-01', 'stores every project as private', ignores('visibility')],
      [
        'STA-03',
        'treats an unknown visibility as private',
        altersParameter('visibility', (value) =>
          ['private', 'internal', 'public'].includes(String(value)) ? value : 'private',
        ),
      ],
    ],
    'create-project/attributes-are-kept': [
      [
        'SEM-02',
        'stores only the first tag',
        altersParameter('tag_list', (topics) => (Array.isArray(topics) ? topics.slice(0, 1) : topics)),
      ],
    ],
    'create-project/public-attribute-removed': [['STA-03', 'accepts the v3 attribute public', opened]],
  }),
  mutant(
    'SFX-03',
    'getProject',
    'create-project/own-namespace-by-default',
    'returns the same namespace for all projects',
    returnsValue('namespace.id', 1),
  ),
  mutant(
    'SFX-03',
    'createProject',
    [],
    'stores no owner',
    altersProperty('owner', () => null),
  ),
  ...attributes.map((name) =>
    mutant('SEM-01', 'createProject', 'create-project/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
] as const

const change = [
  ...defectsOf('updateProject', {
    'update-project/name-required': [
      [
        'SEM-05',
        'keeps the previous name',
        {
          async around(call, upstream) {
            if (valueOf(call, 'name') !== undefined) return upstream.pass(call)
            const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
            const project = jsonOf(
              await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream)),
            )
            return upstream.pass(isRecord(project) ? withValue(call, 'name', project['name']) : call)
          },
        },
      ],
    ],
    'update-project/attributes-are-kept': [
      ['STT-01', 'returns the attributes without storing them', undoesEffect],
    ],
    'update-project/default-branch': [['SEM-01', 'ignores the branch', ignores('default_branch')]],
    'update-project/tag-list-replaces': [
      [
        'SEM-02',
        'adds tags instead of replacing them',
        {
          async around(call, upstream) {
            const topics = valueOf(call, 'tag_list')
            if (!Array.isArray(topics)) return upstream.pass(call)
            const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
            const project = jsonOf(
              await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream)),
            )
            const before = isRecord(project) && Array.isArray(project['tag_list']) ? project['tag_list'] : []
            return upstream.pass(withValue(call, 'tag_list', [...before, ...topics]))
          },
        },
      ],
      ['SEM-01', 'keeps the previous tags', ignores('tag_list')],
    ],
    'update-project/public-attribute-removed': [['STA-03', 'accepts the v3 attribute public', opened]],
  }),
  ...['path', 'visibility', ...attributes].map((name) =>
    mutant('SEM-01', 'updateProject', 'update-project/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
] as const

const removal = [
  ...defectsOf('deleteProject', {
    'delete-project/accepted-with-json-body': [
      ['STA-01', 'returns 200 for 202', replacesStatus(202, 200)],
      [
        'STA-01',
        'returns no body',
        {
          around: async (call, upstream) => {
            const response = await upstream.pass(call)
            return response.status === 202 ? jsonResponse(202) : response
          },
        },
      ],
    ],
    'delete-project/removes-the-project': [
      ['SFX-01', 'keeps the record', hasNoEffect(202, { message: '202 Accepted' })],
    ],
  }),
] as const

const forks = [
  ...defectsOf('forkProject', {
    'fork-project/returns-new-project': [
      [
        'SFX-03',
        'returns the original project',
        {
          around: async (call, upstream) => {
            const response = await upstream.pass(call)
            if (!isSuccess(response)) return response
            const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
            const original = await upstream.pass(byAdministrator(otherCall(call, 'GET', target), upstream))
            return { ...original, status: response.status }
          },
        },
      ],
    ],
    'fork-project/own-namespace-by-default': [
      ['SFX-03', 'forks into the namespace of the administrator', ignoresPermissions],
    ],
    'fork-project/asynchronous': [
      [
        'SFX-01',
        'copies no content',
        {
          around: async (call, upstream) => {
            const name = `empty-${Date.now()}`
            return upstream.pass(otherCall(call, 'POST', '/projects', { name }))
          },
        },
      ],
    ],
    'fork-project/v3-route-removed': [
      [
        'STA-03',
        'forks at the v3 route',
        {
          async everywhere(call, upstream) {
            const [, project] =
              /^POST \/api\/v4\/projects\/fork\/(\d+)$/.exec(`${call.method} ${call.path}`) ?? []
            return upstream.pass(
              project === undefined
                ? call
                : { ...call, operation: 'forkProject', path: `/api/v4/projects/${project}/fork` },
            )
          },
        },
      ],
    ],
  }),
  mutant(
    'SCH-01',
    'getProject',
    'fork-project/asynchronous',
    'omits import_status',
    returnsValue('import_status', null),
  ),
] as const

export const projectWriteMutants: readonly Mutant[] = [...creation, ...change, ...removal, ...forks]
