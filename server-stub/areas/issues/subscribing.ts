import { asId } from '../../access/identifier.ts'
import { notFound } from '../../contract/errors.ts'
import { created, ok, type Area, type PathOf } from '../../contract/handler.ts'
import { issue } from '../../presenters/issue.ts'
import type { Services } from '../../services.ts'
import { choose } from '../../store/subscriptions.ts'
import type { Flag } from '../../store/tables.ts'
import { inIssue, inMergeRequest, isSubscribed, type Participation } from '../shared/subscription.ts'

export const subscribing = {
  async subscribeToItem(request) {
    const item = await itemOf(request)
    if (await isSubscribed(request, item)) return ok(item.view(true))
    await remember(request, item, 1)
    return created(item.view(true))
  },

  async unsubscribeFromItem(request) {
    const item = await itemOf(request)
    if (await isSubscribed(request, item)) await remember(request, item, 0)
    return ok(item.view(false))
  },
} satisfies Partial<Area<'issues', Services>>

/** Something that can be subscribed to, and how it is shown. */
interface Item extends Participation {
  view: (subscribed: boolean) => object
}

type Subscribing = Services & { path: PathOf<'subscribeToItem'>; origin: string }

/** Issues and merge requests, by their numbers in the project. */
async function itemOf({ path, find, may, origin }: Subscribing): Promise<Item> {
  const project = await find.project(path.id)
  may('subscribe-to-item', project)
  const iid = asId(path.subscribable_id)
  if (iid !== undefined && path.subscribable_type === 'issues') {
    may('read-issue', project)
    const found = await find.issue(project, iid)
    return { ...inIssue(found), view: (subscribed) => issue(found, subscribed, origin) }
  }
  if (iid !== undefined && path.subscribable_type === 'merge_requests') {
    may('read-merge-request', project)
    const found = await find.mergeRequest(project, iid)
    const { id, title, state } = found
    return {
      ...inMergeRequest(found),
      view: (subscribed) => ({ id, iid, project_id: project.id, title, state, subscribed }),
    }
  }
  throw notFound()
}

async function remember(
  { db, me, now }: Services,
  { kind, id }: Participation,
  subscribed: Flag,
): Promise<void> {
  const thing = { user_id: me().id, subscribable_type: kind, subscribable_id: id }
  await choose(db, { ...thing, subscribed, created_at: now().toISOString() })
}
