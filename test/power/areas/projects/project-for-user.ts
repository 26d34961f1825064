/** Defects of projects that an administrator creates for a user. */
import { defectsOf, mutant, type Mutant } from '../../mutant.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { setsParameter, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import { flags, opened } from './project-attributes.ts'

const operation = 'createProjectForUser'
export const projectForUserMutants: readonly Mutant[] = [
  ...defectsOf(operation, {
    'create-project-for-user/administrators-only': [
      ['AUT-02', 'accepts every authenticated user', ignoresPermissions],
    ],
    'create-project-for-user/name-required': [
      ['SEM-05', 'sets a name by default', defaultsParameter('name', 'unnamed')],
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
    'create-project-for-user/given-path': [['SEM-01', 'ignores the path', ignores('path')]],
    'create-project-for-user/master-by-default': [
      ['SEM-05', 'uses main as the default branch', defaultsParameter('default_branch', 'main')],
    ],
    'create-project-for-user/given-namespace': [['SEM-01', 'ignores the namespace', ignores('namespace_id')]],
    'create-project-for-user/attributes-are-kept': [['SEM-01', 'ignores topics', ignores('tag_list')]],
    'create-project-for-user/public-attribute-removed': [
      ['STA-03', 'accepts the v3 attribute public', opened],
    ],
  }),
  mutant(
    'SEM-05',
    'createCommit',
    'create-project-for-user/master-by-default',
    'uses main as the default branch',
    setsParameter('branch', 'main'),
  ),
  ...flags.map((name) =>
    mutant(
      'SEM-01',
      operation,
      'create-project-for-user/attributes-are-kept',
      `ignores ${name}`,
      ignores(name),
    ),
  ),
]
