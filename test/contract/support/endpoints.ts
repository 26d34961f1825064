/**
 * Every endpoint of the three documents, read from their tables: what the contract must declare, and nothing else.
 * Path parameters are written as the tables spell them.
 */
export const endpoints: Readonly<Record<string, readonly string[]>> = {
  // The row has `/:project_id/events`, its example is below `/projects`: both are declared.
  events: [
    'GET /events',
    'GET /users/{id}/events',
    'GET /{project_id}/events',
    'GET /projects/{project_id}/events',
  ],
  projects: [
    'GET /projects',
    'GET /projects/{id}',
    'GET /projects/{id}/users',
    'POST /projects',
    'POST /projects/user/{user_id}',
    'PUT /projects/{id}',
    'POST /projects/{id}/fork',
    'DELETE /projects/{id}',
  ],
  groups: [
    'GET /groups',
    'GET /groups/{id}/projects',
    'GET /groups/{id}',
    'POST /groups',
    'POST /groups/{id}/projects/{project_id}',
    'PUT /groups/{id}',
    'DELETE /groups/{id}',
  ],
  members: below(['/groups/{id}', '/projects/{id}'], {
    '/members': ['GET', 'POST'],
    '/members/{user_id}': ['GET', 'PUT', 'DELETE'],
  }),
  'access-requests': below(['/groups/{id}', '/projects/{id}'], {
    '/access_requests': ['GET', 'POST'],
    '/access_requests/{user_id}/approve': ['PUT'],
    '/access_requests/{user_id}': ['DELETE'],
  }),
  users: [
    'GET /users',
    'GET /users/{id}',
    'POST /users',
    'PUT /users/{id}',
    'DELETE /users/{id}',
    'GET /user',
    'GET /user/keys',
    'GET /users/{id}/keys',
    'GET /user/keys/{key_id}',
    'POST /user/keys',
    'POST /users/{id}/keys',
    'DELETE /user/keys/{key_id}',
    'DELETE /users/{id}/keys/{key_id}',
    'GET /user/emails',
    'GET /users/{id}/emails',
    'GET /user/emails/{email_id}',
  ],
  settings: ['GET /application/settings', 'PUT /application/settings'],
  'broadcast-messages': below(['/broadcast_messages'], {
    '': ['GET', 'POST'],
    '/{id}': ['GET', 'PUT', 'DELETE'],
  }),
  'notification-settings': below(['', '/groups/{id}', '/projects/{id}'], {
    '/notification_settings': ['GET', 'PUT'],
  }),
  todos: ['GET /todos', 'POST /todos/{id}/mark_as_done', 'POST /todos/mark_as_done'],
  commits: [
    ...below(['/projects/{id}/repository/commits'], {
      '': ['GET', 'POST'],
      '/{sha}': ['GET'],
      '/{sha}/cherry_pick': ['POST'],
      '/{sha}/diff': ['GET'],
      '/{sha}/comments': ['GET', 'POST'],
      '/{sha}/statuses': ['GET'],
    }),
    'POST /projects/{id}/statuses/{sha}',
  ],
  branches: [
    ...below(['/projects/{id}/repository/branches'], {
      '': ['GET', 'POST'],
      '/{branch}': ['GET', 'DELETE'],
      '/{branch}/protect': ['PUT'],
      '/{branch}/unprotect': ['PUT'],
    }),
    'DELETE /projects/{id}/repository/merged_branches',
  ],
  tags: below(['/projects/{id}/repository/tags'], {
    '': ['GET', 'POST'],
    '/{tag_name}': ['GET', 'DELETE'],
    '/{tag_name}/release': ['POST', 'PUT'],
  }),
  files: below(['/projects/{id}/repository/files/{file_path}'], {
    '': ['GET', 'POST', 'PUT', 'DELETE'],
    '/raw': ['GET'],
  }),
  issues: [
    'GET /issues',
    'GET /groups/{id}/issues',
    ...below(['/projects/{id}/issues'], { '': ['GET', 'POST'], '/{issue_iid}': ['GET'] }),
  ],
  'merge-requests': below(['/projects/{id}/merge_requests'], {
    '': ['GET', 'POST'],
    '/{merge_request_iid}': ['GET', 'PUT', 'DELETE'],
    '/{merge_request_iid}/commits': ['GET'],
    '/{merge_request_iid}/changes': ['GET'],
    '/{merge_request_iid}/merge': ['PUT'],
  }),
  notes: below(
    [
      '/projects/{id}/issues/{issue_iid}',
      '/projects/{id}/snippets/{snippet_id}',
      '/projects/{id}/merge_requests/{merge_request_iid}',
    ],
    { '/notes': ['GET', 'POST'], '/notes/{note_id}': ['GET', 'PUT', 'DELETE'] },
  ),
  'award-emoji': below(
    [
      '/projects/{id}/issues/{issue_iid}',
      '/projects/{id}/merge_requests/{merge_request_iid}',
      '/projects/{id}/snippets/{snippet_id}',
      '/projects/{id}/issues/{issue_iid}/notes/{note_id}',
      '/projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}',
    ],
    { '/award_emoji': ['GET', 'POST'], '/award_emoji/{award_id}': ['GET', 'DELETE'] },
  ),
  boards: below(['/projects/{id}/boards'], {
    '': ['GET'],
    '/{board_id}/lists': ['GET', 'POST'],
    '/{board_id}/lists/{list_id}': ['GET', 'PUT', 'DELETE'],
  }),
  jobs: [
    ...below(['/projects/{id}/jobs'], {
      '': ['GET'],
      '/{job_id}': ['GET'],
      '/{job_id}/artifacts': ['GET'],
      '/artifacts/{ref_name}/download': ['GET'],
      '/{job_id}/trace': ['GET'],
      '/{job_id}/cancel': ['POST'],
      '/{job_id}/retry': ['POST'],
      '/{job_id}/erase': ['POST'],
      '/{job_id}/artifacts/keep': ['POST'],
    }),
    'GET /projects/{id}/pipelines/{pipeline_id}/jobs',
  ],
  runners: [
    'GET /runners',
    'GET /runners/all',
    ...below(['/runners/{id}'], { '': ['GET', 'PUT', 'DELETE'] }),
    ...below(['/projects/{id}/runners'], { '': ['GET', 'POST'], '/{runner_id}': ['DELETE'] }),
  ],
  triggers: below(['/projects/{id}/triggers'], {
    '': ['GET', 'POST'],
    '/{trigger_id}': ['GET', 'PUT', 'DELETE'],
    '/{trigger_id}/take_ownership': ['POST'],
  }),
  variables: below(['/projects/{id}/variables'], { '': ['GET', 'POST'], '/{key}': ['GET', 'PUT', 'DELETE'] }),
  'worker-metrics': ['queue_metrics', 'process_metrics', 'job_stats', 'compound_metrics'].map(
    (name) => `GET /worker/${name}`,
  ),
}

/** Endpoints that the documents only name. */
export const namedOnly: readonly string[] = [
  'POST /users/{id}/block',
  'POST /users/{id}/unblock',
  'POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds',
  'GET /projects/{id}/deploy_keys',
  'DELETE /projects/{id}/deploy_keys/{key_id}',
  'POST /projects/{id}/unstar',
  ...['licences', 'gitignores', 'gitlab_ci_ymls', 'dockerfiles'].flatMap((kind) => [
    `GET /templates/${kind}`,
    `GET /templates/${kind}/{key}`,
  ]),
  'POST /environments/{environment_id}/stop',
  'POST /projects/{id}/{subscribable_type}/{subscribable_id}/subscribe',
  'POST /projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe',
  'GET /projects/{id}/pipelines',
  'POST /projects/{id}/trigger/pipeline',
  'GET /projects/{id}/repository/blobs/{sha}',
  'GET /projects/{id}/repository/tree',
]

function below(parents: readonly string[], methods: Readonly<Record<string, readonly string[]>>): string[] {
  return parents.flatMap((parent) =>
    Object.entries(methods).flatMap(([suffix, list]) => list.map((method) => `${method} ${parent}${suffix}`)),
  )
}
