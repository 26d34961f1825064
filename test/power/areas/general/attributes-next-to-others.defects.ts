/** Writes that ignore an attribute next to another one, or without it. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { type Mutant, mutant } from '../../mutant.ts'
import { when, has, lacks } from '../../vocabulary/conditions.ts'
import { ignores } from '../../vocabulary/requests.ts'

const nextTo: readonly (readonly [OperationId, RuleId, ignored: string, other: string])[] = [
  ['createBroadcastMessage', 'general/created-is-201', 'ends_at', 'starts_at'],
  ['createCommitStatus', 'create-commit-status/context', 'context', 'target_url'],
  ['createFile', 'general/created-is-201', 'encoding', 'author_name'],
  ['createGroup', 'general/created-is-201', 'lfs_enabled', 'parent_id'],
  ['createIssue', 'general/created-is-201', 'assignee_ids', 'labels'],
  ['createIssue', 'general/created-is-201', 'confidential', 'created_at'],
  ['createIssue', 'general/created-is-201', 'due_date', 'assignee_ids'],
  ['createIssue', 'general/created-is-201', 'due_date', 'milestone_id'],
  ['createMergeRequest', 'general/created-is-201', 'assignee_id', 'description'],
  ['createMergeRequest', 'general/created-is-201', 'assignee_id', 'labels'],
  ['createMergeRequest', 'general/created-is-201', 'description', 'remove_source_branch'],
  ['createMergeRequest', 'general/created-is-201', 'labels', 'assignee_id'],
  ['createProject', 'general/created-is-201', 'tag_list', 'namespace_id'],
  ['createProjectForUser', 'general/created-is-201', 'public_jobs', 'namespace_id'],
  ['createTag', 'general/created-is-201', 'release_description', 'message'],
  ['updateApplicationSettings', 'general/success-is-200', 'domain_whitelist', 'domain_blacklist_enabled'],
  [
    'updateApplicationSettings',
    'general/success-is-200',
    'restricted_visibility_levels',
    'max_attachment_size',
  ],
  ['updateFile', 'general/success-is-200', 'encoding', 'author_email'],
  ['updateFile', 'update-file/changed-branch-is-400', 'last_commit_id', 'encoding'],
  ['updateGroup', 'general/success-is-200', 'visibility', 'path'],
  ['updateMergeRequest', 'general/success-is-200', 'assignee_id', 'labels'],
  ['updateMergeRequest', 'general/success-is-200', 'labels', 'remove_source_branch'],
  ['updateMergeRequest', 'general/success-is-200', 'milestone_id', 'state_event'],
  ['updateMergeRequest', 'general/success-is-200', 'target_branch', 'title'],
  ['updateMergeRequest', 'update-merge-request/close', 'description', 'state_event'],
  ['updateMergeRequest', 'update-merge-request/close', 'labels', 'state_event'],
  ['updateProject', 'general/success-is-200', 'default_branch', 'path'],
  ['updateUser', 'general/success-is-200', 'extern_uid', 'name'],
]

const without: readonly (readonly [OperationId, ignored: string, other: string])[] = [
  ['createBroadcastMessage', 'font', 'color'],
  ['createIssue', 'due_date', 'description'],
  ['createProject', 'description', 'visibility'],
]

export const attributeNextToOthersMutants: readonly Mutant[] = [
  ...nextTo.map(([operation, rule, ignored, other]) =>
    mutant(
      'SEM-10',
      operation,
      rule,
      `ignores ${ignored} next to ${other}`,
      when(has(other), ignores(ignored)),
    ),
  ),
  ...without.map(([operation, ignored, other]) =>
    mutant(
      'SEM-10',
      operation,
      'general/created-is-201',
      `ignores ${ignored} without ${other}`,
      when(lacks(other), ignores(ignored)),
    ),
  ),
]
