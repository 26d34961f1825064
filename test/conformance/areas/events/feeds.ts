/** The four lists of events. Spec: document 1, "Events", endpoints. */
import type { Parameters } from '../../protocol/encode.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { sharedActivity, type Activity } from './activity.ts'

type FeedOperation = 'listEvents' | 'listUserEvents' | 'listProjectEvents' | 'listProjectEventsAtRoot'

export interface Feed {
  readonly operation: FeedOperation
  /** Its path parameters. */
  readonly path: (activity: Pick<Activity, 'user' | 'project'>) => Parameters
}

export const ownFeed: Feed = { operation: 'listEvents', path: () => ({}) }

export const userFeed: Feed = {
  operation: 'listUserEvents',
  path: ({ user }) => ({ id: user.id }),
}

export const projectFeed: Feed = {
  operation: 'listProjectEvents',
  path: ({ project }) => ({ project_id: project.id }),
}

export const projectFeedAtRoot: Feed = { ...projectFeed, operation: 'listProjectEventsAtRoot' }

export type FeedResponse = ApiResponse<FeedOperation, 200>

export interface FeedReader {
  readonly activity: Activity
  /** Lists the events on one page, by the user of the activity. */
  readonly list: (query?: Parameters) => Promise<FeedResponse>
}

/** The feed of the shared activity. */
export async function readFeed(context: CheckContext, feed: Feed): Promise<FeedReader> {
  const activity = await context.use(sharedActivity)
  const by = context.as(activity.user)
  const path = feed.path(activity)
  return {
    activity,
    list: async (query = {}) => {
      const response = await by.sendUnchecked({
        operation: feed.operation,
        path,
        query: { per_page: 100, ...query },
      })
      return response.expectStatus(200)
    },
  }
}
