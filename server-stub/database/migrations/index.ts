/**
 * All steps of the schema, by name, applied in the order of their names. A released step is never edited:
 * a change of the schema is a further step here and in `tables.ts`.
 */
import { instance } from './0001-instance.ts'
import { people } from './0002-people.ts'
import { projects } from './0003-projects.ts'
import { repository } from './0004-repository.ts'
import { mergeRequests } from './0005-merge-requests.ts'
import { releases } from './0006-releases.ts'
import { issues } from './0011-issues.ts'
import { ci } from './0012-ci.ts'
import { activity } from './0013-activity.ts'
import { memberships } from './0014-memberships.ts'
import { objectTypes } from './0015-object-types.ts'
import { workerProcesses } from './0016-worker-processes.ts'
import { signInAttempts } from './0017-sign-in-attempts.ts'
import { namespaceAncestors } from './0018-namespace-ancestors.ts'
import { expiryEvents } from './0019-expiry-events.ts'
import { issueCounts } from './0020-issue-counts.ts'
import { projectCopies } from './0021-project-copies.ts'
import { listCounts } from './0022-list-counts.ts'
import { coveringIndexes } from './0023-covering-indexes.ts'
import { userDeletions } from './0024-user-deletions.ts'
import { requestCounts } from './0025-request-counts.ts'
import { listOrders } from './0026-list-orders.ts'
import { eventCounts } from './0027-event-counts.ts'
import { issuesOfAuthors } from './0028-issues-of-authors.ts'
import { authorIssueCounts } from './0029-author-issue-counts.ts'
import { listedUsers } from './0030-listed-users.ts'
import { issuePortions } from './0031-issue-portions.ts'
import { ghostUser } from './0032-ghost-user.ts'
import { seeding } from './0033-seeding.ts'
import { originalSourceProjects } from './0034-original-source-projects.ts'
import { rareReferences } from './0035-rare-references.ts'
import type { Migration } from './schema.ts'

export const migrations: Record<string, Migration> = {
  '0001-instance': instance,
  '0002-people': people,
  '0003-projects': projects,
  '0004-repository': repository,
  '0005-merge-requests': mergeRequests,
  '0006-releases': releases,
  '0011-issues': issues,
  '0012-ci': ci,
  '0013-activity': activity,
  '0014-memberships': memberships,
  '0015-object-types': objectTypes,
  '0016-worker-processes': workerProcesses,
  '0017-sign-in-attempts': signInAttempts,
  '0018-namespace-ancestors': namespaceAncestors,
  '0019-expiry-events': expiryEvents,
  '0020-issue-counts': issueCounts,
  '0021-project-copies': projectCopies,
  '0022-list-counts': listCounts,
  '0023-covering-indexes': coveringIndexes,
  '0024-user-deletions': userDeletions,
  '0025-request-counts': requestCounts,
  '0026-list-orders': listOrders,
  '0027-event-counts': eventCounts,
  '0028-issues-of-authors': issuesOfAuthors,
  '0029-author-issue-counts': authorIssueCounts,
  '0030-listed-users': listedUsers,
  '0031-issue-portions': issuePortions,
  '0032-ghost-user': ghostUser,
  '0033-seeding': seeding,
  '0034-original-source-projects': originalSourceProjects,
  '0035-rare-references': rareReferences,
}
