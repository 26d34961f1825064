/** Defects of updateRelease, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { defaultsParameter } from '../../vocabulary/requests.ts'
import { undoesEffect } from '../../vocabulary/effects.ts'
import { toOtherTags, tagOf, otherTag } from './shared.ts'
import { withValue, valueOf, isRecord, segmentsOf } from '../../message.ts'
import { recordAt, shownAt } from '../../vocabulary/lookups.ts'
import { rejectsIf, type StateCondition } from '../../vocabulary/states.ts'
import { returnsValue, omitsProperty } from '../../vocabulary/responses.ts'

const isAnnotated: StateCondition = async (call, upstream) =>
  typeof (await recordAt(tagOf(call, segmentsOf(call)[4]), call, upstream))['message'] === 'string'

export const updateRelease = defectsOf('updateRelease', {
  'update-release/description-required': [
    ['STT-03', 'accepts a release without a description', defaultsParameter('description', 'None')],
  ],
  'update-release/updates': [
    ['STT-01', 'keeps the previous release description', undoesEffect],
    ['SFX-03', 'changes another release', otherTag],
    ['SFX-02', 'changes all releases', toOtherTags('PUT', '/release', { description: 'After.' })],
    [
      'SEM-02',
      'appends to the release description',
      {
        async around(call, upstream) {
          const tag = await shownAt(tagOf(call, segmentsOf(call)[4]), call, upstream)
          const release = isRecord(tag) ? tag['release'] : null
          const before = isRecord(release) ? release['description'] : ''
          const notes = valueOf(call, 'description')
          const both = [before, notes].join('')
          return upstream.pass(notes === undefined ? call : withValue(call, 'description', both))
        },
      },
    ],
  ],
  'update-release/returns-release': [
    ['STA-03', 'rejects annotated tags', rejectsIf(404, isAnnotated)],
    ['SCH-01', 'returns the previous release description', returnsValue('description', 'Before.')],
    ['SCH-01', 'returns no release description', omitsProperty('description')],
  ],
})
