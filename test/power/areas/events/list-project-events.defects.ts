/** Defects of listProjectEvents, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { withoutIssues, byName, byNumber } from './shared.ts'

export const listProjectEvents = defectsOf('listProjectEvents', {
  'list-project-events/visible-events-of-the-project': [
    ['SFX-01', 'records no events of issues', withoutIssues()],
  ],
  'list-project-events/by-path': [['IDT-03', 'finds records only by ID', byNumber(1)]],
  'list-project-events/by-id': [['IDT-03', 'finds projects only by path', byName(1)]],
})
