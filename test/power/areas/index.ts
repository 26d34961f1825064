/** Every mutant there is. */
import type { Mutant } from '../mutant.ts'
import { accessRequestMutants } from './access-requests/index.ts'
import { branchMutants } from './branches/index.ts'
import { broadcastMessageMutants } from './broadcast-messages/index.ts'
import { eventMutants } from './events/index.ts'
import { credentialMutants } from './general/credentials.ts'
import { generalMutants } from './general/index.ts'
import { groupListMutants } from './groups/lists.ts'
import { groupMutants } from './groups/index.ts'
import { memberMutants } from './members/index.ts'
import { notificationSettingsMutants } from './notification-settings/index.ts'
import { projectForUserMutants } from './projects/project-for-user.ts'
import { projectWriteMutants } from './projects/project-writes.ts'
import { projectMutants } from './projects/index.ts'
import { settingsMutants } from './settings/index.ts'
import { userKeyMutants } from './users/user-keys.ts'
import { userWriteMutants } from './users/user-writes.ts'
import { userMutants } from './users/index.ts'
import { workerMetricsMutants } from './worker-metrics/index.ts'
import { issueMutants } from './issues/index.ts'
import { issueListMutants } from './issues/lists.ts'
import { mergeRequestMutants } from './merge-requests/index.ts'
import { mergeRequestListMutants } from './merge-requests/lists.ts'
import { mergeRequestUpdateMutants } from './merge-requests/updated.ts'
import { mergeRequestAcceptanceMutants } from './merge-requests/accepted.ts'
import { noteMutants } from './notes/index.ts'
import { awardEmojiMutants } from './award-emoji/index.ts'
import { todoMutants } from './todos/index.ts'
import { boardMutants } from './boards/index.ts'
import { lookupMutants } from './general/lookups.ts'
import { commitMutants } from './commits/index.ts'
import { fileMutants } from './files/index.ts'
import { jobMutants } from './jobs/index.ts'
import { runnerMutants } from './runners/index.ts'
import { tagMutants } from './tags/index.ts'
import { triggerMutants } from './triggers/index.ts'
import { variableMutants } from './variables/index.ts'
import { nameMutants } from './general/names.ts'
import { memoryMutants } from './general/memory.ts'

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
  ...lookupMutants,
]
