/** The events of a project, the same for both of its lists. Spec: document 1, "Events". */
import { check, type Check } from '../../fixtures/check.ts'
import { sharedActivity } from './activity.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { ifPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import { Observed } from '../../protocol/signals.ts'
import { laterEvents } from './later-events.ts'
import { readFeed, type Feed } from './feeds.ts'

export function visibleEvents(feed: Feed): readonly Check[] {
  return [
    check('of-all-users', 'Events of all users in the project are listed.', async (context) => {
      const { activity, list } = await readFeed(context, feed)
      const { project, user, other, titles } = activity
      // A server may add the event of another user later than those of the user.
      const response = await context.eventually(
        () => list(),
        (events) => events.values('target_title').includes(titles.byOther),
      )
      response.expectEvery('project_id', project.id).expectOmits('target_title', titles.elsewhere)
      response.expectItem({
        target_title: titles.early,
        author_id: user.id,
        author_username: user.username,
      })
      response.expectItem({
        target_title: titles.byOther,
        author_id: other.id,
        author_username: other.username,
      })
    }),
    check('not-of-a-private-project', 'Events of a private project are hidden.', async (context) => {
      const { elsewhere } = await context.use(sharedActivity)
      const path = { project_id: elsewhere.id }
      const response = await context.nonMember.sendUnchecked({ operation: feed.operation, path })
      response.expectForbidden()
    }),
    laterEvents(feed),
  ]
}

export function byId(feed: Feed): Check {
  return check(async (context) => {
    const { project, elsewhere, user, titles } = await context.use(sharedActivity)
    for (const [{ id }, title] of [
      [project, titles.late],
      [elsewhere, titles.elsewhere],
    ] as const) {
      const path = { project_id: id }
      const response = await context.as(user).sendUnchecked({ operation: feed.operation, path })
      response.expectStatus(200).expectEvery('project_id', id).expectIncludes('target_title', title)
    }
  })
}

export function byPath(feed: Feed): readonly Check[] {
  return [ofProjectByPath(feed), ofNestedProjectByPath(feed)]
}

function ofProjectByPath(feed: Feed): Check {
  return check(async (context) => {
    const { project, fullPath, user, titles } = await context.use(sharedActivity)
    const path = { project_id: fullPath }
    const response = await context.as(user).sendUnchecked({ operation: feed.operation, path })
    response
      .expectStatus(200)
      .expectEvery('project_id', project.id)
      .expectIncludes('target_title', titles.late)
  })
}

function ofNestedProjectByPath(feed: Feed): Check {
  const title = 'The path of a project in a nested group has three parts.'
  return check('in-a-nested-group', title, async (context) => {
    const nested = await ifPossible(() => nestedProject(context), null)
    if (nested === null) throw new Observed('No project could be moved to a nested group.')
    const request = { operation: feed.operation, path: { project_id: nested.fullPath } }
    const response = await context.eventually(
      () => context.owner.sendUnchecked(request),
      (events) => events.values('target_title').includes(nested.title),
      1_000,
    )
    response
      .expectStatus(200)
      .expectIncludes('target_title', nested.title)
      .expectEvery('project_id', nested.id)
  })
}

/** A project of a nested group with an event of the owner. */
async function nestedProject(context: CheckContext) {
  const { given } = context
  const { id: parent_id } = await given.group()
  const project = await given.projectIn(await given.group({ parent_id }))
  const title = context.uniqueName('nested')
  await givenIssue(context, { project, title })
  const { path_with_namespace } = (await project.owner.call('getProject', { path: project.path })).body
  return { id: project.id, title, fullPath: path_with_namespace }
}
