/** How much people want to be told by email. Spec: document 2, "Notification settings". */
import type { UpdateObject } from 'kysely'
import type { Db, Tx } from '../../database/connection.ts'
import type { NotificationSettingRow, Tables } from '../../database/tables.ts'

/** What a choice is about: a project, a group, or everything that has no choice of its own. */
export type NotificationScope =
  | { project_id: number; group_id: null }
  | { project_id: null; group_id: number }
  | { project_id: null; group_id: null }

/** Columns to set; what is left undefined stays as it is. */
export type NotificationChange = Omit<
  UpdateObject<Tables, 'notification_setting'>,
  'id' | 'user_id' | 'project_id' | 'group_id'
>

/** What the user chose; undefined: nothing yet. */
export async function notificationChoice(
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

/** Keeps what the user chooses; the level is `usual` until one is chosen. */
export async function chooseNotifications(
  tx: Tx,
  userId: number,
  scope: NotificationScope,
  change: NotificationChange,
  usual: NotificationSettingRow['level'],
): Promise<void> {
  await tx
    .insertInto('notification_setting')
    .values({ ...change, ...scope, level: change.level ?? usual, user_id: userId })
    .onConflict((conflict) => {
      const same =
        scope.project_id !== null
          ? conflict.columns(['user_id', 'project_id'])
          : scope.group_id !== null
            ? conflict.columns(['user_id', 'group_id'])
            : conflict.column('user_id').where('project_id', 'is', null).where('group_id', 'is', null)
      return same.doUpdateSet({ ...change, user_id: userId })
    })
    .execute()
}
