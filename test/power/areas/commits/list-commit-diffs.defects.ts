/** Defects of listCommitDiffs, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { altersPage, altersProperty, returnsValue } from '../../vocabulary/responses.ts'
import { isRecord, isSuccess, segmentsOf, alterJson, isHash } from '../../message.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'

/** Only the first file with the flag has it. */
const marksFirst = (flag: string) =>
  altersPage((items) => {
    const first = items.findIndex((item) => isRecord(item) && item[flag] === true)
    return items.map((item, index) => (isRecord(item) && index !== first ? { ...item, [flag]: false } : item))
  })

/** The diffs of a commit name a file as deleted that a later commit has deleted. */
const showsLaterDeletion: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === 'deleteFile') upstream.memory.set(String(segmentsOf(call)[4]), true)
    if (call.operation !== 'listCommitDiffs') return response
    return alterJson(response, (diffs) =>
      Array.isArray(diffs)
        ? diffs.map((diff: unknown) =>
            isRecord(diff) && upstream.memory.has(String(diff['new_path']))
              ? { ...diff, deleted_file: true }
              : diff,
          )
        : diffs,
    )
  },
}

export const listCommitDiffs = defectsOf('listCommitDiffs', {
  'list-commit-diffs/entry-per-file': [
    ['SEM-06', 'returns only one file', altersPage((items) => items.slice(0, 1))],
    [
      'ENC-03',
      'returns lines in ASCII',
      altersProperty('diff', (text) => String(text).replaceAll(/[^\n -~]/g, '?')),
    ],
    [
      'SEM-02',
      'compares with an empty tree',
      {
        services: (own) => ({
          ...own,
          git(...repositoryArguments) {
            const repository = own.git(...repositoryArguments)
            return { ...repository, diffPart: (_, ...rest) => repository.diffPart(null, ...rest) }
          },
        }),
      },
    ],
    [
      'SEM-02',
      'swaps the two sides',
      altersProperty('diff', (text) =>
        String(text).replaceAll(/^[+-](?![+-])/gm, (sign) => (sign === '+' ? '-' : '+')),
      ),
    ],
    [
      'SEM-01',
      'compares the head of the branch',
      altersPathSegment(4, (sha) => (isHash(sha) ? 'master' : sha)),
    ],
  ],
  'list-commit-diffs/new-file': [
    ['SEM-06', 'marks only the first new file', marksFirst('new_file')],
    ['SEM-02', 'returns new_file as false', returnsValue('new_file', false)],
    [
      'SEM-02',
      'omits new files',
      altersPage((items) => items.filter((item) => !isRecord(item) || item['new_file'] !== true)),
    ],
    ['STT-04', 'returns files as deleted that a later commit deletes', showsLaterDeletion],
  ],
  'list-commit-diffs/renamed-file': [
    ['SEM-06', 'marks only the first renamed file', marksFirst('renamed_file')],
    [
      'SEM-02',
      'returns a renamed file as deleted and added',
      altersPage((items) =>
        items.flatMap((item) => {
          if (!isRecord(item) || item['renamed_file'] !== true) return [item]
          const plain = { ...item, renamed_file: false }
          return [
            { ...plain, new_path: item['old_path'], deleted_file: true },
            { ...plain, old_path: item['new_path'], new_file: true },
          ]
        }),
      ),
    ],
    [
      'SEM-02',
      'returns the new path as old_path',
      altersProperty('old_path', (_, entry) => entry['new_path']),
    ],
  ],
  'list-commit-diffs/deleted-file': [
    ['SEM-06', 'marks only the first deleted file', marksFirst('deleted_file')],
    ['SEM-02', 'returns deleted_file as false', returnsValue('deleted_file', false)],
    [
      'SEM-02',
      'omits deleted files',
      altersPage((items) => items.filter((item) => !isRecord(item) || item['deleted_file'] !== true)),
    ],
  ],
})
