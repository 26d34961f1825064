/** Defects of listUserEvents, by the rule that each violates. */
import { alterJson, isRecord, jsonOf } from '../../message.ts'
import { defectsOf, type Fault } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'
import { byName, byNumber } from './shared.ts'
import { altersProperty, replacesStatus } from '../../vocabulary/responses.ts'
import { when, isByPath } from '../../vocabulary/conditions.ts'

const omitsInProjectsOfOthers: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const events = jsonOf(response)
    if (!Array.isArray(events)) return response
    const kept: unknown[] = []
    for (const event of events) {
      if (!isRecord(event)) continue
      const project = await shownAt(`/projects/${String(event['project_id'])}`, call, upstream)
      if (!isRecord(project) || project['creator_id'] === event['author_id']) kept.push(event)
    }
    return alterJson(response, () => kept)
  },
}

export const listUserEvents = defectsOf('listUserEvents', {
  'list-user-events/contributions-of-the-user': [
    ['AUT-05', 'lists events of private projects', { services: (_, administrator) => administrator }],
    ['SFX-01', 'omits events in projects of other users', omitsInProjectsOfOthers],
    [
      'SFX-03',
      'returns the records of the caller',
      {
        around: (call, upstream) =>
          upstream.pass({ ...call, operation: 'listEvents', path: '/api/v4/events' }),
      },
    ],
  ],
  'list-user-events/by-username': [['IDT-03', 'finds records only by ID', byNumber(1)]],
  'list-user-events/by-id': [['IDT-03', 'finds users only by username', byName(1)]],
  'list-user-events/note-on-note-events': [
    [
      'IDT-01',
      'returns another noteable',
      altersProperty('note.noteable_id', (id) => (id === undefined ? id : Number(id) + 1)),
    ],
  ],
  'general/not-found-is-404': [
    ['STA-02', 'returns no events of an unknown username', when(isByPath, replacesStatus(404, 200, []))],
  ],
})
