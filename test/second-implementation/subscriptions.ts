/** Subscriptions to issues and merge requests. Spec: document 1, "Changes from v3 to v4". */
import { projectOf } from './access.ts'
import { oneOf, positive } from './attributes.ts'
import { signedIn, type Call, type Handler } from './call.ts'
import type { Item } from './contents.ts'
import { itemIn } from './items.ts'

export const subscribeToItem: Handler<'subscribeToItem'> = (call) => {
  const user = signedIn(call)
  itemNamed(call).subscribers.add(user)
  return { status: 201, body: {} }
}

export const unsubscribeFromItem: Handler<'unsubscribeFromItem'> = (call) => {
  const user = signedIn(call)
  itemNamed(call).subscribers.delete(user)
  return { status: 201, body: {} }
}

function itemNamed(call: Call): Item {
  const kind = call.path.required('subscribable_type', oneOf(['issues', 'merge_requests']))
  return itemIn(projectOf(call), kind, call.path.required('subscribable_id', positive), call)
}
