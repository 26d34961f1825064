/** Spec: document 1, "Events". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { sharedActivity } from './activity.ts'
import { userFeed, readFeed } from './feeds.ts'
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

export const listUserEvents = {
  'list-user-events/contributions-of-the-user': [
    laterEvents(userFeed),
    check('to-the-user', 'The user sees their own contributions.', async (context) => {
      const { activity, list } = await readFeed(context, userFeed)
      const { user, other, titles } = activity
      const response = await list()
      response.expectEvery('author_id', user.id).expectOmits('target_title', titles.byOther)
      response.expectIncludes('target_title', titles.early, titles.elsewhere)
      const path = { id: other.id }
      const inProjectOfUser = await context.act(context.as(other), 'listUserEvents', { path })
      inProjectOfUser.expectStatus(200).expectIncludes('target_title', titles.byOther)
    }),
    check('visible-to-others', 'Other users see no contributions in private projects.', async (context) => {
      const { user, other, titles, elsewhere } = await context.use(sharedActivity)
      for (const by of [context.as(other), context.nonMember]) {
        const response = await context.act(by, 'listUserEvents', {
          path: { id: user.id },
          query: { per_page: 100 },
        })
        response.expectStatus(200).expectEvery('author_id', user.id)
        response.expectOmits('target_title', titles.elsewhere).expectOmits('project_id', elsewhere.id)
      }
    }),
  ],

  'list-user-events/by-id': check(async (context) => {
    const { user, titles } = await context.use(sharedActivity)
    const response = await context.act(context.as(user), 'listUserEvents', { path: { id: user.id } })
    response.expectStatus(200).expectEvery('author_id', user.id).expectIncludes('target_title', titles.late)
  }),

  'list-user-events/by-username': check(async (context) => {
    const { user, titles } = await context.use(sharedActivity)
    const response = await context.act(context.as(user), 'listUserEvents', {
      path: { id: user.username },
    })
    response.expectStatus(200).expectEvery('author_id', user.id).expectIncludes('target_title', titles.late)
    // Which names a server accepts is not specified.
    const username = `Ines.O_${context.uniqueName('user')}`
    const other = await ifPossible(() => context.given.user({ username }), null)
    if (other === null) return
    const events = await context.act(context.as(other), 'listUserEvents', { path: { id: username } })
    events.expectStatus(200)
  }),

  'list-user-events/action-filter': actionFilter(userFeed),
  'list-user-events/action-values': actionValues(userFeed),
  'list-user-events/target-type-filter': targetTypeFilter(userFeed),
  'list-user-events/target-type-values': targetTypeValues(userFeed),
  'list-user-events/before-filter': beforeFilter(userFeed),
  'list-user-events/after-filter': afterFilter(userFeed),
  'list-user-events/descending-by-default': order(userFeed, {}),
  'list-user-events/sort-ascending': order(userFeed, { sort: 'asc' }),
  'list-user-events/note-on-note-events': noteOnNoteEvents(userFeed),
  'list-user-events/data-on-push-events': dataOnPushEvents(userFeed),
  'list-user-events/capitalized-target-type': capitalizedTargetType(userFeed),
} satisfies CoverageOf<'listUserEvents'>
