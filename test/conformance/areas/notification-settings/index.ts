/** The checks of notification settings, by rule. Spec: document 2, "Notification settings". */
import type { CoverageOfArea } from '../../fixtures/check.ts'
import {
  getGroupNotificationSettings,
  getNotificationSettings,
  getProjectNotificationSettings,
} from './get-notification-settings.checks.ts'
import { updateNotificationSettings } from './update-global-notification-settings.checks.ts'
import {
  updateGroupNotificationSettings,
  updateProjectNotificationSettings,
} from './update-notification-settings.checks.ts'

export const notificationSettings = {
  ...getNotificationSettings,
  ...updateNotificationSettings,
  ...getGroupNotificationSettings,
  ...updateGroupNotificationSettings,
  ...getProjectNotificationSettings,
  ...updateProjectNotificationSettings,
} satisfies CoverageOfArea<'notification-settings'>
