/** Updates notification settings. */
import { columnsOf } from '../../http/attributes.ts'
import { invalid } from '../../http/errors.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { emailByText } from '../users/index.ts'
import { notificationColumns } from './attributes.ts'
import { global, saveNotificationSettings, type NotificationScope } from './queries.ts'

/** Updates the caller's settings for a project or group. */
export async function updateNotificationSettings(
  { currentUser, transaction }: Services,
  scope: NotificationScope,
  body: BodyOf<'updateProjectNotificationSettings'>,
): Promise<void> {
  const change = columnsOf(body, notificationColumns)
  await transaction(({ db }) => saveNotificationSettings(db, currentUser().id, scope, change, 'global'))
}

/** Updates the caller's global settings. Emails are sent to one of the caller's own email addresses. */
export async function updateGlobalSettings(
  { db, currentUser, transaction }: Services,
  body: BodyOf<'updateNotificationSettings'>,
): Promise<void> {
  const { id } = currentUser()
  const { notification_email: newEmail } = body
  const email = newEmail === undefined ? undefined : await emailByText(db, id, newEmail)
  if (newEmail !== undefined && email === undefined)
    throw invalid({ notification_email: ['is not one of your addresses'] })
  const change = { ...columnsOf(body, notificationColumns), email_id: email?.id }
  await transaction((tx) => saveNotificationSettings(tx.db, id, global, change, 'participating'))
}
