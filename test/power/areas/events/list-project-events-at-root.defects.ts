/** Defects of listProjectEventsAtRoot, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { omitsFirstItem } from '../../vocabulary/responses.ts'
import { withoutIssues, byName, byNumber, findsNoNested } from './shared.ts'

export const listProjectEventsAtRoot = defectsOf('listProjectEventsAtRoot', {
  'list-project-events-at-root/visible-events-of-the-project': [
    ['SFX-01', 'records no events of issues', withoutIssues()],
  ],
  'list-project-events-at-root/by-path': [['IDT-03', 'finds records only by ID', byNumber(0)], findsNoNested],
  'list-project-events-at-root/by-id': [['IDT-03', 'finds projects only by path', byName(0)]],
  'list-project-events-at-root/same-as-below-projects': [['SFX-02', 'omits one event', omitsFirstItem]],
})
