/** Defects of getMergeRequest, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { altersProperty, omitsProperty, returnsValue } from '../../vocabulary/responses.ts'

export const getMergeRequest = defectsOf('getMergeRequest', {
  'accept-merge-request/merge-commit-sha': [
    ['SCH-03', 'returns null as merge_commit_sha', returnsValue('merge_commit_sha', null)],
    [
      'SCH-03',
      'always returns a merge_commit_sha',
      altersProperty('merge_commit_sha', (value, { sha }) => value ?? sha),
    ],
    [
      'SEM-02',
      'returns the hash of no commit as merge_commit_sha',
      altersProperty('merge_commit_sha', (value) => value && 'f'.repeat(40)),
    ],
  ],
  'get-merge-request/user-notes-count': [
    ['STT-04', 'counts no notes', returnsValue('user_notes_count', 0)],
    ['STT-04', 'keeps the first number of notes', returnsFirst('getMergeRequest', 'user_notes_count')],
  ],
  'get-merge-request/subscribed': [
    ['SCH-01', 'omits subscribed', omitsProperty('subscribed')],
    ['SCH-02', 'returns subscribed as a string', altersProperty('subscribed', String)],
  ],
  'get-merge-request/merge-commit-null-until-merged': [
    [
      'SCH-03',
      'returns the head as merge_commit_sha',
      altersProperty('merge_commit_sha', (value, { sha }) => value ?? sha),
    ],
    [
      'SCH-03',
      'returns an empty merge_commit_sha',
      altersProperty('merge_commit_sha', (value) => value ?? ''),
    ],
    ['SCH-01', 'omits merge_commit_sha', omitsProperty('merge_commit_sha')],
  ],
})
