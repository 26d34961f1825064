/** How much people want to be told by email. Spec: document 2, "Notification settings". */
import { invalid } from '../../http/errors.ts'
import { ok, type Area, type BodyOf } from '../../http/handler.ts'
import { globalNotificationSettings, notificationSettings as present } from './presenter.ts'
import type { Services } from '../../services.ts'
import { emailByAddress, emailOf } from '../users/index.ts'
import { toFlag } from '../../database/flag.ts'
import {
  chooseNotifications,
  notificationChoice,
  type NotificationChange,
  type NotificationScope,
} from './queries.ts'

const everywhere: NotificationScope = { project_id: null, group_id: null }

const ofGroup = settingsOf(async ({ find, authorize }, id) => {
  const group = await find.group(id)
  authorize('manage-group-notification-settings', group)
  return { project_id: null, group_id: group.id }
})

const ofProject = settingsOf(async ({ find, authorize }, id) => {
  const project = await find.project(id)
  authorize('manage-project-notification-settings', project)
  return { project_id: project.id, group_id: null }
})

export const notificationSettings = {
  async getNotificationSettings(_request, services) {
    services.authorize('manage-own-notification-settings')
    return ok(await everywhereOf(services))
  },

  async updateNotificationSettings(request, services) {
    const { body } = request
    const { db, authorize, currentUser } = services
    authorize('manage-own-notification-settings')
    const change = { ...changeOf(body), email_id: await emailId(body.notification_email, services) }
    await db
      .transaction()
      .execute((tx) => chooseNotifications(tx, currentUser().id, everywhere, change, 'participating'))
    return ok(await everywhereOf(services))
  },

  getGroupNotificationSettings: ofGroup.get,
  updateGroupNotificationSettings: ofGroup.update,
  getProjectNotificationSettings: ofProject.get,
  updateProjectNotificationSettings: ofProject.update,
} satisfies Area<'notification-settings', Services>

type Choices = BodyOf<'updateProjectNotificationSettings'>
type InPlace = { path: { id: number | string } }

/** The same operations on groups and projects, once they are found and the caller's right is judged. */
function settingsOf(
  findScope: (services: Services, idOrPath: number | string) => Promise<NotificationScope>,
) {
  return {
    get: async (request: InPlace, services: Services) => {
      const scope = await findScope(services, request.path.id)
      return ok(present(await notificationChoice(services.db, services.currentUser().id, scope)))
    },

    update: async (request: InPlace & { body: Choices }, services: Services) => {
      const { path, body } = request
      const { db, currentUser } = services
      const scope = await findScope(services, path.id)
      await db
        .transaction()
        .execute((tx) => chooseNotifications(tx, currentUser().id, scope, changeOf(body), 'global'))
      return ok(present(await notificationChoice(db, currentUser().id, scope)))
    },
  }
}

/** The columns that the given choices set; the others stay undefined. */
function changeOf(given: Choices): NotificationChange {
  return {
    level: given.level,
    new_note: toFlag(given.new_note),
    new_issue: toFlag(given.new_issue),
    reopen_issue: toFlag(given.reopen_issue),
    close_issue: toFlag(given.close_issue),
    reassign_issue: toFlag(given.reassign_issue),
    new_merge_request: toFlag(given.new_merge_request),
    reopen_merge_request: toFlag(given.reopen_merge_request),
    close_merge_request: toFlag(given.close_merge_request),
    reassign_merge_request: toFlag(given.reassign_merge_request),
    merge_merge_request: toFlag(given.merge_merge_request),
    failed_pipeline: toFlag(given.failed_pipeline),
    success_pipeline: toFlag(given.success_pipeline),
  }
}

/** What the caller chose for everything else; emails go to the primary address unless another one was chosen. */
async function everywhereOf({ db, currentUser }: Services) {
  const choice = await notificationChoice(db, currentUser().id, everywhere)
  const chosen = await emailOf(db, currentUser().id, choice?.email_id ?? 0)
  return globalNotificationSettings(choice, chosen?.email ?? currentUser().email)
}

/** Which of the caller's addresses it is; undefined: none is given. */
async function emailId(
  email: string | undefined,
  { db, currentUser }: Services,
): Promise<number | undefined> {
  if (email === undefined) return undefined
  const own = await emailByAddress(db, currentUser().id, email)
  if (own === undefined) throw invalid({ notification_email: ['is not one of your addresses'] })
  return own.id
}
