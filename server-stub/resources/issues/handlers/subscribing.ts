import { asId } from '../../../access/identifier.ts'
import { notFound } from '../../../http/errors.ts'
import { created, ok, type Area, type PathOf } from '../../../http/handler.ts'
import { issue } from '../presenter.ts'
import { mergeRequest } from '../../merge-requests/presenter.ts'
import type { Services } from '../../../services.ts'
import { choose } from '../../subscriptions/queries.ts'
import type { Flag } from '../../../database/tables.ts'
import { mergeRequestRecord } from '../../merge-requests/relations.ts'
import { inIssue, inMergeRequest, isSubscribed, type Participation } from '../../subscriptions/relations.ts'

export const subscribing = {
  async subscribeToItem(request, services) {
    const item = await itemOf(request, services)
    if (await isSubscribed(services, item)) return ok(item.view(true))
    await remember(services, item, 1)
    return created(item.view(true))
  },

  async unsubscribeFromItem(request, services) {
    const item = await itemOf(request, services)
    if (await isSubscribed(services, item)) await remember(services, item, 0)
    return ok(item.view(false))
  },
} satisfies Partial<Area<'issues', Services>>

/** Something that can be subscribed to, and how it is shown. */
interface Item extends Participation {
  view: (subscribed: boolean) => object
}

type Subscribing = { path: PathOf<'subscribeToItem'>; origin: string }

/** Issues and merge requests, by their numbers in the project. */
async function itemOf(request: Subscribing, services: Services): Promise<Item> {
  const { path, origin } = request
  const { find, authorize } = services
  const project = await find.project(path.id)
  authorize('subscribe-to-item', project)
  const iid = asId(path.subscribable_id)
  if (iid !== undefined && path.subscribable_type === 'issues') {
    authorize('read-issue', project)
    const found = await find.issue(project, iid)
    return { ...inIssue(found), view: (subscribed) => issue(found, subscribed, origin) }
  }
  if (iid !== undefined && path.subscribable_type === 'merge_requests') {
    authorize('read-merge-request', project)
    const record = await mergeRequestRecord(services, project, iid)
    return {
      ...inMergeRequest(record.mergeRequest),
      view: (subscribed) => mergeRequest({ ...record, subscribed }, origin),
    }
  }
  throw notFound()
}

async function remember(
  { db, currentUser, now }: Services,
  { kind, id }: Participation,
  subscribed: Flag,
): Promise<void> {
  const thing = { user_id: currentUser().id, subscribable_type: kind, subscribable_id: id }
  await choose(db, { ...thing, subscribed, created_at: now().toISOString() })
}
