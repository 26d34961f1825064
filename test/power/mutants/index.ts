/** Every mutant there is. */
import type { Mutant } from '../mutant.ts'
import { accessRequestMutants } from './access-requests.ts'
import { branchMutants } from './branches.ts'
import { broadcastMessageMutants } from './broadcast-messages.ts'
import { eventMutants } from './events.ts'
import { credentialMutants } from './general-credentials.ts'
import { generalMutants } from './general.ts'
import { groupListMutants } from './groups-lists.ts'
import { groupMutants } from './groups.ts'
import { memberMutants } from './members.ts'
import { notificationSettingsMutants } from './notification-settings.ts'
import { projectForUserMutants } from './project-for-user.ts'
import { projectWriteMutants } from './project-writes.ts'
import { projectMutants } from './projects.ts'
import { settingsMutants } from './settings.ts'
import { userKeyMutants } from './user-keys.ts'
import { userWriteMutants } from './user-writes.ts'
import { userMutants } from './users.ts'
import { workerMetricsMutants } from './worker-metrics.ts'
import { issueMutants } from './issues.ts'
import { issueListMutants } from './issues-lists.ts'
import { mergeRequestMutants } from './merge-requests.ts'
import { mergeRequestListMutants } from './merge-requests-lists.ts'
import { mergeRequestUpdateMutants } from './merge-requests-updated.ts'
import { mergeRequestAcceptanceMutants } from './merge-requests-accepted.ts'
import { noteMutants } from './notes.ts'
import { awardEmojiMutants } from './award-emoji.ts'
import { todoMutants } from './todos.ts'
import { boardMutants } from './boards.ts'
import { placeMutants } from './places.ts'
import { commitMutants } from './commits.ts'
import { fileMutants } from './files.ts'
import { jobMutants } from './jobs.ts'
import { runnerMutants } from './runners.ts'
import { tagMutants } from './tags.ts'
import { triggerMutants } from './triggers.ts'
import { variableMutants } from './variables.ts'
import { nameMutants } from './names.ts'
import { memoryMutants } from './memory.ts'

export const mutants: readonly Mutant[] = [
  ...branchMutants,
  ...nameMutants,
  ...memoryMutants,
  ...variableMutants,
  ...triggerMutants,
  ...tagMutants,
  ...runnerMutants,
  ...jobMutants,
  ...fileMutants,
  ...commitMutants,
  ...generalMutants,
  ...credentialMutants,
  ...groupListMutants,
  ...groupMutants,
  ...memberMutants,
  ...projectMutants,
  ...projectWriteMutants,
  ...projectForUserMutants,
  ...eventMutants,
  ...userMutants,
  ...userWriteMutants,
  ...userKeyMutants,
  ...accessRequestMutants,
  ...broadcastMessageMutants,
  ...notificationSettingsMutants,
  ...settingsMutants,
  ...workerMetricsMutants,
  ...issueMutants,
  ...issueListMutants,
  ...mergeRequestMutants,
  ...mergeRequestListMutants,
  ...mergeRequestUpdateMutants,
  ...mergeRequestAcceptanceMutants,
  ...noteMutants,
  ...awardEmojiMutants,
  ...todoMutants,
  ...boardMutants,
  ...placeMutants,
]
