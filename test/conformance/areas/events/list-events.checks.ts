/** Spec: document 1, "Events". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible, observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { Json } from '../../protocol/exchange.ts'
import { Observed } from '../../protocol/signals.ts'
import { ownFeed, readFeed } from './feeds.ts'
import {
  actionFilter,
  actionValues,
  targetTypeFilter,
  targetTypeValues,
  beforeFilter,
  afterFilter,
  order,
} from './filters.ts'
import { laterEvents } from './later-events.ts'
import { noteOnNoteEvents, dataOnPushEvents, capitalizedTargetType } from './records.ts'

export const listEvents = {
  'list-events/own-events': [
    check(async (context) => {
      const { activity, list } = await readFeed(context, ownFeed)
      const { user, titles, project, elsewhere } = activity
      const response = await list()
      response.expectEvery('author_id', user.id).expectOmits('target_title', titles.byOther)
      response.expectItem({ target_title: titles.early, target_type: 'Issue', project_id: project.id })
      response.expectItem({ target_title: titles.elsewhere, target_type: 'Issue', project_id: elsewhere.id })
      const others = await context.act(context.as(activity.other), 'listEvents', { query: { per_page: 100 } })
      others
        .expectStatus(200)
        .expectIncludes('target_title', titles.byOther)
        .expectOmits('target_title', titles.early)
    }),
    laterEvents(ownFeed),
    check('of-a-visitor', 'An event in a public project of others is listed.', async (context) => {
      const { given } = context
      const visitor = await given.user()
      const project = await given.project({ visibility: 'public' })
      const title = context.uniqueName('visit')
      await ifPossible(() => givenIssue(context, { project, by: visitor, title }), null)
      const inProject = { path: { project_id: project.id } }
      const isThere = ({ json }: { readonly json: Json | undefined }) => JSON.stringify(json).includes(title)
      const ofProject = await observeIfPossible(
        context,
        () => context.eventually(() => project.owner.observe('listProjectEvents', inProject), isThere, 1_000),
        null,
      )
      if (ofProject === null || !isThere(ofProject))
        throw new Observed('The visitor has no event in the project.')
      const response = await context.eventually(() => context.act(visitor, 'listEvents'), isThere, 1_000)
      response.expectStatus(200).expectIncludes('target_title', title)
    }),
  ],

  'list-events/action-filter': actionFilter(ownFeed),
  'list-events/action-values': actionValues(ownFeed),
  'list-events/target-type-filter': targetTypeFilter(ownFeed),
  'list-events/target-type-values': targetTypeValues(ownFeed),
  'list-events/before-filter': beforeFilter(ownFeed),
  'list-events/after-filter': afterFilter(ownFeed),
  'list-events/descending-by-default': order(ownFeed, {}),
  'list-events/sort-ascending': order(ownFeed, { sort: 'asc' }),
  'list-events/note-on-note-events': noteOnNoteEvents(ownFeed),
  'list-events/data-on-push-events': dataOnPushEvents(ownFeed),
  'list-events/capitalized-target-type': capitalizedTargetType(ownFeed),
} satisfies CoverageOf<'listEvents'>
