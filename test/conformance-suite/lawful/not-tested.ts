/** Unspecified points of the contract that no variation decides, each with the reason; `*` matches any part. */
export const notTested: Readonly<Record<string, string>> = {
  'authentication/token-scopes': 'The suite asks for tokens of every scope.',
  'authentication/session-sign-in': 'Not part of the API.',
  'authentication/oauth2-endpoints': 'Not part of the API.',
  'conventions/time-tracking': 'No route is specified.',
  'events/webhooks': 'The suite receives no webhooks.',
  'limits/rate-limits': 'A run finishes only below the limit; 429 is not a specified status.',
  'versioning/service-version': 'No route is specified.',
  'endpoints/other-resources': 'No route is specified.',
  'users/other-endpoints': 'No route is specified.',
  'get-issue/other-endpoints': 'No route is specified.',
  'list-boards/writes': 'No route is specified.',
  'list-jobs/other-endpoints': 'No route is specified.',
  'get-merge-request/route-without-project': 'The suite does not request the route.',
  'stop-environment/route-within-project': 'The suite does not request the route.',
  'cancel-merge-when-pipeline-succeeds/path-parameter': 'The point is about a name only.',
  'create-issue-note/issue-id': 'The point is about a name only.',
  'get-issue/transitions': 'The suite causes the transition through provisioning.',
  'get-job/transitions': 'The suite causes the transition through provisioning.',
  'get-job/finished-states': 'The suite cancels and retries only jobs in states whose names say it.',
  'create-project/namespace-permission': 'The suite sends the request as an owner of the group.',
  'create-group/nesting-permission': 'The suite sends the request as an owner of the group.',
  'list-project-users/search-fields': 'The user that the suite searches for has the text in every property.',
  'members/query-fields': 'The user that the suite searches for has the text in every property.',
  'members/unknown-user': 'The suite adds only existing users as members.',
  'members/expiry-when-absent':
    'The suite does not update a membership with an expiry date without giving one.',
  'delete-user/what-counts-as-contribution':
    'The suite deletes authors of merge requests, issues and notes only: a server that does not count these looks like one that loses contributions.',
  'block-user/effects': 'The suite sends no request as a blocked user.',
  'update-application-settings/required-when-set-before':
    'The check skips a server on which the other setting is set.',
  'update-notification-settings/accepted-addresses':
    'The suite sends the primary email address of the caller.',
  'list-todos/state-with-other-filters': 'The suite combines no other filter with todos that are done.',
  'list-commits/compared-date': 'The commits of the suite have the same author and committer date.',
  'create-commit-status/coverage': 'The suite does not read the coverage.',
  'delete-merged-branches/protected': 'The suite protects no merged branch.',
  '*/other-labels': 'The suite sends `No+Label` without other labels.',
  '*/names': 'The suite sends `heart` and `thumbsup`; it cannot check award emoji on a server without them.',
  'download-artifacts-of-ref/several':
    'The suite creates no two successful jobs with artifacts for one name and ref.',
  '*/online': 'The runners of the suite contacted the server just now or years ago.',
  'projects/merge-when-pipeline-succeeds': 'The suite does not send it.',
  'update-project/default-branch-when-absent':
    'The suite does not update a project with another default branch without giving one.',
  'ssh-keys/key-formats':
    'The suite sends Ed25519 keys; it cannot check SSH keys on a server that rejects them.',
  'notification-settings/meaning-of-levels': 'The suite receives no email.',
}
