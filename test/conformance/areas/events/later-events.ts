/** A list of events that was read before has the event of each later activity. Spec: document 1, "Events". */
import type { Actor } from '../../fixtures/actor.ts'
import { check, type Check } from '../../fixtures/check.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { observeIfPossible } from '../../fixtures/if-possible.ts'
import { givenIssue } from '../../fixtures/issues.ts'
import type { GivenRepositoryProject } from '../../fixtures/repository.ts'
import type { Feed, FeedResponse } from './feeds.ts'

type EventItem = FeedResponse['items'][number]

interface LaterActivity {
  readonly action?: 'closed' | 'reopened' | 'merged'
  /** Returns how the event is recognised. */
  readonly run: () => Promise<(event: EventItem) => boolean>
}

const entitled = (title: string) => (event: EventItem) => event.target_title === title
const noted = (id: number) => (event: EventItem) => event.note?.id === id

/** Activities of a user, one after the other. */
async function activitiesOf(
  context: CheckContext,
  user: Actor,
  project: GivenRepositoryProject,
): Promise<readonly LaterActivity[]> {
  const { given } = context
  const body = { body: 'Tie it twice.' }
  const issue = await givenIssue(context, { project, by: user })
  const titles = { issue: context.uniqueName('issue'), request: context.uniqueName('request') }
  const opened = await observeIfPossible(
    context,
    () => given.openMergeRequest({ project, by: user, title: titles.request }),
    null,
  )
  const ofRequest = (request: NonNullable<typeof opened>): readonly LaterActivity[] => {
    const { path } = request
    const change = (state_event: 'close' | 'reopen') => async () => {
      await user.call('updateMergeRequest', { path, body: { state_event } })
      return entitled(titles.request)
    }
    return [
      { run: async () => noted((await user.call('createMergeRequestNote', { path, body })).body.id) },
      { action: 'closed', run: change('close') },
      { action: 'reopened', run: change('reopen') },
      {
        action: 'merged',
        run: async () => {
          await user.call('acceptMergeRequest', { path })
          return entitled(titles.request)
        },
      },
    ]
  }
  return [
    {
      run: async () => {
        await givenIssue(context, { project, by: user, title: titles.issue })
        return entitled(titles.issue)
      },
    },
    { run: async () => noted((await user.call('createIssueNote', { path: issue.path, body })).body.id) },
    {
      run: async () => {
        const head = await given.file(project, 'later.txt', 'Later.\n')
        return ({ data }) => data?.after === head
      },
    },
    ...(opened === null ? [] : ofRequest(opened)),
  ]
}

/** The user of a check of its own is the author of everything. */
export function laterEvents(feed: Feed): Check {
  return check('later', 'A list that was read before has later events.', async (context) => {
    const user = await context.given.user()
    const project = await context.given.repository({ by: user })
    const path = feed.path({ user, project })
    for (const { action, run } of await activitiesOf(context, user, project)) {
      const query = { per_page: 100, ...(action === undefined ? {} : { action }) }
      const list = async () => {
        const response = await user.sendUnchecked({ operation: feed.operation, path, query })
        return response.expectStatus(200)
      }
      await list()
      const isEvent = await observeIfPossible(context, run, null)
      if (isEvent === null) continue
      // A server may list an event later than it happens.
      const response = await context.eventually(list, ({ items }) => items.some(isEvent))
      if (!response.items.some(isEvent)) response.fail('The event of an activity after the list was read.')
    }
  })
}
