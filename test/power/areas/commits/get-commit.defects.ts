/** Defects of getCommit, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'
import { isHash, segmentsOf, isRecord } from '../../message.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { tagOf } from '../tags/shared.ts'
import { together } from '../../vocabulary/conditions.ts'
import { returnsValue, altersProperty, omitsProperty } from '../../vocabulary/responses.ts'

export const getCommit = defectsOf('getCommit', {
  'get-commit/by-hash': [
    [
      'IDT-03',
      'returns the newest commit for every hash',
      altersPathSegment(4, (sha) => (isHash(sha) ? 'master' : sha)),
    ],
  ],
  'get-commit/by-branch': [
    [
      'IDT-03',
      'uses master instead of the branch',
      altersPathSegment(4, (sha) => (isHash(sha) || sha === 'v1' ? sha : 'master')),
    ],
    [
      'ENC-02',
      'reads only the name after the last slash',
      altersPathSegment(4, (sha) => sha.split('/').at(-1) ?? sha),
    ],
    [
      'STA-03',
      'rejects a branch as sha',
      {
        around: async (call, upstream) =>
          isHash(segmentsOf(call)[4]) || segmentsOf(call)[4] === 'v1'
            ? upstream.pass(call)
            : jsonResponse(404, { message: '404 Commit Not Found' }),
      },
    ],
  ],
  'get-commit/by-tag': [
    [
      'IDT-03',
      'uses master instead of the tag',
      altersPathSegment(4, (sha) => (sha === 'v1' ? 'master' : sha)),
    ],
    [
      'STA-03',
      'does not find annotated tags',
      {
        async around(call, upstream) {
          const tag = await shownAt(tagOf(call, segmentsOf(call)[4]), call, upstream)
          const isAnnotated = isRecord(tag) && typeof tag['message'] === 'string'
          return isAnnotated ? jsonResponse(404, { message: '404 Commit Not Found' }) : upstream.pass(call)
        },
      },
    ],
  ],
  'get-commit/stats-and-status': [
    [
      'SCH-01',
      'returns 0 as stats',
      together(
        returnsValue('stats.additions', 0),
        returnsValue('stats.deletions', 0),
        returnsValue('stats.total', 0),
      ),
    ],
    [
      'SEM-02',
      'returns additions as the total',
      altersProperty('stats', (stats) => (isRecord(stats) ? { ...stats, total: stats['additions'] } : stats)),
    ],
    ['SCH-01', 'returns no status', omitsProperty('status')],
  ],
})
