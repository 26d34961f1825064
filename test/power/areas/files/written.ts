/** Mutants of writes of files. */
import { segmentsOf, valueOf, withValue, type Call } from '../../message.ts'
import { mutant, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import { has, lacks, together, when } from '../../vocabulary/conditions.ts'
import { otherCall, undoesEffect, jsonResponse } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, altersPathSegment, altersParameter } from '../../vocabulary/requests.ts'
import { masterAsWell } from '../commits/create-commit.defects.ts'
import { damagedTexts, damagedBase64 } from './contents.ts'
import { fileCommitMutants } from './committed.ts'
import { fileUpdateMutants } from './unchanged.ts'

const filesOf = (call: Call) => `/projects/${segmentsOf(call)[1] ?? ''}/repository/files`
const fileOf = (call: Call, path: string) => `${filesOf(call)}/${encodeURIComponent(path)}`

/** Files in the root of the branch are removed as well. */
function removesFiles(which: (call: Call, path: unknown) => boolean): Fault {
  return alsoDoesAll(async (call, upstream) => {
    const branch = String(valueOf(call, 'branch'))
    const path = `/projects/${segmentsOf(call)[1] ?? ''}/repository/tree?ref=${encodeURIComponent(branch)}`
    const files = (await listedAt(path, call, upstream)).filter(({ type }) => type === 'blob')
    const query = String(new URLSearchParams({ commit_message: 'Change', branch }))
    return files
      .filter(({ path }) => which(call, path))
      .map(({ path }) => otherCall(call, 'DELETE', `${fileOf(call, String(path))}?${query}`))
  })
}

/** Content that is not written as it was sent. */
function misread(operation: 'createFile' | 'updateFile'): readonly Mutant[] {
  const area = operation === 'createFile' ? 'create-file' : 'update-file'
  return [
    ...Object.entries(damagedTexts).map(([words, damage]) =>
      mutant(
        'ENC-01',
        operation,
        `${area}/encoding-default-text`,
        words,
        when(
          lacks('encoding'),
          altersParameter('content', (content) => damage(String(content))),
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
            altersParameter('content', (content) => damage(String(content))),
            ignores('encoding'),
          ),
        ),
      ),
    ),
  ]
}

/** The same for the operations that write. */
const written = (['createFile', 'updateFile'] as const).flatMap((operation): readonly Mutant[] => {
  const area = operation === 'createFile' ? 'create-file' : 'update-file'
  const does = operation === 'createFile' ? 'create-file/creates' : 'update-file/updates'
  return [
    mutant(
      'SEM-05',
      operation,
      `${area}/content-required`,
      'writes an empty file without content',
      defaultsParameter('content', ''),
    ),
    ...misread(operation),
    ...mutantsOf(
      operation,
      does,
      ['STT-01', 'leaves the file unchanged', undoesEffect],
      ['SFX-02', 'writes the file to master as well', masterAsWell],
      ['SFX-02', 'deletes all other files', removesFiles((call, path) => path !== segmentsOf(call)[4])],
    ),
  ]
})

const created: readonly Mutant[] = [
  ...mutantsOf(
    'createFile',
    'create-file/creates',
    [
      'ENC-02',
      'decodes a plus sign in the path as a space',
      altersPathSegment(4, (path) => path.replaceAll('+', ' ')),
    ],
    [
      'ENC-02',
      'decodes the path twice',
      altersPathSegment(4, (path) => path.replaceAll(/%[0-9a-f]{2}/gi, (sign) => decodeURIComponent(sign))),
    ],
    [
      'ENC-01',
      'rejects names outside ASCII',
      {
        around: async (call, upstream) =>
          /[^ -~]/.test(segmentsOf(call)[4] ?? '')
            ? jsonResponse(400, { message: 'file_path is invalid' })
            : upstream.pass(call),
      },
    ],
  ),
]

const removed: readonly Mutant[] = [
  ...mutantsOf(
    'deleteFile',
    'delete-file/deletes',
    ['STT-01', 'keeps the file', undoesEffect],
    [
      'SFX-02',
      'deletes the file from master as well',
      alsoDoesAll(async (call) => [{ ...call, ...withValue(call, 'branch', 'master') }]),
    ],
    ['SFX-02', 'deletes all files of the directory', removesFiles(() => true)],
  ),
]

export const fileWriteMutants: readonly Mutant[] = [
  ...written,
  ...fileCommitMutants,
  ...created,
  ...removed,
  ...fileUpdateMutants,
]
