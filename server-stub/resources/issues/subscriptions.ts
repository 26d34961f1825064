/** Subscriptions to issues and merge requests: `/projects/{id}/{subscribable_type}/{subscribable_id}/subscription`. */
import { asId } from '../../access/identifier.ts'
import { notFound } from '../../http/errors.ts'
import type { PathOf } from '../../http/handler.ts'
import type { Services, TransactionServices } from '../../services.ts'
import { mergeRequest, mergeRequestRecord } from '../merge-requests/index.ts'
import {
  participationIn,
  participationInMergeRequest,
  saveSubscription,
  type Participation,
} from '../subscriptions/index.ts'
import { issue } from './presenter.ts'

/** A record that users subscribe to, with its view. */
interface Item extends Participation {
  view: (subscribed: boolean) => object
}

/** The issue or merge request of the path, if the caller is authorized to read it. */
export async function findItem(path: PathOf<'subscribeToItem'>, services: Services): Promise<Item> {
  const { find, authorize, origin } = services
  const project = await find.project(path.id)
  authorize('subscribe-to-item', project)
  const iid = asId(path.subscribable_id)
  if (iid !== undefined && path.subscribable_type === 'issues') {
    authorize('read-issue', project)
    const found = await find.issue(project, iid)
    return { ...participationIn(found), view: (subscribed) => issue(found, subscribed, origin) }
  }
  if (iid !== undefined && path.subscribable_type === 'merge_requests') {
    authorize('read-merge-request', project)
    const found = await find.mergeRequest(project, iid)
    const record = await mergeRequestRecord(services, found)
    return {
      ...participationInMergeRequest(found),
      view: (subscribed) => mergeRequest({ ...record, subscribed }, origin),
    }
  }
  throw notFound()
}

/** Subscribes the caller, or unsubscribes. */
export async function subscribe(
  { db, currentUser, now }: TransactionServices,
  { kind, id }: Participation,
  isSubscribed: boolean,
): Promise<void> {
  const item = { user_id: currentUser().id, subscribable_type: kind, subscribable_id: id }
  await saveSubscription(db, { ...item, subscribed: isSubscribed ? 1 : 0, created_at: now().toISOString() })
}
