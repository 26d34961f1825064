/** The lists of events, which differ in whose events they hold. Spec: document 1, "Events", endpoints. */
import type { Parameters } from '../../protocol/encode.ts'
import type { ApiResponse } from '../../fixtures/response.ts'
import type { CheckContext } from '../../fixtures/context.ts'
import { scene, type Scene } from './scene.ts'

type FeedOperation = 'listEvents' | 'listUserEvents' | 'listProjectEvents' | 'listProjectEventsAtRoot'

export interface Feed {
  readonly operation: FeedOperation
  readonly path: (scene: Scene) => Parameters
}

export const ownFeed: Feed = { operation: 'listEvents', path: () => ({}) }

export const userFeed: Feed = {
  operation: 'listUserEvents',
  path: ({ person }) => ({ id: person.id }),
}

export const projectFeed: Feed = {
  operation: 'listProjectEvents',
  path: ({ project }) => ({ project_id: project.id }),
}

export const projectFeedAtRoot: Feed = { ...projectFeed, operation: 'listProjectEventsAtRoot' }

export type FeedAnswer = ApiResponse<FeedOperation, 200>

export interface Telling {
  readonly scene: Scene
  /** Asks the feed, by the person of the scene; everything is on one page. */
  readonly tells: (query?: Parameters) => Promise<FeedAnswer>
}

/** A feed of the scene. */
export async function tellingOf(context: CheckContext, feed: Feed): Promise<Telling> {
  const happened = await context.use(scene)
  const by = context.as(happened.person)
  const path = feed.path(happened)
  return {
    scene: happened,
    tells: async (query = {}) => {
      const response = await by.sendUnchecked({
        operation: feed.operation,
        path,
        query: { per_page: 100, ...query },
      })
      return response.expectStatus(200)
    },
  }
}
