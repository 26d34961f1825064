/** Defects of listEvents, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { withoutIssues } from './shared.ts'

export const listEvents = defectsOf('listEvents', {
  'list-events/own-events': [
    ['AUT-05', 'returns the events of the administrator', ignoresPermissions],
    ['SFX-01', 'records no events of issues', withoutIssues()],
  ],
})
