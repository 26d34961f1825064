/** Defects of deleteBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { alsoDoes, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import {
  returnsSuccessFor,
  returnsErrorBody,
  altersBody,
  altersProperty,
} from '../../vocabulary/responses.ts'
import { isRecord, pathOf, segmentsOf } from '../../message.ts'
import { within } from '../../vocabulary/lists.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { tagOf } from '../tags/shared.ts'
import { toBranchesWithPrefix, toOtherBranches } from './shared.ts'

/** The tags of the head of the branch are deleted if the default branch does not contain the commit. */
const deletesTagsOfHead = alsoDoesAll(async (call, upstream) => {
  const commits = pathOf(call).replace(/branches\/[^/]+$/, 'commits')
  const reachable = new Set((await listedAt(commits, call, upstream)).map(({ id }) => id))
  const tags = await listedAt(commits.replace(/commits$/, 'tags'), call, upstream)
  const lost = tags.filter((tag) => !reachable.has(within(tag, 'commit', 'id')))
  return lost.map(({ name }) => otherCall(call, 'DELETE', tagOf(call, String(name))))
})

export const deleteBranch = defectsOf('deleteBranch', {
  'delete-branch/deletes': [
    ['STT-01', 'keeps the branch', undoesEffect],
    ['SFX-02', 'deletes all other branches', toOtherBranches('DELETE', '')],
    ['SFX-02', 'deletes branches with the name as a prefix', toBranchesWithPrefix('DELETE', '')],
    [
      'SFX-02',
      'deletes the tag of the same name',
      alsoDoes((call) => otherCall(call, 'DELETE', tagOf(call, segmentsOf(call)[4]))),
    ],
    ['SFX-02', 'deletes the tags of its head', deletesTagsOfHead],
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
    [
      'ENC-02',
      'returns the name after the last slash',
      altersProperty('branch', (name) => String(name).split('/').at(-1)),
    ],
    ['IDT-03', 'returns the default branch', altersProperty('branch', () => 'master')],
  ],
})
