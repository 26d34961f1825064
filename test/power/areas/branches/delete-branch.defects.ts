/** Defects of deleteBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import {
  returnsSuccessFor,
  returnsErrorBody,
  altersBody,
  altersProperty,
} from '../../vocabulary/responses.ts'
import { isRecord } from '../../message.ts'
import { toOtherBranches } from './shared.ts'

export const deleteBranch = defectsOf('deleteBranch', {
  'delete-branch/deletes': [
    ['STT-01', 'keeps the branch', undoesEffect],
    ['SFX-02', 'deletes all other branches', toOtherBranches('DELETE', '')],
  ],
  'delete-branch/failure-explained': [
    [
      'STA-03',
      'returns a success for a rejected deletion',
      returnsSuccessFor(405, 200, { branch: 'master' }),
    ],
    [
      'STA-04',
      'returns no message for a rejected deletion',
      returnsErrorBody(405, { error: 'method_not_allowed' }),
    ],
    ['STA-04', 'returns an empty message for a rejected deletion', returnsErrorBody(405, { message: '' })],
  ],
  'delete-branch/returns-branch': [
    [
      'SCH-01',
      'returns branch_name instead of branch',
      altersBody((value) => (isRecord(value) ? { branch_name: value['branch'] } : value)),
    ],
    [
      'SCH-01',
      'returns branch_name as well as branch',
      altersBody((value) => (isRecord(value) ? { ...value, branch_name: value['branch'] } : value)),
    ],
    ['IDT-03', 'returns the default branch', altersProperty('branch', () => 'master')],
  ],
})
