// Generated from openapi/ by `npm run build`; do not edit.

/** One sentence of the specification that can be true or false of a server. */
export interface RuleFacts {
  /** The operation it concerns; null if it concerns all. */
  readonly operation: string | null
  readonly text: string
  /** Document number and heading. */
  readonly source: string
  /** Why no black-box check can decide it. */
  readonly unchecked?: string
}

/** Every rule of the contract, by its id: which sentence of the specification it is, and where it stands. */
export const rules = {
  'general/prefix-api-v4': {
    operation: null,
    text: 'Every path is relative to the host URL followed by the prefix `/api/v4`.',
    source: '1 § What the service does / Request conventions; 1 § Versioning',
  },
  'general/responses-are-json': {
    operation: null,
    text: 'Responses with a record, a list or an error are JSON. A `.json` suffix on the URL is not required.',
    source: '1 § What the service does / Request conventions; 1 § What the service does',
  },
  'general/json-bodies': {
    operation: null,
    text: 'The parameters of a write are accepted as a JSON body.',
    source: '1 § What the service does / Request conventions',
  },
  'general/parameters-in-query': {
    operation: null,
    text: 'Parameters are accepted in the query string, including the parameters of writes.',
    source: '1 § What the service does / Request conventions',
  },
  'general/parameters-as-form-fields': {
    operation: null,
    text: 'Parameters are accepted as form fields.',
    source: '1 § What the service does / Request conventions',
  },
  'general/project-id-or-path': {
    operation: null,
    text: 'In a path below `/projects/`, the numeric ID of a project and its URL-encoded `NAMESPACE/PROJECT_NAME`, with `%2F` for the slash, identify the same project.',
    source: '1 § What the service does / Request conventions; 3 § Endpoints',
  },
  'general/group-id-or-path': {
    operation: null,
    text: 'In a path below `/groups/`, the numeric ID of a group and its URL-encoded path identify the same group.',
    source: '1 § What the service does / Request conventions',
  },
  'general/id-unique-on-instance': {
    operation: null,
    text: 'The `id` of a record is unique among the records of its kind in the whole instance.',
    source: '1 § What the service does / Request conventions',
  },
  'general/iid-unique-in-project': {
    operation: null,
    text: 'The `iid` of a record is unique among the records of its kind in one project. Records of other projects may have the same `iid`.',
    source: '1 § What the service does / Request conventions',
  },
  'general/addressed-by-iid': {
    operation: null,
    text: 'Paths of issues and merge requests, and of the award emoji on them, contain the `iid`, not the `id`.',
    source: '1 § What the service does / Request conventions; 1 § Versioning / Changes from v3 to v4; 3 § Endpoints / Issues; 3 § Endpoints / Merge requests',
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
  'general/session-cookie': {
    operation: null,
    text: 'The session cookie `_service_session` authenticates a request when it is present.',
    source: '1 § Authentication',
  },
  'general/no-session-through-the-api': {
    operation: null,
    text: 'A new session cookie cannot be created through the API.',
    source: '1 § Authentication',
    unchecked: 'No operation exists that could be tested for it.',
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
    text: 'A private token grants access to everything that its user can do.',
    source: '1 § Authentication',
  },
  'general/personal-access-token': {
    operation: null,
    text: 'A personal access token authenticates as the parameter `private_token` and in the header `PRIVATE-TOKEN`.',
    source: '1 § Authentication',
  },
  'general/personal-access-token-scopes': {
    operation: null,
    text: 'A personal access token has granular permissions. A private token has full access.',
    source: '1 § Authentication',
    unchecked: 'The scopes are not specified. No test can decide which scope permits what.',
  },
  'general/impersonation-token': {
    operation: null,
    text: 'An impersonation token authenticates as its user, in the same parameter and header as a personal access token.',
    source: '1 § Authentication',
  },
  'general/impersonation-tokens-by-administrators': {
    operation: null,
    text: 'Only an administrator can create an impersonation token, for a specific user.',
    source: '1 § Authentication',
    unchecked: 'The API has no operation that creates tokens.',
  },
  'general/administrator-operations': {
    operation: null,
    text: 'Operations for administrators reject all other callers.',
    source: '1 § Authentication',
  },
  'general/authentication-by-default': {
    operation: null,
    text: 'Every operation requires authentication unless the specification states that it does not.',
    source: '1 § Authentication',
  },
  'general/unauthenticated-is-401': {
    operation: null,
    text: 'If credentials are required and missing, or invalid, the server returns 401 with the body `{"message": "401 Unauthorized"}`.',
    source: '1 § Authentication; 1 § Errors / Status codes; 1 § Errors / Error body shapes',
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
    text: 'Sudo accepts the numeric ID of the user to act as.',
    source: '1 § Authentication',
  },
  'general/sudo-by-username': {
    operation: null,
    text: 'Sudo accepts the username of the user to act as.',
    source: '1 § Authentication',
  },
  'general/sudo-needs-private-token': {
    operation: null,
    text: 'Sudo requires the private token of an administrator. With another kind of credential, the server does not carry out the request as the other user.',
    source: '1 § Authentication',
  },
  'general/sudo-non-admin-is-403': {
    operation: null,
    text: 'Sudo with the credential of a user who is not an administrator returns 403 with the message `403 Forbidden - Must be admin to use sudo`.',
    source: '1 § Authentication',
  },
  'general/sudo-unknown-user-is-404': {
    operation: null,
    text: 'Sudo with an ID or username that no user has returns 404 with the message `404 Not Found: No user id or username for: <id/username>`.',
    source: '1 § Authentication',
  },
  'general/page-default': { operation: null, text: 'Without `page`, a list returns its first page.', source: '1 § Limits' },
  'general/per-page-default': {
    operation: null,
    text: 'Without `per_page`, a page of a list has at most 20 items.',
    source: '1 § Limits',
  },
  'general/per-page-maximum': {
    operation: null,
    text: 'A page of a list has at most 100 items, with any value of `per_page`.',
    source: '1 § Limits',
  },
  'general/per-page-respected': {
    operation: null,
    text: 'A page has `per_page` items; the last page may have fewer.',
    source: '1 § Limits',
  },
  'general/page-headers-on-every-list': {
    operation: null,
    text: 'Every response that is an array has the headers `Link`, `X-Total`, `X-Total-Pages`, `X-Per-Page`, `X-Page`, `X-Next-Page` and `X-Prev-Page`.',
    source: '1 § Limits; 1 § Versioning / Changes from v3 to v4; 2 § Endpoints; 3 § Endpoints',
  },
  'general/link-relations': {
    operation: null,
    text: '`Link` has the relations `first` and `last`; it has `next` if there is a next page, and `prev` if there is a previous page.',
    source: '1 § Limits',
  },
  'general/links-are-full-urls': { operation: null, text: 'Each relation of `Link` is a full URL.', source: '1 § Limits' },
  'general/links-lead-through-the-list': {
    operation: null,
    text: 'Following `next` from the first page returns the whole list, each item once, with the filters of the request.',
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
  'general/x-per-page': { operation: null, text: '`X-Per-Page` is the number of items per page.', source: '1 § Limits' },
  'general/x-page': {
    operation: null,
    text: '`X-Page` is the number of the current page, starting at 1.',
    source: '1 § Limits',
  },
  'general/x-next-page': {
    operation: null,
    text: '`X-Next-Page` is the number of the next page if there is one.',
    source: '1 § Limits',
  },
  'general/x-prev-page': {
    operation: null,
    text: '`X-Prev-Page` is the number of the previous page if there is one.',
    source: '1 § Limits',
  },
  'general/success-is-200': {
    operation: null,
    text: 'A successful GET, PUT or DELETE returns 200 with the resource as JSON, unless another status is stated.',
    source: '1 § Errors / Status codes',
  },
  'general/created-is-201': {
    operation: null,
    text: 'A POST that creates a resource returns 201 with the new resource as JSON.',
    source: '1 § Errors / Status codes',
  },
  'general/no-content-is-204': {
    operation: null,
    text: 'A success with no content returns 204 with an empty body.',
    source: '1 § Errors / Status codes',
  },
  'general/not-modified-is-304': {
    operation: null,
    text: 'Status 304 means that the resource was not modified since the last request.',
    source: '1 § Errors / Status codes',
    unchecked: 'Each operation states when it returns this status.',
  },
  'general/invalid-attribute-is-400': {
    operation: null,
    text: 'A missing required attribute, or an attribute that fails validation, returns 400.',
    source: '1 § Errors / Status codes',
  },
  'general/not-allowed-is-403': {
    operation: null,
    text: 'A request that is not allowed for the authenticated user returns 403, unless another status is stated.',
    source: '1 § Errors / Status codes',
  },
  'general/not-found-is-404': {
    operation: null,
    text: 'A resource that does not exist returns 404.',
    source: '1 § Errors / Status codes',
  },
  'general/not-supported-is-405': {
    operation: null,
    text: 'Status 405 means that the request is not supported.',
    source: '1 § Errors / Status codes',
    unchecked: 'Each operation states when it returns this status.',
  },
  'general/conflict-is-409': {
    operation: null,
    text: 'Status 409 means that a conflicting resource already exists.',
    source: '1 § Errors / Status codes',
    unchecked: 'Each operation states when it returns this status.',
  },
  'general/unprocessable-is-422': {
    operation: null,
    text: 'Status 422 means that the entity could not be processed.',
    source: '1 § Errors / Status codes',
    unchecked: 'Each operation states when it returns this status.',
  },
  'general/server-failure-is-500': {
    operation: null,
    text: 'Status 500 means that the server failed.',
    source: '1 § Errors / Status codes',
    unchecked: 'A black-box test cannot cause a failure of the server. A response with 500 fails the check that receives it.',
  },
  'general/delete-is-idempotent': {
    operation: null,
    text: 'Deleting a resource that was already deleted, or that does not exist, returns 200, unless an exception is stated.',
    source: '1 § Errors / General rules',
  },
  'general/missing-attribute-body': {
    operation: null,
    text: 'If a required attribute is missing, `message` is a string that names the attribute.',
    source: '1 § Errors / Error body shapes',
  },
  'general/validation-failure-body': {
    operation: null,
    text: 'If validation failed, `message` is an object with an array of texts per property, and for an embedded entity an object of the same form below its name.',
    source: '1 § Errors / Error body shapes',
  },
  'general/unknown-route-is-404': {
    operation: null,
    text: 'A route that does not exist returns 404 with the body `{"error": "404 Not Found"}`.',
    source: '1 § Errors / Error body shapes',
  },
  'general/sudo-failure-body': {
    operation: null,
    text: 'If sudo fails, `message` is a string.',
    source: '1 § Errors / Error body shapes',
  },
  'general/v3-project-search-removed': {
    operation: null,
    text: 'The route `GET /projects/:search` of version 3 is removed. `GET /projects?search=` searches.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-merge-request-route-removed': {
    operation: null,
    text: 'The routes below `GET /projects/merge_request/:id` of version 3 are removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-deploy-key-routes-removed': {
    operation: null,
    text: 'The routes `GET /projects/:id/keys` and `DELETE /projects/:id/deploy_keys/:key_id/disable` of version 3 are removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-unstar-route-removed': {
    operation: null,
    text: 'The route `DELETE /projects/:id/star` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-template-routes-removed': {
    operation: null,
    text: 'The template routes of version 3 (`/licences`, `/gitignores`, `/gitlab_ci_ymls`, `/dockerfiles`, each also with a key) are removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-todo-routes-removed': {
    operation: null,
    text: 'The routes `DELETE /todos` and `DELETE /todos/:todo_id` of version 3 are removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-project-lists-removed': {
    operation: null,
    text: 'The lists `GET /projects/visible` and `GET /projects/all` of version 3 are removed. `GET /projects` returns the projects of both.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-block-routes-removed': {
    operation: null,
    text: 'The routes `PUT /users/:id/block` and `PUT /users/:id/unblock` of version 3 are removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/visibility-is-a-string': {
    operation: null,
    text: '`visibility` is a string in all requests and responses.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-owned-groups-removed': {
    operation: null,
    text: 'The route `GET /groups/owned` of version 3 is removed. `GET /groups?owned=true` replaces it.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-commit-jobs-removed': {
    operation: null,
    text: 'The route `GET /projects/:id/repository/commits/:sha/jobs` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-builds-removed': {
    operation: null,
    text: 'The build routes of version 3 are renamed job routes. `/projects/:id/builds` and the routes below it are removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-trigger-route-removed': {
    operation: null,
    text: 'The route `POST /projects/:id/trigger/builds` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/v3-file-query-removed': {
    operation: null,
    text: 'The route `GET /projects/:id/repository/files?file_path=` of version 3 is removed. The path of the file is part of the URL.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/blob-attributes': {
    operation: null,
    text: 'The route `GET /projects/:id/repository/blobs/:sha` returns the attributes of the blob as a JSON object.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'general/no-access-to-private-projects': {
    operation: null,
    text: 'Users without access to a private project cannot access its resources.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'general/no-access-to-private-groups': {
    operation: null,
    text: 'Users without access to a private group cannot access it or its resources.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'general/internal-for-signed-in-users': {
    operation: null,
    text: 'Any authenticated user can access an internal project.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'list-events/own-events': {
    operation: 'listEvents',
    text: 'The list contains the events of the authenticated user.',
    source: '1 § Events / Endpoints',
  },
  'list-events/action-filter': {
    operation: 'listEvents',
    text: 'With `action`, the list contains only events with this action type.',
    source: '1 § Events / Endpoints',
  },
  'list-events/action-values': {
    operation: 'listEvents',
    text: 'The filter `action` accepts `created`, `updated`, `closed`, `reopened`, `pushed`, `commented`, `merged`, `joined`, `left`, `destroyed` and `expired`.',
    source: '1 § Events / Filter values',
  },
  'list-events/target-type-filter': {
    operation: 'listEvents',
    text: 'With `target_type`, the list contains only events with this target type.',
    source: '1 § Events / Endpoints',
  },
  'list-events/target-type-values': {
    operation: 'listEvents',
    text: 'The filter `target_type` accepts `issue`, `milestone`, `merge_request`, `note`, `project`, `snippet` and `user`.',
    source: '1 § Events / Filter values',
  },
  'list-events/before-filter': {
    operation: 'listEvents',
    text: 'With `before`, a date `YYYY-MM-DD`, the list contains only events created before that date.',
    source: '1 § Events / Endpoints',
  },
  'list-events/after-filter': {
    operation: 'listEvents',
    text: 'With `after`, a date `YYYY-MM-DD`, the list contains only events created after that date.',
    source: '1 § Events / Endpoints',
  },
  'list-events/descending-by-default': {
    operation: 'listEvents',
    text: 'Without `sort`, the list is sorted from the newest to the oldest event.',
    source: '1 § Events / Endpoints',
  },
  'list-events/sort-ascending': {
    operation: 'listEvents',
    text: 'With `sort=asc`, the list is sorted from the oldest to the newest event.',
    source: '1 § Events / Endpoints',
  },
  'list-events/note-on-note-events': {
    operation: 'listEvents',
    text: 'An event whose target is a note includes `note`.',
    source: '1 § Events / Event record',
  },
  'list-events/data-on-push-events': {
    operation: 'listEvents',
    text: 'A push event includes the data of the push in `data`. Other events have null.',
    source: '1 § Events / Event record',
  },
  'list-events/capitalized-target-type': {
    operation: 'listEvents',
    text: '`target_type` of an event is capitalized, for example `Issue` or `Note`.',
    source: '1 § Events / Event record',
  },
  'list-user-events/contributions-of-the-user': {
    operation: 'listUserEvents',
    text: 'The list contains the contribution events of the given user.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/by-id': {
    operation: 'listUserEvents',
    text: 'The numeric ID identifies the user.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/by-username': {
    operation: 'listUserEvents',
    text: 'The username identifies the user.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/action-filter': {
    operation: 'listUserEvents',
    text: 'With `action`, the list contains only events with this action type.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/action-values': {
    operation: 'listUserEvents',
    text: 'The filter `action` accepts `created`, `updated`, `closed`, `reopened`, `pushed`, `commented`, `merged`, `joined`, `left`, `destroyed` and `expired`.',
    source: '1 § Events / Filter values',
  },
  'list-user-events/target-type-filter': {
    operation: 'listUserEvents',
    text: 'With `target_type`, the list contains only events with this target type.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/target-type-values': {
    operation: 'listUserEvents',
    text: 'The filter `target_type` accepts `issue`, `milestone`, `merge_request`, `note`, `project`, `snippet` and `user`.',
    source: '1 § Events / Filter values',
  },
  'list-user-events/before-filter': {
    operation: 'listUserEvents',
    text: 'With `before`, a date `YYYY-MM-DD`, the list contains only events created before that date.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/after-filter': {
    operation: 'listUserEvents',
    text: 'With `after`, a date `YYYY-MM-DD`, the list contains only events created after that date.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/descending-by-default': {
    operation: 'listUserEvents',
    text: 'Without `sort`, the list is sorted from the newest to the oldest event.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/sort-ascending': {
    operation: 'listUserEvents',
    text: 'With `sort=asc`, the list is sorted from the oldest to the newest event.',
    source: '1 § Events / Endpoints',
  },
  'list-user-events/note-on-note-events': {
    operation: 'listUserEvents',
    text: 'An event whose target is a note includes `note`.',
    source: '1 § Events / Event record',
  },
  'list-user-events/data-on-push-events': {
    operation: 'listUserEvents',
    text: 'A push event includes the data of the push in `data`. Other events have null.',
    source: '1 § Events / Event record',
  },
  'list-user-events/capitalized-target-type': {
    operation: 'listUserEvents',
    text: '`target_type` of an event is capitalized, for example `Issue` or `Note`.',
    source: '1 § Events / Event record',
  },
  'list-project-events/visible-events-of-the-project': {
    operation: 'listProjectEvents',
    text: 'The list contains the visible events of the project.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/by-id': {
    operation: 'listProjectEvents',
    text: 'The numeric ID identifies the project.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/by-path': {
    operation: 'listProjectEvents',
    text: 'The URL-encoded path identifies the project.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/action-filter': {
    operation: 'listProjectEvents',
    text: 'With `action`, the list contains only events with this action type.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/action-values': {
    operation: 'listProjectEvents',
    text: 'The filter `action` accepts `created`, `updated`, `closed`, `reopened`, `pushed`, `commented`, `merged`, `joined`, `left`, `destroyed` and `expired`.',
    source: '1 § Events / Filter values',
  },
  'list-project-events/target-type-filter': {
    operation: 'listProjectEvents',
    text: 'With `target_type`, the list contains only events with this target type.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/target-type-values': {
    operation: 'listProjectEvents',
    text: 'The filter `target_type` accepts `issue`, `milestone`, `merge_request`, `note`, `project`, `snippet` and `user`.',
    source: '1 § Events / Filter values',
  },
  'list-project-events/before-filter': {
    operation: 'listProjectEvents',
    text: 'With `before`, a date `YYYY-MM-DD`, the list contains only events created before that date.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/after-filter': {
    operation: 'listProjectEvents',
    text: 'With `after`, a date `YYYY-MM-DD`, the list contains only events created after that date.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/descending-by-default': {
    operation: 'listProjectEvents',
    text: 'Without `sort`, the list is sorted from the newest to the oldest event.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/sort-ascending': {
    operation: 'listProjectEvents',
    text: 'With `sort=asc`, the list is sorted from the oldest to the newest event.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events/note-on-note-events': {
    operation: 'listProjectEvents',
    text: 'An event whose target is a note includes `note`.',
    source: '1 § Events / Event record',
  },
  'list-project-events/data-on-push-events': {
    operation: 'listProjectEvents',
    text: 'A push event includes the data of the push in `data`. Other events have null.',
    source: '1 § Events / Event record',
  },
  'list-project-events/capitalized-target-type': {
    operation: 'listProjectEvents',
    text: '`target_type` of an event is capitalized, for example `Issue` or `Note`.',
    source: '1 § Events / Event record',
  },
  'list-project-events-at-root/visible-events-of-the-project': {
    operation: 'listProjectEventsAtRoot',
    text: 'The list contains the visible events of the project.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/by-id': {
    operation: 'listProjectEventsAtRoot',
    text: 'The numeric ID identifies the project.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/by-path': {
    operation: 'listProjectEventsAtRoot',
    text: 'The URL-encoded path identifies the project.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/same-as-below-projects': {
    operation: 'listProjectEventsAtRoot',
    text: 'The list is the same as the list of `/projects/:project_id/events`.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/action-filter': {
    operation: 'listProjectEventsAtRoot',
    text: 'With `action`, the list contains only events with this action type.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/action-values': {
    operation: 'listProjectEventsAtRoot',
    text: 'The filter `action` accepts `created`, `updated`, `closed`, `reopened`, `pushed`, `commented`, `merged`, `joined`, `left`, `destroyed` and `expired`.',
    source: '1 § Events / Filter values',
  },
  'list-project-events-at-root/target-type-filter': {
    operation: 'listProjectEventsAtRoot',
    text: 'With `target_type`, the list contains only events with this target type.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/target-type-values': {
    operation: 'listProjectEventsAtRoot',
    text: 'The filter `target_type` accepts `issue`, `milestone`, `merge_request`, `note`, `project`, `snippet` and `user`.',
    source: '1 § Events / Filter values',
  },
  'list-project-events-at-root/before-filter': {
    operation: 'listProjectEventsAtRoot',
    text: 'With `before`, a date `YYYY-MM-DD`, the list contains only events created before that date.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/after-filter': {
    operation: 'listProjectEventsAtRoot',
    text: 'With `after`, a date `YYYY-MM-DD`, the list contains only events created after that date.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/descending-by-default': {
    operation: 'listProjectEventsAtRoot',
    text: 'Without `sort`, the list is sorted from the newest to the oldest event.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/sort-ascending': {
    operation: 'listProjectEventsAtRoot',
    text: 'With `sort=asc`, the list is sorted from the oldest to the newest event.',
    source: '1 § Events / Endpoints',
  },
  'list-project-events-at-root/note-on-note-events': {
    operation: 'listProjectEventsAtRoot',
    text: 'An event whose target is a note includes `note`.',
    source: '1 § Events / Event record',
  },
  'list-project-events-at-root/data-on-push-events': {
    operation: 'listProjectEventsAtRoot',
    text: 'A push event includes the data of the push in `data`. Other events have null.',
    source: '1 § Events / Event record',
  },
  'list-project-events-at-root/capitalized-target-type': {
    operation: 'listProjectEventsAtRoot',
    text: '`target_type` of an event is capitalized, for example `Issue` or `Note`.',
    source: '1 § Events / Event record',
  },
  'list-projects/lists-visible-projects': {
    operation: 'listProjects',
    text: 'The list contains the projects that are visible to the caller, whether the caller is a member or not.',
    source: '2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4',
  },
  'list-projects/archived-filter': {
    operation: 'listProjects',
    text: 'With `archived`, the list contains only projects with the given value of `archived`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/visibility-filter': {
    operation: 'listProjects',
    text: 'With `visibility`, the list contains only projects with that visibility.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/visibility-values': {
    operation: 'listProjects',
    text: 'The filter `visibility` accepts `public`, `internal` and `private`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/order-by-values': {
    operation: 'listProjects',
    text: '`order_by` accepts `id`, `name`, `path`, `created_at`, `updated_at` and `last_activity_at`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/ordered-by-creation': {
    operation: 'listProjects',
    text: 'Without `order_by`, the list is sorted by `created_at`.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/sort-ascending': {
    operation: 'listProjects',
    text: 'With `sort=asc`, the list is sorted in ascending order.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/descending-by-default': {
    operation: 'listProjects',
    text: 'Without `sort`, the list is sorted in descending order.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/search-filter': {
    operation: 'listProjects',
    text: 'With `search`, the list contains only projects that match the text.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/owned-filter': {
    operation: 'listProjects',
    text: 'With `owned=true`, the list contains only projects that the caller owns.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/membership-filter': {
    operation: 'listProjects',
    text: 'With `membership=true`, the list contains only projects of which the caller is a member.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/starred-filter': {
    operation: 'listProjects',
    text: 'With `starred=true`, the list contains only projects that the caller has starred.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/with-issues-enabled-filter': {
    operation: 'listProjects',
    text: 'With `with_issues_enabled=true`, the list contains only projects with issues enabled.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/with-merge-requests-enabled-filter': {
    operation: 'listProjects',
    text: 'With `with_merge_requests_enabled=true`, the list contains only projects with merge requests enabled.',
    source: '2 § Endpoints / Projects',
  },
  'list-projects/works-without-credentials': {
    operation: 'listProjects',
    text: 'The list does not require authentication: without credentials, it returns 200.',
    source: '1 § Authentication',
  },
  'list-projects/public-only-without-credentials': {
    operation: 'listProjects',
    text: 'Without authentication, the list contains only public projects.',
    source: '1 § Authentication',
  },
  'list-projects/simple-form': {
    operation: 'listProjects',
    text: 'With `simple=true`, only ID, URL, name and path of each project are returned.',
    source: '2 § Resources and their fields / Project',
  },
  'list-projects/statistics-on-request': {
    operation: 'listProjects',
    text: 'Each project includes `statistics` if and only if the request contains `statistics=true`.',
    source: '2 § Resources and their fields / Project',
  },
  'create-project/name-or-path-required': {
    operation: 'createProject',
    text: 'At least one of `name` and `path` is required. Without both, the server returns 400.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/name-alone-suffices': {
    operation: 'createProject',
    text: 'A `name` without a `path` is sufficient.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/path-alone-suffices': {
    operation: 'createProject',
    text: 'A `path` without a `name` is sufficient.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/path-from-name': {
    operation: 'createProject',
    text: 'Without `path`, the path is generated from the name, in lower case with dashes.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/own-namespace-by-default': {
    operation: 'createProject',
    text: 'Without `namespace_id`, the project is created in the namespace of the caller.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/given-namespace': {
    operation: 'createProject',
    text: 'With `namespace_id`, the project is created in that namespace.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/owned-by-caller': {
    operation: 'createProject',
    text: 'The caller owns the new project.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/visibility-is-a-string': {
    operation: 'createProject',
    text: '`visibility` is one of the strings `private`, `internal` and `public`. The new project has the given visibility.',
    source: '2 § Endpoints / Projects',
  },
  'create-project/attributes-are-kept': {
    operation: 'createProject',
    text: 'The new project has the given values of the optional properties (description, enable flags, merge restrictions, request access, topics).',
    source: '2 § Endpoints / Projects',
  },
  'create-project/public-attribute-removed': {
    operation: 'createProject',
    text: 'The parameter `public` of version 3 has no effect. `visibility` replaces it.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-project/by-id': {
    operation: 'getProject',
    text: 'The numeric ID identifies the project.',
    source: '1 § What the service does / Request conventions; 2 § Endpoints / Projects',
  },
  'get-project/by-path': {
    operation: 'getProject',
    text: 'The URL-encoded path `NAMESPACE/PROJECT_NAME`, with `%2F` for the slash, identifies the same project.',
    source: '1 § What the service does / Request conventions; 2 § Endpoints / Projects',
  },
  'get-project/public-without-credentials': {
    operation: 'getProject',
    text: 'A public project does not require authentication.',
    source: '1 § Authentication; 2 § Resources and their fields / Visibility levels (strings)',
  },
  'get-project/internal-for-signed-in-users': {
    operation: 'getProject',
    text: 'Any authenticated user can read an internal project.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'get-project/private-needs-access': {
    operation: 'getProject',
    text: 'A private project is visible only to users to whom access is granted.',
    source: '2 § Resources and their fields / Visibility levels (strings)',
  },
  'get-project/unknown-is-404': {
    operation: 'getProject',
    text: 'An ID or path of no project returns 404.',
    source: '1 § Errors / Status codes',
  },
  'get-project/statistics-on-request': {
    operation: 'getProject',
    text: 'The project includes `statistics` if and only if the request contains `statistics=true`.',
    source: '2 § Resources and their fields / Project; 2 § Endpoints / Projects',
  },
  'get-project/owner-of-user-projects': {
    operation: 'getProject',
    text: 'A project that a user owns includes `owner` with `id`, `name` and `created_at`.',
    source: '2 § Resources and their fields / Project',
  },
  'get-project/permissions-of-caller': {
    operation: 'getProject',
    text: '`permissions` is present if the caller has access as a member of the project or its group. It contains the access level of the caller.',
    source: '2 § Resources and their fields / Project',
  },
  'get-project/shared-with-groups': {
    operation: 'getProject',
    text: '`shared_with_groups` contains the ID, name and access level of each group with which the project is shared.',
    source: '2 § Resources and their fields / Project',
    unchecked: 'No specified operation shares a project with a group, so a black-box test cannot create this state.',
  },
  'get-project/open-issues-count': {
    operation: 'getProject',
    text: '`open_issues_count` is the number of open issues of the project.',
    source: '2 § Endpoints / Projects; 2 § Resources and their fields / Project',
  },
  'get-project/forks-count': {
    operation: 'getProject',
    text: '`forks_count` is the number of forks of the project.',
    source: '2 § Endpoints / Projects; 2 § Resources and their fields / Project',
  },
  'update-project/name-required': {
    operation: 'updateProject',
    text: '`name` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/attributes-are-kept': {
    operation: 'updateProject',
    text: 'The updated project has the given values of the optional properties (path, description, enable flags, visibility, merge restrictions, request access).',
    source: '2 § Endpoints / Projects',
  },
  'update-project/default-branch': {
    operation: 'updateProject',
    text: 'With `default_branch`, the default branch of the project is the given one.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/tag-list-replaces': {
    operation: 'updateProject',
    text: 'The topics in `tag_list` replace all topics of the project.',
    source: '2 § Endpoints / Projects',
  },
  'update-project/public-attribute-removed': {
    operation: 'updateProject',
    text: 'The parameter `public` of version 3 has no effect. `visibility` replaces it.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'delete-project/accepted-with-json-body': {
    operation: 'deleteProject',
    text: 'The server accepts the deletion with 202 and a JSON body.',
    source: '2 § Endpoints / Projects; 1 § Errors / Status codes; 1 § Versioning / Changes from v3 to v4',
  },
  'delete-project/removes-the-project': {
    operation: 'deleteProject',
    text: 'After the asynchronous deletion, the project returns 404.',
    source: '2 § Endpoints / Projects',
  },
  'list-project-users/lists-users': {
    operation: 'listProjectUsers',
    text: 'The list contains the users of the project, each as a user summary.',
    source: '2 § Endpoints / Projects',
  },
  'list-project-users/search-filter': {
    operation: 'listProjectUsers',
    text: 'With `search`, the list contains only users who match the text.',
    source: '2 § Endpoints / Projects',
  },
  'fork-project/returns-new-project': {
    operation: 'forkProject',
    text: 'The new project is returned.',
    source: '2 § Endpoints / Projects',
  },
  'fork-project/own-namespace-by-default': {
    operation: 'forkProject',
    text: 'Without a given namespace, the fork is created in the namespace of the caller.',
    source: '2 § Endpoints / Projects',
  },
  'fork-project/asynchronous': {
    operation: 'forkProject',
    text: 'The fork is asynchronous: the response is immediate, and `import_status` of the new project states whether the fork is complete.',
    source: '2 § States and transitions',
  },
  'fork-project/v3-route-removed': {
    operation: 'forkProject',
    text: 'The route `POST /projects/fork/:id` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-project-for-user/administrators-only': {
    operation: 'createProjectForUser',
    text: 'Only administrators can create a project for a user.',
    source: '1 § Authentication',
  },
  'create-project-for-user/name-required': {
    operation: 'createProjectForUser',
    text: '`name` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/owned-by-user': {
    operation: 'createProjectForUser',
    text: 'The user with the ID in the path owns the new project.',
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
  'create-project-for-user/default-branch': {
    operation: 'createProjectForUser',
    text: 'With `default_branch`, the branch of that name is the default branch.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/given-namespace': {
    operation: 'createProjectForUser',
    text: 'With `namespace_id`, the project is created in that namespace.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/attributes-are-kept': {
    operation: 'createProjectForUser',
    text: 'The optional properties of project creation are accepted, and the project has the given values.',
    source: '2 § Endpoints / Projects',
  },
  'create-project-for-user/public-attribute-removed': {
    operation: 'createProjectForUser',
    text: 'The parameter `public` of version 3 has no effect. `visibility` replaces it.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'unstar-project/route-exists': {
    operation: 'unstarProject',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-deploy-keys/route-exists': {
    operation: 'listDeployKeys',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'delete-deploy-key/route-exists': {
    operation: 'deleteDeployKey',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-licence-templates/route-exists': {
    operation: 'listLicenceTemplates',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-licence-template/route-exists': {
    operation: 'getLicenceTemplate',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-gitignore-templates/route-exists': {
    operation: 'listGitignoreTemplates',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-gitignore-template/route-exists': {
    operation: 'getGitignoreTemplate',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-ci-yml-templates/route-exists': {
    operation: 'listCiYmlTemplates',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-ci-yml-template/route-exists': {
    operation: 'getCiYmlTemplate',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-dockerfile-templates/route-exists': {
    operation: 'listDockerfileTemplates',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-dockerfile-template/route-exists': {
    operation: 'getDockerfileTemplate',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-groups/own-for-normal-users': {
    operation: 'listGroups',
    text: 'A user who is not an administrator receives only their own groups, or all groups that are available to them.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/all-for-administrators': {
    operation: 'listGroups',
    text: 'An administrator receives all groups.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/all-available': {
    operation: 'listGroups',
    text: 'With `all_available=true`, a user who is not an administrator receives all available groups, among them all public groups.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/skip-groups-filter': {
    operation: 'listGroups',
    text: 'With `skip_groups`, the list omits the groups with these IDs.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/search-by-name': {
    operation: 'listGroups',
    text: '`search` matches the name of a group.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/search-by-path': {
    operation: 'listGroups',
    text: '`search` matches the path of a group.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/ordered-by-name': {
    operation: 'listGroups',
    text: 'Without `order_by`, the list is sorted by name.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/order-by-path': {
    operation: 'listGroups',
    text: 'With `order_by=path`, the list is sorted by path.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/ascending-by-default': {
    operation: 'listGroups',
    text: 'Without `sort`, the list is sorted in ascending order.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/sort-descending': {
    operation: 'listGroups',
    text: 'With `sort=desc`, the list is sorted in descending order.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/owned-filter': {
    operation: 'listGroups',
    text: 'With `owned=true`, the list contains only groups that the caller owns.',
    source: '2 § Endpoints / Groups',
  },
  'list-groups/statistics-for-administrators': {
    operation: 'listGroups',
    text: 'With `statistics=true`, only administrators receive statistics.',
    source: '2 § Endpoints / Groups',
  },
  'create-group/needs-permission': {
    operation: 'createGroup',
    text: 'The caller must be allowed to create groups.',
    source: '2 § Endpoints / Groups',
  },
  'create-group/name-required': {
    operation: 'createGroup',
    text: '`name` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Groups',
  },
  'create-group/path-required': {
    operation: 'createGroup',
    text: '`path` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Groups',
  },
  'create-group/nested': {
    operation: 'createGroup',
    text: 'With `parent_id`, the new group is nested in that group.',
    source: '2 § Endpoints / Groups',
  },
  'create-group/attributes-are-kept': {
    operation: 'createGroup',
    text: 'The new group has the given values of the optional properties.',
    source: '2 § Endpoints / Groups',
  },
  'get-group/with-projects': {
    operation: 'getGroup',
    text: 'The group includes its own projects in `projects`.',
    source: '2 § Resources and their fields / Group; 2 § Endpoints / Groups',
  },
  'get-group/with-shared-projects': {
    operation: 'getGroup',
    text: 'The group includes `shared_projects`, each with `shared_with_groups`.',
    source: '2 § Resources and their fields / Group; 2 § Endpoints / Groups',
  },
  'get-group/by-path': {
    operation: 'getGroup',
    text: 'The URL-encoded path identifies the same group as the numeric ID.',
    source: '1 § What the service does / Request conventions; 2 § Endpoints / Groups',
  },
  'get-group/unknown-is-404': {
    operation: 'getGroup',
    text: 'An ID or path of no group returns 404.',
    source: '1 § Errors / Status codes',
  },
  'update-group/owners-and-administrators-only': {
    operation: 'updateGroup',
    text: 'Only owners of the group and administrators can update it.',
    source: '1 § Authentication',
  },
  'update-group/all-optional': { operation: 'updateGroup', text: 'No property is required.', source: '2 § Endpoints / Groups' },
  'update-group/attributes-are-kept': {
    operation: 'updateGroup',
    text: 'The updated group has the given values of the properties.',
    source: '2 § Endpoints / Groups',
  },
  'update-group/returns-group-with-projects': {
    operation: 'updateGroup',
    text: 'The response contains the group with its projects.',
    source: '2 § Endpoints / Groups',
  },
  'delete-group/removes-the-group': {
    operation: 'deleteGroup',
    text: 'The deleted group returns 404.',
    source: '2 § Endpoints / Groups',
  },
  'delete-group/removes-its-projects': {
    operation: 'deleteGroup',
    text: 'The projects of the group are deleted with it.',
    source: '2 § Endpoints / Groups',
  },
  'delete-group/by-path': {
    operation: 'deleteGroup',
    text: 'The URL-encoded path identifies the group to delete.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/projects-of-the-group': {
    operation: 'listGroupProjects',
    text: 'The list contains only projects of the group.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/archived-filter': {
    operation: 'listGroupProjects',
    text: 'With `archived`, the list contains only projects with the given value of `archived`.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/visibility-filter': {
    operation: 'listGroupProjects',
    text: 'With `visibility`, the list contains only projects with that visibility.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/order-by-values': {
    operation: 'listGroupProjects',
    text: '`order_by` accepts `id`, `name`, `path`, `created_at`, `updated_at` and `last_activity_at`.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/ordered-by-creation': {
    operation: 'listGroupProjects',
    text: 'Without `order_by`, the list is sorted by `created_at`.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/descending-by-default': {
    operation: 'listGroupProjects',
    text: 'Without `sort`, the list is sorted in descending order.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/search-filter': {
    operation: 'listGroupProjects',
    text: 'With `search`, the list contains only projects that match the text.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/owned-filter': {
    operation: 'listGroupProjects',
    text: 'With `owned=true`, the list contains only projects that the caller owns.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/starred-filter': {
    operation: 'listGroupProjects',
    text: 'With `starred=true`, the list contains only projects that the caller has starred.',
    source: '2 § Endpoints / Groups',
  },
  'list-group-projects/fewer-members': {
    operation: 'listGroupProjects',
    text: 'The projects omit `owner`, `permissions` and `statistics`.',
    source: '2 § Resources and their fields / Project',
  },
  'list-group-projects/simple-form': {
    operation: 'listGroupProjects',
    text: 'With `simple=true`, only ID, URL, name and path of each project are returned.',
    source: '2 § Resources and their fields / Project',
  },
  'transfer-project/administrators-only': {
    operation: 'transferProject',
    text: 'Only administrators can transfer a project to a group.',
    source: '1 § Authentication',
  },
  'transfer-project/moves-to-group': {
    operation: 'transferProject',
    text: 'After the transfer, the project is in the namespace of the group.',
    source: '2 § Endpoints / Groups',
  },
  'transfer-project/succeeds-with-200': {
    operation: 'transferProject',
    text: 'The operation creates nothing and therefore returns 200.',
    source: '2 § Endpoints',
  },
  'list-group-members/lists-members': {
    operation: 'listGroupMembers',
    text: 'The list contains the members of the group, each with the access level.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'list-group-members/query-filter': {
    operation: 'listGroupMembers',
    text: 'With `query`, the list contains only members who match the text.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-group-member/user-id-required': {
    operation: 'addGroupMember',
    text: '`user_id` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-group-member/access-level-required': {
    operation: 'addGroupMember',
    text: '`access_level` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-group-member/access-level-kept': {
    operation: 'addGroupMember',
    text: 'The new member has the given access level.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-group-member/expires-at-kept': {
    operation: 'addGroupMember',
    text: 'With `expires_at`, a date `YYYY-MM-DD`, the membership has that expiry date.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-group-member/access-level-values': {
    operation: 'addGroupMember',
    text: 'The access levels are 10, 20, 30, 40 and, only for groups, 50. Other values return 400.',
    source: '2 § Resources and their fields / Access levels (integers)',
  },
  'add-group-member/existing-is-409': {
    operation: 'addGroupMember',
    text: 'If the user is already a member, the server returns 409.',
    source: '1 § Errors / General rules',
  },
  'add-group-member/invalid-is-400': {
    operation: 'addGroupMember',
    text: 'A failed validation returns 400, never 422.',
    source: '1 § Errors / General rules',
  },
  'get-group-member/returns-the-member': {
    operation: 'getGroupMember',
    text: 'The operation returns the member with the given user ID.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'get-group-member/returns-expiry': {
    operation: 'getGroupMember',
    text: 'A single member includes `expires_at`, a date or null.',
    source: '2 § Resources and their fields / Member',
  },
  'get-group-member/not-a-member-is-404': {
    operation: 'getGroupMember',
    text: 'A user who is not a member returns 404.',
    source: '1 § Errors / Status codes',
  },
  'update-group-member/access-level-required': {
    operation: 'updateGroupMember',
    text: '`access_level` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'update-group-member/access-level-kept': {
    operation: 'updateGroupMember',
    text: 'The updated member has the given access level.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'update-group-member/expires-at-kept': {
    operation: 'updateGroupMember',
    text: 'With `expires_at`, the membership has that expiry date.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'update-group-member/invalid-is-400': {
    operation: 'updateGroupMember',
    text: 'A failed validation returns 400, never 422.',
    source: '1 § Errors / General rules',
  },
  'remove-group-member/removes-the-member': {
    operation: 'removeGroupMember',
    text: 'The removed user is not a member any more.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'list-project-members/lists-members': {
    operation: 'listProjectMembers',
    text: 'The list contains the members of the project, each with the access level.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'list-project-members/query-filter': {
    operation: 'listProjectMembers',
    text: 'With `query`, the list contains only members who match the text.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-project-member/user-id-required': {
    operation: 'addProjectMember',
    text: '`user_id` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-project-member/access-level-required': {
    operation: 'addProjectMember',
    text: '`access_level` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-project-member/access-level-kept': {
    operation: 'addProjectMember',
    text: 'The new member has the given access level.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-project-member/expires-at-kept': {
    operation: 'addProjectMember',
    text: 'With `expires_at`, a date `YYYY-MM-DD`, the membership has that expiry date.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'add-project-member/access-level-values': {
    operation: 'addProjectMember',
    text: 'The access levels of a project are 10, 20, 30 and 40. Other values, including 50 (only for groups), return 400.',
    source: '2 § Resources and their fields / Access levels (integers)',
  },
  'add-project-member/existing-is-409': {
    operation: 'addProjectMember',
    text: 'If the user is already a member, the server returns 409.',
    source: '1 § Errors / General rules; 1 § Versioning / Changes from v3 to v4',
  },
  'add-project-member/invalid-is-400': {
    operation: 'addProjectMember',
    text: 'A failed validation returns 400, never 422.',
    source: '1 § Errors / General rules; 1 § Versioning / Changes from v3 to v4',
  },
  'get-project-member/returns-the-member': {
    operation: 'getProjectMember',
    text: 'The operation returns the member with the given user ID.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'get-project-member/returns-expiry': {
    operation: 'getProjectMember',
    text: 'A single member includes `expires_at`, a date or null.',
    source: '2 § Resources and their fields / Member',
  },
  'get-project-member/not-a-member-is-404': {
    operation: 'getProjectMember',
    text: 'A user who is not a member returns 404.',
    source: '1 § Errors / Status codes',
  },
  'update-project-member/access-level-required': {
    operation: 'updateProjectMember',
    text: '`access_level` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'update-project-member/access-level-kept': {
    operation: 'updateProjectMember',
    text: 'The updated member has the given access level.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'update-project-member/expires-at-kept': {
    operation: 'updateProjectMember',
    text: 'With `expires_at`, the membership has that expiry date.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'update-project-member/invalid-is-400': {
    operation: 'updateProjectMember',
    text: 'A failed validation returns 400, never 422.',
    source: '1 § Errors / General rules; 1 § Versioning / Changes from v3 to v4',
  },
  'remove-project-member/removes-the-member': {
    operation: 'removeProjectMember',
    text: 'The removed user is not a member any more.',
    source: '2 § Endpoints / Members (groups and projects)',
  },
  'list-group-access-requests/lists-pending': {
    operation: 'listGroupAccessRequests',
    text: 'The list contains the pending access requests of the group.',
    source: '2 § Endpoints / Access requests (groups and projects); 2 § States and transitions',
  },
  'create-group-access-request/for-the-caller': {
    operation: 'createGroupAccessRequest',
    text: 'The access request belongs to the authenticated user.',
    source: '2 § Endpoints / Access requests (groups and projects)',
  },
  'create-group-access-request/returns-the-request': {
    operation: 'createGroupAccessRequest',
    text: 'The response contains the new access request.',
    source: '2 § Endpoints / Access requests (groups and projects)',
  },
  'deny-group-access-request/removes-the-request': {
    operation: 'denyGroupAccessRequest',
    text: 'The access request is deleted, and the user is not a member.',
    source: '2 § States and transitions; 2 § Endpoints / Access requests (groups and projects)',
  },
  'approve-group-access-request/adds-a-member': {
    operation: 'approveGroupAccessRequest',
    text: 'The user becomes a member of the group, and the request is not pending any more.',
    source: '2 § States and transitions',
  },
  'approve-group-access-request/needs-permission': {
    operation: 'approveGroupAccessRequest',
    text: 'Only a caller who may approve can approve the request.',
    source: '2 § States and transitions',
  },
  'approve-group-access-request/developer-by-default': {
    operation: 'approveGroupAccessRequest',
    text: 'Without `access_level`, the access level of the new member is 30.',
    source: '2 § Endpoints / Access requests (groups and projects); 2 § States and transitions',
  },
  'approve-group-access-request/given-level': {
    operation: 'approveGroupAccessRequest',
    text: 'With `access_level`, the new member has that access level.',
    source: '2 § Endpoints / Access requests (groups and projects)',
  },
  'approve-group-access-request/level-instead-of-time': {
    operation: 'approveGroupAccessRequest',
    text: 'The returned record contains `access_level` instead of `requested_at`.',
    source: '2 § Resources and their fields / Access request',
  },
  'list-project-access-requests/lists-pending': {
    operation: 'listProjectAccessRequests',
    text: 'The list contains the pending access requests of the project.',
    source: '2 § Endpoints / Access requests (groups and projects); 2 § States and transitions',
  },
  'create-project-access-request/for-the-caller': {
    operation: 'createProjectAccessRequest',
    text: 'The access request belongs to the authenticated user.',
    source: '2 § Endpoints / Access requests (groups and projects)',
  },
  'create-project-access-request/returns-the-request': {
    operation: 'createProjectAccessRequest',
    text: 'The response contains the new access request.',
    source: '2 § Endpoints / Access requests (groups and projects)',
  },
  'deny-project-access-request/removes-the-request': {
    operation: 'denyProjectAccessRequest',
    text: 'The access request is deleted, and the user is not a member.',
    source: '2 § States and transitions; 2 § Endpoints / Access requests (groups and projects)',
  },
  'approve-project-access-request/adds-a-member': {
    operation: 'approveProjectAccessRequest',
    text: 'The user becomes a member of the project, and the request is not pending any more.',
    source: '2 § States and transitions',
  },
  'approve-project-access-request/needs-permission': {
    operation: 'approveProjectAccessRequest',
    text: 'Only a caller who may approve can approve the request.',
    source: '2 § States and transitions',
  },
  'approve-project-access-request/developer-by-default': {
    operation: 'approveProjectAccessRequest',
    text: 'Without `access_level`, the access level of the new member is 30.',
    source: '2 § Endpoints / Access requests (groups and projects); 2 § States and transitions',
  },
  'approve-project-access-request/given-level': {
    operation: 'approveProjectAccessRequest',
    text: 'With `access_level`, the new member has that access level.',
    source: '2 § Endpoints / Access requests (groups and projects)',
  },
  'approve-project-access-request/level-instead-of-time': {
    operation: 'approveProjectAccessRequest',
    text: 'The returned record contains `access_level` instead of `requested_at`.',
    source: '2 § Resources and their fields / Access request',
  },
  'list-users/summaries-for-normal-users': {
    operation: 'listUsers',
    text: 'A user who is not an administrator receives user summaries.',
    source: '2 § Resources and their fields / User',
  },
  'list-users/full-for-administrators': {
    operation: 'listUsers',
    text: 'An administrator receives the administrator view of each user.',
    source: '2 § Endpoints / Users',
  },
  'list-users/active-filter': {
    operation: 'listUsers',
    text: 'With `active=true`, the list contains only users in the state `active`.',
    source: '2 § Endpoints / Users',
  },
  'list-users/blocked-filter': {
    operation: 'listUsers',
    text: 'With `blocked=true`, the list contains only users in the state `blocked`.',
    source: '2 § Endpoints / Users',
  },
  'list-users/search-by-email': {
    operation: 'listUsers',
    text: '`search` matches the email address of a user.',
    source: '2 § Endpoints / Users',
  },
  'list-users/search-by-username': {
    operation: 'listUsers',
    text: '`search` matches the username of a user.',
    source: '2 § Endpoints / Users',
  },
  'list-users/username-filter': {
    operation: 'listUsers',
    text: 'With `username`, the list contains only the user with that username.',
    source: '2 § Endpoints / Users',
  },
  'list-users/extern-uid-filter': {
    operation: 'listUsers',
    text: 'With `extern_uid` and `provider`, the list contains only the user with that identifier at that provider.',
    source: '2 § Endpoints / Users',
  },
  'list-users/external-filter': {
    operation: 'listUsers',
    text: 'With `external=true`, the list contains only external users.',
    source: '2 § Endpoints / Users',
  },
  'create-user/administrators-only': {
    operation: 'createUser',
    text: 'Only administrators can create a user.',
    source: '2 § Endpoints / Users',
  },
  'create-user/email-required': {
    operation: 'createUser',
    text: '`email` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-user/username-required': {
    operation: 'createUser',
    text: '`username` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-user/name-required': {
    operation: 'createUser',
    text: '`name` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-user/password-or-reset': {
    operation: 'createUser',
    text: 'Either `password` or `reset_password` is required. Each of them is sufficient.',
    source: '2 § Endpoints / Users',
  },
  'create-user/reset-off-by-default': {
    operation: 'createUser',
    text: 'The default of `reset_password` is `false`.',
    source: '2 § Endpoints / Users',
    unchecked: 'The API has no sign-in with a password, so a black-box test cannot observe a pending reset.',
  },
  'create-user/reset-takes-priority': {
    operation: 'createUser',
    text: '`reset_password` takes priority over `password`.',
    source: '2 § Endpoints / Users',
    unchecked: 'The API has no sign-in with a password, so a black-box test cannot observe which of the two took effect.',
  },
  'create-user/no-administrator-by-default': {
    operation: 'createUser',
    text: 'The new user is not an administrator unless `admin` is `true`.',
    source: '2 § Endpoints / Users',
  },
  'create-user/administrator-on-request': {
    operation: 'createUser',
    text: 'With `admin=true`, the new user is an administrator.',
    source: '2 § Endpoints / Users',
  },
  'create-user/not-external-by-default': {
    operation: 'createUser',
    text: 'The new user is not external unless `external` is `true`.',
    source: '2 § Endpoints / Users',
  },
  'create-user/confirm-on-by-default': {
    operation: 'createUser',
    text: 'The default of `confirm` is `true`.',
    source: '2 § Endpoints / Users',
    unchecked: 'The effect of `confirm` is not specified, so its default cannot be observed.',
  },
  'create-user/identity-is-kept': {
    operation: 'createUser',
    text: 'With `extern_uid` and `provider`, the new user has that identity.',
    source: '2 § Endpoints / Users',
  },
  'create-user/attributes-are-kept': {
    operation: 'createUser',
    text: 'The new user has the given values of the optional properties (profile, projects limit, group creation, external).',
    source: '2 § Endpoints / Users',
  },
  'create-user/confirm-deprecated': {
    operation: 'createUser',
    text: '`confirm` is deprecated in favour of `skip_confirmation`. Both are accepted.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-user/profile-for-normal-users': {
    operation: 'getUser',
    text: 'A user who is not an administrator receives the summary and the profile of another user.',
    source: '2 § Resources and their fields / User; 2 § Endpoints / Users',
  },
  'get-user/full-for-administrators': {
    operation: 'getUser',
    text: 'An administrator receives the administrator view of the user.',
    source: '2 § Resources and their fields / User; 2 § Endpoints / Users',
  },
  'get-user/state': {
    operation: 'getUser',
    text: '`state` is `active` or `blocked`.',
    source: '2 § Resources and their fields / User',
  },
  'get-user/unknown-is-404': {
    operation: 'getUser',
    text: 'An ID of no user returns 404.',
    source: '1 § Errors / Status codes',
  },
  'update-user/administrators-only': {
    operation: 'updateUser',
    text: 'Only administrators can update a user.',
    source: '2 § Endpoints / Users',
  },
  'update-user/all-optional': { operation: 'updateUser', text: 'No property is required.', source: '2 § Endpoints / Users' },
  'update-user/attributes-are-kept': {
    operation: 'updateUser',
    text: 'The updated user has the given values of the properties (email, username, name, profile, projects limit, administrator, group creation, external).',
    source: '2 § Endpoints / Users',
  },
  'update-user/identity-is-kept': {
    operation: 'updateUser',
    text: 'With `extern_uid` and `provider`, the updated user has that identity.',
    source: '2 § Endpoints / Users',
  },
  'update-user/password-must-be-changed-again': {
    operation: 'updateUser',
    text: 'The user must change a password that was set in this way at the next sign-in.',
    source: '2 § Endpoints / Users',
    unchecked: 'The API has no sign-in with a password, so a black-box test cannot observe it.',
  },
  'update-user/duplicate-email-is-404': {
    operation: 'updateUser',
    text: 'An email address of another user returns 404, not 409.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'update-user/failure-is-404': {
    operation: 'updateUser',
    text: 'A failed update returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'delete-user/administrators-only': {
    operation: 'deleteUser',
    text: 'Only administrators can delete a user.',
    source: '2 § Endpoints / Users',
  },
  'delete-user/removes-the-user': {
    operation: 'deleteUser',
    text: 'The deleted user returns 404.',
    source: '2 § Endpoints / Users',
  },
  'delete-user/contributions-move-to-ghost': {
    operation: 'deleteUser',
    text: 'Without `hard_delete`, contributions of the user are kept and belong to a ghost user.',
    source: '2 § Endpoints / Users',
  },
  'delete-user/hard-delete-removes-contributions': {
    operation: 'deleteUser',
    text: 'With `hard_delete=true`, contributions of the user are deleted.',
    source: '2 § Endpoints / Users',
  },
  'delete-user/hard-delete-removes-sole-groups': {
    operation: 'deleteUser',
    text: 'With `hard_delete=true`, groups that only this user owns are deleted.',
    source: '2 § Endpoints / Users',
  },
  'delete-user/unknown-is-200': {
    operation: 'deleteUser',
    text: 'The deletion of an ID of no user returns 200.',
    source: '1 § Errors / General rules',
  },
  'delete-user/body-only-if-deleted': {
    operation: 'deleteUser',
    text: 'The body contains the user if and only if a user was deleted.',
    source: '1 § Errors / General rules',
  },
  'list-user-ssh-keys/administrators-only': {
    operation: 'listUserSshKeys',
    text: 'Only administrators can list the SSH keys of another user.',
    source: '1 § Authentication',
  },
  'list-user-ssh-keys/keys-of-the-user': {
    operation: 'listUserSshKeys',
    text: 'The list contains the SSH keys of the given user and no others.',
    source: '2 § Endpoints / Users',
  },
  'create-user-ssh-key/administrators-only': {
    operation: 'createUserSshKey',
    text: 'Only administrators can add an SSH key for another user.',
    source: '1 § Authentication',
  },
  'create-user-ssh-key/title-required': {
    operation: 'createUserSshKey',
    text: '`title` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-user-ssh-key/key-required': {
    operation: 'createUserSshKey',
    text: '`key` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-user-ssh-key/belongs-to-user': {
    operation: 'createUserSshKey',
    text: 'The new key belongs to the given user.',
    source: '2 § Endpoints / Users',
  },
  'create-user-ssh-key/taken-is-400': {
    operation: 'createUserSshKey',
    text: 'A key that is already taken returns 400 with a message object that has `fingerprint` and `key`, each an array of text.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'delete-user-ssh-key/administrators-only': {
    operation: 'deleteUserSshKey',
    text: 'Only administrators can delete an SSH key of another user.',
    source: '2 § Endpoints / Users',
  },
  'delete-user-ssh-key/removes-the-key': {
    operation: 'deleteUserSshKey',
    text: 'The deletion returns 200, and the user does not have the key any more.',
    source: '2 § Endpoints / Users',
  },
  'delete-user-ssh-key/unknown-user-is-404': {
    operation: 'deleteUserSshKey',
    text: 'If the user does not exist, the server returns 404.',
    source: '1 § Errors / General rules',
  },
  'delete-user-ssh-key/unknown-key-is-404': {
    operation: 'deleteUserSshKey',
    text: 'If the key does not exist, the server returns 404.',
    source: '1 § Errors / General rules',
  },
  'list-user-emails/administrators-only': {
    operation: 'listUserEmails',
    text: 'Only administrators can list the email addresses of another user.',
    source: '1 § Authentication',
  },
  'list-user-emails/emails-of-the-user': {
    operation: 'listUserEmails',
    text: 'The list contains the email addresses of the given user and no others.',
    source: '2 § Endpoints / Users',
  },
  'block-user/route-exists': {
    operation: 'blockUser',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '2 § Endpoints / Users',
  },
  'unblock-user/route-exists': {
    operation: 'unblockUser',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '2 § Endpoints / Users',
  },
  'get-current-user/returns-the-caller': {
    operation: 'getCurrentUser',
    text: 'The operation returns the user to whom the credentials belong.',
    source: '2 § Endpoints / Users',
  },
  'get-current-user/returns-sudo-user': {
    operation: 'getCurrentUser',
    text: 'With `sudo`, an administrator receives the target user.',
    source: '2 § Endpoints / Users',
  },
  'get-current-user/secrets-under-sudo': {
    operation: 'getCurrentUser',
    text: 'For an administrator who uses sudo, the record includes `is_admin` and `private_token`.',
    source: '2 § Resources and their fields / User',
  },
  'get-current-user/no-token-without-sudo': {
    operation: 'getCurrentUser',
    text: 'Without sudo, the record does not include `private_token`.',
    source: '2 § Resources and their fields / User',
  },
  'get-current-user/sudo-token-works': {
    operation: 'getCurrentUser',
    text: 'The `private_token` returned under sudo authenticates as the target user.',
    source: '2 § Resources and their fields / User',
  },
  'list-current-user-ssh-keys/own-keys': {
    operation: 'listCurrentUserSshKeys',
    text: 'The list contains the SSH keys of the caller and no others.',
    source: '2 § Endpoints / Users',
  },
  'create-current-user-ssh-key/title-required': {
    operation: 'createCurrentUserSshKey',
    text: '`title` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-current-user-ssh-key/key-required': {
    operation: 'createCurrentUserSshKey',
    text: '`key` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-current-user-ssh-key/created-with-201': {
    operation: 'createCurrentUserSshKey',
    text: 'The server returns 201 and the new key.',
    source: '2 § Endpoints / Users',
  },
  'create-current-user-ssh-key/belongs-to-caller': {
    operation: 'createCurrentUserSshKey',
    text: 'The new key belongs to the caller.',
    source: '2 § Endpoints / Users',
  },
  'create-current-user-ssh-key/malformed-is-400': {
    operation: 'createCurrentUserSshKey',
    text: 'A text that is not a public key returns 400.',
    source: '2 § Endpoints / Users',
  },
  'create-current-user-ssh-key/taken-is-400': {
    operation: 'createCurrentUserSshKey',
    text: 'A key that is already taken returns 400 with a message object that has `fingerprint` and `key`, each an array of text.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'get-current-user-ssh-key/returns-the-key': {
    operation: 'getCurrentUserSshKey',
    text: 'The operation returns the key with the given ID.',
    source: '2 § Endpoints / Users',
  },
  'get-current-user-ssh-key/unknown-is-404': {
    operation: 'getCurrentUserSshKey',
    text: 'An ID of no key of the caller returns 404.',
    source: '1 § Errors / Status codes',
  },
  'delete-current-user-ssh-key/removes-the-key': {
    operation: 'deleteCurrentUserSshKey',
    text: 'The deleted key returns 404.',
    source: '2 § Endpoints / Users',
  },
  'delete-current-user-ssh-key/gone-is-200': {
    operation: 'deleteCurrentUserSshKey',
    text: 'The deletion of a key that was already deleted returns 200.',
    source: '2 § Endpoints / Users',
  },
  'list-current-user-emails/own-emails': {
    operation: 'listCurrentUserEmails',
    text: 'The list contains the email addresses of the caller and no others.',
    source: '2 § Endpoints / Users',
  },
  'get-current-user-email/returns-the-email': {
    operation: 'getCurrentUserEmail',
    text: 'The operation returns the email address with the given ID.',
    source: '2 § Endpoints / Users',
  },
  'get-current-user-email/unknown-is-404': {
    operation: 'getCurrentUserEmail',
    text: 'An ID of no email address of the caller returns 404.',
    source: '1 § Errors / Status codes',
  },
  'get-application-settings/administrators-only': {
    operation: 'getApplicationSettings',
    text: 'Only administrators can read the settings.',
    source: '1 § Authentication; 2 § Endpoints / Application settings (administrators only)',
  },
  'get-application-settings/defaults': {
    operation: 'getApplicationSettings',
    text: 'The defaults are: `default_projects_limit` 100000, `signup_enabled` and `signin_enabled` true, `default_branch_protection` 2, the three default visibilities `private`, `restricted_visibility_levels` and `domain_whitelist` null, `devenv_enabled` and `diagram_enabled` false.',
    source: '2 § Resources and their fields / Application settings; 2 § Endpoints / Application settings (administrators only)',
    unchecked: 'A black-box test cannot observe whether an administrator has changed a setting before.',
  },
  'get-application-settings/repository-storage-is-first': {
    operation: 'getApplicationSettings',
    text: '`repository_storage` is the first entry of `repository_storages`.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/administrators-only': {
    operation: 'updateApplicationSettings',
    text: 'Only administrators can update the settings.',
    source: '1 § Authentication',
  },
  'update-application-settings/all-optional': {
    operation: 'updateApplicationSettings',
    text: 'No setting is required unconditionally.',
    source: '2 § Endpoints / Application settings (administrators only)',
  },
  'update-application-settings/settings-are-kept': {
    operation: 'updateApplicationSettings',
    text: 'The instance has the given values of the settings.',
    source: '2 § Endpoints / Application settings (administrators only)',
  },
  'update-application-settings/domain-blacklist-required': {
    operation: 'updateApplicationSettings',
    text: '`domain_blacklist` is required if `domain_blacklist_enabled` is true. Without it, the server returns 400.',
    source: '2 § Endpoints / Application settings (administrators only)',
  },
  'update-application-settings/devenv-url-required': {
    operation: 'updateApplicationSettings',
    text: '`devenv_url` is required if `devenv_enabled` is true. Without it, the server returns 400.',
    source: '2 § Endpoints / Application settings (administrators only)',
  },
  'update-application-settings/diagram-url-required': {
    operation: 'updateApplicationSettings',
    text: '`diagram_url` is required if `diagram_enabled` is true. Without it, the server returns 400.',
    source: '2 § Endpoints / Application settings (administrators only)',
  },
  'update-application-settings/read-only-settings': {
    operation: 'updateApplicationSettings',
    text: '`id`, `created_at` and `updated_at` are read only. Sending them has no effect.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/branch-protection-values': {
    operation: 'updateApplicationSettings',
    text: '`default_branch_protection` is 0, 1 or 2. Other values return 400.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/branch-protection-applies': {
    operation: 'updateApplicationSettings',
    text: 'With `default_branch_protection` 0, developers can push to the default branch of a new project. With 1, they can push, but not delete it. With 2, they can do neither.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/visibility-values': {
    operation: 'updateApplicationSettings',
    text: 'The three default visibilities and the entries of `restricted_visibility_levels` are `private`, `internal` or `public`. Other values return 400.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/restricted-levels-bind-normal-users': {
    operation: 'updateApplicationSettings',
    text: 'Users who are not administrators cannot use a visibility in `restricted_visibility_levels` for a project.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/git-access-protocol-values': {
    operation: 'updateApplicationSettings',
    text: '`enabled_git_access_protocol` is `ssh`, `http`, or null for both. Other values return 400.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/projects-limit-applies': {
    operation: 'updateApplicationSettings',
    text: '`default_projects_limit` is the projects limit of users created after the change.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/default-visibilities-apply': {
    operation: 'updateApplicationSettings',
    text: 'A project or group created without a visibility has the default visibility.',
    source: '2 § Resources and their fields / Application settings',
  },
  'update-application-settings/session-delay-after-restart': {
    operation: 'updateApplicationSettings',
    text: 'A change of `session_expire_delay` takes effect after a restart.',
    source: '2 § Resources and their fields / Application settings',
    unchecked: 'The API can neither start a session nor restart the service.',
  },
  'update-application-settings/storage-chosen-at-random': {
    operation: 'updateApplicationSettings',
    text: 'A new project is stored in one of `repository_storages`, chosen at random.',
    source: '2 § Resources and their fields / Application settings',
    unchecked: 'No record contains the storage of a project.',
  },
  'update-application-settings/signup-settings': {
    operation: 'updateApplicationSettings',
    text: '`signup_enabled`, `signin_enabled`, `domain_whitelist` and `domain_blacklist` control sign-up and sign-in.',
    source: '2 § Resources and their fields / Application settings',
    unchecked: 'The API has neither sign-up nor sign-in.',
  },
  'list-broadcast-messages/guests-get-401': {
    operation: 'listBroadcastMessages',
    text: 'Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'list-broadcast-messages/normal-users-get-403': {
    operation: 'listBroadcastMessages',
    text: 'For a user who is not an administrator, the server returns 403.',
    source: '1 § Authentication',
  },
  'list-broadcast-messages/lists-messages': {
    operation: 'listBroadcastMessages',
    text: 'The list contains the broadcast messages of the instance.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'create-broadcast-message/guests-get-401': {
    operation: 'createBroadcastMessage',
    text: 'Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'create-broadcast-message/normal-users-get-403': {
    operation: 'createBroadcastMessage',
    text: 'For a user who is not an administrator, the server returns 403.',
    source: '1 § Authentication',
  },
  'create-broadcast-message/message-required': {
    operation: 'createBroadcastMessage',
    text: '`message` is required. Without it, the server returns 400.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'create-broadcast-message/starts-now-by-default': {
    operation: 'createBroadcastMessage',
    text: 'Without `starts_at`, the message starts now.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'create-broadcast-message/ends-in-an-hour-by-default': {
    operation: 'createBroadcastMessage',
    text: 'Without `ends_at`, the message ends one hour from now.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'create-broadcast-message/attributes-are-kept': {
    operation: 'createBroadcastMessage',
    text: 'The new message has the given times and colours.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'get-broadcast-message/guests-get-401': {
    operation: 'getBroadcastMessage',
    text: 'Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'get-broadcast-message/normal-users-get-403': {
    operation: 'getBroadcastMessage',
    text: 'For a user who is not an administrator, the server returns 403.',
    source: '1 § Authentication',
  },
  'get-broadcast-message/returns-the-message': {
    operation: 'getBroadcastMessage',
    text: 'The operation returns the message with the given ID.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'update-broadcast-message/guests-get-401': {
    operation: 'updateBroadcastMessage',
    text: 'Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'update-broadcast-message/normal-users-get-403': {
    operation: 'updateBroadcastMessage',
    text: 'For a user who is not an administrator, the server returns 403.',
    source: '1 § Authentication',
  },
  'update-broadcast-message/all-optional': {
    operation: 'updateBroadcastMessage',
    text: 'No property is required.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'update-broadcast-message/attributes-are-kept': {
    operation: 'updateBroadcastMessage',
    text: 'The updated message has the given values of the properties.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'delete-broadcast-message/guests-get-401': {
    operation: 'deleteBroadcastMessage',
    text: 'Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'delete-broadcast-message/normal-users-get-403': {
    operation: 'deleteBroadcastMessage',
    text: 'For a user who is not an administrator, the server returns 403.',
    source: '1 § Authentication',
  },
  'delete-broadcast-message/removes-the-message': {
    operation: 'deleteBroadcastMessage',
    text: 'The deleted message returns 404.',
    source: '2 § Endpoints / Broadcast messages (administrators only)',
  },
  'get-notification-settings/level-and-email': {
    operation: 'getNotificationSettings',
    text: 'The response contains `level` and `notification_email` of the caller.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-notification-settings/all-optional': {
    operation: 'updateNotificationSettings',
    text: 'No property is required.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-notification-settings/level-kept': {
    operation: 'updateNotificationSettings',
    text: 'With `level`, the caller has the given global level.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-notification-settings/email-kept': {
    operation: 'updateNotificationSettings',
    text: 'With `notification_email`, an email address of the caller, the caller has the given notification email address.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-notification-settings/events-accepted': {
    operation: 'updateNotificationSettings',
    text: 'Each email event name is accepted as a boolean.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-notification-settings/same-shape': {
    operation: 'updateNotificationSettings',
    text: 'The response contains `level` and `notification_email`.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-notification-settings/levels': {
    operation: 'updateNotificationSettings',
    text: '`level` is `disabled`, `participating`, `watch`, `global`, `mention` or `custom`. Other values return 400.',
    source: '2 § Resources and their fields / Notification settings',
  },
  'get-group-notification-settings/level': {
    operation: 'getGroupNotificationSettings',
    text: 'The response contains the `level` of the caller for the group.',
    source: '2 § Endpoints / Notification settings',
  },
  'get-group-notification-settings/events-when-custom': {
    operation: 'getGroupNotificationSettings',
    text: 'With the level `custom`, the response includes `events`, which maps each email event name to a boolean.',
    source: '2 § Resources and their fields / Notification settings',
  },
  'update-group-notification-settings/all-optional': {
    operation: 'updateGroupNotificationSettings',
    text: 'No property is required.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-group-notification-settings/level-kept': {
    operation: 'updateGroupNotificationSettings',
    text: 'With `level`, the caller has the given level for the group.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-group-notification-settings/events-kept': {
    operation: 'updateGroupNotificationSettings',
    text: 'With the level `custom`, the events have the given booleans.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-group-notification-settings/events-when-custom': {
    operation: 'updateGroupNotificationSettings',
    text: 'The response contains `level`, and `events` if the level is `custom`.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-group-notification-settings/levels': {
    operation: 'updateGroupNotificationSettings',
    text: '`level` is `disabled`, `participating`, `watch`, `global`, `mention` or `custom`. Other values return 400.',
    source: '2 § Resources and their fields / Notification settings',
  },
  'get-project-notification-settings/level': {
    operation: 'getProjectNotificationSettings',
    text: 'The response contains the `level` of the caller for the project.',
    source: '2 § Endpoints / Notification settings',
  },
  'get-project-notification-settings/events-when-custom': {
    operation: 'getProjectNotificationSettings',
    text: 'With the level `custom`, the response includes `events`, which maps each email event name to a boolean.',
    source: '2 § Resources and their fields / Notification settings',
  },
  'update-project-notification-settings/all-optional': {
    operation: 'updateProjectNotificationSettings',
    text: 'No property is required.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-project-notification-settings/level-kept': {
    operation: 'updateProjectNotificationSettings',
    text: 'With `level`, the caller has the given level for the project.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-project-notification-settings/events-kept': {
    operation: 'updateProjectNotificationSettings',
    text: 'With the level `custom`, the events have the given booleans.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-project-notification-settings/events-when-custom': {
    operation: 'updateProjectNotificationSettings',
    text: 'The response contains `level`, and `events` if the level is `custom`.',
    source: '2 § Endpoints / Notification settings',
  },
  'update-project-notification-settings/levels': {
    operation: 'updateProjectNotificationSettings',
    text: '`level` is `disabled`, `participating`, `watch`, `global`, `mention` or `custom`. Other values return 400.',
    source: '2 § Resources and their fields / Notification settings',
  },
  'list-todos/own-pending-by-default': {
    operation: 'listTodos',
    text: 'Without a filter, the list contains all pending todos of the caller and no others.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/action-filter': {
    operation: 'listTodos',
    text: 'With `action`, the list contains only todos with this action.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/action-values': {
    operation: 'listTodos',
    text: 'The filter `action` accepts `assigned`, `mentioned`, `build_failed`, `marked` and `approval_required`.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/author-filter': {
    operation: 'listTodos',
    text: 'With `author_id`, the list contains only todos of this author.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/project-filter': {
    operation: 'listTodos',
    text: 'With `project_id`, the list contains only todos of this project.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/state-filter': {
    operation: 'listTodos',
    text: 'With `state`, the list contains only todos in this state, `pending` or `done`.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/type-filter': {
    operation: 'listTodos',
    text: 'With `type`, the list contains only todos with this target type, `Issue` or `MergeRequest`.',
    source: '2 § Endpoints / Todos',
  },
  'list-todos/returns-the-target': {
    operation: 'listTodos',
    text: 'Each todo includes the issue or merge request in `target`, and its type in `target_type`.',
    source: '2 § Resources and their fields / Todo',
  },
  'mark-todo-as-done/becomes-done': {
    operation: 'markTodoAsDone',
    text: 'The pending todo of the caller becomes `done`.',
    source: '2 § States and transitions; 2 § Endpoints / Todos',
  },
  'mark-todo-as-done/returns-the-todo': {
    operation: 'markTodoAsDone',
    text: 'The response contains the updated todo.',
    source: '2 § States and transitions; 2 § Endpoints / Todos',
  },
  'mark-todo-as-done/own-todos-only': {
    operation: 'markTodoAsDone',
    text: 'Todos of other users do not change.',
    source: '2 § States and transitions',
  },
  'mark-todo-as-done/succeeds-with-200': {
    operation: 'markTodoAsDone',
    text: 'The operation creates nothing and therefore returns 200.',
    source: '2 § Endpoints',
  },
  'mark-all-todos-as-done/all-become-done': {
    operation: 'markAllTodosAsDone',
    text: 'Every pending todo of the caller becomes `done`. Todos of other users do not change.',
    source: '2 § States and transitions',
  },
  'mark-all-todos-as-done/empty-204': {
    operation: 'markAllTodosAsDone',
    text: 'The server returns 204 with an empty body.',
    source: '2 § Endpoints / Todos',
  },
  'list-commits/default-branch': {
    operation: 'listCommits',
    text: 'Without `ref_name`, the list contains the commits of the default branch.',
    source: '3 § Endpoints / Commits',
  },
  'list-commits/ref-name': {
    operation: 'listCommits',
    text: 'With `ref_name`, the list contains the commits of that branch or tag.',
    source: '3 § Endpoints / Commits',
  },
  'list-commits/since-inclusive': {
    operation: 'listCommits',
    text: 'With `since`, the list contains only commits at or after that time (inclusive).',
    source: '3 § Endpoints / Commits',
  },
  'list-commits/until-inclusive': {
    operation: 'listCommits',
    text: 'With `until`, the list contains only commits at or before that time (inclusive).',
    source: '3 § Endpoints / Commits',
  },
  'list-commits/first-page-is-1': {
    operation: 'listCommits',
    text: 'The first page of the list is page 1.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-commits/link-header-correct': {
    operation: 'listCommits',
    text: 'The `Link` header contains the correct URLs of the pages.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-commit/branch-required': {
    operation: 'createCommit',
    text: 'Without `branch`, the server returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/commit-message-required': {
    operation: 'createCommit',
    text: 'Without `commit_message`, the server returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/actions-required': {
    operation: 'createCommit',
    text: 'Without `actions`, the server returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/action-required': {
    operation: 'createCommit',
    text: 'An action without `action` returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/action-values': {
    operation: 'createCommit',
    text: '`action` is `create`, `delete`, `move` or `update`. Other values return 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/file-path-required': {
    operation: 'createCommit',
    text: 'An action without `file_path` returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/content-required': {
    operation: 'createCommit',
    text: 'An action `create` or `update` without `content` returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/content-optional-for-move': {
    operation: 'createCommit',
    text: 'An action `move` without `content` is accepted.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/create-writes-file': {
    operation: 'createCommit',
    text: 'The action `create` adds a file with the given `content` at `file_path`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/update-writes-file': {
    operation: 'createCommit',
    text: 'The action `update` replaces the content of the file at `file_path` with the given `content`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/delete-removes-file': {
    operation: 'createCommit',
    text: 'The action `delete` deletes the file at `file_path`. It does not require `content`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/move-renames-file': {
    operation: 'createCommit',
    text: 'The action `move` moves the file from `previous_path` to `file_path`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/encoding-default-text': {
    operation: 'createCommit',
    text: 'Without `encoding`, `content` is text.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/encoding-base64': {
    operation: 'createCommit',
    text: 'With `encoding=base64`, the file has the decoded `content`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/author-given': {
    operation: 'createCommit',
    text: 'With `author_name` and `author_email`, the commit has this author.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/on-branch': {
    operation: 'createCommit',
    text: 'The commit becomes the head of the given `branch` and has the given message.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/several-actions': {
    operation: 'createCommit',
    text: 'A request can contain several actions. They result in one commit.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/stats-and-status': {
    operation: 'createCommit',
    text: 'The response contains the new commit with `stats` and `status`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit/json-body': {
    operation: 'createCommit',
    text: 'A commit with several actions is sent as a JSON body with the header `Content-Type: application/json`.',
    source: '1 § What the service does / Request conventions',
  },
  'create-commit/branch-not-branch-name': {
    operation: 'createCommit',
    text: 'The parameter is named `branch`. The name `branch_name` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-commit/by-hash': {
    operation: 'getCommit',
    text: 'The hash identifies a commit.',
    source: '3 § Endpoints / Commits',
  },
  'get-commit/by-branch': {
    operation: 'getCommit',
    text: 'The name of a branch identifies the commit at its head.',
    source: '3 § Endpoints / Commits',
  },
  'get-commit/by-tag': {
    operation: 'getCommit',
    text: 'The name of a tag identifies the commit of the tag.',
    source: '3 § Endpoints / Commits',
  },
  'get-commit/stats-and-status': {
    operation: 'getCommit',
    text: 'A single commit includes `stats` with `additions`, `deletions` and `total`, and `status`, which can be null.',
    source: '3 § Resources and their fields / Commit',
  },
  'cherry-pick-commit/branch-required': {
    operation: 'cherryPickCommit',
    text: 'Without `branch`, the server returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'cherry-pick-commit/applies-change': {
    operation: 'cherryPickCommit',
    text: 'The changes of the commit are applied to the given `branch` as a new commit. The response contains this commit.',
    source: '3 § Endpoints / Commits',
  },
  'list-commit-diffs/entry-per-file': {
    operation: 'listCommitDiffs',
    text: 'The list contains one entry per file that the commit changes.',
    source: '3 § Endpoints / Commits',
  },
  'list-commit-diffs/new-file': {
    operation: 'listCommitDiffs',
    text: 'The entry of a file that the commit adds has `new_file` true.',
    source: '3 § Resources and their fields / Diff entry',
  },
  'list-commit-diffs/renamed-file': {
    operation: 'listCommitDiffs',
    text: 'The entry of a file that the commit renames has `renamed_file` true, with the previous path in `old_path` and the new path in `new_path`.',
    source: '3 § Resources and their fields / Diff entry',
  },
  'list-commit-diffs/deleted-file': {
    operation: 'listCommitDiffs',
    text: 'The entry of a file that the commit deletes has `deleted_file` true.',
    source: '3 § Resources and their fields / Diff entry',
  },
  'list-commit-comments/lists-comments': {
    operation: 'listCommitComments',
    text: 'The list contains the comments on the commit, each with `note` and `author`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/note-required': {
    operation: 'createCommitComment',
    text: 'Without `note`, the server returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/line-type-values': {
    operation: 'createCommitComment',
    text: '`line_type` is `new` or `old`. Other values return 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/on-a-line': {
    operation: 'createCommitComment',
    text: 'With the full commit hash, an existing `path`, an existing `line` and `line_type=new`, the comment is placed on that line, and the response contains `path`, `line` and `line_type`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/invalid-on-ref': {
    operation: 'createCommitComment',
    text: 'If `sha` is a branch or tag and line or path are invalid, the comment is attached to the end of the last commit, and `line`, `line_type` and `path` are null in the response.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/missing-line': {
    operation: 'createCommitComment',
    text: 'If the line does not exist, the comment is attached to the end of the last commit, and `line`, `line_type` and `path` are null in the response.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/missing-path': {
    operation: 'createCommitComment',
    text: 'If the path does not exist, the comment is attached to the end of the last commit, and `line`, `line_type` and `path` are null in the response.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-comment/created-form': {
    operation: 'createCommitComment',
    text: 'The response contains `author`, `created_at`, `line_type`, `path`, `line` and `note`.',
    source: '3 § Resources and their fields / Commit comment',
  },
  'list-commit-statuses/filter-ref': {
    operation: 'listCommitStatuses',
    text: 'With `ref`, the list contains only statuses of that ref.',
    source: '3 § Endpoints / Commits',
  },
  'list-commit-statuses/filter-stage': {
    operation: 'listCommitStatuses',
    text: 'With `stage`, the list contains only statuses of that stage.',
    source: '3 § Endpoints / Commits',
  },
  'list-commit-statuses/filter-name': {
    operation: 'listCommitStatuses',
    text: 'With `name`, the list contains only statuses with that name.',
    source: '3 § Endpoints / Commits',
  },
  'list-commit-statuses/latest-only': {
    operation: 'listCommitStatuses',
    text: 'Without `all`, the list contains only the latest statuses.',
    source: '3 § Endpoints / Commits',
  },
  'list-commit-statuses/all': {
    operation: 'listCommitStatuses',
    text: 'With `all=true`, the list contains all statuses, not only the latest.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-status/state-required': {
    operation: 'createCommitStatus',
    text: 'Without `state`, the server returns 400.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-status/state-values': {
    operation: 'createCommitStatus',
    text: '`state` is `pending`, `running`, `success`, `failed` or `canceled`. Other values return 400.',
    source: '3 § Endpoints / Commits; 3 § States and transitions',
  },
  'create-commit-status/name-default': {
    operation: 'createCommitStatus',
    text: 'Without `name` and `context`, the name of the status is `default`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-status/name': {
    operation: 'createCommitStatus',
    text: 'The status has the given `name`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-status/context': {
    operation: 'createCommitStatus',
    text: 'The name of the status is the given `context`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-status/keeps-attributes': {
    operation: 'createCommitStatus',
    text: 'The status has the given `ref`, `target_url` and `description`.',
    source: '3 § Endpoints / Commits',
  },
  'create-commit-status/state-set': {
    operation: 'createCommitStatus',
    text: 'The status with the given name has the given `state`.',
    source: '3 § States and transitions',
  },
  'create-commit-status/same-name-updates': {
    operation: 'createCommitStatus',
    text: 'A status with a name that exists for the commit is updated.',
    source: '3 § States and transitions',
  },
  'create-commit-status/new-name-adds': {
    operation: 'createCommitStatus',
    text: 'A status with a new name is added.',
    source: '3 § States and transitions',
  },
  'list-branches/public-without-authentication': {
    operation: 'listBranches',
    text: 'The branches of a public repository do not require authentication.',
    source: '1 § Authentication',
  },
  'list-branches/sorted-by-name': {
    operation: 'listBranches',
    text: 'The list is sorted alphabetically by name.',
    source: '3 § Endpoints / Branches',
  },
  'create-branch/branch-required': {
    operation: 'createBranch',
    text: 'Without `branch`, the server returns 400.',
    source: '3 § Endpoints / Branches',
  },
  'create-branch/ref-required': {
    operation: 'createBranch',
    text: 'Without `ref`, the server returns 400.',
    source: '3 § Endpoints / Branches',
  },
  'create-branch/from-branch': {
    operation: 'createBranch',
    text: 'If `ref` is the name of a branch, the new branch starts at its head.',
    source: '3 § Endpoints / Branches',
  },
  'create-branch/from-commit': {
    operation: 'createBranch',
    text: 'If `ref` is the hash of a commit, the new branch starts at that commit.',
    source: '3 § Endpoints / Branches',
  },
  'create-branch/branch-not-branch-name': {
    operation: 'createBranch',
    text: 'The parameter is named `branch`. The name `branch_name` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-branch/public-without-authentication': {
    operation: 'getBranch',
    text: 'A branch of a public repository does not require authentication.',
    source: '1 § Authentication',
  },
  'get-branch/by-name': {
    operation: 'getBranch',
    text: 'The operation returns the branch with the given name.',
    source: '3 § Endpoints / Branches',
  },
  'get-branch/merged': {
    operation: 'getBranch',
    text: 'A branch has the boolean `merged`.',
    source: '3 § Resources and their fields / Branch',
  },
  'delete-branch/deletes': {
    operation: 'deleteBranch',
    text: 'The branch does not exist after the deletion.',
    source: '3 § Endpoints / Branches',
  },
  'delete-branch/failure-explained': {
    operation: 'deleteBranch',
    text: 'If the branch cannot be deleted, the server returns an error with a message that explains why.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'delete-branch/returns-branch': {
    operation: 'deleteBranch',
    text: 'The response contains the name of the deleted branch as `branch`. The name `branch_name` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'protect-branch/protects': {
    operation: 'protectBranch',
    text: '`protected` of the branch becomes true.',
    source: '3 § States and transitions',
  },
  'protect-branch/idempotent': {
    operation: 'protectBranch',
    text: 'Protecting a branch that is already protected returns 200.',
    source: '3 § States and transitions',
  },
  'protect-branch/developers-can-push': {
    operation: 'protectBranch',
    text: 'The branch has the given value of `developers_can_push`.',
    source: '3 § Endpoints / Branches',
  },
  'protect-branch/developers-can-merge': {
    operation: 'protectBranch',
    text: 'The branch has the given value of `developers_can_merge`.',
    source: '3 § Endpoints / Branches',
  },
  'unprotect-branch/unprotects': {
    operation: 'unprotectBranch',
    text: '`protected` of the branch becomes false.',
    source: '3 § States and transitions; 3 § Endpoints / Branches',
  },
  'unprotect-branch/idempotent': {
    operation: 'unprotectBranch',
    text: 'Unprotecting a branch that is not protected returns 200.',
    source: '3 § States and transitions; 3 § Endpoints / Branches',
  },
  'delete-merged-branches/returns-202': {
    operation: 'deleteMergedBranches',
    text: 'The server accepts the deletion with 202 and a JSON body.',
    source: '1 § Errors / Status codes; 1 § Versioning / Changes from v3 to v4',
  },
  'delete-merged-branches/deletes-merged': {
    operation: 'deleteMergedBranches',
    text: 'All branches that are merged into the default branch are deleted.',
    source: '3 § Endpoints / Branches',
  },
  'delete-merged-branches/keeps-unmerged': {
    operation: 'deleteMergedBranches',
    text: 'Branches that are not merged into the default branch are not deleted.',
    source: '3 § Endpoints / Branches',
  },
  'list-tags/public-without-authentication': {
    operation: 'listTags',
    text: 'The tags of a public repository do not require authentication.',
    source: '1 § Authentication',
  },
  'list-tags/sorted-by-name-reversed': {
    operation: 'listTags',
    text: 'The list is sorted by name in reverse alphabetical order.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/tag-name-required': {
    operation: 'createTag',
    text: 'Without `tag_name`, the server returns 400.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/ref-required': {
    operation: 'createTag',
    text: 'Without `ref`, the server returns 400.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/from-sha': {
    operation: 'createTag',
    text: 'If `ref` is the hash of a commit, the tag points to that commit.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/from-tag': {
    operation: 'createTag',
    text: 'If `ref` is the name of a tag, the new tag points to the commit of that tag.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/from-branch': {
    operation: 'createTag',
    text: 'If `ref` is the name of a branch, the tag points to the head of that branch.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/message-annotates': {
    operation: 'createTag',
    text: 'With `message`, the tag is annotated and has that message.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/release-description': {
    operation: 'createTag',
    text: 'With `release_description`, the tag has a release with that description.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-tag/without-message': {
    operation: 'createTag',
    text: 'Without `message`, the tag is lightweight and its `message` is null.',
    source: '3 § Resources and their fields / Tag',
  },
  'create-tag/failure-is-405': {
    operation: 'createTag',
    text: 'If the tag cannot be created, the server returns 405 with a message that explains why.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'get-tag/public-without-authentication': {
    operation: 'getTag',
    text: 'A tag of a public repository does not require authentication.',
    source: '1 § Authentication',
  },
  'get-tag/by-name': {
    operation: 'getTag',
    text: 'The operation returns the tag with the given name.',
    source: '3 § Endpoints / Tags and releases',
  },
  'get-tag/message-of-annotated': {
    operation: 'getTag',
    text: 'The `message` of an annotated tag is its annotation.',
    source: '3 § Resources and their fields / Tag',
  },
  'get-tag/message-of-lightweight': {
    operation: 'getTag',
    text: 'The `message` of a lightweight tag is null.',
    source: '3 § Resources and their fields / Tag',
  },
  'get-tag/release': {
    operation: 'getTag',
    text: 'The `release` of a tag without a release is null. Otherwise it has `tag_name` and `description`.',
    source: '3 § Resources and their fields / Tag',
  },
  'delete-tag/deletes': {
    operation: 'deleteTag',
    text: 'The tag does not exist after the deletion.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-release/description-required': {
    operation: 'createRelease',
    text: 'Without `description`, the server returns 400.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-release/returns-release': {
    operation: 'createRelease',
    text: 'The response contains `tag_name` and `description`.',
    source: '3 § Endpoints / Tags and releases',
  },
  'create-release/adds-release': {
    operation: 'createRelease',
    text: 'The tag has a release with the given `description`.',
    source: '3 § States and transitions',
  },
  'create-release/existing-is-409': {
    operation: 'createRelease',
    text: 'If a release already exists for the tag, the server returns 409 and does not change the release.',
    source: '1 § Errors / Endpoint-specific error rules; 3 § States and transitions',
  },
  'update-release/description-required': {
    operation: 'updateRelease',
    text: 'Without `description`, the server returns 400.',
    source: '3 § Endpoints / Tags and releases',
  },
  'update-release/updates': {
    operation: 'updateRelease',
    text: 'The release of the tag has the given `description`.',
    source: '3 § Endpoints / Tags and releases',
  },
  'update-release/returns-release': {
    operation: 'updateRelease',
    text: 'The response contains `tag_name` and `description`.',
    source: '3 § Endpoints / Tags and releases',
  },
  'get-file/public-without-authentication': {
    operation: 'getFile',
    text: 'A file of a public repository does not require authentication.',
    source: '1 § Authentication',
  },
  'get-file/ref-required': {
    operation: 'getFile',
    text: 'Without `ref`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'get-file/at-branch': {
    operation: 'getFile',
    text: 'If `ref` is a branch, the file is returned as of the head of that branch.',
    source: '3 § Endpoints / Repository files',
  },
  'get-file/at-tag': {
    operation: 'getFile',
    text: 'If `ref` is a tag, the file is returned as of that tag.',
    source: '3 § Endpoints / Repository files',
  },
  'get-file/at-commit': {
    operation: 'getFile',
    text: 'If `ref` is the hash of a commit, the file is returned as of that commit.',
    source: '3 § Endpoints / Repository files',
  },
  'get-file/encoded-path': {
    operation: 'getFile',
    text: 'The URL-encoded full path in the URL identifies the file.',
    source: '1 § Versioning / Changes from v3 to v4; 3 § Endpoints / Repository files',
  },
  'get-file/content-base64': {
    operation: 'getFile',
    text: '`encoding` is `base64`, and `content` is the content of the file in Base64.',
    source: '3 § Resources and their fields / Repository file',
  },
  'create-file/branch-required': {
    operation: 'createFile',
    text: 'Without `branch`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/content-required': {
    operation: 'createFile',
    text: 'Without `content`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/commit-message-required': {
    operation: 'createFile',
    text: 'Without `commit_message`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/creates': {
    operation: 'createFile',
    text: 'The file on the given branch has the given content.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/commit-message': {
    operation: 'createFile',
    text: 'The head of the branch is a commit with the given message.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/encoding-default-text': {
    operation: 'createFile',
    text: 'Without `encoding`, the content is text.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/encoding-base64': {
    operation: 'createFile',
    text: 'With `encoding=base64`, the file has the decoded content.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/author-given': {
    operation: 'createFile',
    text: 'With `author_name` and `author_email`, the commit has this author.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/returns-name-and-branch': {
    operation: 'createFile',
    text: 'The response contains `file_name` and `branch`.',
    source: '3 § Endpoints / Repository files',
  },
  'create-file/branch-not-branch-name': {
    operation: 'createFile',
    text: 'The parameter is named `branch`. The name `branch_name` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'update-file/branch-required': {
    operation: 'updateFile',
    text: 'Without `branch`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/content-required': {
    operation: 'updateFile',
    text: 'Without `content`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/commit-message-required': {
    operation: 'updateFile',
    text: 'Without `commit_message`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/updates': {
    operation: 'updateFile',
    text: 'The file on the given branch has the given content.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/commit-message': {
    operation: 'updateFile',
    text: 'The head of the branch is a commit with the given message.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/encoding-default-text': {
    operation: 'updateFile',
    text: 'Without `encoding`, the content is text.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/encoding-base64': {
    operation: 'updateFile',
    text: 'With `encoding=base64`, the file has the decoded content.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/author-given': {
    operation: 'updateFile',
    text: 'With `author_name` and `author_email`, the commit has this author.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/returns-name-and-branch': {
    operation: 'updateFile',
    text: 'The response contains `file_name` and `branch`.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/last-commit-id': {
    operation: 'updateFile',
    text: 'A `last_commit_id` equal to the last commit of the file is accepted.',
    source: '3 § Endpoints / Repository files',
  },
  'update-file/branch-not-branch-name': {
    operation: 'updateFile',
    text: 'The parameter is named `branch`. The name `branch_name` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'update-file/traversal-is-400': {
    operation: 'updateFile',
    text: 'A path that contains `/../` returns 400 with a message.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'update-file/identical-content-is-400': {
    operation: 'updateFile',
    text: 'Content that is identical to the current content returns 400 with a message.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'update-file/changed-branch-is-400': {
    operation: 'updateFile',
    text: 'If a push changed the branch during the edit, the server returns 400 with a message.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'delete-file/branch-required': {
    operation: 'deleteFile',
    text: 'Without `branch`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'delete-file/commit-message-required': {
    operation: 'deleteFile',
    text: 'Without `commit_message`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'delete-file/deletes': {
    operation: 'deleteFile',
    text: 'The file does not exist on the branch after the deletion.',
    source: '3 § Endpoints / Repository files',
  },
  'delete-file/commit-message': {
    operation: 'deleteFile',
    text: 'The head of the branch is a commit with the given message.',
    source: '3 § Endpoints / Repository files',
  },
  'delete-file/author-given': {
    operation: 'deleteFile',
    text: 'With `author_name` and `author_email`, the commit has this author.',
    source: '3 § Endpoints / Repository files',
  },
  'delete-file/returns-name-and-branch': {
    operation: 'deleteFile',
    text: 'The response contains `file_name` and `branch`.',
    source: '3 § Endpoints / Repository files',
  },
  'delete-file/branch-not-branch-name': {
    operation: 'deleteFile',
    text: 'The parameter is named `branch`. The name `branch_name` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-raw-file/ref-required': {
    operation: 'getRawFile',
    text: 'Without `ref`, the server returns 400.',
    source: '3 § Endpoints / Repository files',
  },
  'get-raw-file/raw-content': {
    operation: 'getRawFile',
    text: 'The body is the unchanged content of the file at that ref.',
    source: '3 § Endpoints / Repository files',
  },
  'get-raw-file/moved-route': {
    operation: 'getRawFile',
    text: 'The raw file at a commit has its path in the URL and the hash as `ref`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-repository-tree/route-exists': {
    operation: 'getRepositoryTree',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-blob/route-exists': {
    operation: 'getBlob',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-issues/own-issues': {
    operation: 'listIssues',
    text: 'The list contains only issues that the authenticated user has created.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/authentication-required': {
    operation: 'listIssues',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'list-issues/filter-state': {
    operation: 'listIssues',
    text: 'With `state`, the list contains only issues in that state.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/state-default': {
    operation: 'listIssues',
    text: 'Without `state`, the list contains issues in every state.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/filter-labels': {
    operation: 'listIssues',
    text: 'With `labels`, the list contains only issues with all labels of this comma-separated list.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/no-label': {
    operation: 'listIssues',
    text: 'With `labels=No+Label`, the list contains only issues without labels.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/filter-milestone': {
    operation: 'listIssues',
    text: 'With `milestone`, the list contains only issues of the milestone with that title.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/filter-iids': {
    operation: 'listIssues',
    text: 'With `iids`, the list contains only issues with these IIDs.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/order-default': {
    operation: 'listIssues',
    text: 'Without `order_by`, the list is sorted by `created_at`.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/order-by-updated-at': {
    operation: 'listIssues',
    text: 'With `order_by=updated_at`, the list is sorted by the time of the last update.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/sort-default': {
    operation: 'listIssues',
    text: 'Without `sort`, the list is sorted in descending order.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/sort-asc': {
    operation: 'listIssues',
    text: 'With `sort=asc`, the list is sorted in ascending order.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/search-title': {
    operation: 'listIssues',
    text: 'With `search`, the list contains issues whose title matches the text.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/search-description': {
    operation: 'listIssues',
    text: 'With `search`, the list contains issues whose description matches the text.',
    source: '3 § Endpoints / Issues',
  },
  'list-issues/labels-all-must-match': {
    operation: 'listIssues',
    text: 'An issue with only some of several `labels` is not in the list.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-issues/no-subscribed': {
    operation: 'listIssues',
    text: 'Issues in a list do not include `subscribed`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-group-issues/group-issues': {
    operation: 'listGroupIssues',
    text: 'The list contains only issues of projects of the group.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/authentication-required': {
    operation: 'listGroupIssues',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'list-group-issues/filter-state': {
    operation: 'listGroupIssues',
    text: 'With `state`, the list contains only issues in that state.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/state-default': {
    operation: 'listGroupIssues',
    text: 'Without `state`, the list contains issues in every state.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/filter-labels': {
    operation: 'listGroupIssues',
    text: 'With `labels`, the list contains only issues with all labels of this comma-separated list.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/no-label': {
    operation: 'listGroupIssues',
    text: 'With `labels=No+Label`, the list contains only issues without labels.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/filter-milestone': {
    operation: 'listGroupIssues',
    text: 'With `milestone`, the list contains only issues of the milestone with that title.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/filter-iids': {
    operation: 'listGroupIssues',
    text: 'With `iids`, the list contains only issues with these IIDs.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/order-default': {
    operation: 'listGroupIssues',
    text: 'Without `order_by`, the list is sorted by `created_at`.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/order-by-updated-at': {
    operation: 'listGroupIssues',
    text: 'With `order_by=updated_at`, the list is sorted by the time of the last update.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/sort-default': {
    operation: 'listGroupIssues',
    text: 'Without `sort`, the list is sorted in descending order.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/sort-asc': {
    operation: 'listGroupIssues',
    text: 'With `sort=asc`, the list is sorted in ascending order.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/search-title': {
    operation: 'listGroupIssues',
    text: 'With `search`, the list contains issues whose title matches the text.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/search-description': {
    operation: 'listGroupIssues',
    text: 'With `search`, the list contains issues whose description matches the text.',
    source: '3 § Endpoints / Issues',
  },
  'list-group-issues/labels-all-must-match': {
    operation: 'listGroupIssues',
    text: 'An issue with only some of several `labels` is not in the list.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-group-issues/no-subscribed': {
    operation: 'listGroupIssues',
    text: 'Issues in a list do not include `subscribed`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-project-issues/project-issues': {
    operation: 'listProjectIssues',
    text: 'The list contains only issues of the project.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/private-project-is-404': {
    operation: 'listProjectIssues',
    text: 'If the project is private and the caller is not a member, the server returns 404.',
    source: '1 § Authentication',
  },
  'list-project-issues/iid-filter-removed': {
    operation: 'listProjectIssues',
    text: 'The filter `iid` of version 3 is removed. `iids` replaces it.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-project-issues/authentication-required': {
    operation: 'listProjectIssues',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'list-project-issues/filter-state': {
    operation: 'listProjectIssues',
    text: 'With `state`, the list contains only issues in that state.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/state-default': {
    operation: 'listProjectIssues',
    text: 'Without `state`, the list contains issues in every state.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/filter-labels': {
    operation: 'listProjectIssues',
    text: 'With `labels`, the list contains only issues with all labels of this comma-separated list.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/no-label': {
    operation: 'listProjectIssues',
    text: 'With `labels=No+Label`, the list contains only issues without labels.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/filter-milestone': {
    operation: 'listProjectIssues',
    text: 'With `milestone`, the list contains only issues of the milestone with that title.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/filter-iids': {
    operation: 'listProjectIssues',
    text: 'With `iids`, the list contains only issues with these IIDs.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/order-default': {
    operation: 'listProjectIssues',
    text: 'Without `order_by`, the list is sorted by `created_at`.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/order-by-updated-at': {
    operation: 'listProjectIssues',
    text: 'With `order_by=updated_at`, the list is sorted by the time of the last update.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/sort-default': {
    operation: 'listProjectIssues',
    text: 'Without `sort`, the list is sorted in descending order.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/sort-asc': {
    operation: 'listProjectIssues',
    text: 'With `sort=asc`, the list is sorted in ascending order.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/search-title': {
    operation: 'listProjectIssues',
    text: 'With `search`, the list contains issues whose title matches the text.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/search-description': {
    operation: 'listProjectIssues',
    text: 'With `search`, the list contains issues whose description matches the text.',
    source: '3 § Endpoints / Issues',
  },
  'list-project-issues/labels-all-must-match': {
    operation: 'listProjectIssues',
    text: 'An issue with only some of several `labels` is not in the list.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-project-issues/no-subscribed': {
    operation: 'listProjectIssues',
    text: 'Issues in a list do not include `subscribed`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-issue/authentication-required': {
    operation: 'createIssue',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'create-issue/title-required': {
    operation: 'createIssue',
    text: 'Without `title`, the server returns 400.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/keeps-attributes': {
    operation: 'createIssue',
    text: 'The new issue has the given `title`, `description` and `due_date`.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/confidential-default': {
    operation: 'createIssue',
    text: 'The issue is confidential only if `confidential` is true.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/assignees': {
    operation: 'createIssue',
    text: 'The `assignees` are the users with the given `assignee_ids`.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/milestone': {
    operation: 'createIssue',
    text: 'The issue has the milestone with the given `milestone_id`.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/labels': {
    operation: 'createIssue',
    text: 'The issue has the labels of the comma-separated list `labels`.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/created-at-by-owner': {
    operation: 'createIssue',
    text: 'If an administrator or an owner of the project sets `created_at`, the issue has the given value.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/created-at-restricted': {
    operation: 'createIssue',
    text: 'If another user sets `created_at`, the issue does not have the given value.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/discussions-description': {
    operation: 'createIssue',
    text: 'With `merge_request_to_resolve_discussions_of`, the issue has a default description.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/discussions-resolved': {
    operation: 'createIssue',
    text: 'With `merge_request_to_resolve_discussions_of`, all discussions of that merge request are resolved.',
    source: '3 § Endpoints / Issues',
    unchecked: 'No specified operation returns discussions, so a black-box test cannot observe that they are resolved.',
  },
  'create-issue/explicit-precedence': {
    operation: 'createIssue',
    text: 'The given `title` and `description` take precedence over the defaults.',
    source: '3 § Endpoints / Issues',
  },
  'create-issue/discussion-to-resolve': {
    operation: 'createIssue',
    text: 'With `discussion_to_resolve` and `merge_request_to_resolve_discussions_of`, the discussion with that ID is resolved.',
    source: '3 § Endpoints / Issues',
    unchecked: 'No specified operation returns discussions, so a black-box test cannot observe that they are resolved.',
  },
  'create-issue/subscribed': {
    operation: 'createIssue',
    text: 'A new issue includes the boolean `subscribed`.',
    source: '3 § Resources and their fields / Issue',
  },
  'get-issue/authentication-required': {
    operation: 'getIssue',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'get-issue/private-project-is-404': {
    operation: 'getIssue',
    text: 'If the project is private and the caller is not a member, the server returns 404.',
    source: '1 § Authentication',
  },
  'get-issue/subscribed': {
    operation: 'getIssue',
    text: 'A single issue includes the boolean `subscribed`.',
    source: '3 § Resources and their fields / Issue; 3 § Endpoints / Issues',
  },
  'get-issue/assignee-is-first': {
    operation: 'getIssue',
    text: 'The deprecated `assignee` equals the single element of `assignees`. Without assignees, it is null.',
    source: '3 § Resources and their fields / Issue',
  },
  'get-issue/user-notes-count': {
    operation: 'getIssue',
    text: '`user_notes_count` is the number of notes that users have written on the issue.',
    source: '3 § Resources and their fields / Issue',
  },
  'subscribe-to-item/route-exists': {
    operation: 'subscribeToItem',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'unsubscribe-from-item/route-exists': {
    operation: 'unsubscribeFromItem',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-merge-requests/filter-iids': {
    operation: 'listMergeRequests',
    text: 'With `iids`, the list contains only merge requests with these IIDs.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/filter-state': {
    operation: 'listMergeRequests',
    text: 'With the `state` `opened`, `closed` or `merged`, the list contains only merge requests in that state.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/state-all': {
    operation: 'listMergeRequests',
    text: 'With the `state` `all`, the list contains merge requests in every state.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/order-default': {
    operation: 'listMergeRequests',
    text: 'Without `order_by`, the list is sorted by `created_at`.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/order-by-updated-at': {
    operation: 'listMergeRequests',
    text: 'With `order_by=updated_at`, the list is sorted by the time of the last update.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/sort-default': {
    operation: 'listMergeRequests',
    text: 'Without `sort`, the list is sorted in descending order.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/sort-asc': {
    operation: 'listMergeRequests',
    text: 'With `sort=asc`, the list is sorted in ascending order.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/filter-milestone': {
    operation: 'listMergeRequests',
    text: 'With `milestone`, the list contains only merge requests of the milestone with that title.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/filter-labels': {
    operation: 'listMergeRequests',
    text: 'With `labels`, the list contains only merge requests with the labels of this comma-separated list.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-merge-requests/no-subscribed': {
    operation: 'listMergeRequests',
    text: 'Merge requests in a list do not include `subscribed`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-merge-requests/iids-not-iid': {
    operation: 'listMergeRequests',
    text: 'The filter by IID is named `iids`. The name `iid[]` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-merge-request/source-branch-required': {
    operation: 'createMergeRequest',
    text: 'Without `source_branch`, the server returns 400.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/target-branch-required': {
    operation: 'createMergeRequest',
    text: 'Without `target_branch`, the server returns 400.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/title-required': {
    operation: 'createMergeRequest',
    text: 'Without `title`, the server returns 400.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/keeps-attributes': {
    operation: 'createMergeRequest',
    text: 'The new merge request has the given `source_branch`, `target_branch`, `title` and `description`.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/assignee': {
    operation: 'createMergeRequest',
    text: 'The `assignee` is the user with the given `assignee_id`.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/labels': {
    operation: 'createMergeRequest',
    text: 'The merge request has the labels of the comma-separated list `labels`.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/milestone': {
    operation: 'createMergeRequest',
    text: 'The merge request has the milestone with the given `milestone_id`.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/target-project': {
    operation: 'createMergeRequest',
    text: 'With `target_project_id`, the target branch is a branch of that project.',
    source: '3 § Endpoints / Merge requests',
  },
  'create-merge-request/remove-source-branch': {
    operation: 'createMergeRequest',
    text: 'With `remove_source_branch=true`, the source branch is deleted when the merge request is merged.',
    source: '3 § Endpoints / Merge requests',
  },
  'get-merge-request/subscribed': {
    operation: 'getMergeRequest',
    text: 'A single merge request includes the boolean `subscribed`.',
    source: '3 § Resources and their fields / Merge request; 3 § Endpoints / Merge requests',
  },
  'get-merge-request/merge-commit-null-until-merged': {
    operation: 'getMergeRequest',
    text: '`merge_commit_sha` is null until the merge request is merged.',
    source: '3 § Resources and their fields / Merge request',
  },
  'get-merge-request/user-notes-count': {
    operation: 'getMergeRequest',
    text: '`user_notes_count` is the number of notes that users have written on the merge request.',
    source: '3 § Resources and their fields / Merge request',
  },
  'update-merge-request/at-least-one': {
    operation: 'updateMergeRequest',
    text: 'Without any property, the server returns 400.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/target-branch': {
    operation: 'updateMergeRequest',
    text: 'The updated merge request has the given `target_branch`.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/title': {
    operation: 'updateMergeRequest',
    text: 'The updated merge request has the given `title`.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/description': {
    operation: 'updateMergeRequest',
    text: 'The updated merge request has the given `description`.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/assignee': {
    operation: 'updateMergeRequest',
    text: 'The `assignee` of the updated merge request is the user with the given `assignee_id`.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/labels': {
    operation: 'updateMergeRequest',
    text: 'The updated merge request has the labels of the comma-separated list `labels`.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/milestone': {
    operation: 'updateMergeRequest',
    text: 'The updated merge request has the milestone with the given `milestone_id`.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/remove-source-branch': {
    operation: 'updateMergeRequest',
    text: 'With `remove_source_branch=true`, the source branch is deleted when the merge request is merged.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/state-event-values': {
    operation: 'updateMergeRequest',
    text: '`state_event` is `close` or `reopen`. Other values return 400.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/others-stay': {
    operation: 'updateMergeRequest',
    text: 'Properties that are not given do not change.',
    source: '3 § Endpoints / Merge requests',
  },
  'update-merge-request/close': {
    operation: 'updateMergeRequest',
    text: 'The `state_event` `close` changes the state of an opened or closed merge request to `closed`.',
    source: '3 § States and transitions',
  },
  'update-merge-request/reopen': {
    operation: 'updateMergeRequest',
    text: 'The `state_event` `reopen` changes the state of a closed merge request to `opened`.',
    source: '3 § States and transitions',
  },
  'delete-merge-request/owners-and-administrators-only': {
    operation: 'deleteMergeRequest',
    text: 'Only administrators and owners of the project can delete a merge request.',
    source: '1 § Authentication',
  },
  'delete-merge-request/deletes': {
    operation: 'deleteMergeRequest',
    text: 'The deleted merge request returns 404.',
    source: '3 § Endpoints / Merge requests',
  },
  'delete-merge-request/soft-delete': {
    operation: 'deleteMergeRequest',
    text: 'The deletion is a soft delete.',
    source: '3 § Endpoints / Merge requests',
    unchecked: 'A black-box test cannot distinguish a soft delete from a hard delete.',
  },
  'list-merge-request-commits/lists-commits': {
    operation: 'listMergeRequestCommits',
    text: 'The list contains the commits of the source branch that are not in the target branch.',
    source: '3 § Endpoints / Merge requests',
  },
  'get-merge-request-changes/changes': {
    operation: 'getMergeRequestChanges',
    text: 'The merge request includes `changes`, with one entry per changed file.',
    source: '3 § Endpoints / Merge requests',
  },
  'get-merge-request-changes/times': {
    operation: 'getMergeRequestChanges',
    text: 'The changes view includes `created_at` and `updated_at`.',
    source: '3 § Resources and their fields / Merge request',
  },
  'accept-merge-request/merges': {
    operation: 'acceptMergeRequest',
    text: 'An opened merge request without conflicts becomes `merged`, and the target branch contains its commits.',
    source: '3 § States and transitions',
  },
  'accept-merge-request/remove-source-branch': {
    operation: 'acceptMergeRequest',
    text: 'With `should_remove_source_branch=true`, the source branch is deleted after the merge.',
    source: '3 § States and transitions',
  },
  'accept-merge-request/waits-for-pipeline': {
    operation: 'acceptMergeRequest',
    text: 'With `merge_when_pipeline_succeeds=true`, the merge waits for a pipeline that has not finished.',
    source: '3 § States and transitions',
  },
  'accept-merge-request/conflict-is-405': {
    operation: 'acceptMergeRequest',
    text: 'If conflicts prevent the merge, the server returns 405 with the message `Branch cannot be merged`.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'accept-merge-request/merged-is-406': {
    operation: 'acceptMergeRequest',
    text: 'If the merge request is already merged, the server returns 406 with the message `Method Not Allowed`. The state does not change.',
    source: '1 § Errors / Endpoint-specific error rules; 3 § States and transitions',
  },
  'accept-merge-request/closed-is-406': {
    operation: 'acceptMergeRequest',
    text: 'If the merge request is closed, the server returns 406 with the message `Method Not Allowed`. The state does not change.',
    source: '1 § Errors / Endpoint-specific error rules; 3 § States and transitions',
  },
  'accept-merge-request/sha-mismatch-is-409': {
    operation: 'acceptMergeRequest',
    text: 'If `sha` differs from the head of the source branch, the server returns 409 with the message `SHA does not match HEAD of source branch`.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'accept-merge-request/sha-match-merges': {
    operation: 'acceptMergeRequest',
    text: 'A `sha` equal to the head of the source branch is accepted.',
    source: '3 § Endpoints / Merge requests',
  },
  'accept-merge-request/merge-commit-message': {
    operation: 'acceptMergeRequest',
    text: 'The merge commit has the given `merge_commit_message`.',
    source: '3 § Endpoints / Merge requests',
  },
  'accept-merge-request/not-permitted-is-401': {
    operation: 'acceptMergeRequest',
    text: 'If the caller may not accept the merge request, the server returns 401.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'accept-merge-request/renamed-parameter': {
    operation: 'acceptMergeRequest',
    text: 'The parameter is named `merge_when_pipeline_succeeds`. The name `merge_when_build_succeeds` of version 3 is removed.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'accept-merge-request/merge-commit-sha': {
    operation: 'acceptMergeRequest',
    text: '`merge_commit_sha` is null before the merge and the hash of the merge commit afterwards.',
    source: '3 § Resources and their fields / Merge request',
  },
  'cancel-merge-when-pipeline-succeeds/route-exists': {
    operation: 'cancelMergeWhenPipelineSucceeds',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '3 § Endpoints / Merge requests',
  },
  'list-issue-notes/lists-notes': {
    operation: 'listIssueNotes',
    text: 'The list contains the notes on the issue.',
    source: '3 § Endpoints / Notes',
  },
  'list-issue-notes/no-votes': {
    operation: 'listIssueNotes',
    text: 'Notes do not include `upvote` and `downvote`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-issue-note/body-required': {
    operation: 'createIssueNote',
    text: 'Without `body`, the server returns 400.',
    source: '3 § Endpoints / Notes',
  },
  'create-issue-note/creates': {
    operation: 'createIssueNote',
    text: 'The new note is a note of the issue. It has the given `body`, and the caller is its author.',
    source: '3 § Endpoints / Notes',
  },
  'create-issue-note/emoji-only': {
    operation: 'createIssueNote',
    text: 'If `body` is only an award emoji, the server returns an award emoji.',
    source: '3 § Endpoints / Notes',
  },
  'create-issue-note/created-at': {
    operation: 'createIssueNote',
    text: 'The note has the given `created_at`.',
    source: '3 § Endpoints / Notes',
  },
  'get-issue-note/by-id': {
    operation: 'getIssueNote',
    text: 'The operation returns the note with the given ID.',
    source: '3 § Endpoints / Notes',
  },
  'get-issue-note/no-votes': {
    operation: 'getIssueNote',
    text: 'The note does not include `upvote` and `downvote`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'update-issue-note/body-required': {
    operation: 'updateIssueNote',
    text: 'Without `body`, the server returns 400.',
    source: '3 § Endpoints / Notes',
  },
  'update-issue-note/updates': {
    operation: 'updateIssueNote',
    text: 'The note has the given `body`.',
    source: '3 § Endpoints / Notes',
  },
  'delete-issue-note/deletes': {
    operation: 'deleteIssueNote',
    text: 'The deleted note returns 404.',
    source: '3 § Endpoints / Notes',
  },
  'list-snippet-notes/lists-notes': {
    operation: 'listSnippetNotes',
    text: 'The list contains the notes on the snippet.',
    source: '3 § Endpoints / Notes',
  },
  'list-snippet-notes/no-votes': {
    operation: 'listSnippetNotes',
    text: 'Notes do not include `upvote` and `downvote`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-snippet-note/body-required': {
    operation: 'createSnippetNote',
    text: 'Without `body`, the server returns 400.',
    source: '3 § Endpoints / Notes',
  },
  'create-snippet-note/creates': {
    operation: 'createSnippetNote',
    text: 'The new note is a note of the snippet. It has the given `body`, and the caller is its author.',
    source: '3 § Endpoints / Notes',
  },
  'create-snippet-note/emoji-only': {
    operation: 'createSnippetNote',
    text: 'If `body` is only an award emoji, the server returns an award emoji.',
    source: '3 § Endpoints / Notes',
  },
  'get-snippet-note/by-id': {
    operation: 'getSnippetNote',
    text: 'The operation returns the note with the given ID.',
    source: '3 § Endpoints / Notes',
  },
  'get-snippet-note/no-votes': {
    operation: 'getSnippetNote',
    text: 'The note does not include `upvote` and `downvote`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'update-snippet-note/body-required': {
    operation: 'updateSnippetNote',
    text: 'Without `body`, the server returns 400.',
    source: '3 § Endpoints / Notes',
  },
  'update-snippet-note/updates': {
    operation: 'updateSnippetNote',
    text: 'The note has the given `body`.',
    source: '3 § Endpoints / Notes',
  },
  'delete-snippet-note/deletes': {
    operation: 'deleteSnippetNote',
    text: 'The deleted note returns 404.',
    source: '3 § Endpoints / Notes',
  },
  'list-merge-request-notes/lists-notes': {
    operation: 'listMergeRequestNotes',
    text: 'The list contains the notes on the merge request.',
    source: '3 § Endpoints / Notes',
  },
  'list-merge-request-notes/no-votes': {
    operation: 'listMergeRequestNotes',
    text: 'Notes do not include `upvote` and `downvote`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'create-merge-request-note/body-required': {
    operation: 'createMergeRequestNote',
    text: 'Without `body`, the server returns 400.',
    source: '3 § Endpoints / Notes',
  },
  'create-merge-request-note/creates': {
    operation: 'createMergeRequestNote',
    text: 'The new note is a note of the merge request. It has the given `body`, and the caller is its author.',
    source: '3 § Endpoints / Notes',
  },
  'create-merge-request-note/emoji-only': {
    operation: 'createMergeRequestNote',
    text: 'If `body` is only an award emoji, the server returns an award emoji.',
    source: '3 § Endpoints / Notes',
  },
  'get-merge-request-note/by-id': {
    operation: 'getMergeRequestNote',
    text: 'The operation returns the note with the given ID.',
    source: '3 § Endpoints / Notes',
  },
  'get-merge-request-note/no-votes': {
    operation: 'getMergeRequestNote',
    text: 'The note does not include `upvote` and `downvote`.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'update-merge-request-note/body-required': {
    operation: 'updateMergeRequestNote',
    text: 'Without `body`, the server returns 400.',
    source: '3 § Endpoints / Notes',
  },
  'update-merge-request-note/updates': {
    operation: 'updateMergeRequestNote',
    text: 'The note has the given `body`.',
    source: '3 § Endpoints / Notes',
  },
  'delete-merge-request-note/deletes': {
    operation: 'deleteMergeRequestNote',
    text: 'The deleted note returns 404.',
    source: '3 § Endpoints / Notes',
  },
  'list-issue-award-emoji/lists-awards': {
    operation: 'listIssueAwardEmoji',
    text: 'The list contains the award emoji of the issue, and no others.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-issue-award-emoji/name-required': {
    operation: 'createIssueAwardEmoji',
    text: 'Without `name`, the server returns 400.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-issue-award-emoji/awards': {
    operation: 'createIssueAwardEmoji',
    text: 'The issue has an award emoji with the given name, and the caller is its user. Its `awardable_type` is `Issue`.',
    source: '3 § Endpoints / Award emoji',
  },
  'get-issue-award-emoji/by-id': {
    operation: 'getIssueAwardEmoji',
    text: 'The operation returns the award emoji with the given ID of the issue.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-issue-award-emoji/author-and-administrators-only': {
    operation: 'deleteIssueAwardEmoji',
    text: 'Only administrators and the author of the award can delete it.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-issue-award-emoji/deletes': {
    operation: 'deleteIssueAwardEmoji',
    text: 'The deleted award emoji returns 404.',
    source: '3 § Endpoints / Award emoji',
  },
  'list-merge-request-award-emoji/lists-awards': {
    operation: 'listMergeRequestAwardEmoji',
    text: 'The list contains the award emoji of the merge request, and no others.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-merge-request-award-emoji/name-required': {
    operation: 'createMergeRequestAwardEmoji',
    text: 'Without `name`, the server returns 400.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-merge-request-award-emoji/awards': {
    operation: 'createMergeRequestAwardEmoji',
    text: 'The merge request has an award emoji with the given name, and the caller is its user. Its `awardable_type` is `MergeRequest`.',
    source: '3 § Endpoints / Award emoji',
  },
  'get-merge-request-award-emoji/by-id': {
    operation: 'getMergeRequestAwardEmoji',
    text: 'The operation returns the award emoji with the given ID of the merge request.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-merge-request-award-emoji/author-and-administrators-only': {
    operation: 'deleteMergeRequestAwardEmoji',
    text: 'Only administrators and the author of the award can delete it.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-merge-request-award-emoji/deletes': {
    operation: 'deleteMergeRequestAwardEmoji',
    text: 'The deleted award emoji returns 404.',
    source: '3 § Endpoints / Award emoji',
  },
  'list-snippet-award-emoji/lists-awards': {
    operation: 'listSnippetAwardEmoji',
    text: 'The list contains the award emoji of the snippet, and no others.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-snippet-award-emoji/name-required': {
    operation: 'createSnippetAwardEmoji',
    text: 'Without `name`, the server returns 400.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-snippet-award-emoji/awards': {
    operation: 'createSnippetAwardEmoji',
    text: 'The snippet has an award emoji with the given name, and the caller is its user.',
    source: '3 § Endpoints / Award emoji',
  },
  'get-snippet-award-emoji/by-id': {
    operation: 'getSnippetAwardEmoji',
    text: 'The operation returns the award emoji with the given ID of the snippet.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-snippet-award-emoji/author-and-administrators-only': {
    operation: 'deleteSnippetAwardEmoji',
    text: 'Only administrators and the author of the award can delete it.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-snippet-award-emoji/deletes': {
    operation: 'deleteSnippetAwardEmoji',
    text: 'The deleted award emoji returns 404.',
    source: '3 § Endpoints / Award emoji',
  },
  'list-issue-note-award-emoji/lists-awards': {
    operation: 'listIssueNoteAwardEmoji',
    text: 'The list contains the award emoji of the note, and no others.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-issue-note-award-emoji/name-required': {
    operation: 'createIssueNoteAwardEmoji',
    text: 'Without `name`, the server returns 400.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-issue-note-award-emoji/awards': {
    operation: 'createIssueNoteAwardEmoji',
    text: 'The note has an award emoji with the given name, and the caller is its user. Its `awardable_type` is `Note`.',
    source: '3 § Endpoints / Award emoji',
  },
  'get-issue-note-award-emoji/by-id': {
    operation: 'getIssueNoteAwardEmoji',
    text: 'The operation returns the award emoji with the given ID of the note.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-issue-note-award-emoji/author-and-administrators-only': {
    operation: 'deleteIssueNoteAwardEmoji',
    text: 'Only administrators and the author of the award can delete it.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-issue-note-award-emoji/deletes': {
    operation: 'deleteIssueNoteAwardEmoji',
    text: 'The deleted award emoji returns 404.',
    source: '3 § Endpoints / Award emoji',
  },
  'list-merge-request-note-award-emoji/lists-awards': {
    operation: 'listMergeRequestNoteAwardEmoji',
    text: 'The list contains the award emoji of the note, and no others.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-merge-request-note-award-emoji/name-required': {
    operation: 'createMergeRequestNoteAwardEmoji',
    text: 'Without `name`, the server returns 400.',
    source: '3 § Endpoints / Award emoji',
  },
  'create-merge-request-note-award-emoji/awards': {
    operation: 'createMergeRequestNoteAwardEmoji',
    text: 'The note has an award emoji with the given name, and the caller is its user. Its `awardable_type` is `Note`.',
    source: '3 § Endpoints / Award emoji',
  },
  'get-merge-request-note-award-emoji/by-id': {
    operation: 'getMergeRequestNoteAwardEmoji',
    text: 'The operation returns the award emoji with the given ID of the note.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-merge-request-note-award-emoji/author-and-administrators-only': {
    operation: 'deleteMergeRequestNoteAwardEmoji',
    text: 'Only administrators and the author of the award can delete it.',
    source: '3 § Endpoints / Award emoji',
  },
  'delete-merge-request-note-award-emoji/deletes': {
    operation: 'deleteMergeRequestNoteAwardEmoji',
    text: 'The deleted award emoji returns 404.',
    source: '3 § Endpoints / Award emoji',
  },
  'list-boards/authentication-required': {
    operation: 'listBoards',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'list-boards/private-project-is-404': {
    operation: 'listBoards',
    text: 'If the project is private and the caller is not a member, the server returns 404.',
    source: '1 § Authentication',
  },
  'list-boards/with-lists': {
    operation: 'listBoards',
    text: 'Each board includes its `lists`.',
    source: '3 § Endpoints / Issue boards',
  },
  'list-boards/label-lists-only': {
    operation: 'listBoards',
    text: 'The backlog and closed lists are not included.',
    source: '3 § Resources and their fields / Board and board list',
  },
  'list-board-lists/authentication-required': {
    operation: 'listBoardLists',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'list-board-lists/private-project-is-404': {
    operation: 'listBoardLists',
    text: 'If the project is private and the caller is not a member, the server returns 404.',
    source: '1 § Authentication',
  },
  'list-board-lists/label-lists-only': {
    operation: 'listBoardLists',
    text: 'The backlog and closed lists are not included.',
    source: '3 § Resources and their fields / Board and board list; 3 § Endpoints / Issue boards',
  },
  'create-board-list/authentication-required': {
    operation: 'createBoardList',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'create-board-list/label-id-required': {
    operation: 'createBoardList',
    text: 'Without `label_id`, the server returns 400.',
    source: '3 § Endpoints / Issue boards',
  },
  'create-board-list/creates': {
    operation: 'createBoardList',
    text: 'The board has a list for the label with that ID.',
    source: '3 § Endpoints / Issue boards',
  },
  'get-board-list/authentication-required': {
    operation: 'getBoardList',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'get-board-list/private-project-is-404': {
    operation: 'getBoardList',
    text: 'If the project is private and the caller is not a member, the server returns 404.',
    source: '1 § Authentication',
  },
  'get-board-list/by-id': {
    operation: 'getBoardList',
    text: 'The operation returns the board list with the given ID.',
    source: '3 § Endpoints / Issue boards',
  },
  'update-board-list/authentication-required': {
    operation: 'updateBoardList',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'update-board-list/position-required': {
    operation: 'updateBoardList',
    text: 'Without `position`, the server returns 400.',
    source: '3 § Endpoints / Issue boards',
  },
  'update-board-list/moves': {
    operation: 'updateBoardList',
    text: 'The list has the given `position`.',
    source: '3 § Endpoints / Issue boards',
  },
  'delete-board-list/authentication-required': {
    operation: 'deleteBoardList',
    text: 'The operation requires authentication even if the project is public. Without credentials, the server returns 401.',
    source: '1 § Authentication',
  },
  'delete-board-list/owners-and-administrators-only': {
    operation: 'deleteBoardList',
    text: 'Only administrators and owners of the project can delete a list.',
    source: '1 § Authentication',
  },
  'delete-board-list/deletes': {
    operation: 'deleteBoardList',
    text: 'The deleted list returns 404.',
    source: '3 § Endpoints / Issue boards',
  },
  'delete-board-list/soft-delete': {
    operation: 'deleteBoardList',
    text: 'The deletion is a soft delete.',
    source: '3 § Endpoints / Issue boards',
    unchecked: 'A black-box test cannot distinguish a soft delete from a hard delete.',
  },
  'list-jobs/scope-default': {
    operation: 'listJobs',
    text: 'Without `scope`, the list contains jobs in every state.',
    source: '3 § Endpoints / Jobs',
  },
  'list-jobs/scope-one': {
    operation: 'listJobs',
    text: 'With one state in `scope`, the list contains only jobs in that state.',
    source: '3 § Endpoints / Jobs',
  },
  'list-jobs/scope-several': {
    operation: 'listJobs',
    text: 'With several states in `scope`, the list contains only jobs in one of them.',
    source: '3 § Endpoints / Jobs',
  },
  'list-jobs/scope-values': {
    operation: 'listJobs',
    text: '`scope` is `created`, `pending`, `running`, `failed`, `success`, `canceled`, `skipped` or `manual`. Other values return 400.',
    source: '3 § Endpoints / Jobs',
  },
  'get-job/by-id': {
    operation: 'getJob',
    text: 'The operation returns the job with the given ID.',
    source: '3 § Endpoints / Jobs',
  },
  'get-job/status-values': {
    operation: 'getJob',
    text: '`status` is `created`, `pending`, `running`, `failed`, `success`, `canceled`, `skipped` or `manual`.',
    source: '3 § States and transitions',
  },
  'list-pipeline-jobs/pipeline-jobs': {
    operation: 'listPipelineJobs',
    text: 'The list contains only jobs of the pipeline.',
    source: '3 § Endpoints / Jobs',
  },
  'list-pipeline-jobs/scope-default': {
    operation: 'listPipelineJobs',
    text: 'Without `scope`, the list contains jobs in every state.',
    source: '3 § Endpoints / Jobs',
  },
  'list-pipeline-jobs/scope-one': {
    operation: 'listPipelineJobs',
    text: 'With one state in `scope`, the list contains only jobs in that state.',
    source: '3 § Endpoints / Jobs',
  },
  'list-pipeline-jobs/scope-several': {
    operation: 'listPipelineJobs',
    text: 'With several states in `scope`, the list contains only jobs in one of them.',
    source: '3 § Endpoints / Jobs',
  },
  'list-pipeline-jobs/scope-values': {
    operation: 'listPipelineJobs',
    text: '`scope` is `created`, `pending`, `running`, `failed`, `success`, `canceled`, `skipped` or `manual`. Other values return 400.',
    source: '3 § Endpoints / Jobs',
  },
  'download-job-artifacts/sends-file': {
    operation: 'downloadJobArtifacts',
    text: 'For a job with artifacts, the server returns the artifacts file.',
    source: '3 § Endpoints / Jobs',
  },
  'download-job-artifacts/no-job-is-404': {
    operation: 'downloadJobArtifacts',
    text: 'If the job does not exist, the server returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'download-job-artifacts/no-artifacts-is-404': {
    operation: 'downloadJobArtifacts',
    text: 'If the job has no artifacts, the server returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'download-artifacts-of-ref/job-required': {
    operation: 'downloadArtifactsOfRef',
    text: 'Without `job`, the server returns 400.',
    source: '3 § Endpoints / Jobs',
  },
  'download-artifacts-of-ref/sends-file': {
    operation: 'downloadArtifactsOfRef',
    text: 'The server returns the artifacts file of a job with that name that finished successfully on that ref.',
    source: '3 § Endpoints / Jobs',
  },
  'download-artifacts-of-ref/successful-only': {
    operation: 'downloadArtifactsOfRef',
    text: 'The server ignores jobs that did not finish successfully. If there is no other job, it returns 404.',
    source: '3 § Endpoints / Jobs',
  },
  'download-artifacts-of-ref/no-job-is-404': {
    operation: 'downloadArtifactsOfRef',
    text: 'If the job does not exist, the server returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'download-artifacts-of-ref/no-artifacts-is-404': {
    operation: 'downloadArtifactsOfRef',
    text: 'If the job has no artifacts, the server returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'get-job-trace/sends-trace': {
    operation: 'getJobTrace',
    text: 'For a job with a trace, the server returns the trace.',
    source: '3 § Endpoints / Jobs',
  },
  'get-job-trace/no-job-is-404': {
    operation: 'getJobTrace',
    text: 'If the job does not exist, the server returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'get-job-trace/no-trace-is-404': {
    operation: 'getJobTrace',
    text: 'If the job has no trace, the server returns 404.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'cancel-job/cancels': {
    operation: 'cancelJob',
    text: 'A job that has not finished becomes `canceled`. The response contains the job.',
    source: '3 § States and transitions; 3 § Endpoints / Jobs',
  },
  'cancel-job/no-pipeline': {
    operation: 'cancelJob',
    text: 'The response does not include `pipeline`.',
    source: '3 § Resources and their fields / Job; 3 § Endpoints / Jobs',
  },
  'retry-job/retries': {
    operation: 'retryJob',
    text: 'For a finished job, the server returns a job that is `pending` and has `finished_at` null.',
    source: '3 § States and transitions; 3 § Endpoints / Jobs',
  },
  'retry-job/no-pipeline': {
    operation: 'retryJob',
    text: 'The response does not include `pipeline`.',
    source: '3 § Resources and their fields / Job; 3 § Endpoints / Jobs',
  },
  'erase-job/removes-artifacts': {
    operation: 'eraseJob',
    text: 'The artifacts of the job are deleted.',
    source: '3 § States and transitions; 3 § Endpoints / Jobs',
  },
  'erase-job/removes-trace': {
    operation: 'eraseJob',
    text: 'The trace of the job is deleted.',
    source: '3 § States and transitions; 3 § Endpoints / Jobs',
  },
  'erase-job/status-unchanged': {
    operation: 'eraseJob',
    text: 'The `status` of the job does not change.',
    source: '3 § States and transitions; 3 § Endpoints / Jobs',
  },
  'erase-job/no-pipeline': {
    operation: 'eraseJob',
    text: 'The response does not include `pipeline`.',
    source: '3 § Resources and their fields / Job',
  },
  'erase-job/download-url': {
    operation: 'eraseJob',
    text: 'The response includes a `download_url` that is null.',
    source: '3 § Resources and their fields / Job',
  },
  'keep-job-artifacts/keeps': {
    operation: 'keepJobArtifacts',
    text: 'Artifacts with an expiry time do not expire any more.',
    source: '3 § States and transitions; 3 § Endpoints / Jobs',
  },
  'keep-job-artifacts/download-url': {
    operation: 'keepJobArtifacts',
    text: 'The response includes a `download_url` that is null.',
    source: '3 § Resources and their fields / Job; 3 § Endpoints / Jobs',
  },
  'list-pipelines/route-exists': {
    operation: 'listPipelines',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'stop-environment/route-exists': {
    operation: 'stopEnvironment',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-runners/available-specific': {
    operation: 'listRunners',
    text: 'The list contains only specific runners that are available to the caller.',
    source: '3 § Endpoints / Runners',
  },
  'list-runners/scope-active': {
    operation: 'listRunners',
    text: 'With `scope=active`, the list contains only active runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-runners/scope-paused': {
    operation: 'listRunners',
    text: 'With `scope=paused`, the list contains only paused runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-runners/scope-online': {
    operation: 'listRunners',
    text: 'With `scope=online`, the list contains only online runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-runners/scope-values': {
    operation: 'listRunners',
    text: '`scope` is `active`, `paused` or `online`. Other values return 400.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/administrators-only': {
    operation: 'listAllRunners',
    text: 'Only administrators can list all runners.',
    source: '1 § Authentication',
  },
  'list-all-runners/all': {
    operation: 'listAllRunners',
    text: 'Without `scope`, the list contains all runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/scope-specific': {
    operation: 'listAllRunners',
    text: 'With `scope=specific`, the list contains only specific runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/scope-shared': {
    operation: 'listAllRunners',
    text: 'With `scope=shared`, the list contains only shared runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/scope-active': {
    operation: 'listAllRunners',
    text: 'With `scope=active`, the list contains only active runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/scope-paused': {
    operation: 'listAllRunners',
    text: 'With `scope=paused`, the list contains only paused runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/scope-online': {
    operation: 'listAllRunners',
    text: 'With `scope=online`, the list contains only online runners.',
    source: '3 § Endpoints / Runners',
  },
  'list-all-runners/scope-values': {
    operation: 'listAllRunners',
    text: '`scope` is `specific`, `shared`, `active`, `paused` or `online`. Other values return 400.',
    source: '3 § Endpoints / Runners',
  },
  'get-runner/detail-form': {
    operation: 'getRunner',
    text: 'The detail form adds `projects`, `token`, `tag_list` and the properties of the machine to the list form.',
    source: '3 § Resources and their fields / Runner; 3 § Endpoints / Runners',
  },
  'update-runner/description': {
    operation: 'updateRunner',
    text: 'The updated runner has the given `description`.',
    source: '3 § Endpoints / Runners',
  },
  'update-runner/active': {
    operation: 'updateRunner',
    text: 'The updated runner has the given `active`.',
    source: '3 § Endpoints / Runners',
  },
  'update-runner/tag-list-is-whole': {
    operation: 'updateRunner',
    text: 'The updated runner has the tags of the given `tag_list`, and no others.',
    source: '3 § Endpoints / Runners',
  },
  'update-runner/others-stay': {
    operation: 'updateRunner',
    text: 'Properties that are not given do not change.',
    source: '3 § Endpoints / Runners',
  },
  'delete-runner/deletes': {
    operation: 'deleteRunner',
    text: 'The deleted runner returns 404.',
    source: '3 § Endpoints / Runners',
  },
  'list-project-runners/specific': {
    operation: 'listProjectRunners',
    text: 'The list contains the specific runners that are enabled in the project.',
    source: '3 § Endpoints / Runners',
  },
  'list-project-runners/shared-if-enabled': {
    operation: 'listProjectRunners',
    text: 'The list contains shared runners if there are any and the project has shared runners enabled.',
    source: '3 § Endpoints / Runners',
  },
  'list-project-runners/shared-if-disabled': {
    operation: 'listProjectRunners',
    text: 'The list does not contain shared runners if the project has shared runners disabled.',
    source: '3 § Endpoints / Runners',
  },
  'enable-project-runner/runner-id-required': {
    operation: 'enableProjectRunner',
    text: 'Without `runner_id`, the server returns 400.',
    source: '3 § Endpoints / Runners',
  },
  'enable-project-runner/enables': {
    operation: 'enableProjectRunner',
    text: 'The runner becomes a runner of the project.',
    source: '3 § Endpoints / Runners',
  },
  'enable-project-runner/list-form': {
    operation: 'enableProjectRunner',
    text: 'The response contains the runner in the list form.',
    source: '3 § Endpoints / Runners',
  },
  'disable-project-runner/disables': {
    operation: 'disableProjectRunner',
    text: 'The runner is not a runner of the project any more.',
    source: '3 § Endpoints / Runners',
  },
  'disable-project-runner/only-project': {
    operation: 'disableProjectRunner',
    text: 'If the project is the only project of the runner, the server returns an error and the runner stays enabled.',
    source: '1 § Errors / Endpoint-specific error rules',
  },
  'list-triggers/lists-triggers': {
    operation: 'listTriggers',
    text: 'The list contains the triggers of the project.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'create-trigger/description-required': {
    operation: 'createTrigger',
    text: 'Without `description`, the server returns 400.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'create-trigger/creates': {
    operation: 'createTrigger',
    text: 'The new trigger is a trigger of the project and has the given `description`.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'create-trigger/description-required-since-v4': {
    operation: 'createTrigger',
    text: '`description` is required since version 4.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'get-trigger/by-id': {
    operation: 'getTrigger',
    text: 'The operation returns the trigger with the given ID.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'update-trigger/description': {
    operation: 'updateTrigger',
    text: 'The updated trigger has the given `description`.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'update-trigger/description-optional': {
    operation: 'updateTrigger',
    text: 'Without `description`, the request is accepted and does not change the description.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'delete-trigger/deletes': {
    operation: 'deleteTrigger',
    text: 'The deleted trigger returns 404.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'take-trigger-ownership/takes-ownership': {
    operation: 'takeTriggerOwnership',
    text: 'The caller becomes the `owner` of the trigger.',
    source: '3 § Endpoints / Pipeline triggers',
  },
  'trigger-pipeline/route-exists': {
    operation: 'triggerPipeline',
    text: 'The route exists: the server does not return the 404 of an unknown route.',
    source: '1 § Versioning / Changes from v3 to v4',
  },
  'list-variables/lists-variables': {
    operation: 'listVariables',
    text: 'The list contains the variables of the project, each with `key` and `value`.',
    source: '3 § Endpoints / Build variables',
  },
  'list-variables/no-protected': {
    operation: 'listVariables',
    text: 'Variables in a list do not include `protected`.',
    source: '3 § Resources and their fields / Build variable',
  },
  'create-variable/key-required': {
    operation: 'createVariable',
    text: 'Without `key`, the server returns 400.',
    source: '3 § Endpoints / Build variables',
  },
  'create-variable/value-required': {
    operation: 'createVariable',
    text: 'Without `value`, the server returns 400.',
    source: '3 § Endpoints / Build variables',
  },
  'create-variable/creates': {
    operation: 'createVariable',
    text: 'The new variable is a variable of the project and has the given `key` and `value`.',
    source: '3 § Endpoints / Build variables',
  },
  'create-variable/protected': {
    operation: 'createVariable',
    text: 'The response contains the given `protected`.',
    source: '3 § Endpoints / Build variables',
  },
  'create-variable/key-length': {
    operation: 'createVariable',
    text: 'A `key` has at most 255 characters. A longer key returns 400.',
    source: '1 § Limits',
  },
  'create-variable/key-characters': {
    operation: 'createVariable',
    text: 'A `key` contains only `A-Z`, `a-z`, `0-9` and `_`. Other characters return 400.',
    source: '1 § Limits',
  },
  'get-variable/by-key': {
    operation: 'getVariable',
    text: 'The operation returns the variable with the given key, with `key` and `value`.',
    source: '3 § Endpoints / Build variables',
  },
  'get-variable/no-protected': {
    operation: 'getVariable',
    text: 'The variable does not include `protected`.',
    source: '3 § Resources and their fields / Build variable',
  },
  'update-variable/value-required': {
    operation: 'updateVariable',
    text: 'Without `value`, the server returns 400.',
    source: '3 § Endpoints / Build variables',
  },
  'update-variable/updates': {
    operation: 'updateVariable',
    text: 'The variable has the given `value`.',
    source: '3 § Endpoints / Build variables',
  },
  'update-variable/protected': {
    operation: 'updateVariable',
    text: 'The response contains the given `protected`.',
    source: '3 § Endpoints / Build variables',
  },
  'delete-variable/deletes': {
    operation: 'deleteVariable',
    text: 'The deleted variable returns 404.',
    source: '3 § Endpoints / Build variables',
  },
  'get-queue-metrics/by-queue': {
    operation: 'getQueueMetrics',
    text: 'The response contains `queues`, an object with `backlog` and `latency` for each queue name.',
    source: '3 § Endpoints / Worker metrics',
  },
  'get-process-metrics/processes': {
    operation: 'getProcessMetrics',
    text: 'The response contains `processes`, an array with one entry per process.',
    source: '3 § Endpoints / Worker metrics',
  },
  'get-job-statistics/jobs': {
    operation: 'getJobStatistics',
    text: 'The response contains `jobs` with `processed`, `failed` and `enqueued`.',
    source: '3 § Endpoints / Worker metrics',
  },
  'get-compound-metrics/all-of-the-above': {
    operation: 'getCompoundMetrics',
    text: 'The response contains `queues`, `processes` and `jobs` of the three single operations.',
    source: '3 § Endpoints / Worker metrics',
  },
} as const satisfies Record<string, RuleFacts>

/** The id of a rule, such as `create-branch/from-branch`. */
export type RuleId = keyof typeof rules
