/** Defects of createFile, by the rule that each violates. */
import { segmentsOf } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { jsonResponse } from '../../vocabulary/effects.ts'
import { altersPathSegment } from '../../vocabulary/requests.ts'
import { returnsDefaultBranch, storesFirstLine } from './shared.ts'

export const createFile = defectsOf('createFile', {
  'create-file/commit-message': [storesFirstLine],
  'create-file/returns-name-and-branch': [returnsDefaultBranch],
  'create-file/creates': [
    [
      'SFX-02',
      'replaces an existing file and rejects the request',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status === 400) await upstream.pass({ ...call, method: 'PUT' })
          return response
        },
      },
    ],
    [
      'ENC-02',
      'decodes a plus sign in the path as a space',
      altersPathSegment(4, (path) => path.replaceAll('+', ' ')),
    ],
    [
      'ENC-02',
      'decodes the path twice',
      altersPathSegment(4, (path) => path.replaceAll(/%[0-9a-f]{2}/gi, (sign) => decodeURIComponent(sign))),
    ],
    [
      'ENC-01',
      'rejects names outside ASCII',
      {
        around: async (call, upstream) =>
          /[^ -~]/.test(segmentsOf(call)[4] ?? '')
            ? jsonResponse(400, { message: 'file_path is invalid' })
            : upstream.pass(call),
      },
    ],
  ],
})
