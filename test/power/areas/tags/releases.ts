/** Releases of tags, wrong in one thing each. */
import { isRecord, segmentsOf, valueOf, withValue } from '../../message.ts'
import { mutant, type Mutant } from '../../mutant.ts'
import { drops, shows, showsAs, swaps } from '../../vocabulary/answers.ts'
import { forgets } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { byDefault, leads } from '../../vocabulary/requests.ts'
import { tagOf, toOtherTags } from './places.ts'

const otherTag = leads(4, (name) => name.replace(/[12]$/, (last) => (last === '1' ? '2' : '1')))

export const releaseMutants: readonly Mutant[] = [
  mutant(
    'STT-03',
    'createRelease',
    'create-release/description-required',
    'notes need not be given',
    byDefault('description', 'None'),
  ),
  mutant('STT-01', 'createRelease', 'create-release/adds-release', 'the release is not kept', forgets),
  mutant('SFX-03', 'createRelease', 'create-release/adds-release', 'another tag has the release', otherTag),
  mutant(
    'SFX-02',
    'createRelease',
    'create-release/adds-release',
    'all tags have the release',
    toOtherTags('POST', '/release', { description: 'All' }),
  ),
  mutant(
    'STA-02',
    'createRelease',
    'create-release/existing-is-409',
    'a second release is 400',
    swaps(409, 400),
  ),
  mutant(
    'STT-02',
    'createRelease',
    'create-release/existing-is-409',
    'a second release takes the place of the first',
    {
      async around(call, behind) {
        const answer = await behind.pass(call)
        if (answer.status !== 409) return answer
        return { ...(await behind.pass({ ...call, method: 'PUT' })), status: 201 }
      },
    },
  ),
  mutant(
    'SFX-02',
    'createRelease',
    'create-release/existing-is-409',
    'a second release is refused and kept',
    {
      async around(call, behind) {
        const answer = await behind.pass(call)
        if (answer.status === 409) await behind.pass({ ...call, method: 'PUT' })
        return answer
      },
    },
  ),
  mutant(
    'SCH-01',
    'createRelease',
    'create-release/answers-with-release',
    'the answer has no tag',
    drops('tag_name'),
  ),
  mutant(
    'ENC-01',
    'createRelease',
    'create-release/answers-with-release',
    'the answer has HTML',
    showsAs('description', (text) => `<p>${String(text)}</p>`),
  ),
  mutant(
    'STT-03',
    'updateRelease',
    'update-release/description-required',
    'notes need not be given',
    byDefault('description', 'None'),
  ),
  mutant('STT-01', 'updateRelease', 'update-release/updates', 'the notes stay as they were', forgets),
  mutant('SFX-03', 'updateRelease', 'update-release/updates', 'another release changes', otherTag),
  mutant(
    'SFX-02',
    'updateRelease',
    'update-release/updates',
    'all releases change',
    toOtherTags('PUT', '/release', { description: 'After.' }),
  ),
  mutant('SEM-02', 'updateRelease', 'update-release/updates', 'the notes are added to the former ones', {
    async around(call, behind) {
      const tag = await shownAt(tagOf(call, segmentsOf(call)[4]), call, behind)
      const release = isRecord(tag) ? tag['release'] : null
      const before = isRecord(release) ? release['description'] : ''
      const notes = valueOf(call, 'description')
      const both = [before, notes].join('')
      return behind.pass(notes === undefined ? call : withValue(call, 'description', both))
    },
  }),
  mutant(
    'SCH-01',
    'updateRelease',
    'update-release/answers-with-release',
    'the answer has the former notes',
    shows('description', 'Before.'),
  ),
  mutant(
    'SCH-01',
    'updateRelease',
    'update-release/answers-with-release',
    'the answer has no notes',
    drops('description'),
  ),
]
