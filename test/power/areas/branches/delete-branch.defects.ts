/** Defects of deleteBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { forgets } from '../../vocabulary/effects.ts'
import { announces, explains, says, showsAs } from '../../vocabulary/responses.ts'
import { isRecord } from '../../message.ts'
import { toOtherBranches } from './shared.ts'

export const deleteBranch = defectsOf('deleteBranch', {
  'delete-branch/deletes': [
    ['STT-01', 'the branch stays', forgets],
    ['SFX-02', 'all other branches go with it', toOtherBranches('DELETE', '')],
  ],
  'delete-branch/failure-explained': [
    ['STA-03', 'a refusal looks like a success', announces(405, 200, { branch: 'master' })],
    ['STA-04', 'a refusal has no message', explains(405, { error: 'method_not_allowed' })],
    ['STA-04', 'the message of a refusal is empty', explains(405, { message: '' })],
  ],
  'delete-branch/answers-with-branch': [
    [
      'SCH-01',
      'the answer has the old member',
      says((value) => (isRecord(value) ? { branch_name: value['branch'] } : value)),
    ],
    [
      'SCH-01',
      'the answer has the old member as well',
      says((value) => (isRecord(value) ? { ...value, branch_name: value['branch'] } : value)),
    ],
    ['IDT-03', 'the answer names the default branch', showsAs('branch', () => 'master')],
  ],
})
