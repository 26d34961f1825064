/** The reference server's handlers: every area, each in its own file. */
import { accessRequests } from './resources/access-requests/handlers.ts'
import { awardEmojis } from './resources/award-emoji/handlers.ts'
import { boards } from './resources/boards/handlers.ts'
import { branches } from './resources/branches/handlers.ts'
import { broadcastMessages } from './resources/broadcast-messages/handlers.ts'
import { commits } from './resources/commits/handlers.ts'
import { events } from './resources/events/handlers.ts'
import { files } from './resources/files/handlers.ts'
import { groups } from './resources/groups/handlers.ts'
import { issues } from './resources/issues/handlers.ts'
import { jobs } from './resources/jobs/handlers.ts'
import { members } from './resources/members/handlers.ts'
import { mergeRequests } from './resources/merge-requests/handlers.ts'
import { notes } from './resources/notes/handlers.ts'
import { notificationSettings } from './resources/notification-settings/handlers.ts'
import { projects } from './resources/projects/handlers.ts'
import { settings } from './resources/settings/handlers.ts'
import { runners } from './resources/runners/handlers.ts'
import { tags } from './resources/tags/handlers.ts'
import { todos } from './resources/todos/handlers.ts'
import { triggers } from './resources/triggers/handlers.ts'
import { users } from './resources/users/handlers.ts'
import { variables } from './resources/variables/handlers.ts'
import { workerMetrics } from './resources/worker-metrics/handlers.ts'
import type { Handlers } from './http/handler.ts'
import type { Services } from './services.ts'

export const reference = {
  ...events,
  ...projects,
  ...groups,
  ...members,
  ...accessRequests,
  ...users,
  ...settings,
  ...broadcastMessages,
  ...notificationSettings,
  ...todos,
  ...commits,
  ...branches,
  ...tags,
  ...files,
  ...issues,
  ...mergeRequests,
  ...notes,
  ...awardEmojis,
  ...boards,
  ...jobs,
  ...runners,
  ...triggers,
  ...variables,
  ...workerMetrics,
} satisfies Handlers<Services>
