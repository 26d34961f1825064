/** Views of notification settings. Spec: document 2, "Notification settings". */
import type { Schema } from '../../../generated/schemas.ts'
import type { NotificationSettingRow } from '../../database/tables.ts'

/** The settings for a project or group; undefined: never changed. */
export function notificationSettings(
  settings: NotificationSettingRow | undefined,
): Schema<'NotificationSettings'> {
  if (settings?.level !== 'custom') return { level: settings?.level ?? 'global' }
  return { level: settings.level, events: events(settings) }
}

/** The global settings, and the email address that notifications are sent to. */
export function globalNotificationSettings(
  settings: NotificationSettingRow | undefined,
  email: string,
): Schema<'GlobalNotificationSettings'> {
  return { level: settings?.level ?? 'participating', notification_email: email }
}

function events(settings: NotificationSettingRow): Schema<'NotificationEvents'> {
  return {
    new_note: settings.new_note === 1,
    new_issue: settings.new_issue === 1,
    reopen_issue: settings.reopen_issue === 1,
    close_issue: settings.close_issue === 1,
    reassign_issue: settings.reassign_issue === 1,
    new_merge_request: settings.new_merge_request === 1,
    reopen_merge_request: settings.reopen_merge_request === 1,
    close_merge_request: settings.close_merge_request === 1,
    reassign_merge_request: settings.reassign_merge_request === 1,
    merge_merge_request: settings.merge_merge_request === 1,
    failed_pipeline: settings.failed_pipeline === 1,
    success_pipeline: settings.success_pipeline === 1,
  }
}
