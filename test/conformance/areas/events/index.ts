/** Every rule on events. Spec: document 1, "Events". */
import { check, type Check, type CoverageOfArea } from '../../fixtures/check.ts'
import { ownFeed, projectFeed, projectFeedAtRoot, tellingOf, userFeed, type Feed } from './feeds.ts'
import * as filters from './filters.ts'
import * as records from './records.ts'
import { scene } from './scene.ts'

const own = {
  'list-events/own-events': check(async (context) => {
    const { scene: happened, tells } = await tellingOf(context, ownFeed)
    const { person, titles, project, elsewhere } = happened
    const response = await tells()
    response.expectEvery('author_id', person.id).expectOmits('target_title', titles.byOther)
    response.expectItem({ target_title: titles.early, target_type: 'Issue', project_id: project.id })
    response.expectItem({ target_title: titles.elsewhere, target_type: 'Issue', project_id: elsewhere.id })
    const others = await context.act(context.as(happened.other), 'listEvents', { query: { per_page: 100 } })
    others
      .expectStatus(200)
      .expectIncludes('target_title', titles.byOther)
      .expectOmits('target_title', titles.early)
  }),
  'list-events/action-filter': filters.filtersByAction(ownFeed),
  'list-events/action-values': filters.takesActions(ownFeed),
  'list-events/target-type-filter': filters.filtersByTargetType(ownFeed),
  'list-events/target-type-values': filters.takesTargetTypes(ownFeed),
  'list-events/before-filter': filters.filtersBefore(ownFeed),
  'list-events/after-filter': filters.filtersAfter(ownFeed),
  'list-events/descending-by-default': filters.ordered(ownFeed, {}),
  'list-events/sort-ascending': filters.ordered(ownFeed, { sort: 'asc' }),
  'list-events/note-on-note-events': records.showsNotes(ownFeed),
  'list-events/data-on-push-events': records.showsPushes(ownFeed),
  'list-events/capitalized-target-type': records.capitalizesTypes(ownFeed),
} as const

const ofUsers = {
  'list-user-events/contributions-of-the-user': [
    check('to-the-user', 'to the user', async (context) => {
      const { scene: happened, tells } = await tellingOf(context, userFeed)
      const { person, titles } = happened
      const response = await tells()
      response.expectEvery('author_id', person.id).expectOmits('target_title', titles.byOther)
      response.expectIncludes('target_title', titles.early, titles.elsewhere)
    }),
    check('to-others-as-far-as-they-may-see', 'to others, as far as they may see', async (context) => {
      const { person, other, titles, project, elsewhere } = await context.use(scene)
      for (const by of [context.as(other), context.stranger]) {
        const response = await context.act(by, 'listUserEvents', {
          path: { id: person.id },
          query: { per_page: 100 },
        })
        response.expectStatus(200).expectItem({ target_title: titles.early, project_id: project.id })
        response.expectOmits('target_title', titles.elsewhere).expectOmits('project_id', elsewhere.id)
      }
    }),
  ],
  'list-user-events/by-id': check(async (context) => {
    const { person, titles } = await context.use(scene)
    const response = await context.act(context.as(person), 'listUserEvents', { path: { id: person.id } })
    response.expectStatus(200).expectEvery('author_id', person.id).expectIncludes('target_title', titles.late)
  }),
  'list-user-events/by-username': check(async (context) => {
    const { person, titles } = await context.use(scene)
    const response = await context.act(context.as(person), 'listUserEvents', {
      path: { id: person.username },
    })
    response.expectStatus(200).expectEvery('author_id', person.id).expectIncludes('target_title', titles.late)
  }),
  'list-user-events/action-filter': filters.filtersByAction(userFeed),
  'list-user-events/action-values': filters.takesActions(userFeed),
  'list-user-events/target-type-filter': filters.filtersByTargetType(userFeed),
  'list-user-events/target-type-values': filters.takesTargetTypes(userFeed),
  'list-user-events/before-filter': filters.filtersBefore(userFeed),
  'list-user-events/after-filter': filters.filtersAfter(userFeed),
  'list-user-events/descending-by-default': filters.ordered(userFeed, {}),
  'list-user-events/sort-ascending': filters.ordered(userFeed, { sort: 'asc' }),
  'list-user-events/note-on-note-events': records.showsNotes(userFeed),
  'list-user-events/data-on-push-events': records.showsPushes(userFeed),
  'list-user-events/capitalized-target-type': records.capitalizesTypes(userFeed),
} as const

