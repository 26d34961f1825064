/** Defects of the commits that createFile, updateFile and deleteFile create. */
import { isRecord, isSuccess, segmentsOf, valueOf, withValue } from '../../message.ts'
import { defectsOf, defectsOfEach, type Defect, type Mutant } from '../../mutant.ts'
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

const toMaster: readonly Defect[] = [
  [
    'SFX-03',
    'commits to master',
    when(
      not(hasValue('branch', 'master')),
      altersParameter('branch', () => 'master'),
    ),
  ],
]

export const commits: readonly Mutant[] = [
  ...defectsOfEach(['createFile', 'updateFile', 'deleteFile'], {
    'branch-required': [
      ['SEM-05', 'uses master as the default branch', defaultsParameter('branch', 'master')],
    ],
    'commit-message-required': [
      ['STT-03', 'accepts a change without a message', defaultsParameter('commit_message', 'Change')],
    ],
    'branch-not-branch-name': [
      ['ENC-02', 'accepts the v3 name of the attribute', readsParameterAs('branch_name', 'branch')],
    ],
    'commit-message': [
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
    ],
    'author-given': [
      ...(['author_name', 'author_email'] as const).map((name): Defect => [
        'SEM-01',
        `ignores ${name}`,
        ignores(name),
      ]),
      [
        'SEM-02',
        'swaps the author name and email address',
        when(
          has('author_name'),
          altersRequest((call) => {
            const [name, email] = [valueOf(call, 'author_name'), valueOf(call, 'author_email')]
            return withValue(withValue(call, 'author_name', email), 'author_email', name)
          }),
        ),
      ],
    ],
    'returns-name-and-branch': [
      ['SCH-01', 'returns no name', omitsProperty('file_name')],
      [
        'SCH-01',
        'returns branch_name instead of branch',
        altersBody((file) =>
          isRecord(file) ? { file_name: file['file_name'], branch_name: file['branch'] } : file,
        ),
      ],
      ['SEM-02', 'returns another branch', returnsValue('branch', 'main')],
    ],
  }),
  ...defectsOf('createFile', { 'create-file/creates': toMaster }),
  ...defectsOf('updateFile', { 'update-file/updates': toMaster }),
  ...defectsOf('deleteFile', { 'delete-file/deletes': toMaster }),
]
