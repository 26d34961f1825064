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
    const [gone, kept] = [await given.broadcastMessage(), await given.broadcastMessage()]
    const removed = await act(admin, 'deleteBroadcastMessage', { path: { id: gone } })
    removed.expectStatus(200)
    await admin.observeAbsent('getBroadcastMessage', { path: { id: gone } })
    await admin.observe('getBroadcastMessage', { path: { id: kept } })
  }),
} satisfies CoverageOf<'deleteBroadcastMessage'>
