/** Defects of getMergeRequestChanges, by the rule that each violates. */
import { isRecord } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { altersBody, altersProperty, omitsProperty } from '../../vocabulary/responses.ts'

const alterChanges = (alter: (changes: readonly unknown[]) => readonly unknown[]) =>
  altersBody((value) =>
    isRecord(value) && Array.isArray(value['changes'])
      ? { ...value, changes: alter(value['changes']) }
      : value,
  )

/** The target branch has moved on, and what it has more looks as if it were taken away. */
const takenAway = {
  old_path: 'ahead.txt',
  new_path: 'ahead.txt',
  a_mode: '100644',
  b_mode: '0',
  diff: '--- a/ahead.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-Ahead.\n',
  new_file: false,
  renamed_file: false,
  deleted_file: true,
}

export const getMergeRequestChanges = defectsOf('getMergeRequestChanges', {
  'get-merge-request-changes/changes': [
    ['SCH-01', 'returns no changes', omitsProperty('changes')],
    [
      'STT-04',
      'returns no changes of a merged merge request',
      altersBody((value) =>
        isRecord(value) && value['state'] === 'merged' ? { ...value, changes: [] } : value,
      ),
    ],
    ['SEM-06', 'omits one file', alterChanges((changes) => changes.slice(1))],
    [
      'SEM-09',
      'omits deleted files',
      alterChanges((changes) =>
        changes.filter((entry) => !isRecord(entry) || entry['deleted_file'] !== true),
      ),
    ],
    ['SCH-04', 'returns false as deleted_file', altersProperty('changes.deleted_file', () => false)],
    ['SEM-06', 'returns one file twice', alterChanges((changes) => [...changes.slice(0, 1), ...changes])],
    [
      'SEM-02',
      'compares with the current head of the target branch',
      alterChanges((changes) => [...changes, takenAway]),
    ],
    ['SEM-02', 'returns new_file as false', altersProperty('changes.new_file', () => false)],
    ['SEM-02', 'returns new_file as true', altersProperty('changes.new_file', () => true)],
    ['SEM-02', 'returns renamed_file as false', altersProperty('changes.renamed_file', () => false)],
    ['SEM-02', 'returns renamed_file as true', altersProperty('changes.renamed_file', () => true)],
    ['SEM-02', 'returns deleted_file as true', altersProperty('changes.deleted_file', () => true)],
    [
      'ENC-03',
      'returns lines in ASCII',
      altersProperty('changes.diff', (text) => String(text).replaceAll(/[^\n -~]/g, '?')),
    ],
    ['SEM-02', 'returns no lines', altersProperty('changes.diff', () => '')],
    [
      'SEM-02',
      'swaps the paths',
      alterChanges((changes) =>
        changes.map((each) =>
          isRecord(each) ? { ...each, old_path: each['new_path'], new_path: each['old_path'] } : each,
        ),
      ),
    ],
  ],
  'get-merge-request-changes/times': [
    ['SCH-01', 'omits created_at', omitsProperty('created_at')],
    ['SCH-01', 'omits updated_at', omitsProperty('updated_at')],
  ],
})
