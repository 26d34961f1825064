/** Properties of notification settings. */
import { toFlag } from '../../database/flag.ts'
import { elsewhere, type Columns } from '../../http/attributes.ts'
import type { BodyOf } from '../../http/handler.ts'
import type { NotificationChange } from './queries.ts'

/** The columns of each property that updating notification settings accepts. */
export const notificationColumns = {
  level: (level) => ({ level }),
  new_note: (value) => ({ new_note: toFlag(value) }),
  new_issue: (value) => ({ new_issue: toFlag(value) }),
  reopen_issue: (value) => ({ reopen_issue: toFlag(value) }),
  close_issue: (value) => ({ close_issue: toFlag(value) }),
  reassign_issue: (value) => ({ reassign_issue: toFlag(value) }),
  new_merge_request: (value) => ({ new_merge_request: toFlag(value) }),
  reopen_merge_request: (value) => ({ reopen_merge_request: toFlag(value) }),
  close_merge_request: (value) => ({ close_merge_request: toFlag(value) }),
  reassign_merge_request: (value) => ({ reassign_merge_request: toFlag(value) }),
  merge_merge_request: (value) => ({ merge_merge_request: toFlag(value) }),
  failed_pipeline: (value) => ({ failed_pipeline: toFlag(value) }),
  success_pipeline: (value) => ({ success_pipeline: toFlag(value) }),
  // The id of the email address, which the command finds.
  notification_email: elsewhere,
} satisfies Columns<
  BodyOf<'updateNotificationSettings'> & BodyOf<'updateProjectNotificationSettings'>,
  NotificationChange
>
