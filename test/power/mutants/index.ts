/** Every mutant there is. */
import type { Mutant } from '../mutant.ts'
import { accessRequestMutants } from './access-requests.ts'
import { branchMutants } from './branches.ts'
import { broadcastMessageMutants } from './broadcast-messages.ts'
import { credentialMutants } from './general-credentials.ts'
import { generalMutants } from './general.ts'
import { memberMutants } from './members.ts'
import { notificationSettingsMutants } from './notification-settings.ts'
import { settingsMutants } from './settings.ts'
import { workerMetricsMutants } from './worker-metrics.ts'
import { issueMutants } from './issues.ts'
import { issueListMutants } from './issues-lists.ts'

export const mutants: readonly Mutant[] = [
  ...branchMutants,
  ...generalMutants,
  ...credentialMutants,
  ...memberMutants,
  ...accessRequestMutants,
  ...broadcastMessageMutants,
  ...notificationSettingsMutants,
  ...settingsMutants,
  ...workerMetricsMutants,
  ...issueMutants,
  ...issueListMutants,
]
