/** Defects of listProjectEvents, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { withoutIssues, byName, byNumber, findsNoNested } from './shared.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

export const listProjectEvents = defectsOf('listProjectEvents', {
  'list-project-events/visible-events-of-the-project': [
    ['SFX-01', 'records no events of issues', withoutIssues()],
  ],
  'list-project-events/by-path': [['IDT-03', 'finds records only by ID', byNumber(1)], findsNoNested],
  'list-project-events/by-id': [['IDT-03', 'finds projects only by path', byName(1)]],
  'general/success-is-200': [
    ['STT-04', 'returns authors as active', altersProperty('author.state', () => 'active')],
  ],
  'list-project-events/note-on-note-events': [
    [
      'SEM-02',
      'returns the project as the target',
      altersProperty('target_id', (_, { project_id }) => project_id),
    ],
  ],
})
