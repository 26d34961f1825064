/** Spec: document 1, "Events". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { projectFeedAtRoot, readFeed } from './feeds.ts'
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

export const listProjectEventsAtRoot = {
  'list-project-events-at-root/visible-events-of-the-project': visibleEvents(projectFeedAtRoot),
  'list-project-events-at-root/by-id': byId(projectFeedAtRoot),
  'list-project-events-at-root/by-path': byPath(projectFeedAtRoot),

  'list-project-events-at-root/same-as-below-projects': check(async (context) => {
    const { activity, list } = await readFeed(context, projectFeedAtRoot)
    const { user, project } = activity
    const queries = [{}, { sort: 'asc' }, { action: 'pushed' }, { target_type: 'issue' }] as const
    for (const query of queries) {
      const response = await list(query)
      const below = await context.as(user).observe('listProjectEvents', {
        path: { project_id: project.id },
        query: { per_page: 100, ...query },
      })
      response.expectMatch(below.body)
      if (response.items.length !== below.items.length) response.fail('The same events.')
    }
  }),

  'list-project-events-at-root/action-filter': actionFilter(projectFeedAtRoot),
  'list-project-events-at-root/action-values': actionValues(projectFeedAtRoot),
  'list-project-events-at-root/target-type-filter': targetTypeFilter(projectFeedAtRoot),
  'list-project-events-at-root/target-type-values': targetTypeValues(projectFeedAtRoot),
  'list-project-events-at-root/before-filter': beforeFilter(projectFeedAtRoot),
  'list-project-events-at-root/after-filter': afterFilter(projectFeedAtRoot),
  'list-project-events-at-root/descending-by-default': order(projectFeedAtRoot, {}),
  'list-project-events-at-root/sort-ascending': order(projectFeedAtRoot, { sort: 'asc' }),
  'list-project-events-at-root/note-on-note-events': noteOnNoteEvents(projectFeedAtRoot),
  'list-project-events-at-root/data-on-push-events': dataOnPushEvents(projectFeedAtRoot),
  'list-project-events-at-root/capitalized-target-type': capitalizedTargetType(projectFeedAtRoot),
} satisfies CoverageOf<'listProjectEventsAtRoot'>
