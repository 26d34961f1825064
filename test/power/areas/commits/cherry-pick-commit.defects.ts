/** Defects of cherryPickCommit, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byDefault } from '../../vocabulary/requests.ts'
import { forgets, jsonResponse, byAdministrator, another } from '../../vocabulary/effects.ts'
import { shownAt, listedAt } from '../../vocabulary/lookups.ts'
import { segmentsOf, isRecord, valueOf, withValue, withSegment } from '../../message.ts'
import { branchesOf } from '../branches/shared.ts'
import { commitsOf } from './shared.ts'

export const cherryPickCommit = defectsOf('cherryPickCommit', {
  'cherry-pick-commit/branch-required': [
    ['SEM-05', 'uses master as the default branch', byDefault('branch', 'master')],
  ],
  'cherry-pick-commit/applies-change': [
    ['STT-01', 'leaves the branch unchanged', forgets],
    [
      'SFX-01',
      'returns the picked commit without applying it',
      {
        async around(call, behind) {
          const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, behind)
          return isRecord(commit) ? jsonResponse(201, commit) : behind.pass(call)
        },
      },
    ],
    [
      'SFX-03',
      'applies the change to another branch',
      {
        async around(call, behind) {
          const target = valueOf(call, 'branch')
          const other = (await listedAt(branchesOf(call), call, behind)).find(({ name }) => name !== target)
          const name = `aside-${String(other?.['name'])}`
          await behind.pass(
            byAdministrator(another(call, 'POST', branchesOf(call), { branch: name, ref: target }), behind),
          )
          return behind.pass(target === undefined ? call : withValue(call, 'branch', name))
        },
      },
    ],
    [
      'SFX-02',
      'applies the earlier commits as well',
      {
        async around(call, behind) {
          const commit = await shownAt(`${commitsOf(call)}/${segmentsOf(call)[4] ?? ''}`, call, behind)
          const parents = isRecord(commit) && Array.isArray(commit['parent_ids']) ? commit['parent_ids'] : []
          for (const parent of parents) await behind.pass(withSegment(call, 4, String(parent)))
          return behind.pass(call)
        },
      },
    ],
  ],
})
