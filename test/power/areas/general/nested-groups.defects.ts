/** Nested groups, and their projects, are not found by their path. */
import { type Call, segmentsOf } from '../../message.ts'
import { type Mutant, mutant } from '../../mutant.ts'
import { when } from '../../vocabulary/conditions.ts'
import { rejects } from '../../vocabulary/effects.ts'

const hasMoreNames =
  (than: number) =>
  (call: Call): boolean =>
    (segmentsOf(call)[1] ?? '').split('/').length > than

export const nestedGroupMutants: readonly Mutant[] = [
  ...(
    [
      'listGroupMembers',
      'addGroupMember',
      'listGroupIssues',
      'updateGroup',
      'getGroupNotificationSettings',
    ] as const
  ).map((operation) =>
    mutant(
      'IDT-03',
      operation,
      'general/group-id-or-path',
      'finds no nested group by its path',
      when(hasMoreNames(1), rejects(404)),
    ),
  ),
  ...(
    [
      'approveProjectAccessRequest',
      'createIssueAwardEmoji',
      'createProjectAccessRequest',
      'deleteFile',
      'listBranches',
      'listMergeRequestAwardEmoji',
      'listProjectAccessRequests',
      'updateVariable',
    ] as const
  ).map((operation) =>
    mutant(
      'IDT-03',
      operation,
      'general/project-id-or-path',
      'finds no project of a nested group by its path',
      when(hasMoreNames(2), rejects(404)),
    ),
  ),
]
