/** Defects of getBranch, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { when, by } from '../../vocabulary/conditions.ts'
import { refuses, hidesFromNonMembers } from '../../vocabulary/effects.ts'
import { leads } from '../../vocabulary/requests.ts'
import { segmentsOf, withSegment, isRecord, isSuccess, alterJson } from '../../message.ts'
import { listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { shows } from '../../vocabulary/responses.ts'
import { branchesOf } from './shared.ts'

export const getBranch = defectsOf('getBranch', {
  'get-branch/public-without-authentication': [
    [
      'STA-02',
      'nobody sees a branch without credentials',
      when(by('anonymous'), refuses(401, '401 Unauthorized')),
    ],
  ],
  'general/internal-for-signed-in-users': [
    ['STA-02', 'internal projects are for members', hidesFromNonMembers],
  ],
  'get-branch/by-name': [
    ['ENC-02', 'a slash ends the name', leads(4, (name) => name.split('/').at(-1) ?? name)],
    [
      'IDT-03',
      'a directory of branches is one of them',
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
      'the commit is that of the default branch',
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
    ['STT-04', 'nothing is ever merged', shows('merged', false)],
    ['STT-04', 'everything is merged', shows('merged', true)],
  ],
  'protect-branch/developers-can-push': [
    ['STT-01', 'developers_can_push is answered and not shown again', shows('developers_can_push', false)],
  ],
  'protect-branch/developers-can-merge': [
    ['STT-01', 'developers_can_merge is answered and not shown again', shows('developers_can_merge', false)],
  ],
})
