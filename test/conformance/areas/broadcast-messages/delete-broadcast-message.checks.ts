/** Spec: document 2, "Broadcast messages (administrators only)". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const deleteBroadcastMessage = {
  'delete-broadcast-message/normal-users-get-403': check(
    'the-message-stays',
    'The message remains after a rejected request.',
    async ({ admin, nonMember, given, act }) => {
      const id = await given.broadcastMessage()
      const rejected = await act(nonMember, 'deleteBroadcastMessage', { path: { id } })
      rejected.expectStatus(403)
      await admin.observe('getBroadcastMessage', { path: { id } })
    },
  ),

  'delete-broadcast-message/removes-the-message': check(async ({ admin, given, act }) => {
    const kept = await given.broadcastMessage()
    const past = { starts_at: '2001-02-03T04:05:06Z', ends_at: '2001-02-03T05:05:06Z' }
    const future = { starts_at: '2098-02-03T04:05:06Z', ends_at: '2098-02-03T05:05:06Z' }
    for (const times of [{}, past, future]) {
      const id = await given.broadcastMessage(times)
      const removed = await act(admin, 'deleteBroadcastMessage', { path: { id } })
      removed.expectStatus(200)
      await admin.observeAbsent('getBroadcastMessage', { path: { id } })
    }
    await admin.observe('getBroadcastMessage', { path: { id: kept } })
  }),
} satisfies CoverageOf<'deleteBroadcastMessage'>
