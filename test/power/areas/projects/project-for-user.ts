/** Defects of projects that an administrator creates for a user. */
import { mutant, type Mutant } from '../../mutant.ts'
import { trustsEverybody } from '../../vocabulary/effects.ts'
import { always, byDefault, ignores } from '../../vocabulary/requests.ts'
import { flags, opened } from './project-attributes.ts'

const operation = 'createProjectForUser'
export const projectForUserMutants: readonly Mutant[] = [
  mutant('AUT-02', operation, 'create-project-for-user/administrators-only', 'anybody may', trustsEverybody),
  mutant(
    'SEM-05',
    operation,
    'create-project-for-user/name-required',
    'a name is made up',
    byDefault('name', 'unnamed'),
  ),
  mutant('SFX-03', operation, 'create-project-for-user/owned-by-user', 'it is the administrator’s', {
    around: (call, behind) => behind.pass({ ...call, operation: 'createProject', path: '/api/v4/projects' }),
  }),
  mutant(
    'SEM-01',
    operation,
    'create-project-for-user/given-path',
    'the path is passed over',
    ignores('path'),
  ),
  mutant(
    'SEM-05',
    operation,
    'create-project-for-user/master-by-default',
    'main by default',
    byDefault('default_branch', 'main'),
  ),
  mutant(
    'SEM-05',
    'createCommit',
    'create-project-for-user/master-by-default',
    'main by default',
    always('branch', 'main'),
  ),
  mutant(
    'SEM-01',
    operation,
    'create-project-for-user/given-namespace',
    'the namespace is passed over',
    ignores('namespace_id'),
  ),
  ...flags.map((name) =>
    mutant(
      'SEM-01',
      operation,
      'create-project-for-user/attributes-are-kept',
      `${name} is passed over`,
      ignores(name),
    ),
  ),
  mutant(
    'SEM-01',
    operation,
    'create-project-for-user/attributes-are-kept',
    'topics are passed over',
    ignores('tag_list'),
  ),
  mutant(
    'STA-03',
    operation,
    'create-project-for-user/public-attribute-removed',
    'it opens the project',
    opened,
  ),
]
