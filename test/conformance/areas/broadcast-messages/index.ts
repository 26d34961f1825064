/** The checks of broadcast-messages, by rule. Spec: document 2, "Broadcast messages (administrators only)". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import { listBroadcastMessages } from './list-broadcast-messages.checks.ts'
import { createBroadcastMessage } from './create-broadcast-message.checks.ts'
import { getBroadcastMessage } from './get-broadcast-message.checks.ts'
import { updateBroadcastMessage } from './update-broadcast-message.checks.ts'
import { deleteBroadcastMessage } from './delete-broadcast-message.checks.ts'

export const broadcastMessages = {
  ...listBroadcastMessages,
  ...createBroadcastMessage,
  ...getBroadcastMessage,
  ...updateBroadcastMessage,
  ...deleteBroadcastMessage,
} satisfies CoverageOfArea<'broadcast-messages'>
