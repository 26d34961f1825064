/** Defects of projects that an administrator creates for a user. */
import { mutant, type Mutant } from '../../mutant.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { always, byDefault, ignores } from '../../vocabulary/requests.ts'
import { flags, opened } from './project-attributes.ts'

const operation = 'createProjectForUser'
export const projectForUserMutants: readonly Mutant[] = [
  mutant(
    'AUT-02',
    operation,
    'create-project-for-user/administrators-only',
    'accepts every authenticated user',
    ignoresPermissions,
  ),
  mutant(
    'SEM-05',
    operation,
    'create-project-for-user/name-required',
    'sets a name by default',
    byDefault('name', 'unnamed'),
  ),
  mutant(
    'SFX-03',
    operation,
    'create-project-for-user/owned-by-user',
    'stores the administrator as the owner',
    {
      around: (call, behind) =>
        behind.pass({ ...call, operation: 'createProject', path: '/api/v4/projects' }),
    },
  ),
  mutant('SEM-01', operation, 'create-project-for-user/given-path', 'ignores the path', ignores('path')),
  mutant(
    'SEM-05',
    operation,
    'create-project-for-user/master-by-default',
    'uses main as the default branch',
    byDefault('default_branch', 'main'),
  ),
  mutant(
    'SEM-05',
    'createCommit',
    'create-project-for-user/master-by-default',
    'uses main as the default branch',
    always('branch', 'main'),
  ),
  mutant(
    'SEM-01',
    operation,
    'create-project-for-user/given-namespace',
    'ignores the namespace',
    ignores('namespace_id'),
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
  mutant(
    'SEM-01',
    operation,
    'create-project-for-user/attributes-are-kept',
    'ignores topics',
    ignores('tag_list'),
  ),
  mutant(
    'STA-03',
    operation,
    'create-project-for-user/public-attribute-removed',
    'accepts the v3 attribute public',
    opened,
  ),
]
