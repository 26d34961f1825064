/** Defects of createBranch, by the rule that each violates. */
import { type Call, valueOf, isHash } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { byDefault, takes, confuses } from '../../vocabulary/requests.ts'
import { explains } from '../../vocabulary/responses.ts'
import { when, namesCommit } from '../../vocabulary/conditions.ts'
import { refuses } from '../../vocabulary/effects.ts'

const namesBranch = (call: Call) => valueOf(call, 'ref') !== undefined && !isHash(valueOf(call, 'ref'))

export const createBranch = defectsOf('createBranch', {
  'create-branch/branch-required': [
    ['STT-03', 'a branch without a name gets one', byDefault('branch', 'new-branch')],
  ],
  'create-branch/ref-required': [
    ['SEM-05', 'without a ref it begins at master', byDefault('ref', 'master')],
    ['STA-04', 'what is missing is not named', explains(400, { message: 'Something is missing' })],
  ],
  'create-branch/from-branch': [
    [
      'SEM-02',
      'every branch begins at master',
      when(
        namesBranch,
        takes('ref', () => 'master'),
      ),
    ],
    ['ENC-02', 'a slash ends the name', takes('branch', (name) => String(name).split('/').at(-1))],
  ],
  'create-branch/from-commit': [
    [
      'SEM-02',
      'a commit is taken for the head of its branch',
      when(
        namesCommit,
        takes('ref', () => 'master'),
      ),
    ],
    [
      'STA-03',
      'only branches can be branched from',
      when(namesCommit, refuses(400, 'Invalid reference name')),
    ],
  ],
  'create-branch/branch-not-branch-name': [
    ['ENC-02', 'the old name of the attribute is understood', confuses('branch_name', 'branch')],
  ],
})
