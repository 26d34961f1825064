/** Broadcast messages and notification settings. */
import type { Generated } from 'kysely'
import type { Flag, Timestamp } from './columns.ts'

export interface BroadcastMessageTable {
  id: Generated<number>
  message: string
  starts_at: Timestamp
  ends_at: Timestamp
  /** `#RRGGBB` or `#RGB`. */
  color: string
  font: string
  created_at: Timestamp
}

export type NotificationLevel = 'disabled' | 'participating' | 'watch' | 'global' | 'mention' | 'custom'

/** The email events. Spec: document 1, "Email notification events". */
export const notificationEvents = [
  'new_note',
  'new_issue',
  'reopen_issue',
  'close_issue',
  'reassign_issue',
  'new_merge_request',
  'reopen_merge_request',
  'close_merge_request',
  'reassign_merge_request',
  'merge_merge_request',
  'failed_pipeline',
  'success_pipeline',
] as const
export type NotificationEvent = (typeof notificationEvents)[number]

/** A user's choice for a project, for a group, or, without either, wherever nothing else is chosen. */
export interface NotificationSettingTable extends Record<NotificationEvent, Generated<Flag>> {
  id: Generated<number>
  user_id: number
  project_id: number | null
  group_id: number | null
  level: NotificationLevel
  /** The recipient of emails, if not the primary email address. */
  email_id: number | null
}
