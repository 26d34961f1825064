/** Defects of the commits that createFile, updateFile and deleteFile create. */
import { isRecord, isSuccess, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, mutantsOf, type Mutant } from '../../mutant.ts'
import { has, hasValue, not, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import {
  altersParameter,
  altersRequest,
  defaultsParameter,
  ignores,
  readsParameterAs,
} from '../../vocabulary/requests.ts'
import { altersBody, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'

const operationsOnFiles = ['createFile', 'updateFile', 'deleteFile'] as const

type Operation = (typeof operationsOnFiles)[number]

const areas = { createFile: 'create-file', updateFile: 'update-file', deleteFile: 'delete-file' } as const

const effects = {
  createFile: 'create-file/creates',
  updateFile: 'update-file/updates',
  deleteFile: 'delete-file/deletes',
} as const

function ofOperation(operation: Operation): readonly Mutant[] {
  const area = areas[operation]
  const does = effects[operation]
  return [
    mutant(
      'SEM-05',
      operation,
      `${area}/branch-required`,
      'uses master as the default branch',
      defaultsParameter('branch', 'master'),
    ),
    mutant(
      'STT-03',
      operation,
      `${area}/commit-message-required`,
      'accepts a change without a message',
      defaultsParameter('commit_message', 'Change'),
    ),
    mutant(
      'ENC-02',
      operation,
      `${area}/branch-not-branch-name`,
      'accepts the v3 name of the attribute',
      readsParameterAs('branch_name', 'branch'),
    ),
    mutant(
      'SFX-03',
      operation,
      does,
      'commits to master',
      when(
        not(hasValue('branch', 'master')),
        altersParameter('branch', () => 'master'),
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
      ['SEM-01', 'ignores the message', altersParameter('commit_message', () => 'Change')],
      [
        'SFX-02',
        'adds an empty commit',
        {
          async around(call, upstream) {
            const response = await upstream.pass(call)
            if (!isSuccess(response)) return response
            const branch = valueOf(call, 'branch')
            const file_path = `${upstream.memory.size}.lock`
            upstream.memory.set(file_path, true)
            const actions = [{ action: 'create', file_path, content: '' }]
            const commits = `/projects/${segmentsOf(call)[1] ?? ''}/repository/commits`
            await upstream.pass(
              byAdministrator(
                otherCall(call, 'POST', commits, { branch, commit_message: 'Lock', actions }),
                upstream,
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
        altersRequest((call) => {
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
      ['SCH-01', 'returns no name', omitsProperty('file_name')],
      [
        'SCH-01',
        'returns branch_name instead of branch',
        altersBody((file) =>
          isRecord(file) ? { file_name: file['file_name'], branch_name: file['branch'] } : file,
        ),
      ],
      ['SEM-02', 'returns another branch', returnsValue('branch', 'main')],
    ),
  ]
}

export const commits = operationsOnFiles.flatMap((operation) => [
  ...ofOperation(operation),
  ...ofCommit(operation),
  ...responseMutants(operation),
])
