/** Spec: document 1, "Events". */
import type { CoverageOf } from '../../fixtures/check.ts'
import { projectFeed } from './feeds.ts'
import {
  actionFilter,
  actionValues,
  targetTypeFilter,
  targetTypeValues,
  beforeFilter,
  afterFilter,
  order,
} from './filters.ts'
import { byId, byPath, visibleEvents } from './project-events.ts'
import { noteOnNoteEvents, dataOnPushEvents, capitalizedTargetType } from './records.ts'

export const listProjectEvents = {
  'list-project-events/visible-events-of-the-project': visibleEvents(projectFeed),
  'list-project-events/by-id': byId(projectFeed),
  'list-project-events/by-path': byPath(projectFeed),
  'list-project-events/action-filter': actionFilter(projectFeed),
  'list-project-events/action-values': actionValues(projectFeed),
  'list-project-events/target-type-filter': targetTypeFilter(projectFeed),
  'list-project-events/target-type-values': targetTypeValues(projectFeed),
  'list-project-events/before-filter': beforeFilter(projectFeed),
  'list-project-events/after-filter': afterFilter(projectFeed),
  'list-project-events/descending-by-default': order(projectFeed, {}),
  'list-project-events/sort-ascending': order(projectFeed, { sort: 'asc' }),
  'list-project-events/note-on-note-events': noteOnNoteEvents(projectFeed),
  'list-project-events/data-on-push-events': dataOnPushEvents(projectFeed),
  'list-project-events/capitalized-target-type': capitalizedTargetType(projectFeed),
} satisfies CoverageOf<'listProjectEvents'>
