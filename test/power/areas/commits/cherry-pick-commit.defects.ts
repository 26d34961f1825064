/** Defects of cherryPickCommit, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import {
  alsoDoes,
  undoesEffect,
  jsonResponse,
  byAdministrator,
  otherCall,
  rejects,
} from '../../vocabulary/effects.ts'
import { shownAt, listedAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, isRecord, isSuccess, valueOf, withValue, withSegment } from '../../message.ts'
import { branchesOf } from '../branches/shared.ts'
import { commitsOf } from './shared.ts'

export const cherryPickCommit = defectsOf('cherryPickCommit', {
  'cherry-pick-commit/branch-required': [
    ['SEM-05', 'uses master as the default branch', defaultsParameter('branch', 'master')],
  ],
  'cherry-pick-commit/applies-change': [
    ['STT-01', 'leaves the branch unchanged', undoesEffect],
    [
      'STA-03',
      'returns the picked commit for an unknown branch',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (isSuccess(response) || valueOf(call, 'branch') !== 'no-such-branch') return response
          const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, upstream)
          return isRecord(commit) ? jsonResponse(201, commit) : response
        },
      },
    ],
    [
      'ENC-02',
      'rejects branches with a slash',
      when((call) => String(valueOf(call, 'branch')).includes('/'), rejects(400)),
    ],
    [
      'SFX-01',
      'returns the picked commit without applying it',
      {
        async around(call, upstream) {
          const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, upstream)
          return isRecord(commit) ? jsonResponse(201, commit) : upstream.pass(call)
        },
      },
    ],
    [
      'SFX-03',
      'applies the change to another branch',
      {
        async around(call, upstream) {
          const target = valueOf(call, 'branch')
          const other = (await listedAt(branchesOf(call), call, upstream)).find(({ name }) => name !== target)
          const name = `aside-${String(other?.['name'])}`
          await upstream.pass(
            byAdministrator(
              otherCall(call, 'POST', branchesOf(call), { branch: name, ref: target }),
              upstream,
            ),
          )
          return upstream.pass(target === undefined ? call : withValue(call, 'branch', name))
        },
      },
    ],
    [
      'SFX-02',
      'applies the change to master as well',
      alsoDoes((call) => withValue(call, 'branch', 'master')),
    ],
    [
      'SFX-02',
      'applies the earlier commits as well',
      {
        async around(call, upstream) {
          const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, upstream)
          const parents = isRecord(commit) && Array.isArray(commit['parent_ids']) ? commit['parent_ids'] : []
          for (const parent of parents) await upstream.pass(withSegment(call, 4, String(parent)))
          return upstream.pass(call)
        },
      },
    ],
    [
      'STT-06',
      'writes no branches with a slash',
      when((call) => String(valueOf(call, 'branch')).includes('/'), undoesEffect),
    ],
  ],
})
