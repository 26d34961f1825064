/** Every mutant there is. */
import type { Mutant } from '../mutant.ts'
import * as accessRequests from './access-requests/index.ts'
import * as awardEmoji from './award-emoji/index.ts'
import * as boards from './boards/index.ts'
import * as branches from './branches/index.ts'
import * as broadcastMessages from './broadcast-messages/index.ts'
import * as commits from './commits/index.ts'
import * as events from './events/index.ts'
import * as files from './files/index.ts'
import * as general from './general/index.ts'
import * as groups from './groups/index.ts'
import * as issues from './issues/index.ts'
import * as jobs from './jobs/index.ts'
import * as members from './members/index.ts'
import * as mergeRequests from './merge-requests/index.ts'
import * as notes from './notes/index.ts'
import * as notificationSettings from './notification-settings/index.ts'
import * as projects from './projects/index.ts'
import * as runners from './runners/index.ts'
import * as settings from './settings/index.ts'
import * as tags from './tags/index.ts'
import * as todos from './todos/index.ts'
import * as triggers from './triggers/index.ts'
import * as users from './users/index.ts'
import * as variables from './variables/index.ts'
import * as workerMetrics from './worker-metrics/index.ts'

const areas: readonly Readonly<Record<string, readonly Mutant[]>>[] = [
  accessRequests,
  awardEmoji,
  boards,
  branches,
  broadcastMessages,
  commits,
  events,
  files,
  general,
  groups,
  issues,
  jobs,
  members,
  mergeRequests,
  notes,
  notificationSettings,
  projects,
  runners,
  settings,
  tags,
  todos,
  triggers,
  users,
  variables,
  workerMetrics,
]

export const mutants: readonly Mutant[] = areas.flatMap((area) => Object.values(area).flat())
