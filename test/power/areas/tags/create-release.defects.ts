/** Defects of createRelease, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byDefault } from '../../vocabulary/requests.ts'
import { forgets } from '../../vocabulary/effects.ts'
import { toOtherTags, otherTag } from './shared.ts'
import { swaps, drops, showsAs } from '../../vocabulary/responses.ts'

export const createRelease = defectsOf('createRelease', {
  'create-release/description-required': [
    ['STT-03', 'accepts a release without a description', byDefault('description', 'None')],
  ],
  'create-release/adds-release': [
    ['STT-01', 'does not store the release', forgets],
    ['SFX-03', 'stores the release on another tag', otherTag],
    ['SFX-02', 'stores the release on all tags', toOtherTags('POST', '/release', { description: 'All' })],
  ],
  'create-release/existing-is-409': [
    ['STA-02', 'returns 400 for an existing release', swaps(409, 400)],
    [
      'STT-02',
      'replaces an existing release',
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
      'replaces an existing release and returns 409',
      {
        async around(call, behind) {
          const response = await behind.pass(call)
          if (response.status === 409) await behind.pass({ ...call, method: 'PUT' })
          return response
        },
      },
    ],
  ],
  'create-release/returns-release': [
    ['SCH-01', 'returns no tag name', drops('tag_name')],
    ['ENC-01', 'returns the description as HTML', showsAs('description', (text) => `<p>${String(text)}</p>`)],
  ],
})
