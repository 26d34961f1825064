// Generated from openapi/ by `npm run build`; do not edit.

/** What the contract says of one operation. */
export interface OperationFacts {
  readonly area: string
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'
  /** Template without the version prefix, as in the document. */
  readonly path: string
  readonly parameters: {
    readonly path: readonly string[]
    readonly query: readonly string[]
    readonly header: readonly string[]
  }
  /** Empty when the operation takes no body. */
  readonly requestMediaTypes: readonly string[]
  /** Media types by status; empty when the response has no body. */
  readonly responses: { readonly [status: number]: readonly string[] }
  /** Whether success is one page of a list. */
  readonly list: boolean
  readonly access: { readonly ability: string; readonly callers: Callers }
  /** Whether it may be called without credentials. */
  readonly anonymous: boolean
  /** `name-only`: the specification names the operation and shows nothing of it. */
  readonly specified: 'full' | 'name-only'
  readonly rules: readonly string[]
}

export type Callers =
  'anyone' | 'authenticated' | 'administrator' | 'owner-or-administrator' | 'author-or-administrator' | 'permitted'

/** One sentence of the specification that can be true or false of a server. */
export interface RuleFacts {
  /** The operation it speaks of; null when it speaks of all. */
  readonly operation: string | null
  readonly text: string
  /** Document number and heading. */
  readonly source: string
  /** Why no black-box check can decide it. */
  readonly unchecked?: string
}

