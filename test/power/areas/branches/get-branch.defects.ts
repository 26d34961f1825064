/** Defects of getBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { when, by } from '../../vocabulary/conditions.ts'
import { rejects, hidesFromNonMembers } from '../../vocabulary/effects.ts'
import { leads } from '../../vocabulary/requests.ts'
import { segmentsOf, withSegment, isRecord, isSuccess, alterJson } from '../../message.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { shows } from '../../vocabulary/responses.ts'
import { branchesOf } from './shared.ts'

export const getBranch = defectsOf('getBranch', {
  'get-branch/public-without-authentication': [
    ['STA-02', 'returns 401 for a public branch', when(by('anonymous'), rejects(401, '401 Unauthorized'))],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'hides internal projects from non-members', hidesFromNonMembers],
  ],
  'get-branch/by-name': [
    [
      'ENC-02',
      'reads only the name after the last slash',
      leads(4, (name) => name.split('/').at(-1) ?? name),
    ],
    [
      'IDT-03',
      'returns a branch for the directory of its name',
      {
        async around(call, behind) {
          const [directory] = (segmentsOf(call)[4] ?? '').split('/')
          const all = await listedAt(branchesOf(call), call, behind)
          const first = all.map(({ name }) => String(name)).find((name) => name.startsWith(`${directory}/`))
          return behind.pass(first === undefined ? call : withSegment(call, 4, first))
        },
      },
    ],
    [
      'IDT-03',
      'returns the commit of the default branch',
      {
        async around(call, behind) {
          const trunk = await shownAt(`${branchesOf(call)}/master`, call, behind)
          const commit = isRecord(trunk) ? trunk['commit'] : undefined
          const response = await behind.pass(call)
          if (!isSuccess(response) || commit === undefined) return response
          return alterJson(response, (branch) => (isRecord(branch) ? { ...branch, commit } : branch))
        },
      },
    ],
  ],
  'get-branch/merged': [
    ['STT-04', 'returns merged as false', shows('merged', false)],
    ['STT-04', 'returns merged as true', shows('merged', true)],
  ],
  'protect-branch/developers-can-push': [
    ['STT-01', 'returns developers_can_push as false in reads', shows('developers_can_push', false)],
  ],
  'protect-branch/developers-can-merge': [
    ['STT-01', 'returns developers_can_merge as false in reads', shows('developers_can_merge', false)],
  ],
})
