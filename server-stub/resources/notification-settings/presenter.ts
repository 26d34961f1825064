/** How much somebody wants to be told by email. Spec: document 2, "Notification settings". */
import type { Schema } from '../../../generated/schemas.ts'
import type { NotificationSettingRow } from '../../database/tables.ts'

/** What somebody chose for a project or group; undefined: nothing. */
export function notificationSettings(
  choice: NotificationSettingRow | undefined,
): Schema<'NotificationSettings'> {
  if (choice?.level !== 'custom') return { level: choice?.level ?? 'global' }
  return { level: choice.level, events: events(choice) }
}

/** What somebody chose for everything else, and where emails go. */
export function globalNotificationSettings(
  choice: NotificationSettingRow | undefined,
  email: string,
): Schema<'GlobalNotificationSettings'> {
  return { level: choice?.level ?? 'participating', notification_email: email }
}

function events(choice: NotificationSettingRow): Schema<'NotificationEvents'> {
  return {
    new_note: choice.new_note === 1,
    new_issue: choice.new_issue === 1,
    reopen_issue: choice.reopen_issue === 1,
    close_issue: choice.close_issue === 1,
    reassign_issue: choice.reassign_issue === 1,
    new_merge_request: choice.new_merge_request === 1,
    reopen_merge_request: choice.reopen_merge_request === 1,
    close_merge_request: choice.close_merge_request === 1,
    reassign_merge_request: choice.reassign_merge_request === 1,
    merge_merge_request: choice.merge_merge_request === 1,
    failed_pipeline: choice.failed_pipeline === 1,
    success_pipeline: choice.success_pipeline === 1,
  }
}
