/** The reference server's handlers: every area, each in its own file. */
import { accessRequests } from './areas/access-requests.ts'
import { awardEmojis } from './areas/award-emoji.ts'
import { boards } from './areas/boards.ts'
import { branches } from './areas/branches.ts'
import { broadcastMessages } from './areas/broadcast-messages.ts'
import { commits } from './areas/commits/index.ts'
import { events } from './areas/events.ts'
import { files } from './areas/files.ts'
import { groups } from './areas/groups/index.ts'
import { issues } from './areas/issues/index.ts'
import { jobs } from './areas/jobs/index.ts'
import { members } from './areas/members.ts'
import { mergeRequests } from './areas/merge-requests/index.ts'
import { notes } from './areas/notes.ts'
import { notificationSettings } from './areas/notification-settings.ts'
import { projects } from './areas/projects/index.ts'
import { settings } from './areas/settings/index.ts'
import { runners } from './areas/runners.ts'
import { tags } from './areas/tags.ts'
import { todos } from './areas/todos.ts'
import { triggers } from './areas/triggers.ts'
import { users } from './areas/users/index.ts'
import { variables } from './areas/variables.ts'
import { workerMetrics } from './areas/worker-metrics.ts'
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
