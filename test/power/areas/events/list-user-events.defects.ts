/** Defects of listUserEvents, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { byName, byNumber } from './shared.ts'

export const listUserEvents = defectsOf('listUserEvents', {
  'list-user-events/contributions-of-the-user': [
    ['AUT-05', 'lists events of private projects', { services: (_, administrator) => administrator }],
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
})
