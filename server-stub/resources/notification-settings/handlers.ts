/** Notification settings of the caller. Spec: document 2, "Notification settings". */
import { onInstance, type AuthorizedArea } from '../../authorized.ts'
import { ok, type BodyOf } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { inGroup } from '../groups/index.ts'
import { inProject } from '../projects/index.ts'
import { emailOf } from '../users/index.ts'
import { updateGlobalSettings, updateNotificationSettings } from './commands.ts'
import { globalNotificationSettings, notificationSettings as settings } from './presenter.ts'
import { global, notificationSettingsOf, type NotificationScope } from './queries.ts'

export const notificationSettings = {
  getNotificationSettings: onInstance((_request, services) => getGlobal(services)),

  updateNotificationSettings: onInstance(async ({ body }, services) => {
    await updateGlobalSettings(services, body)
    return getGlobal(services)
  }),

  getGroupNotificationSettings: inGroup((_request, services, { id }) =>
    get(services, { project_id: null, group_id: id }),
  ),

  updateGroupNotificationSettings: inGroup(({ body }, services, { id }) =>
    update(services, { project_id: null, group_id: id }, body),
  ),

  getProjectNotificationSettings: inProject((_request, services, { id }) =>
    get(services, { project_id: id, group_id: null }),
  ),

  updateProjectNotificationSettings: inProject(({ body }, services, { id }) =>
    update(services, { project_id: id, group_id: null }, body),
  ),
} satisfies AuthorizedArea<'notification-settings'>

async function getGlobal({ db, currentUser }: Services) {
  const user = currentUser()
  const row = await notificationSettingsOf(db, user.id, global)
  const emailId = row?.email_id ?? null
  const email = emailId === null ? undefined : await emailOf(db, user.id, emailId)
  return ok(globalNotificationSettings(row, email?.email ?? user.email))
}

async function get({ db, currentUser }: Services, scope: NotificationScope) {
  return ok(settings(await notificationSettingsOf(db, currentUser().id, scope)))
}

async function update(
  services: Services,
  scope: NotificationScope,
  body: BodyOf<'updateProjectNotificationSettings'>,
) {
  await updateNotificationSettings(services, scope, body)
  return get(services, scope)
}
