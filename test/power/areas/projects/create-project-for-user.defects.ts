/** Defects of createProjectForUser, by the rule that each violates. */
import { givenDefaultBranch } from '../../../conformance/areas/projects/create-project-for-user.checks.ts'
import { alterJson, isRecord, jsonOf, segmentsOf, valueOf, withJson } from '../../message.ts'
import { defectsOf, type Fault, type Mutant } from '../../mutant.ts'
import { byAdministrator, ignoresPermissions, otherCall } from '../../vocabulary/effects.ts'
import { defaultsParameter, ignores, ignoresEach, setsParameter } from '../../vocabulary/requests.ts'
import { attributes, opened } from './shared.ts'
import { when, has, lacks } from '../../vocabulary/conditions.ts'

const flags = attributes.filter((name) => name !== 'description')

/** The default branch of new projects is always master. */
const returnsMaster: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    return call.operation === 'getProject'
      ? alterJson(response, (value) =>
          isRecord(value) && value['default_branch'] === givenDefaultBranch
            ? { ...value, default_branch: 'master' }
            : value,
        )
      : response
  },
}

/** The project becomes one of the caller. */
const createsForCaller = when(has('path'), {
  around: (call, upstream) =>
    upstream.pass({ ...call, operation: 'createProject', path: '/api/v4/projects' }),
})

/** The name is the path. */
const namedByPath = when(lacks('name'), {
  around: (call, upstream) => {
    const json = jsonOf(call)
    const path = valueOf(call, 'path')
    const isNamed = isRecord(json) && path !== undefined
    return upstream.pass(isNamed ? withJson(call, { ...json, name: path }) : call)
  },
})

export const createProjectForUser: readonly Mutant[] = [
  ...defectsOf('createProjectForUser', {
    'create-project-for-user/administrators-only': [
      ['AUT-02', 'accepts every authenticated user', ignoresPermissions],
      [
        'AUT-02',
        'accepts users for themselves',
        {
          async around(call, upstream) {
            const own = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
            const isOwn = isRecord(own) && String(own['id']) === segmentsOf(call)[2]
            return upstream.pass(isOwn ? byAdministrator(call, upstream) : call)
          },
        },
      ],
    ],
    'create-project-for-user/name-required': [
      ['SEM-05', 'sets a name by default', defaultsParameter('name', 'unnamed')],
      ['STA-03', 'uses the path as the name', namedByPath],
    ],
    'create-project-for-user/owned-by-user': [
      [
        'SFX-03',
        'stores the administrator as the owner',
        {
          around: (call, upstream) =>
            upstream.pass({ ...call, operation: 'createProject', path: '/api/v4/projects' }),
        },
      ],
    ],
    'create-project-for-user/given-path': [
      ['SEM-01', 'ignores the path', ignores('path')],
      ['SFX-03', 'creates a project with a path for the administrator', createsForCaller],
    ],
    'create-project-for-user/master-by-default': [
      ['SEM-05', 'uses main as the default branch', defaultsParameter('default_branch', 'main')],
    ],
    'create-project-for-user/default-branch': [
      ['SEM-01', 'returns master as the default branch', returnsMaster],
    ],
    'create-project-for-user/given-namespace': [['SEM-01', 'ignores the namespace', ignores('namespace_id')]],
    'create-project-for-user/attributes-are-kept': [
      ['SEM-01', 'ignores topics', ignores('tag_list')],
      ...ignoresEach(...flags),
    ],
    'create-project-for-user/public-attribute-removed': [
      ['STA-03', 'accepts the v3 attribute public', opened],
    ],
  }),
  ...defectsOf('createCommit', {
    'create-project-for-user/master-by-default': [
      ['SEM-05', 'uses main as the default branch', setsParameter('branch', 'main')],
    ],
  }),
]
