/** Defects of getCommit, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { leads } from '../../vocabulary/requests.ts'
import { isHash, segmentsOf, isRecord } from '../../message.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { together } from '../../vocabulary/conditions.ts'
import { shows, showsAs, drops } from '../../vocabulary/responses.ts'

export const getCommit = defectsOf('getCommit', {
  'get-commit/by-hash': [
    ['IDT-03', 'returns the newest commit for every hash', leads(4, (sha) => (isHash(sha) ? 'master' : sha))],
  ],
  'get-commit/by-branch': [
    [
      'IDT-03',
      'uses master instead of the branch',
      leads(4, (sha) => (isHash(sha) || sha === 'v1' ? sha : 'master')),
    ],
    ['ENC-02', 'reads only the name after the last slash', leads(4, (sha) => sha.split('/').at(-1) ?? sha)],
    [
      'STA-03',
      'rejects a branch as sha',
      {
        around: async (call, behind) =>
          isHash(segmentsOf(call)[4]) || segmentsOf(call)[4] === 'v1'
            ? behind.pass(call)
            : jsonResponse(404, { message: '404 Commit Not Found' }),
      },
    ],
  ],
  'get-commit/by-tag': [
    ['IDT-03', 'uses master instead of the tag', leads(4, (sha) => (sha === 'v1' ? 'master' : sha))],
  ],
  'get-commit/stats-and-status': [
    [
      'SCH-01',
      'returns 0 as stats',
      together(shows('stats.additions', 0), shows('stats.deletions', 0), shows('stats.total', 0)),
    ],
    [
      'SEM-02',
      'returns additions as the total',
      showsAs('stats', (stats) => (isRecord(stats) ? { ...stats, total: stats['additions'] } : stats)),
    ],
    ['SCH-01', 'returns no status', drops('status')],
  ],
})
