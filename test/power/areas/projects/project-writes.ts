/** Projects that are made, changed, forked and removed otherwise than asked. */
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
  refuses,
  trustsEverybody,
} from '../../vocabulary/effects.ts'
import { hears, ignores, takes } from '../../vocabulary/requests.ts'
import { attributes, opened } from './project-attributes.ts'

const creation = [
  mutant(
    'SEM-05',
    'createProject',
    'create-project/name-or-path-required',
    'a name is made up',
    when(
      (call, behind) => lacks('name')(call, behind) && lacks('path')(call, behind),
      hears((call) => withValue(call, 'name', `unnamed-${Date.now()}`)),
    ),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/name-alone-suffices',
    'the path is required',
    when(lacks('path'), refuses(400)),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/path-alone-suffices',
    'the name is required',
    when(lacks('name'), refuses(400)),
  ),
  mutant('SEM-02', 'createProject', 'create-project/path-from-name', 'the name as it is', {
    around: (call, behind) => {
      const name = valueOf(call, 'name')
      if (typeof name !== 'string' || valueOf(call, 'path') !== undefined) return behind.pass(call)
      return behind.pass(withValue(call, 'path', name.replaceAll(/[^\w]+/g, '_')))
    },
  }),
  mutant(
    'SFX-03',
    'createProject',
    ['create-project/own-namespace-by-default', 'create-project/owned-by-caller'],
    'it is the administrator’s',
    when(lacks('namespace_id'), trustsEverybody),
  ),
  mutant(
    'SFX-03',
    'getProject',
    'create-project/own-namespace-by-default',
    'all lie in one namespace',
    shows('namespace.id', 1),
  ),
  mutant(
    'SEM-01',
    'createProject',
    'create-project/given-namespace',
    'the namespace is passed over',
    ignores('namespace_id'),
  ),
  mutant(
    'SFX-03',
    'createProject',
    [],
    'it belongs to nobody',
    showsAs('owner', () => null),
  ),
  mutant(
    'SEM-01',
    'createProject',
    'create-project/visibility-is-a-string',
    'always private',
    ignores('visibility'),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/visibility-is-a-string',
    'anything is private',
    takes('visibility', (value) =>
      ['private', 'internal', 'public'].includes(String(value)) ? value : 'private',
    ),
  ),
  ...attributes.map((name) =>
    mutant(
      'SEM-01',
      'createProject',
      'create-project/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant(
    'SEM-02',
    'createProject',
    'create-project/attributes-are-kept',
    'only the first topic',
    takes('tag_list', (topics) => (Array.isArray(topics) ? topics.slice(0, 1) : topics)),
  ),
  mutant(
    'STA-03',
    'createProject',
    'create-project/public-attribute-removed',
    'it opens the project',
    opened,
  ),
] as const

const change = [
  mutant('SEM-05', 'updateProject', 'update-project/name-required', 'the name stays', {
    async around(call, behind) {
      if (valueOf(call, 'name') !== undefined) return behind.pass(call)
      const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
      const project = jsonOf(await behind.pass(byAdministrator(another(call, 'GET', target), behind)))
      return behind.pass(isRecord(project) ? withValue(call, 'name', project['name']) : call)
    },
  }),
  ...['path', 'visibility', ...attributes].map((name) =>
    mutant(
      'SEM-01',
      'updateProject',
      'update-project/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant('STT-01', 'updateProject', 'update-project/attributes-are-kept', 'nothing is kept', forgets),
  mutant(
    'SEM-01',
    'updateProject',
    'update-project/default-branch',
    'the branch is passed over',
    ignores('default_branch'),
  ),
  mutant('SEM-02', 'updateProject', 'update-project/tag-list-replaces', 'topics are added', {
    async around(call, behind) {
      const topics = valueOf(call, 'tag_list')
      if (!Array.isArray(topics)) return behind.pass(call)
      const target = `/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`
      const project = jsonOf(await behind.pass(byAdministrator(another(call, 'GET', target), behind)))
      const before = isRecord(project) && Array.isArray(project['tag_list']) ? project['tag_list'] : []
      return behind.pass(withValue(call, 'tag_list', [...before, ...topics]))
    },
  }),
  mutant('SEM-01', 'updateProject', 'update-project/tag-list-replaces', 'topics stay', ignores('tag_list')),
  mutant(
    'STA-03',
    'updateProject',
    'update-project/public-attribute-removed',
    'it opens the project',
    opened,
  ),
] as const

const removal = [
  mutant('STA-01', 'deleteProject', 'delete-project/accepted-with-json-body', '200 for 202', swaps(202, 200)),
  mutant('STA-01', 'deleteProject', 'delete-project/accepted-with-json-body', 'no body', {
    around: async (call, behind) => {
      const response = await behind.pass(call)
      return response.status === 202 ? jsonResponse(202) : response
    },
  }),
  mutant(
    'SFX-01',
    'deleteProject',
    'delete-project/removes-the-project',
    'it stays',
    pretends(202, { message: '202 Accepted' }),
  ),
] as const

const forks = [
  mutant('SFX-03', 'forkProject', 'fork-project/returns-new-project', 'the original is returned', {
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
    'in the administrator’s',
    trustsEverybody,
  ),
  mutant('SFX-01', 'forkProject', 'fork-project/asynchronous', 'nothing is copied', {
    around: async (call, behind) => {
      const name = `empty-${Date.now()}`
      return behind.pass(another(call, 'POST', '/projects', { name }))
    },
  }),
  mutant(
    'SCH-01',
    'getProject',
    'fork-project/asynchronous',
    'no import status',
    shows('import_status', null),
  ),
  mutant('STA-03', 'forkProject', 'fork-project/v3-route-removed', 'the old route forks', {
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
