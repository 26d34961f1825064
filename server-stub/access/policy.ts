/** The permissions: one line each. Administrators have every role. */
import type { OperationPermission } from '../../generated/operations.ts'
import type { HttpErrorKind } from '../http/errors.ts'
import { ownNotes, withIssues } from './issue-rules.ts'
import { buildersFrom, mastersOfRunner, readableJobs } from './job-rules.ts'
import {
  administrator,
  anyone,
  authorOr,
  authorOrAdministrator,
  from,
  inNamespace,
  mayCreateGroups,
  readable,
  signedIn,
  underSudo,
  unlessArchived,
  unlessProtected,
  visible,
  visibleNamespace,
  withMergeRequests,
  type Described,
  type Rule,
} from './rules.ts'

/** Permissions that no operation requires as a whole: they decide on a view of a record or on a part of a write. */
export type ViewPermission =
  | 'create-subgroup'
  | 'merge-into-branch'
  | 'move-project'
  | 'provision'
  | 'push-to-branch'
  | 'read-confidential-issues'
  | 'receive-merge-request'
  | 'remove-runner'
  | 'resolve-discussion'
  | 'see-private-details'
  | 'see-private-token'
  | 'see-runners-token'
  | 'set-issue-time'
  | 'set-item-details'
  | 'use-restricted-visibility'

export const policy = {
  'list-projects': anyone,
  'read-project': visible,
  'create-project': inNamespace('master'),
  'create-project-for-user': administrator,
  'update-project': from('master'),
  'move-project': from('owner'),
  'fork-project': readable('reporter'),
  'delete-project': from('owner'),

  'list-users': signedIn,
  'read-user': signedIn,
  'create-user': administrator,
  'update-user': administrator,
  'delete-user': administrator,
  'block-user': administrator,
  'manage-user-ssh-keys': administrator,
  'read-user-emails': administrator,
  'read-current-user': signedIn,
  'manage-own-ssh-keys': signedIn,
  'read-own-emails': signedIn,

  'read-code': readable('reporter'),
  'push-code': unlessArchived(from('developer')),
  'push-to-branch': unlessProtected('developers_can_push'),
  'merge-into-branch': unlessProtected('developers_can_push', 'developers_can_merge'),
  'protect-branch': unlessArchived(from('master')),
  'create-commit-comment': unlessArchived(readable('reporter')),
  'read-commit-status': readable('reporter'),
  'create-commit-status': unlessArchived(from('developer')),

  'read-merge-request': withMergeRequests(readable('reporter')),
  'create-merge-request': unlessArchived(from('developer')),
  'receive-merge-request': unlessArchived(withMergeRequests(readable('reporter'))),
  'update-merge-request': authorOr('developer'),
  'delete-merge-request': unlessArchived(withMergeRequests(from('owner'))),
  'accept-merge-request': unlessArchived(withMergeRequests(from('developer'))),
  'cancel-merge': authorOr('developer'),

  'list-groups': signedIn,
  'read-group': visibleNamespace,
  'create-group': mayCreateGroups,
  'create-subgroup': inNamespace('owner'),
  'update-group': inNamespace('owner'),
  'delete-group': inNamespace('owner'),
  'transfer-project': administrator,
  'read-group-members': visibleNamespace,
  'manage-group-members': inNamespace('owner'),
  'request-group-access': visibleNamespace,
  'manage-group-access-requests': inNamespace('owner'),
  'read-project-members': visible,
  'manage-project-members': from('master'),
  'request-project-access': visible,
  'manage-project-access-requests': from('master'),

  'list-own-issues': signedIn,
  'read-group-issues': visibleNamespace,
  'read-issue': withIssues(visible),
  'create-issue': unlessArchived(withIssues(visible)),
  'read-confidential-issues': from('reporter'),
  'set-item-details': from('reporter'),
  'set-issue-time': from('owner'),
  'resolve-discussion': authorOr('developer'),
  'subscribe-to-item': visible,
  'read-note': visible,
  'create-note': unlessArchived(visible),
  'update-note': ownNotes,
  'read-award-emoji': visible,
  'create-award-emoji': unlessArchived(visible),
  'delete-award-emoji': authorOrAdministrator,

  'list-own-events': signedIn,
  'read-user-events': signedIn,
  'read-project-events': visible,
  'star-project': visible,
  'manage-deploy-keys': from('master'),
  'read-template': signedIn,

  'manage-application-settings': administrator,
  'manage-broadcast-messages': administrator,
  'manage-own-notification-settings': signedIn,
  'manage-group-notification-settings': visibleNamespace,
  'manage-project-notification-settings': visible,
  'manage-own-todos': signedIn,

  'read-board': withIssues(visible),
  'manage-board-list': unlessArchived(withIssues(from('reporter'))),
  'delete-board-list': unlessArchived(from('owner')),

  'read-job': readableJobs,
  'update-job': buildersFrom('developer'),
  'read-pipeline': readableJobs,
  'stop-environment': buildersFrom('developer'),
  'list-own-runners': signedIn,
  'list-all-runners': administrator,
  // The response contains the token of the runner.
  'read-runner': mastersOfRunner('one'),
  'update-runner': mastersOfRunner('one'),
  'remove-runner': mastersOfRunner('all'),
  'manage-project-runners': from('master'),
  'manage-triggers': from('master'),
  'trigger-pipeline': buildersFrom('developer'),
  'manage-variables': from('master'),
  'read-worker-metrics': administrator,

  provision: administrator,
  'see-runners-token': from('master'),
  'see-private-details': administrator,
  'see-private-token': underSudo,
  'use-restricted-visibility': administrator,
} satisfies { [R in OperationPermission | ViewPermission]: Described<Rule<never>> }

/** What the server requires for a permission, in words; undefined for an unknown permission. */
export function requirementOf(permission: string): string | undefined {
  return Object.entries(policy).find(([name]) => name === permission)?.[1].requirement
}

export type Permission = keyof typeof policy

/** The kind of error for callers without the permission, where the specification states another than 403. */
export const errorKinds: { readonly [R in Permission]?: HttpErrorKind } = {
  // Document 1, "Endpoint-specific error rules".
  'accept-merge-request': 'unauthenticated',
  'merge-into-branch': 'unauthenticated',
}

/** The record that a permission concerns, after its line in the policy: none or one. */
export type SubjectOf<R extends Permission> =
  Parameters<(typeof policy)[R]> extends [unknown, infer Subject] ? [Subject] : []

/**
 * Throws unless the caller has the permission: 401 for an anonymous caller and for the permissions that `errorKinds` lists,
 * else 403.
 */
export type Authorize = <R extends Permission>(permission: R, ...subject: SubjectOf<R>) => void

/** Whether the caller has the permission. */
export type Can = <R extends Permission>(permission: R, ...subject: SubjectOf<R>) => boolean
