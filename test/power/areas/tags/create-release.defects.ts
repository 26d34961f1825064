/** Defects of createRelease, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byDefault } from '../../vocabulary/requests.ts'
import { forgets } from '../../vocabulary/effects.ts'
import { toOtherTags, otherTag } from './shared.ts'
import { swaps, drops, showsAs } from '../../vocabulary/responses.ts'

export const createRelease = defectsOf('createRelease', {
  'create-release/description-required': [
    ['STT-03', 'notes need not be given', byDefault('description', 'None')],
  ],
  'create-release/adds-release': [
    ['STT-01', 'the release is not kept', forgets],
    ['SFX-03', 'another tag has the release', otherTag],
    ['SFX-02', 'all tags have the release', toOtherTags('POST', '/release', { description: 'All' })],
  ],
  'create-release/existing-is-409': [
    ['STA-02', 'a second release is 400', swaps(409, 400)],
    [
      'STT-02',
      'a second release takes the place of the first',
      {
        async around(call, behind) {
          const response = await behind.pass(call)
          if (response.status !== 409) return response
          return { ...(await behind.pass({ ...call, method: 'PUT' })), status: 201 }
        },
      },
    ],
    [
      'SFX-02',
      'a second release is rejected and kept',
      {
        async around(call, behind) {
          const response = await behind.pass(call)
          if (response.status === 409) await behind.pass({ ...call, method: 'PUT' })
          return response
        },
      },
    ],
  ],
  'create-release/answers-with-release': [
    ['SCH-01', 'the answer has no tag', drops('tag_name')],
    ['ENC-01', 'the answer has HTML', showsAs('description', (text) => `<p>${String(text)}</p>`)],
  ],
})