const ofProjects = {
  'list-project-events/visible-events-of-the-project': visibleEvents(projectFeed),
  'list-project-events/by-id': byId(projectFeed),
  'list-project-events/by-path': byPath(projectFeed),
  'list-project-events/action-filter': filters.filtersByAction(projectFeed),
  'list-project-events/action-values': filters.takesActions(projectFeed),
  'list-project-events/target-type-filter': filters.filtersByTargetType(projectFeed),
  'list-project-events/target-type-values': filters.takesTargetTypes(projectFeed),
  'list-project-events/before-filter': filters.filtersBefore(projectFeed),
  'list-project-events/after-filter': filters.filtersAfter(projectFeed),
  'list-project-events/descending-by-default': filters.ordered(projectFeed, {}),
  'list-project-events/sort-ascending': filters.ordered(projectFeed, { sort: 'asc' }),
  'list-project-events/note-on-note-events': records.showsNotes(projectFeed),
  'list-project-events/data-on-push-events': records.showsPushes(projectFeed),
  'list-project-events/capitalized-target-type': records.capitalizesTypes(projectFeed),
} as const

const atRoot = {
  'list-project-events-at-root/visible-events-of-the-project': visibleEvents(projectFeedAtRoot),
  'list-project-events-at-root/by-id': byId(projectFeedAtRoot),
  'list-project-events-at-root/by-path': byPath(projectFeedAtRoot),
  'list-project-events-at-root/same-as-below-projects': check(async (context) => {
    const below = await tellingOf(context, projectFeed)
    const root = await tellingOf(context, projectFeedAtRoot)
    for (const query of [{}, { sort: 'asc' }, { action: 'pushed' }, { target_type: 'issue' }]) {
      const [expected, response] = [await below.tells(query), await root.tells(query)]
      response.expectMatch(expected.body)
      if (response.items.length !== expected.items.length) response.fail('The same events.')
    }
  }),
  'list-project-events-at-root/action-filter': filters.filtersByAction(projectFeedAtRoot),
  'list-project-events-at-root/action-values': filters.takesActions(projectFeedAtRoot),
  'list-project-events-at-root/target-type-filter': filters.filtersByTargetType(projectFeedAtRoot),
  'list-project-events-at-root/target-type-values': filters.takesTargetTypes(projectFeedAtRoot),
  'list-project-events-at-root/before-filter': filters.filtersBefore(projectFeedAtRoot),
  'list-project-events-at-root/after-filter': filters.filtersAfter(projectFeedAtRoot),
  'list-project-events-at-root/descending-by-default': filters.ordered(projectFeedAtRoot, {}),
  'list-project-events-at-root/sort-ascending': filters.ordered(projectFeedAtRoot, { sort: 'asc' }),
  'list-project-events-at-root/note-on-note-events': records.showsNotes(projectFeedAtRoot),
  'list-project-events-at-root/data-on-push-events': records.showsPushes(projectFeedAtRoot),
  'list-project-events-at-root/capitalized-target-type': records.capitalizesTypes(projectFeedAtRoot),
} as const

export const events = { ...own, ...ofUsers, ...ofProjects, ...atRoot } satisfies CoverageOfArea<'events'>

/** Everybody's events in the project and no other, and to nobody who may not see it. */
function visibleEvents(feed: Feed): readonly Check[] {
  return [
    check('of-everybody', 'of everybody', async (context) => {
      const { scene: happened, tells } = await tellingOf(context, feed)
      const { project, person, other, titles } = happened
      const response = await tells()
      response.expectEvery('project_id', project.id).expectOmits('target_title', titles.elsewhere)
      response.expectItem({
        target_title: titles.early,
        author_id: person.id,
        author_username: person.username,
      })
      response.expectItem({
        target_title: titles.byOther,
        author_id: other.id,
        author_username: other.username,
      })
    }),
    check('not-of-a-private-project', 'not of a private project', async (context) => {
      const { elsewhere } = await context.use(scene)
      const path = { project_id: elsewhere.id }
      const response = await context.stranger.sendUnchecked({ operation: feed.operation, path })
      response.expectRejected()
    }),
  ]
}

function byId(feed: Feed): Check {
  return check(async (context) => {
    const { project, elsewhere, person, titles } = await context.use(scene)
    for (const [{ id }, title] of [
      [project, titles.late],
      [elsewhere, titles.elsewhere],
    ] as const) {
      const path = { project_id: id }
      const response = await context.as(person).sendUnchecked({ operation: feed.operation, path })
      response.expectStatus(200).expectEvery('project_id', id).expectIncludes('target_title', title)
    }
  })
}

function byPath(feed: Feed): Check {
  return check(async (context) => {
    const { project, fullPath, person, titles } = await context.use(scene)
    const path = { project_id: fullPath }
    const response = await context.as(person).sendUnchecked({ operation: feed.operation, path })
    response
      .expectStatus(200)
      .expectEvery('project_id', project.id)
      .expectIncludes('target_title', titles.late)
  })
}
