/** Defects of getJobTrace, by the rule that each violates. */
import { isRecord } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { jobOf } from './shared.ts'
import { altersBytes } from '../../vocabulary/responses.ts'

export const getJobTrace = defectsOf('getJobTrace', {
  'erase-job/removes-trace': [
    [
      'STA-03',
      'returns an empty file for an erased trace',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const job = await shownAt(`/${jobOf(call)}`, call, upstream)
          return response.status === 404 && isRecord(job)
            ? { ...response, status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.alloc(0) }
            : response
        },
      },
    ],
  ],
  'get-job-trace/sends-trace': [
    [
      'ENC-03',
      'returns ASCII only',
      altersBytes((bytes) => Buffer.from(bytes.toString('latin1').replaceAll(/[^\r\n -~]/g, '?'), 'latin1')),
    ],
  ],
})
