/** Commits have an author who is not the one of the request. */
import { type Fault, type Mutant, mutantsOf, mutant } from '../../mutant.ts'
import { sudoOf, when, lacks } from '../../vocabulary/conditions.ts'
import { valueOf, withValue } from '../../message.ts'
import { ignores } from '../../vocabulary/requests.ts'

/** Under sudo, the author of a commit is the administrator. */
const namesAdministrator: Fault = {
  async around(call, upstream) {
    if (sudoOf(call) === null || valueOf(call, 'author_name') !== undefined) return upstream.pass(call)
    return upstream.pass(withValue(call, 'author_name', 'Administrator'))
  },
}

export const commitAuthorMutants: readonly Mutant[] = [
  ...(
    [
      ['createCommit', 'create-commit/author-given'],
      ['createFile', 'create-file/author-given'],
      ['updateFile', 'update-file/author-given'],
      ['deleteFile', 'delete-file/author-given'],
    ] as const
  ).flatMap(([operation, rule]) =>
    mutantsOf(
      operation,
      rule,
      [
        'SEM-10',
        'ignores the name of the author without the email address',
        when(lacks('author_email'), ignores('author_name')),
      ],
      [
        'SEM-10',
        'ignores the email address of the author without the name',
        when(lacks('author_name'), ignores('author_email')),
      ],
    ),
  ),
  ...(['createCommit', 'updateFile'] as const).map((operation) =>
    mutant(
      'SEM-02',
      operation,
      'general/any-request-with-sudo',
      'names the administrator as author',
      namesAdministrator,
    ),
  ),
]
