/** A valid request to every specified operation. */
import { requests as accessRequests } from './access-requests/requests.ts'
import { requests as awardEmoji } from './award-emoji/requests.ts'
import { requests as boards } from './boards/requests.ts'
import { requests as branches } from './branches/requests.ts'
import { requests as broadcastMessages } from './broadcast-messages/requests.ts'
import { requests as commits } from './commits/requests.ts'
import { requests as events } from './events/requests.ts'
import { requests as files } from './files/requests.ts'
import { requests as groups } from './groups/requests.ts'
import { requests as issues } from './issues/requests.ts'
import { requests as jobs } from './jobs/requests.ts'
import { requests as members } from './members/requests.ts'
import { requests as mergeRequests } from './merge-requests/requests.ts'
import { requests as notes } from './notes/requests.ts'
import { requests as notificationSettings } from './notification-settings/requests.ts'
import { requests as projects } from './projects/requests.ts'
import { requests as runners } from './runners/requests.ts'
import { requests as settings } from './settings/requests.ts'
import { requests as tags } from './tags/requests.ts'
import { requests as todos } from './todos/requests.ts'
import { requests as triggers } from './triggers/requests.ts'
import { requests as users } from './users/requests.ts'
import { requests as variables } from './variables/requests.ts'
import { requests as workerMetrics } from './worker-metrics/requests.ts'

export const requests = {
  ...accessRequests,
  ...awardEmoji,
  ...boards,
  ...branches,
  ...broadcastMessages,
  ...commits,
  ...events,
  ...files,
  ...groups,
  ...issues,
  ...jobs,
  ...members,
  ...mergeRequests,
  ...notes,
  ...notificationSettings,
  ...projects,
  ...runners,
  ...settings,
  ...tags,
  ...todos,
  ...triggers,
  ...users,
  ...variables,
  ...workerMetrics,
}
