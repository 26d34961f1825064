/** Files that are written or removed otherwise than asked. */
import { isRecord, isSuccess, segmentsOf, valueOf, withValue, type Call } from '../message.ts'
import { mutant, type Mutant } from '../mutant.ts'
import { drops, says, shows } from '../vocabulary/answers.ts'
import { has, hasValue, lacks, not, together, when } from '../vocabulary/conditions.ts'
import { another, byAdministrator, forgets, jsonAnswer } from '../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../vocabulary/lookups.ts'
import { byDefault, confuses, hears, ignores, leads, takes } from '../vocabulary/requests.ts'
import { damagedTexts, damagedBase64 } from './contents.ts'
import { fileUpdateMutants } from './files-unchanged.ts'

const filesOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/files`
const fileOf = (call: Call, path = segmentsOf(call)[4] ?? '') =>
  `${filesOf(call)}/${encodeURIComponent(path)}`
const change = { commit_message: 'Change' }

/** The same for the operations that write. */
const written = (['createFile', 'updateFile'] as const).flatMap((operation): readonly Mutant[] => {
  const area = operation === 'createFile' ? 'create-file' : 'update-file'
  const does = operation === 'createFile' ? 'create-file/creates' : 'update-file/updates'
  return [
    mutant(
      'SEM-05',
      operation,
      `${area}/content-required`,
      'without content the file is empty',
      byDefault('content', ''),
    ),
    ...Object.entries(damagedTexts).map(([words, damage]) =>
      mutant(
        'ENC-01',
        operation,
        `${area}/encoding-default-text`,
        words,
        when(
          lacks('encoding'),
          takes('content', (content) => damage(String(content))),
        ),
      ),
    ),
    ...Object.entries(damagedBase64).map(([words, damage]) =>
      mutant(
        'ENC-01',
        operation,
        `${area}/encoding-base64`,
        words,
        when(
          has('encoding'),
          together(
            takes('content', (content) => damage(String(content))),
            ignores('encoding'),
          ),
        ),
      ),
    ),
    mutant('STT-01', operation, does, 'the file stays as it was', forgets),
    mutant('SFX-02', operation, does, 'the file is written on master as well', {
      async around(call, behind) {
        const answer = await behind.pass(call)
        if (isSuccess(answer) && valueOf(call, 'branch') !== 'master')
          await behind.pass(withValue(call, 'branch', 'master'))
        return answer
      },
    }),
    mutant(
      'SFX-02',
      operation,
      does,
      'all other files go',
      alsoDoesAll(async (call, behind) => {
        const branch = String(valueOf(call, 'branch'))
        const tree = await listedAt(
          `/projects/${segmentsOf(call)[1] ?? ''}/repository/tree?ref=${encodeURIComponent(branch)}`,
          call,
          behind,
        )
        return tree
          .filter(({ type, path }) => type === 'blob' && path !== segmentsOf(call)[4])
          .map(({ path }) =>
            another(
              call,
              'DELETE',
              `${fileOf(call, String(path))}?${new URLSearchParams({ ...change, branch })}`,
            ),
          )
      }),
    ),
  ]
})

/** The same for all three operations. */
const committed = (['createFile', 'updateFile', 'deleteFile'] as const).flatMap(
  (operation): readonly Mutant[] => {
    const area = (
      { createFile: 'create-file', updateFile: 'update-file', deleteFile: 'delete-file' } as const
    )[operation]
    const does = (
      {
        createFile: 'create-file/creates',
        updateFile: 'update-file/updates',
        deleteFile: 'delete-file/deletes',
      } as const
    )[operation]
    return [
      mutant(
        'SEM-05',
        operation,
        `${area}/branch-required`,
        'without a branch it is master',
        byDefault('branch', 'master'),
      ),
      mutant(
        'STT-03',
        operation,
        `${area}/commit-message-required`,
        'a change needs no message',
        byDefault('commit_message', 'Change'),
      ),
      mutant(
        'SEM-01',
        operation,
        `${area}/commit-message`,
        'the message is not looked at',
        takes('commit_message', () => 'Change'),
      ),
      mutant('SFX-02', operation, `${area}/commit-message`, 'a commit without content follows', {
        async around(call, behind) {
          const answer = await behind.pass(call)
          if (!isSuccess(answer)) return answer
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
          return answer
        },
      }),
      ...(['author_name', 'author_email'] as const).map((name) =>
        mutant('SEM-01', operation, `${area}/author-given`, `${name} is not looked at`, ignores(name)),
      ),
      mutant(
        'SEM-02',
        operation,
        `${area}/author-given`,
        'name and address are swapped',
        when(
          has('author_name'),
          hears((call) => {
            const [name, email] = [valueOf(call, 'author_name'), valueOf(call, 'author_email')]
            return withValue(withValue(call, 'author_name', email), 'author_email', name)
          }),
        ),
      ),
      mutant(
        'SCH-01',
        operation,
        `${area}/answers-with-name-and-branch`,
        'the answer has no name',
        drops('file_name'),
      ),
      mutant(
        'SCH-01',
        operation,
        `${area}/answers-with-name-and-branch`,
        'the answer has the old member',
        says((file) =>
          isRecord(file) ? { file_name: file['file_name'], branch_name: file['branch'] } : file,
        ),
      ),
      mutant(
        'SEM-02',
        operation,
        `${area}/answers-with-name-and-branch`,
        'the answer names another branch',
        shows('branch', 'main'),
      ),
      mutant(
        'ENC-02',
        operation,
        `${area}/branch-not-branch-name`,
        'the old name of the attribute is understood',
        confuses('branch_name', 'branch'),
      ),
      mutant(
        'SFX-03',
        operation,
        does,
        'it ends up on master',
        when(
          not(hasValue('branch', 'master')),
          takes('branch', () => 'master'),
        ),
      ),
    ]
  },
)

const created: readonly Mutant[] = [
  mutant(
    'ENC-02',
    'createFile',
    'create-file/creates',
    'a plus is a blank',
    leads(4, (path) => path.replaceAll('+', ' ')),
  ),
  mutant(
    'ENC-02',
    'createFile',
    'create-file/creates',
    'the path is decoded twice',
    leads(4, (path) => path.replaceAll(/%[0-9a-f]{2}/gi, (sign) => decodeURIComponent(sign))),
  ),
  mutant('ENC-01', 'createFile', 'create-file/creates', 'names beyond ASCII are refused', {
    around: async (call, behind) =>
      /[^ -~]/.test(segmentsOf(call)[4] ?? '')
        ? jsonAnswer(400, { message: 'file_path is invalid' })
        : behind.pass(call),
  }),
]

const removed: readonly Mutant[] = [
  mutant('STT-01', 'deleteFile', 'delete-file/deletes', 'the file stays', forgets),
  mutant(
    'SFX-02',
    'deleteFile',
    'delete-file/deletes',
    'the file goes from master as well',
    alsoDoesAll(async (call) => [{ ...call, ...withValue(call, 'branch', 'master') }]),
  ),
  mutant(
    'SFX-02',
    'deleteFile',
    'delete-file/deletes',
    'all files of its directory go',
    alsoDoesAll(async (call, behind) => {
      const branch = String(valueOf(call, 'branch'))
      const tree = await listedAt(
        `/projects/${segmentsOf(call)[1] ?? ''}/repository/tree?ref=${encodeURIComponent(branch)}`,
        call,
        behind,
      )
      return tree
        .filter(({ type }) => type === 'blob')
        .map(({ path }) =>
          another(
            call,
            'DELETE',
            `${fileOf(call, String(path))}?${new URLSearchParams({ ...change, branch })}`,
          ),
        )
    }),
  ),
]

export const fileWritingMutants: readonly Mutant[] = [
  ...written,
  ...committed,
  ...created,
  ...removed,
  ...fileUpdateMutants,
]
