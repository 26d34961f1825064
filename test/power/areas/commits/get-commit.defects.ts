/** Defects of getCommit, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { leads } from '../../vocabulary/requests.ts'
import { isHash, segmentsOf, isRecord } from '../../message.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { together } from '../../vocabulary/conditions.ts'
import { shows, showsAs, drops } from '../../vocabulary/responses.ts'

export const getCommit = defectsOf('getCommit', {
  'get-commit/by-hash': [
    ['IDT-03', 'every hash finds the newest commit', leads(4, (sha) => (isHash(sha) ? 'master' : sha))],
  ],
  'get-commit/by-branch': [
    [
      'IDT-03',
      'every branch is taken for master',
      leads(4, (sha) => (isHash(sha) || sha === 'v1' ? sha : 'master')),
    ],
    ['ENC-02', 'a slash ends the name', leads(4, (sha) => sha.split('/').at(-1) ?? sha)],
    [
      'STA-03',
      'branches do not name commits',
      {
        around: async (call, behind) =>
          isHash(segmentsOf(call)[4]) || segmentsOf(call)[4] === 'v1'
            ? behind.pass(call)
            : jsonResponse(404, { message: '404 Commit Not Found' }),
      },
    ],
  ],
  'get-commit/by-tag': [
    ['IDT-03', 'every tag is taken for master', leads(4, (sha) => (sha === 'v1' ? 'master' : sha))],
  ],
  'get-commit/stats-and-status': [
    [
      'SCH-01',
      'nothing is counted',
      together(shows('stats.additions', 0), shows('stats.deletions', 0), shows('stats.total', 0)),
    ],
    [
      'SEM-02',
      'the total is what is new',
      showsAs('stats', (stats) => (isRecord(stats) ? { ...stats, total: stats['additions'] } : stats)),
    ],
    ['SCH-01', 'there is no status', drops('status')],
  ],
})