export const operations = {
  listProjects: {
    area: 'projects',
    method: 'GET',
    path: '/projects',
    parameters: {
      path: [],
      query: [
        'sudo',
        'archived',
        'visibility',
        'order_by',
        'sort',
        'search',
        'simple',
        'owned',
        'membership',
        'starred',
        'statistics',
        'with_issues_enabled',
        'with_merge_requests_enabled',
        'page',
        'per_page',
      ],
      header: ['SUDO'],
    },
    requestMediaTypes: [],
    responses: {
      200: ['application/json'],
      304: [],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    list: true,
    access: { ability: 'list-projects', callers: 'anyone' },
    anonymous: true,
    specified: 'full',
    rules: [
      'list-projects/lists-visible-projects',
      'list-projects/works-without-credentials',
      'list-projects/public-only-without-credentials',
      'list-projects/archived-filter',
      'list-projects/visibility-filter',
      'list-projects/visibility-values',
      'list-projects/order-by-values',
      'list-projects/ordered-by-creation',
      'list-projects/sort-ascending',
      'list-projects/descending-by-default',
      'list-projects/search-filter',
      'list-projects/simple-form',
      'list-projects/owned-filter',
      'list-projects/membership-filter',
      'list-projects/starred-filter',
      'list-projects/statistics-on-request',
      'list-projects/with-issues-enabled-filter',
      'list-projects/with-merge-requests-enabled-filter',
    ],
  },
  createProject: {
    area: 'projects',
    method: 'POST',
    path: '/projects',
    parameters: { path: [], query: ['sudo'], header: ['SUDO'] },
    requestMediaTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    responses: {
      201: ['application/json'],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
      409: ['application/json'],
      422: ['application/json'],
    },
    list: false,
    access: { ability: 'create-project', callers: 'authenticated' },
    anonymous: false,
    specified: 'full',
    rules: [
      'create-project/name-or-path-required',
      'create-project/name-alone-suffices',
      'create-project/path-alone-suffices',
      'create-project/path-from-name',
      'create-project/own-namespace-by-default',
      'create-project/given-namespace',
      'create-project/owned-by-caller',
      'create-project/visibility-is-a-string',
      'create-project/attributes-are-kept',
      'create-project/public-attribute-removed',
    ],
  },
  getProject: {
    area: 'projects',
    method: 'GET',
    path: '/projects/{id}',
    parameters: { path: ['id'], query: ['sudo', 'statistics'], header: ['SUDO'] },
    requestMediaTypes: [],
    responses: {
      200: ['application/json'],
      304: [],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    list: false,
    access: { ability: 'read-project', callers: 'anyone' },
    anonymous: true,
    specified: 'full',
    rules: [
      'get-project/by-id',
      'get-project/by-path',
      'get-project/public-without-credentials',
      'get-project/internal-for-signed-in-users',
      'get-project/private-needs-access',
      'get-project/unknown-is-404',
      'get-project/statistics-on-request',
      'get-project/owner-of-user-projects',
      'get-project/permissions-of-caller',
      'get-project/shared-with-groups',
    ],
  },
  updateProject: {
    area: 'projects',
    method: 'PUT',
    path: '/projects/{id}',
    parameters: { path: ['id'], query: ['sudo'], header: ['SUDO'] },
    requestMediaTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    responses: {
      200: ['application/json'],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
      422: ['application/json'],
    },
    list: false,
    access: { ability: 'update-project', callers: 'authenticated' },
    anonymous: false,
    specified: 'full',
    rules: [
      'update-project/name-required',
      'update-project/attributes-are-kept',
      'update-project/default-branch',
      'update-project/tag-list-replaces',
      'update-project/public-attribute-removed',
    ],
  },
  deleteProject: {
    area: 'projects',
    method: 'DELETE',
    path: '/projects/{id}',
    parameters: { path: ['id'], query: ['sudo'], header: ['SUDO'] },
    requestMediaTypes: [],
    responses: {
      200: ['application/json'],
      202: ['application/json'],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    list: false,
    access: { ability: 'delete-project', callers: 'authenticated' },
    anonymous: false,
    specified: 'full',
    rules: ['delete-project/accepted-with-json-body', 'delete-project/removes-the-project'],
  },
  listProjectUsers: {
    area: 'projects',
    method: 'GET',
    path: '/projects/{id}/users',
    parameters: { path: ['id'], query: ['sudo', 'search', 'page', 'per_page'], header: ['SUDO'] },
    requestMediaTypes: [],
    responses: {
      200: ['application/json'],
      304: [],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
    },
    list: true,
    access: { ability: 'read-project', callers: 'authenticated' },
    anonymous: false,
    specified: 'full',
    rules: ['list-project-users/lists-users', 'list-project-users/search-filter'],
  },
  forkProject: {
    area: 'projects',
    method: 'POST',
    path: '/projects/{id}/fork',
    parameters: { path: ['id'], query: ['sudo'], header: ['SUDO'] },
    requestMediaTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    responses: {
      201: ['application/json'],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
      409: ['application/json'],
      422: ['application/json'],
    },
    list: false,
    access: { ability: 'fork-project', callers: 'authenticated' },
    anonymous: false,
    specified: 'full',
    rules: [
      'fork-project/returns-new-project',
      'fork-project/own-namespace-by-default',
      'fork-project/asynchronous',
      'fork-project/v3-route-removed',
    ],
  },
  createProjectForUser: {
    area: 'projects',
    method: 'POST',
    path: '/projects/user/{user_id}',
    parameters: { path: ['user_id'], query: ['sudo'], header: ['SUDO'] },
    requestMediaTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    responses: {
      201: ['application/json'],
      400: ['application/json'],
      401: ['application/json'],
      403: ['application/json'],
      404: ['application/json'],
      409: ['application/json'],
      422: ['application/json'],
    },
    list: false,
    access: { ability: 'create-project-for-user', callers: 'administrator' },
    anonymous: false,
    specified: 'full',
    rules: [
      'create-project-for-user/administrators-only',
      'create-project-for-user/name-required',
      'create-project-for-user/owned-by-user',
      'create-project-for-user/given-path',
      'create-project-for-user/master-by-default',
      'create-project-for-user/given-namespace',
      'create-project-for-user/attributes-are-kept',
      'create-project-for-user/public-attribute-removed',
    ],
  },
} as const satisfies Record<string, OperationFacts>

export const rules = {
  'general/prefix-api-v4': {
    operation: null,
    text: 'Every path lies below the host address followed by the prefix `/api/v4`.',
    source: '1 § What the service does / Request conventions',
  },
  'general/responses-are-json': {
    operation: null,
    text: 'Responses that carry a record, a list or an error are JSON; a `.json` suffix on the URL is not needed.',
    source: '1 § What the service does / Request conventions',
  },
  'general/json-bodies': {
    operation: null,
    text: 'Attributes of a write may be sent as a JSON body.',
    source: '1 § What the service does / Request conventions',
  },
  'general/parameters-in-query': {
    operation: null,
    text: 'Parameters may be sent in the query string, those of writes included.',
    source: '1 § What the service does / Request conventions',
  },
  'general/parameters-as-form-fields': {
    operation: null,
    text: 'Parameters may be sent as form fields.',
    source: '1 § What the service does / Request conventions',
  },
  'general/project-id-or-path': {
    operation: null,
    text: 'Where a path below `/projects/` takes the `id` of a project, the numeric ID and the URL-encoded `NAMESPACE/PROJECT_NAME`, with `%2F` for the slash, address the same project.',
    source: '1 § What the service does / Request conventions',
  },
  'general/group-id-or-path': {
    operation: null,
    text: 'Where a path below `/groups/` takes the `id` of a group, the numeric ID and the URL-encoded group path address the same group.',
    source: '1 § What the service does / Request conventions',
  },
  'general/id-unique-on-instance': {
    operation: null,
    text: 'The `id` of a record is unique among the records of its kind on the whole instance.',
    source: '1 § What the service does / Request conventions',
  },
  'general/iid-unique-in-project': {
    operation: null,
    text: 'The `iid` of a record is unique among the records of its kind in one project; other projects may use it again.',
    source: '1 § What the service does / Request conventions',
  },
  'general/addressed-by-iid': {
    operation: null,
    text: 'Issues and merge requests, with the award emoji on them, are addressed by `iid`, not by `id`.',
    source: '1 § What the service does / Request conventions',
  },
  'general/timestamps-are-iso-8601': {
    operation: null,
    text: 'Timestamps are ISO 8601 strings.',
    source: '1 § What the service does / Request conventions',
  },
  'general/dates-are-days': {
    operation: null,
    text: 'Dates without a time are written `YYYY-MM-DD`.',
    source: '1 § What the service does / Request conventions',
  },
  'general/any-request-with-sudo': {
    operation: null,
    text: 'Any request may be made on behalf of another user with sudo.',
    source: '1 § What the service does / Request conventions',
  },
  'general/unauthenticated-is-401': {
    operation: null,
    text: 'Credentials that are missing where they are needed, or invalid, yield 401 with the body `{"message": "401 Unauthorized"}`.',
    source: '1 § Authentication',
  },
  'general/session-cookie': {
    operation: null,
    text: 'The session cookie `_service_session` authenticates a request when it is present.',
    source: '1 § Authentication',
  },
  'general/oauth2-parameter': {
    operation: null,
    text: 'An OAuth 2 token authenticates as the parameter `access_token`.',
    source: '1 § Authentication',
  },
  'general/oauth2-bearer': {
    operation: null,
    text: 'An OAuth 2 token authenticates in the header `Authorization: Bearer <token>`.',
    source: '1 § Authentication',
  },
  'general/private-token-parameter': {
    operation: null,
    text: 'A private token authenticates as the parameter `private_token`.',
    source: '1 § Authentication',
  },
  'general/private-token-header': {
    operation: null,
    text: 'A private token authenticates in the header `PRIVATE-TOKEN`.',
    source: '1 § Authentication',
  },
  'general/private-token-full-access': {
    operation: null,
    text: 'A private token gives access to everything that its user can do.',
    source: '1 § Authentication',
  },
  'general/personal-access-token': {
    operation: null,
    text: 'A personal access token authenticates as the parameter `private_token` and in the header `PRIVATE-TOKEN`.',
    source: '1 § Authentication',
  },
  'general/impersonation-token': {
    operation: null,
    text: 'An impersonation token authenticates as its user, in the same two places as a personal access token.',
    source: '1 § Authentication',
  },
  'general/sudo-query': {
    operation: null,
    text: 'An administrator acts as another user with the query parameter `sudo`.',
    source: '1 § Authentication',
  },
  'general/sudo-header': {
    operation: null,
    text: 'An administrator acts as another user with the header `SUDO`.',
    source: '1 § Authentication',
  },
  'general/sudo-by-id': {
    operation: null,
    text: 'Sudo takes the numeric ID of the user to act as.',
    source: '1 § Authentication',
  },
  'general/sudo-by-username': {
    operation: null,
    text: 'Sudo takes the username of the user to act as.',
    source: '1 § Authentication',
  },
  'general/sudo-needs-private-token': {
    operation: null,
    text: 'Sudo needs the private token of an administrator; with another kind of credential the request is not carried out as the other user.',
    source: '1 § Authentication',
  },
  'general/sudo-non-admin-is-403': {
    operation: null,
    text: 'Sudo with the credential of a user who is no administrator yields 403 with the message `403 Forbidden - Must be admin to use sudo`.',
    source: '1 § Authentication',
  },
  'general/sudo-unknown-user-is-404': {
    operation: null,
    text: 'Sudo with an ID or username that no user has yields 404 with the message `404 Not Found: No user id or username for: <id/username>`.',
    source: '1 § Authentication',
  },
  'general/authentication-by-default': {
    operation: null,
    text: 'Every operation needs authentication unless it is stated to be callable without.',
    source: '1 § Authentication',
  },
  'general/no-access-to-private-projects': {
    operation: null,
    text: 'What belongs to a private project is kept from users to whom no access was granted.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'general/internal-for-signed-in-users': {
    operation: null,
    text: 'An internal project is open to any signed-in user.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'general/administrator-operations': {
    operation: null,
    text: 'Operations for administrators refuse everybody else.',
    source: '1 § Authentication',
  },
  'general/success-is-200': {
    operation: null,
    text: 'A GET, PUT or DELETE that succeeds yields 200 unless another status is stated, and returns the resource as JSON.',
    source: '1 § Errors / Status codes',
  },
  'general/created-is-201': {
    operation: null,
    text: 'A POST that creates a resource yields 201 and returns the new resource as JSON.',
    source: '1 § Errors / Status codes',
  },
  'general/no-content-is-204': {
    operation: null,
    text: 'A success with no content is answered with 204 and an empty body.',
    source: '1 § Errors / Status codes',
  },
  'general/not-modified-is-304': {
    operation: null,
    text: 'A conditional read of a resource that was not modified since the last request may be answered with 304.',
    source: '1 § Errors / Status codes',
  },
  'general/invalid-attribute-is-400': {
    operation: null,
    text: 'A missing required attribute, or an attribute that fails validation, yields 400.',
    source: '1 § Errors / Status codes',
  },
  'general/not-allowed-is-403': {
    operation: null,
    text: 'A request that is not allowed for the authenticated user yields 403, unless another status is stated.',
    source: '1 § Errors / Status codes',
  },
  'general/not-found-is-404': {
    operation: null,
    text: 'A resource that is not there yields 404.',
    source: '1 § Errors / Status codes',
  },
  'general/conflict-is-409': {
    operation: null,
    text: 'A creation that collides with a resource that is already there may be answered with 409.',
    source: '1 § Errors / Status codes',
  },
  'general/unprocessable-is-422': {
    operation: null,
    text: 'An entity that cannot be processed may be answered with 422.',
    source: '1 § Errors / Status codes',
  },
  'general/delete-is-idempotent': {
    operation: null,
    text: 'Deleting a resource that was deleted already, or that does not exist, still yields 200, unless an exception is stated.',
    source: '1 § Errors / General rules',
  },
  'general/missing-attribute-body': {
    operation: null,
    text: 'A missing required attribute is answered with a `message` that is a string and names the attribute.',
    source: '1 § Errors / Error body shapes',
  },
  'general/validation-failure-body': {
    operation: null,
    text: 'A failed validation is answered with a `message` that is an object: an array of texts for each property, and for an embedded entity an object of the same kind below its name.',
    source: '1 § Errors / Error body shapes',
  },
  'general/unknown-route-is-404': {
    operation: null,
    text: 'A route that does not exist yields 404 with the body `{"error": "404 Not Found"}`.',
    source: '1 § Errors / Error body shapes',
  },
  'general/sudo-failure-body': {
    operation: null,
    text: 'A failure of sudo is answered with a `message` that is a string.',
    source: '1 § Errors / Error body shapes',
  },
  'general/page-default': { operation: null, text: 'Without `page`, a list shows its first page.', source: '1 § Limits' },
  'general/per-page-default': {
    operation: null,
    text: 'Without `per_page`, a page of a list holds 20 items at most.',
    source: '1 § Limits',
  },
  'general/per-page-maximum': {
    operation: null,
    text: 'A page of a list holds 100 items at most, whatever `per_page` says.',
    source: '1 § Limits',
  },
  'general/per-page-respected': {
    operation: null,
    text: 'A page holds as many items as `per_page` says, fewer on the last page.',
    source: '1 § Limits',
  },
  'general/page-headers-on-every-list': {
    operation: null,
    text: 'Every response that is an array has the headers `Link`, `X-Total`, `X-Total-Pages`, `X-Per-Page`, `X-Page`, `X-Next-Page` and `X-Prev-Page`.',
    source: '1 § Limits',
  },
  'general/link-relations': {
    operation: null,
    text: '`Link` has the relations `first` and `last`, `next` where a page follows, and `prev` where a page comes before.',
    source: '1 § Limits',
  },
  'general/links-are-full-urls': { operation: null, text: 'Each relation of `Link` is a full URL.', source: '1 § Limits' },
  'general/links-lead-through-the-list': {
    operation: null,
    text: 'Following `next` from the first page leads through the whole list, each item once, with the filters of the request.',
    source: '1 § Limits',
  },
  'general/x-total': {
    operation: null,
    text: '`X-Total` is the number of items in the whole list.',
    source: '1 § Limits',
  },
  'general/x-total-pages': {
    operation: null,
    text: '`X-Total-Pages` is the number of pages in the whole list.',
    source: '1 § Limits',
  },
  'general/x-per-page': { operation: null, text: '`X-Per-Page` is the number of items on a page.', source: '1 § Limits' },
  'general/x-page': {
    operation: null,
    text: '`X-Page` is the number of the current page, starting at 1.',
    source: '1 § Limits',
  },
  'general/x-next-page': {
    operation: null,
    text: '`X-Next-Page` is the number of the next page where there is one.',
    source: '1 § Limits',
  },
  'general/x-prev-page': {
    operation: null,
    text: '`X-Prev-Page` is the number of the previous page where there is one.',
    source: '1 § Limits',
  },
  'general/v3-project-lists-removed': {
    operation: null,
    text: 'The lists `GET /projects/visible` and `GET /projects/all` of version 3 are gone; `GET /projects` holds them both.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-project-search-removed': {
    operation: null,
    text: 'The search `GET /projects/:search` of version 3 is gone; `GET /projects?search=` searches.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-merge-request-route-removed': {
    operation: null,
    text: 'The routes below `GET /projects/merge_request/:id` of version 3 are gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-deploy-key-routes-removed': {
    operation: null,
    text: 'The routes `GET /projects/:id/keys` and `DELETE /projects/:id/deploy_keys/:key_id/disable` of version 3 are gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-unstar-route-removed': {
    operation: null,
    text: 'The route `DELETE /projects/:id/star` of version 3 is gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-template-routes-removed': {
    operation: null,
    text: 'The template routes of version 3 (`/licences`, `/gitignores`, `/gitlab_ci_ymls`, `/dockerfiles`, each also with a key) are gone from where they were.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-todo-routes-removed': {
    operation: null,
    text: 'The routes `DELETE /todos` and `DELETE /todos/:todo_id` of version 3 are gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-block-routes-removed': {
    operation: null,
    text: 'The routes `PUT /users/:id/block` and `PUT /users/:id/unblock` of version 3 are gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-owned-groups-removed': {
    operation: null,
    text: 'The route `GET /groups/owned` of version 3 is gone; `GET /groups?owned=true` takes its place.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-commit-jobs-removed': {
    operation: null,
    text: 'The route `GET /projects/:id/repository/commits/:sha/jobs` of version 3 is gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-builds-removed': {
    operation: null,
    text: 'The routes that spoke of builds in version 3 speak of jobs; `/projects/:id/builds` and what lies below is gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-trigger-route-removed': {
    operation: null,
    text: 'The route `POST /projects/:id/trigger/builds` of version 3 is gone.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-file-query-removed': {
    operation: null,
    text: 'The route `GET /projects/:id/repository/files?file_path=` of version 3 is gone; the path of the file is part of the URL.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-projects/lists-visible-projects': {
    operation: 'listProjects',
    text: 'The list holds the projects that are visible to the caller, whether the caller is a member of them or not.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/works-without-credentials': {
    operation: 'listProjects',
    text: 'The list can be called without credentials and then answers with status 200.',
    source: '1 § Authentication',
  },
  'list-projects/public-only-without-credentials': {
    operation: 'listProjects',
    text: 'Without credentials, the list holds public projects and no others.',
    source: '1 § Authentication',
  },
  'list-projects/archived-filter': {
    operation: 'listProjects',
    text: 'With `archived`, only projects whose `archived` has the given value are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/visibility-filter': {
    operation: 'listProjects',
    text: 'With `visibility`, only projects of that visibility are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/visibility-values': {
    operation: 'listProjects',
    text: 'The `visibility` filter takes `public`, `internal` and `private`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/order-by-values': {
    operation: 'listProjects',
    text: 'The list can be ordered by `id`, `name`, `path`, `created_at`, `updated_at` and `last_activity_at`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/ordered-by-creation': {
    operation: 'listProjects',
    text: 'Without `order_by`, the list is ordered by `created_at`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/sort-ascending': {
    operation: 'listProjects',
    text: 'With `sort=asc`, the order is ascending.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/descending-by-default': {
    operation: 'listProjects',
    text: 'Without `sort`, the order is descending.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/search-filter': {
    operation: 'listProjects',
    text: 'With `search`, only projects that match the text are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/simple-form': {
    operation: 'listProjects',
    text: 'With `simple=true`, only ID, URL, name and path of each project are returned.',
    source: '2 § Resources and their fields / Project',
  },
  'list-projects/owned-filter': {
    operation: 'listProjects',
    text: 'With `owned=true`, only projects that the caller owns are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/membership-filter': {
    operation: 'listProjects',
    text: 'With `membership=true`, only projects that the caller is a member of are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/starred-filter': {
    operation: 'listProjects',
    text: 'With `starred=true`, only projects that the caller has starred are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/statistics-on-request': {
    operation: 'listProjects',
    text: 'Each project carries `statistics` when `statistics=true` is given, and only then.',
    source: '2 § Resources and their fields / Project',
  },
  'list-projects/with-issues-enabled-filter': {
    operation: 'listProjects',
    text: 'With `with_issues_enabled=true`, only projects whose issues are enabled are listed.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/with-merge-requests-enabled-filter': {
    operation: 'listProjects',
    text: 'With `with_merge_requests_enabled=true`, only projects whose merge requests are enabled are listed.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/name-or-path-required': {
    operation: 'createProject',
    text: 'One of `name` and `path` is required; a request with neither yields 400.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/name-alone-suffices': {
    operation: 'createProject',
    text: 'With a `name` and no `path`, the project is created.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/path-alone-suffices': {
    operation: 'createProject',
    text: 'With a `path` and no `name`, the project is created.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/path-from-name': {
    operation: 'createProject',
    text: 'Without `path`, the path is made from the name, in lower case and with dashes.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/own-namespace-by-default': {
    operation: 'createProject',
    text: 'Without `namespace_id`, the project is created in the caller\'s namespace.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/given-namespace': {
    operation: 'createProject',
    text: 'With `namespace_id`, the project is created in that namespace.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/owned-by-caller': {
    operation: 'createProject',
    text: 'The new project is owned by the caller.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/visibility-is-a-string': {
    operation: 'createProject',
    text: 'The `visibility` is given as one of the strings `private`, `internal` and `public`, and the project then has it.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/attributes-are-kept': {
    operation: 'createProject',
    text: 'The optional attributes that are given (description, enable flags, merge restrictions, request access, topics) are those that the project has afterwards.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/public-attribute-removed': {
    operation: 'createProject',
    text: 'The attribute `public` of version 3 makes no project public any more; `visibility` does.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-project/by-id': {
    operation: 'getProject',
    text: 'The numeric ID leads to the project.',
    source: '1 § What the service does / Request conventions',
  },
  'get-project/by-path': {
    operation: 'getProject',
    text: 'The URL-encoded path `NAMESPACE/PROJECT_NAME`, with `%2F` for the slash, leads to the same project.',
    source: '1 § What the service does / Request conventions',
  },
  'get-project/public-without-credentials': {
    operation: 'getProject',
    text: 'A publicly accessible project can be read without credentials.',
    source: '1 § Authentication',
  },
  'get-project/internal-for-signed-in-users': {
    operation: 'getProject',
    text: 'An internal project can be read by any signed-in user.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'get-project/private-needs-access': {
    operation: 'getProject',
    text: 'A private project is shown only to users to whom access was granted.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'get-project/unknown-is-404': {
    operation: 'getProject',
    text: 'An ID or path that belongs to no project yields 404.',
    source: '1 § Errors / Status codes',
  },
  'get-project/statistics-on-request': {
    operation: 'getProject',
    text: 'The project carries `statistics` when `statistics=true` is given, and only then.',
    source: '2 § Resources and their fields / Project',
  },
  'get-project/owner-of-user-projects': {
    operation: 'getProject',
    text: 'A project that a user owns shows its `owner` with `id`, `name` and `created_at`.',
    source: '2 § Resources and their fields / Project',
  },
  'get-project/permissions-of-caller': {
    operation: 'getProject',
    text: '`permissions` is present when the caller has access as a member of the project or of its group, and shows the caller\'s access level there.',
    source: '2 § Resources and their fields / Project',
  },
  'get-project/shared-with-groups': {
    operation: 'getProject',
    text: '`shared_with_groups` names each group that the project is shared with, by ID, name and access level.',
    source: '2 § Resources and their fields / Project',
    unchecked: 'No operation of the interface shares a project with a group, so a black box cannot bring one about.',
  },
  'update-project/name-required': {
    operation: 'updateProject',
    text: 'The `name` is required; a request without it yields 400.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/attributes-are-kept': {
    operation: 'updateProject',
    text: 'The optional attributes that are given (path, description, enable flags, visibility, merge restrictions, request access) are those that the project has afterwards.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/default-branch': {
    operation: 'updateProject',
    text: 'With `default_branch`, the project\'s default branch is the given one.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/tag-list-replaces': {
    operation: 'updateProject',
    text: 'The topics in `tag_list` are those that finally stay assigned; others are taken off.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/public-attribute-removed': {
    operation: 'updateProject',
    text: 'The attribute `public` of version 3 makes no project public any more; `visibility` does.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'delete-project/accepted-with-json-body': {
    operation: 'deleteProject',
    text: 'A removal that is accepted yields 202 with a JSON body.',
    source: '2 § Endpoints / Projects',
  },
  'delete-project/removes-the-project': {
    operation: 'deleteProject',
    text: 'After the removal, which is asynchronous, the project is not found any more.',
    source: '2 § Endpoints / Projects',
  },
  'list-project-users/lists-users': {
    operation: 'listProjectUsers',
    text: 'The list holds the users of the project, each as a user summary.',
    source: '2 § Endpoints / Projects',
  },
  'list-project-users/search-filter': {
    operation: 'listProjectUsers',
    text: 'With `search`, only users that match the text are listed.',
    source: '2 § Endpoints / Projects',
  },
  'fork-project/returns-new-project': {
    operation: 'forkProject',
    text: 'The new project is returned.',
    source: '2 § Endpoints / Projects',
  },
  'fork-project/own-namespace-by-default': {
    operation: 'forkProject',
    text: 'Unless a namespace is given, the fork lies in the caller\'s namespace.',
    source: '2 § Endpoints / Projects',
  },
  'fork-project/asynchronous': {
    operation: 'forkProject',
    text: 'The fork is asynchronous: the answer comes at once, and reading the new project\'s `import_status` tells when the fork is complete.',
    source: '2 § States and transitions',
  },
  'fork-project/v3-route-removed': {
    operation: 'forkProject',
    text: 'The route `POST /projects/fork/:id` of version 3 does not fork any more.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-project-for-user/administrators-only': {
    operation: 'createProjectForUser',
    text: 'Only administrators may create a project for a user.',
    source: '1 § Authentication',
  },
  'create-project-for-user/name-required': {
    operation: 'createProjectForUser',
    text: 'The `name` is required; a request without it yields 400.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/owned-by-user': {
    operation: 'createProjectForUser',
    text: 'The new project is owned by the user whose ID is in the path.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/given-path': {
    operation: 'createProjectForUser',
    text: 'With `path`, the project has that path.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/master-by-default': {
    operation: 'createProjectForUser',
    text: 'Without `default_branch`, the default branch is `master`.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/given-namespace': {
    operation: 'createProjectForUser',
    text: 'With `namespace_id`, the project is created in that namespace.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/attributes-are-kept': {
    operation: 'createProjectForUser',
    text: 'The optional attributes of project creation are taken here as well, and the project has them afterwards.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/public-attribute-removed': {
    operation: 'createProjectForUser',
    text: 'The attribute `public` of version 3 makes no project public any more; `visibility` does.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
} as const satisfies Record<string, RuleFacts>

export type OperationId = keyof typeof operations
export type AreaName = (typeof operations)[OperationId]['area']
export type OperationsOf<Area extends AreaName> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends Area ? Id : never
}[OperationId]
export type Ability = (typeof operations)[OperationId]['access']['ability']
export type RuleId = keyof typeof rules
