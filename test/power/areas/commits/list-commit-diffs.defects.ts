/** Defects of listCommitDiffs, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { lists, showsAs, shows } from '../../vocabulary/responses.ts'
import { isRecord } from '../../message.ts'

export const listCommitDiffs = defectsOf('listCommitDiffs', {
  'list-commit-diffs/entry-per-file': [
    ['SEM-06', 'one file is shown', lists((items) => items.slice(0, 1))],
    [
      'SEM-02',
      'all files are compared with nothing',
      {
        services: (own) => ({
          ...own,
          git(...place) {
            const repository = own.git(...place)
            return { ...repository, diff: (_, to) => repository.diff(null, to) }
          },
        }),
      },
    ],
    [
      'SEM-02',
      'the two sides are swapped',
      showsAs('diff', (text) =>
        String(text).replaceAll(/^[+-](?![+-])/gm, (sign) => (sign === '+' ? '-' : '+')),
      ),
    ],
  ],
  'list-commit-diffs/new-file': [
    ['SEM-02', 'no file is new', shows('new_file', false)],
    [
      'SEM-02',
      'new files are not shown',
      lists((items) => items.filter((item) => !isRecord(item) || item['new_file'] !== true)),
    ],
  ],
  'list-commit-diffs/renamed-file': [
    [
      'SEM-02',
      'a renamed file is removed and added',
      lists((items) =>
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
    ['SEM-02', 'the former path is the present one', showsAs('old_path', (_, entry) => entry['new_path'])],
  ],
  'list-commit-diffs/deleted-file': [
    ['SEM-02', 'no file is removed', shows('deleted_file', false)],
    [
      'SEM-02',
      'removed files are not shown',
      lists((items) => items.filter((item) => !isRecord(item) || item['deleted_file'] !== true)),
    ],
  ],
})
