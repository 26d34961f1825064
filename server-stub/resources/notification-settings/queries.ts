/** Reads and writes notification settings. Spec: document 2, "Notification settings". */
import type { UpdateObject } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { NotificationSettingRow, Tables } from '../../database/tables.ts'

/** What settings apply to: a project, a group, or everything without settings of its own. */
export type NotificationScope =
  | { project_id: number; group_id: null }
  | { project_id: null; group_id: number }
  | { project_id: null; group_id: null }

export const global: NotificationScope = { project_id: null, group_id: null }

/** Columns to set; undefined ones keep their values. */
export type NotificationChange = Omit<
  UpdateObject<Tables, 'notification_setting'>,
  'id' | 'user_id' | 'project_id' | 'group_id'
>

/** The settings of a user; undefined if the user has never changed them. */
export async function notificationSettingsOf(
  db: Db,
  userId: number,
  { project_id, group_id }: NotificationScope,
): Promise<NotificationSettingRow | undefined> {
  return db
    .selectFrom('notification_setting')
    .selectAll()
    .where('user_id', '=', userId)
    .where('project_id', project_id === null ? 'is' : '=', project_id)
    .where('group_id', group_id === null ? 'is' : '=', group_id)
    .executeTakeFirst()
}

/** Inserts or updates the settings of a user; inserted without a level, they have the default one. */
export async function saveNotificationSettings(
  tx: Tx,
  userId: number,
  scope: NotificationScope,
  change: NotificationChange,
  defaultLevel: NotificationSettingRow['level'],
): Promise<void> {
  await tx
    .insertInto('notification_setting')
    .values({ ...change, ...scope, level: change.level ?? defaultLevel, user_id: userId })
    .onConflict((conflict) => {
      const target =
        scope.project_id !== null
          ? conflict.columns(['user_id', 'project_id'])
          : scope.group_id !== null
            ? conflict.columns(['user_id', 'group_id'])
            : conflict.column('user_id').where('project_id', 'is', null).where('group_id', 'is', null)
      return target.doUpdateSet({ ...change, user_id: userId })
    })
    .execute()
}
