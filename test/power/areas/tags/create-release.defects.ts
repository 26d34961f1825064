/** Defects of createRelease, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { jsonResponse, undoesEffect, otherCall } from '../../vocabulary/effects.ts'
import { shownAt, alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { isRecord, valueOf, pathOf } from '../../message.ts'
import { toOtherTags, otherTag } from './shared.ts'
import { replacesStatus, omitsProperty, altersProperty } from '../../vocabulary/responses.ts'

const replacesReleases: Fault = alsoDoesAll(async (call, upstream) => {
  const tags = pathOf(call).replace(/\/[^/]+\/release$/, '')
  const released = (await listedAt(tags, call, upstream)).filter(({ release }) => isRecord(release))
  const description = valueOf(call, 'description')
  return released.map(({ name }) =>
    otherCall(call, 'PUT', `${tags}/${encodeURIComponent(String(name))}/release`, { description }),
  )
})

export const createRelease = defectsOf('createRelease', {
  'create-release/description-required': [
    ['STT-03', 'accepts a release without a description', defaultsParameter('description', 'None')],
  ],
  'create-release/adds-release': [
    ['STT-01', 'does not store the release', undoesEffect],
    ['SFX-03', 'stores the release on another tag', otherTag],
    ['SFX-02', 'stores the release on all tags', toOtherTags('POST', '/release', { description: 'All' })],
  ],
  'create-release/existing-is-409': [
    ['STA-02', 'returns 400 for an existing release', replacesStatus(409, 400)],
    [
      'STA-03',
      'returns a success for the same description',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          const tag = await shownAt(call.path.replace(/^\/api\/v4|\/release$/g, ''), call, upstream)
          const release = isRecord(tag) ? tag['release'] : null
          const isSame = isRecord(release) && release['description'] === valueOf(call, 'description')
          return response.status === 409 && isSame ? jsonResponse(201, release) : response
        },
      },
    ],
    [
      'STT-02',
      'replaces an existing release',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status !== 409) return response
          return { ...(await upstream.pass({ ...call, method: 'PUT' })), status: 201 }
        },
      },
    ],
    [
      'SFX-02',
      'replaces an existing release and returns 409',
      {
        async around(call, upstream) {
          const response = await upstream.pass(call)
          if (response.status === 409) await upstream.pass({ ...call, method: 'PUT' })
          return response
        },
      },
    ],
  ],
  'create-release/returns-release': [
    ['SCH-01', 'returns no tag name', omitsProperty('tag_name')],
    [
      'ENC-01',
      'returns the description as HTML',
      altersProperty('description', (text) => `<p>${String(text)}</p>`),
    ],
  ],
  'general/created-is-201': [['SFX-02', 'replaces the releases of other tags', replacesReleases]],
})
