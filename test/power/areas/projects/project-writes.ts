/** Mutants of creating, updating, forking and deleting projects. */
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { shows, showsAs, swaps } from '../../vocabulary/responses.ts'
import { lacks, when } from '../../vocabulary/conditions.ts'
import {
  another,
  byAdministrator,
  forgets,
  jsonResponse,
  pretends,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { hears, ignores, takes } from '../../vocabulary/requests.ts'
import { attributes, opened } from './project-attributes.ts'

const creation = [
  mutant(
    'SEM-05',
    'createProject',
    'create-project/name-or-path-required',
    'sets a name by default',
    when(
      (call, behind) => lacks('name')(call, behind) && lacks('path')(call, behind),
      hears((call) => withValue(call, 'name', `unnamed-${Date.now()}`)),
    ),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/name-alone-suffices',
    'requires the path',
    when(lacks('path'), rejects(400)),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/path-alone-suffices',
    'requires the name',
    when(lacks('name'), rejects(400)),
  ),
  mutant(
    'SEM-02',
    'createProject',
    'create-project/path-from-name',
    'uses the name as the path without conversion',
    {
      around: (call, behind) => {
        const name = valueOf(call, 'name')
        if (typeof name !== 'string' || valueOf(call, 'path') !== undefined) return behind.pass(call)
        return behind.pass(withValue(call, 'path', name.replaceAll(/[^\w]+/g, '_')))
      },
    },
  ),
  mutant(
    'SFX-03',
    'createProject',
    ['create-project/own-namespace-by-default', 'create-project/owned-by-caller'],
    'stores the administrator as the owner',
    when(lacks('namespace_id'), ignoresPermissions),
  ),
  mutant(
    'SFX-03',
    'getProject',
    'create-project/own-namespace-by-default',
    'returns the same namespace for all projects',
    shows('namespace.id', 1),
  ),
  mutant(
    'SEM-01',
    'createProject',
    'create-project/given-namespace',
    'ignores the namespace',
    ignores('namespace_id'),
  ),
  mutant(
    'SFX-03',
    'createProject',
    [],
    'stores no owner',
    showsAs('owner', () => null),
  ),
  mutant(
    'SEM-01',
    'createProject',
    'create-project/visibility-is-a-string',
    'stores every project as private',
    ignores('visibility'),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/visibility-is-a-string',
    'treats an unknown visibility as private',
    takes('visibility', (value) =>
      ['private', 'internal', 'public'].includes(String(value)) ? value : 'private',
    ),
  ),
  ...attributes.map((name) =>
    mutant('SEM-01', 'createProject', 'create-project/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant(
    'SEM-02',
    'createProject',
    'create-project/attributes-are-kept',
    'stores only the first tag',
    takes('tag_list', (topics) => (Array.isArray(topics) ? topics.slice(0, 1) : topics)),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/public-attribute-removed',
    'accepts the v3 attribute public',
    opened,
  ),
] as const

const change = [
  mutant('SEM-05', 'updateProject', 'update-project/name-required', 'keeps the previous name', {
    async around(call, behind) {
      if (valueOf(call, 'name') !== undefined) return behind.pass(call)
      const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
      const project = jsonOf(await behind.pass(byAdministrator(another(call, 'GET', target), behind)))
      return behind.pass(isRecord(project) ? withValue(call, 'name', project['name']) : call)
    },
  }),
  ...['path', 'visibility', ...attributes].map((name) =>
    mutant('SEM-01', 'updateProject', 'update-project/attributes-are-kept', `ignores ${name}`, ignores(name)),
  ),
  mutant(
    'STT-01',
    'updateProject',
    'update-project/attributes-are-kept',
    'returns the attributes without storing them',
    forgets,
  ),
  mutant(
    'SEM-01',
    'updateProject',
    'update-project/default-branch',
    'ignores the branch',
    ignores('default_branch'),
  ),
  mutant(
    'SEM-02',
    'updateProject',
    'update-project/tag-list-replaces',
    'adds tags instead of replacing them',
    {
      async around(call, behind) {
        const topics = valueOf(call, 'tag_list')
        if (!Array.isArray(topics)) return behind.pass(call)
        const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
        const project = jsonOf(await behind.pass(byAdministrator(another(call, 'GET', target), behind)))
        const before = isRecord(project) && Array.isArray(project['tag_list']) ? project['tag_list'] : []
        return behind.pass(withValue(call, 'tag_list', [...before, ...topics]))
      },
    },
  ),
  mutant(
    'SEM-01',
    'updateProject',
    'update-project/tag-list-replaces',
    'keeps the previous tags',
    ignores('tag_list'),
  ),
  mutant(
    'STA-03',
    'updateProject',
    'update-project/public-attribute-removed',
    'accepts the v3 attribute public',
    opened,
  ),
] as const

const removal = [
  mutant(
    'STA-01',
    'deleteProject',
    'delete-project/accepted-with-json-body',
    'returns 200 for 202',
    swaps(202, 200),
  ),
  mutant('STA-01', 'deleteProject', 'delete-project/accepted-with-json-body', 'returns no body', {
    around: async (call, behind) => {
      const response = await behind.pass(call)
      return response.status === 202 ? jsonResponse(202) : response
    },
  }),
  mutant(
    'SFX-01',
    'deleteProject',
    'delete-project/removes-the-project',
    'keeps the record',
    pretends(202, { message: '202 Accepted' }),
  ),
] as const

const forks = [
  mutant('SFX-03', 'forkProject', 'fork-project/returns-new-project', 'returns the original project', {
    around: async (call, behind) => {
      const response = await behind.pass(call)
      if (!isSuccess(response)) return response
      const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
      const original = await behind.pass(byAdministrator(another(call, 'GET', target), behind))
      return { ...original, status: response.status }
    },
  }),
  mutant(
    'SFX-03',
    'forkProject',
    'fork-project/own-namespace-by-default',
    'forks into the namespace of the administrator',
    ignoresPermissions,
  ),
  mutant('SFX-01', 'forkProject', 'fork-project/asynchronous', 'copies no content', {
    around: async (call, behind) => {
      const name = `empty-${Date.now()}`
      return behind.pass(another(call, 'POST', '/projects', { name }))
    },
  }),
  mutant(
    'SCH-01',
    'getProject',
    'fork-project/asynchronous',
    'omits import_status',
    shows('import_status', null),
  ),
  mutant('STA-03', 'forkProject', 'fork-project/v3-route-removed', 'forks at the v3 route', {
    async everywhere(call, behind) {
      const [, project] = /^POST \/api\/v4\/projects\/fork\/(\d+)$/.exec(`${call.method} ${call.path}`) ?? []
      return behind.pass(
        project === undefined
          ? call
          : { ...call, operation: 'forkProject', path: `/api/v4/projects/${project}/fork` },
      )
    },
  }),
] as const

export const projectWriteMutants: readonly Mutant[] = [...creation, ...change, ...removal, ...forks]
