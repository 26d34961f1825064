/** What operations on a file share: branch, message and author of the commit, and the response. */
import { isRecord, isSuccess, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { drops, changesBody, shows } from '../../vocabulary/responses.ts'
import { has, hasValue, not, when } from '../../vocabulary/conditions.ts'
import { another, byAdministrator } from '../../vocabulary/effects.ts'
import { byDefault, confuses, hears, ignores, takes } from '../../vocabulary/requests.ts'

const operationsOnFiles = ['createFile', 'updateFile', 'deleteFile'] as const
type Operation = (typeof operationsOnFiles)[number]

const areas = { createFile: 'create-file', updateFile: 'update-file', deleteFile: 'delete-file' } as const
const effects = {
  createFile: 'create-file/creates',
  updateFile: 'update-file/updates',
  deleteFile: 'delete-file/deletes',
} as const

function ofPlace(operation: Operation): readonly Mutant[] {
  const area = areas[operation]
  const does = effects[operation]
  return [
    mutant(
      'SEM-05',
      operation,
      `${area}/branch-required`,
      'uses master as the default branch',
      byDefault('branch', 'master'),
    ),
    mutant(
      'STT-03',
      operation,
      `${area}/commit-message-required`,
      'accepts a change without a message',
      byDefault('commit_message', 'Change'),
    ),
    mutant(
      'ENC-02',
      operation,
      `${area}/branch-not-branch-name`,
      'accepts the v3 name of the attribute',
      confuses('branch_name', 'branch'),
    ),
    mutant(
      'SFX-03',
      operation,
      does,
      'commits to master',
      when(
        not(hasValue('branch', 'master')),
        takes('branch', () => 'master'),
      ),
    ),
  ]
}

function ofCommit(operation: Operation): readonly Mutant[] {
  const area = areas[operation]
  return [
    ...mutantsOf(
      operation,
      `${area}/commit-message`,
      ['SEM-01', 'ignores the message', takes('commit_message', () => 'Change')],
      [
        'SFX-02',
        'adds an empty commit',
        {
          async around(call, behind) {
            const response = await behind.pass(call)
            if (!isSuccess(response)) return response
            const branch = valueOf(call, 'branch')
            const file_path = `${behind.memory.size}.lock`
            behind.memory.set(file_path, true)
            const actions = [{ action: 'create', file_path, content: '' }]
            const commits = `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits`
            await behind.pass(
              byAdministrator(
                another(call, 'POST', commits, { branch, commit_message: 'Lock', actions }),
                behind,
              ),
            )
            return response
          },
        },
      ],
    ),
    ...(['author_name', 'author_email'] as const).map((name) =>
      mutant('SEM-01', operation, `${area}/author-given`, `ignores ${name}`, ignores(name)),
    ),
    mutant(
      'SEM-02',
      operation,
      `${area}/author-given`,
      'swaps the author name and email address',
      when(
        has('author_name'),
        hears((call) => {
          const [name, email] = [valueOf(call, 'author_name'), valueOf(call, 'author_email')]
          return withValue(withValue(call, 'author_name', email), 'author_email', name)
        }),
      ),
    ),
  ]
}

function responseMutants(operation: Operation): readonly Mutant[] {
  const area = areas[operation]
  return [
    ...mutantsOf(
      operation,
      `${area}/returns-name-and-branch`,
      ['SCH-01', 'returns no name', drops('file_name')],
      [
        'SCH-01',
        'returns branch_name instead of branch',
        changesBody((file) =>
          isRecord(file) ? { file_name: file['file_name'], branch_name: file['branch'] } : file,
        ),
      ],
      ['SEM-02', 'returns another branch', shows('branch', 'main')],
    ),
  ]
}

export const fileCommitMutants: readonly Mutant[] = operationsOnFiles.flatMap((operation) => [
  ...ofPlace(operation),
  ...ofCommit(operation),
  ...responseMutants(operation),
])
