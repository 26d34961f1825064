// Generated from openapi/ by `npm run build`; do not edit.

import { createCaller } from './client/caller.ts'
import type { Caller } from './client/caller.ts'
import type { AnswerOf, ListId, RequestOf } from './client/operation-types.ts'
import type { ForgeClientOptions } from './client/options.ts'
import { paginate } from './client/paginate.ts'
import type { Listing } from './client/paginate.ts'
import type { OperationId } from './operations.ts'

export { unwrap } from './client/answer.ts'
export { ForgeError } from './client/error.ts'
export type { ForgeClientOptions } from './client/options.ts'
export type { AnswerOf, BodyOf, CallSettings, DataOf, ItemOf, ListId, PathOf, QueryOf, RequestOf } from './client/operation-types.ts'
export type { Page, PageLinks } from './client/page.ts'
export type { Listing, PageAnswer } from './client/paginate.ts'
export type { OperationId } from './operations.ts'

/**
 * A method for each operation. Documented refusals come back as `{ ok: false, status, error }`; anything else that is no
 * success is thrown as `ForgeError`, as is every refusal that goes through `unwrap`.
 */
export interface ForgeClient {
  /** The fetch client underneath, by path, with the same credentials and encodings. */
  readonly fetch: Caller['fetch']

  /** The same client acting as another user (numeric ID or username); needs the private token of an administrator. */
  as(user: string | number): ForgeClient

  /**
   * Reads a list to its end, page by page as items are taken, by following the server's `Link` header.
   *
   * @example
   * for await (const project of client.paginate('listProjects')) console.log(project.name)
   */
  paginate<Id extends ListId>(operationId: Id, ...request: Argument<Id>): Listing<Id>

  /** Calls an operation by its name. */
  call<Id extends OperationId>(operationId: Id, ...request: Argument<Id>): Promise<AnswerOf<Id>>

  /**
   * List own events.
   *
   * Lists what the current user has done, the newest first unless `sort` says otherwise. The filters narrow the
   * list together; days are written `YYYY-MM-DD`. Any signed-in user may call it.
   *
   * Requires authentication.
   *
   * `GET /events`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Events / Endpoints; 1 § Events / Filter values; 1 § Events / Event record; 1 §
   * Authentication.
   */
  listEvents(request?: RequestOf<'listEvents'>): Promise<AnswerOf<'listEvents'>>

  /**
   * List events of a user.
   *
   * Lists what the given user has contributed, the newest first unless `sort` says otherwise. The user is named
   * by ID or username. The caller has to be signed in, and is not shown what happened where the caller may not
   * look.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /users/{id}/events`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Events / Endpoints; 1 § Events / Filter values; 1 § Events / Event record; 1 §
   * Authentication.
   */
  listUserEvents(request: RequestOf<'listUserEvents'>): Promise<AnswerOf<'listUserEvents'>>

  /**
   * List events of a project.
   *
   * Lists what happened in a project and is visible to the caller, the newest first unless `sort` says
   * otherwise. This is the form in which the specification shows the call being made. The caller has to be
   * signed in.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{project_id}/events`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Events / Endpoints; 1 § Events / Filter values; 1 § Events / Event record; 1 §
   * Authentication.
   */
  listProjectEvents(request: RequestOf<'listProjectEvents'>): Promise<AnswerOf<'listProjectEvents'>>

  /**
   * List project events, short address.
   *
   * Lists what happened in a project and is visible to the caller, the newest first unless `sort` says
   * otherwise. This is the address in the specification's table of calls; it does the same as the one below
   * `/projects`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /{project_id}/events`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Events / Endpoints; 1 § Events / Filter values; 1 § Events / Event record; 1 §
   * Authentication.
   */
  listProjectEventsAtRoot(request: RequestOf<'listProjectEventsAtRoot'>): Promise<AnswerOf<'listProjectEventsAtRoot'>>

  /**
   * List projects.
   *
   * Lists every project that the caller can see, member or not; without credentials, the public ones. The newest
   * come first unless `order_by` and `sort` say otherwise. Filters narrow the list together; `simple` and
   * `statistics` change what is shown of each project.
   *
   * Does not require authentication.
   *
   * `GET /projects`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4; 2 § Endpoints / Projects; 1
   * § Authentication; 2 § Resources and their fields / Project.
   */
  listProjects(request?: RequestOf<'listProjects'>): Promise<AnswerOf<'listProjects'>>

  /**
   * Create a project.
   *
   * Creates a project that the caller owns, in the caller's own namespace or in the one that `namespace_id`
   * names. Either a name or a path is enough. Any signed-in user may call it. The new project comes back; a
   * missing name and path, or an attribute that does not pass, yields 400.
   *
   * Requires authentication.
   *
   * `POST /projects`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - One of `name` and `path` is required; a request with neither yields 400.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  createProject(request: RequestOf<'createProject'>): Promise<AnswerOf<'createProject'>>

  /**
   * Get a project.
   *
   * Shows one project, by its numeric ID or its URL-encoded path. A public project is shown to everybody,
   * without credentials too; a private one only to those who have access. `statistics=true` adds how much the
   * project holds.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - An ID or path that belongs to no project yields 404.
   *
   * Specification: 1 § What the service does / Request conventions; 2 § Endpoints / Projects; 1 §
   * Authentication; 2 § Resources and their fields / Visibility levels (strings); 2 § Resources and their fields
   * / Visibility levels (strings); 1 § Errors / Status codes; 2 § Resources and their fields / Project; 2 §
   * Endpoints / Projects; 2 § Resources and their fields / Project; 1 § Authentication.
   */
  getProject(request: RequestOf<'getProject'>): Promise<AnswerOf<'getProject'>>

  /**
   * Update a project.
   *
   * Changes the attributes that are given and leaves the others as they are. The name has to be sent each time,
   * else the call yields 400. `tag_list` replaces all topics. The project comes back as it is after the change.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The `name` is required; a request without it yields 400.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  updateProject(request: RequestOf<'updateProject'>): Promise<AnswerOf<'updateProject'>>

  /**
   * Delete a project.
   *
   * Removes a project with all that belongs to it. The removal goes on in the background: the answer is 202 with
   * a JSON body as soon as it is accepted. Deleting what is gone already succeeds too.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Errors / Status codes; 1 § Versioning / Changes from v3 to v4;
   * 2 § Endpoints / Projects; 1 § Authentication.
   */
  deleteProject(request: RequestOf<'deleteProject'>): Promise<AnswerOf<'deleteProject'>>

  /**
   * List the users of a project.
   *
   * Lists the users who belong to a project, each in few words. `search` keeps those that match. The caller has
   * to be signed in; a project that the caller cannot see yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/users`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Authentication.
   */
  listProjectUsers(request: RequestOf<'listProjectUsers'>): Promise<AnswerOf<'listProjectUsers'>>

  /**
   * Fork a project.
   *
   * Makes a copy of a project in the caller's namespace, or in a given one. The answer comes at once with the
   * new project, while the copying goes on in the background; read the new project until its `import_status`
   * tells that it is complete.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/fork`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * Specification: 2 § Endpoints / Projects; 2 § States and transitions; 1 § Versioning / Changes from v3 to v4;
   * 1 § Authentication.
   */
  forkProject(request: RequestOf<'forkProject'>): Promise<AnswerOf<'forkProject'>>

  /**
   * Create a project for a user.
   *
   * Creates a project that the given user owns, in that user's namespace unless `namespace_id` says otherwise.
   * Only administrators may call it. The new project comes back; a missing name yields 400, an unknown user 404.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /projects/user/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The `name` is required; a request without it yields 400.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4.
   */
  createProjectForUser(request: RequestOf<'createProjectForUser'>): Promise<AnswerOf<'createProjectForUser'>>

  /**
   * Unstar a project.
   *
   * Takes back the star that the caller has given to a project. The specification only names this route;
   * parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/unstar`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  unstarProject(request: RequestOf<'unstarProject'>): Promise<AnswerOf<'unstarProject'>>

  /**
   * List deploy keys.
   *
   * Lists the keys by which machines read the repository of a project. The specification only names this route;
   * parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/deploy_keys`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  listDeployKeys(request: RequestOf<'listDeployKeys'>): Promise<AnswerOf<'listDeployKeys'>>

  /**
   * Delete a deploy key.
   *
   * Takes a deploy key from a project. The specification only names this route; parameters and answer are not
   * shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/deploy_keys/{key_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  deleteDeployKey(request: RequestOf<'deleteDeployKey'>): Promise<AnswerOf<'deleteDeployKey'>>

  /**
   * List licence templates.
   *
   * Lists the licence templates that a new project can begin with. The specification only names this route;
   * parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/licences`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  listLicenceTemplates(request?: RequestOf<'listLicenceTemplates'>): Promise<AnswerOf<'listLicenceTemplates'>>

  /**
   * Get a licence template.
   *
   * Shows one licence template by its key. The specification only names this route; parameters and answer are
   * not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/licences/{key}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  getLicenceTemplate(request: RequestOf<'getLicenceTemplate'>): Promise<AnswerOf<'getLicenceTemplate'>>

  /**
   * List ignore-file templates.
   *
   * Lists the ignore-file templates that a new project can begin with. The specification only names this route;
   * parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitignores`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  listGitignoreTemplates(request?: RequestOf<'listGitignoreTemplates'>): Promise<AnswerOf<'listGitignoreTemplates'>>

  /**
   * Get an ignore-file template.
   *
   * Shows one ignore-file template by its key. The specification only names this route; parameters and answer
   * are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitignores/{key}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  getGitignoreTemplate(request: RequestOf<'getGitignoreTemplate'>): Promise<AnswerOf<'getGitignoreTemplate'>>

  /**
   * List CI configuration templates.
   *
   * Lists the CI configuration templates that a new project can begin with. The specification only names this
   * route; parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitlab_ci_ymls`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  listCiYmlTemplates(request?: RequestOf<'listCiYmlTemplates'>): Promise<AnswerOf<'listCiYmlTemplates'>>

  /**
   * Get a CI configuration template.
   *
   * Shows one CI configuration template by its key. The specification only names this route; parameters and
   * answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitlab_ci_ymls/{key}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  getCiYmlTemplate(request: RequestOf<'getCiYmlTemplate'>): Promise<AnswerOf<'getCiYmlTemplate'>>

  /**
   * List Dockerfile templates.
   *
   * Lists the Dockerfile templates that a new project can begin with. The specification only names this route;
   * parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/dockerfiles`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  listDockerfileTemplates(request?: RequestOf<'listDockerfileTemplates'>): Promise<AnswerOf<'listDockerfileTemplates'>>

  /**
   * Get a Dockerfile template.
   *
   * Shows one Dockerfile template by its key. The specification only names this route; parameters and answer are
   * not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/dockerfiles/{key}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  getDockerfileTemplate(request: RequestOf<'getDockerfileTemplate'>): Promise<AnswerOf<'getDockerfileTemplate'>>

  /**
   * List groups.
   *
   * Lists groups: for a normal user the own ones or, with `all_available`, all that are available; for an
   * administrator all of them. They come ordered by name unless `order_by` and `sort` say otherwise. The caller
   * has to be signed in.
   *
   * Requires authentication.
   *
   * `GET /groups`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Groups; 1 § Authentication.
   */
  listGroups(request?: RequestOf<'listGroups'>): Promise<AnswerOf<'listGroups'>>

  /**
   * Create a group.
   *
   * Creates a group, nested in another where `parent_id` is given. The caller must be allowed to create groups,
   * else it is 403. The new group comes back; a missing name or path, or a path that is taken, is refused.
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `POST /groups`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The `name` is required; a request without it yields 400.
   * - The `path` is required; a request without it yields 400.
   *
   * Specification: 2 § Endpoints / Groups.
   */
  createGroup(request: RequestOf<'createGroup'>): Promise<AnswerOf<'createGroup'>>

  /**
   * Get a group.
   *
   * Shows one group, by its numeric ID or its URL-encoded path, with its projects and with the projects that
   * others share with it. The caller has to be signed in; a group that the caller cannot see is not found.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - An ID or path that belongs to no group yields 404.
   *
   * Specification: 2 § Resources and their fields / Group; 2 § Endpoints / Groups; 1 § What the service does /
   * Request conventions; 2 § Endpoints / Groups; 1 § Errors / Status codes; 1 § Authentication.
   */
  getGroup(request: RequestOf<'getGroup'>): Promise<AnswerOf<'getGroup'>>

  /**
   * Update a group.
   *
   * Changes the attributes that are given and leaves the others as they are. Only owners of the group and
   * administrators may call it. The group comes back as it is after the change, with its projects.
   *
   * Requires authentication. Required role: owner of the group, or administrator.
   *
   * `PUT /groups/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Groups.
   */
  updateGroup(request: RequestOf<'updateGroup'>): Promise<AnswerOf<'updateGroup'>>

  /**
   * Delete a group.
   *
   * Removes a group with all its projects. Deleting what is gone already succeeds too. The body of the answer is
   * not shown and may be absent.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /groups/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Groups; 1 § Authentication.
   */
  deleteGroup(request: RequestOf<'deleteGroup'>): Promise<AnswerOf<'deleteGroup'>>

  /**
   * List projects of a group.
   *
   * Lists the projects of a group, the newest first unless `order_by` and `sort` say otherwise, without owner,
   * permissions and statistics. Filters narrow the list together. The caller has to be signed in.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/projects`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Groups; 2 § Resources and their fields / Project; 1 § Authentication.
   */
  listGroupProjects(request: RequestOf<'listGroupProjects'>): Promise<AnswerOf<'listGroupProjects'>>

  /**
   * Transfer a project to a group.
   *
   * Moves a project from its namespace into that of the group. Only administrators may call it. An unknown group
   * or project yields 404. The body of the answer is not shown and may be absent.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /groups/{id}/projects/{project_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Groups; 2 § Endpoints.
   */
  transferProject(request: RequestOf<'transferProject'>): Promise<AnswerOf<'transferProject'>>

  /**
   * List members of a group.
   *
   * Lists the members of a group with their roles. `query` keeps those that match. The caller has to be signed
   * in; a group that the caller cannot see yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/members`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 1 § Authentication.
   */
  listGroupMembers(request: RequestOf<'listGroupMembers'>): Promise<AnswerOf<'listGroupMembers'>>

  /**
   * Add a member to a group.
   *
   * Makes a user a member of a group, with a role and, if wished, until a day. The new member comes back. Who is
   * a member already is a conflict, 409; what does not pass validation is 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /groups/{id}/members`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: The user is a member already.
   * - 422: The entity could not be processed.
   *
   * - The `user_id` is required; a request without it yields 400.
   * - The `access_level` is required; a request without it yields 400.
   * - The access levels are 10, 20, 30, 40 and, for groups, 50; others yield 400.
   * - A user who is a member already yields 409.
   * - What fails validation yields 400, never 422.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 2 § Resources and their fields / Access levels
   * (integers); 1 § Errors / General rules; 1 § Authentication.
   */
  addGroupMember(request: RequestOf<'addGroupMember'>): Promise<AnswerOf<'addGroupMember'>>

  /**
   * Get a member of a group.
   *
   * Shows one member of a group with the role and the day on which the membership ends. A user who is not a
   * member yields 404. The caller has to be signed in.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/members/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A user who is not a member yields 404.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 2 § Resources and their fields / Member; 1 §
   * Errors / Status codes; 1 § Authentication.
   */
  getGroupMember(request: RequestOf<'getGroupMember'>): Promise<AnswerOf<'getGroupMember'>>

  /**
   * Update a member of a group.
   *
   * Changes the role of a member of a group and, if wished, the day on which the membership ends. The access
   * level has to be sent each time. The member comes back as it is after the change.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /groups/{id}/members/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The `access_level` is required; a request without it yields 400.
   * - What fails validation yields 400, never 422.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 1 § Errors / General rules; 1 §
   * Authentication.
   */
  updateGroupMember(request: RequestOf<'updateGroupMember'>): Promise<AnswerOf<'updateGroupMember'>>

  /**
   * Remove a member from a group.
   *
   * Ends the membership of a user in a group. Removing who is not a member succeeds too. The body of the answer
   * is not shown and may be absent.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /groups/{id}/members/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 1 § Authentication.
   */
  removeGroupMember(request: RequestOf<'removeGroupMember'>): Promise<AnswerOf<'removeGroupMember'>>

  /**
   * List members of a project.
   *
   * Lists the members of a project with their roles. `query` keeps those that match. The caller has to be signed
   * in; a project that the caller cannot see yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/members`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 1 § Authentication.
   */
  listProjectMembers(request: RequestOf<'listProjectMembers'>): Promise<AnswerOf<'listProjectMembers'>>

  /**
   * Add a member to a project.
   *
   * Makes a user a member of a project, with a role and, if wished, until a day. The new member comes back. Who
   * is a member already is a conflict, 409; what does not pass validation is 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/members`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: The user is a member already.
   * - 422: The entity could not be processed.
   *
   * - The `user_id` is required; a request without it yields 400.
   * - The `access_level` is required; a request without it yields 400.
   * - The access levels of a project are 10, 20, 30 and 40; others, 50 (owner, of groups only) among them, yield
   *   400.
   * - A user who is a member already yields 409.
   * - What fails validation yields 400, never 422.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 2 § Resources and their fields / Access levels
   * (integers); 1 § Errors / General rules; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  addProjectMember(request: RequestOf<'addProjectMember'>): Promise<AnswerOf<'addProjectMember'>>

  /**
   * Get a member of a project.
   *
   * Shows one member of a project with the role and the day on which the membership ends. A user who is not a
   * member yields 404. The caller has to be signed in.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/members/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A user who is not a member yields 404.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 2 § Resources and their fields / Member; 1 §
   * Errors / Status codes; 1 § Authentication.
   */
  getProjectMember(request: RequestOf<'getProjectMember'>): Promise<AnswerOf<'getProjectMember'>>

  /**
   * Update a member of a project.
   *
   * Changes the role of a member of a project and, if wished, the day on which the membership ends. The access
   * level has to be sent each time. The member comes back as it is after the change.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/members/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The `access_level` is required; a request without it yields 400.
   * - What fails validation yields 400, never 422.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 1 § Errors / General rules; 1 § Versioning /
   * Changes from v3 to v4; 1 § Authentication.
   */
  updateProjectMember(request: RequestOf<'updateProjectMember'>): Promise<AnswerOf<'updateProjectMember'>>

  /**
   * Remove a member from a project.
   *
   * Ends the membership of a user in a project. Removing who is not a member succeeds too. The body of the
   * answer is not shown and may be absent.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/members/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Members (groups and projects); 1 § Authentication.
   */
  removeProjectMember(request: RequestOf<'removeProjectMember'>): Promise<AnswerOf<'removeProjectMember'>>

  /**
   * List access requests of a group.
   *
   * Lists the users who have asked to become members of a group and have not been answered yet. The caller has
   * to be signed in; which role is needed is left open.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/access_requests`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Access requests (groups and projects); 2 § States and transitions; 1 §
   * Authentication.
   */
  listGroupAccessRequests(request: RequestOf<'listGroupAccessRequests'>): Promise<AnswerOf<'listGroupAccessRequests'>>

  /**
   * Ask for access to a group.
   *
   * Asks for the current user to become a member of a group. Nothing has to be sent. The request comes back;
   * somebody who may has to approve or deny it.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /groups/{id}/access_requests`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   *
   * Specification: 2 § Endpoints / Access requests (groups and projects); 1 § Authentication.
   */
  createGroupAccessRequest(request: RequestOf<'createGroupAccessRequest'>): Promise<AnswerOf<'createGroupAccessRequest'>>

  /**
   * Deny an access request.
   *
   * Removes the request of a user to become a member of the group. Denying what is not there any more succeeds
   * too.
   * The body of the answer is not shown and may be absent.
   *
   * | Request | Afterwards |
   * | --- | --- |
   * | pending | gone; the user is no member |
   * | none | none, and 200 all the same |
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /groups/{id}/access_requests/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § States and transitions; 2 § Endpoints / Access requests (groups and projects); 1 §
   * Authentication.
   */
  denyGroupAccessRequest(request: RequestOf<'denyGroupAccessRequest'>): Promise<AnswerOf<'denyGroupAccessRequest'>>

  /**
   * Approve an access request.
   *
   * Makes the user who has asked a member of the group, as a developer unless `access_level` says otherwise. The
   * user
   * comes back with the access level. Where there is no such request it is 404.
   *
   * | Request | Condition | Afterwards |
   * | --- | --- | --- |
   * | pending | the caller may approve | gone; the user is a member with the given level or 30 |
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `PUT /groups/{id}/access_requests/{user_id}/approve`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * Specification: 2 § States and transitions; 2 § Endpoints / Access requests (groups and projects); 2 § States
   * and transitions; 2 § Endpoints / Access requests (groups and projects); 2 § Resources and their fields /
   * Access request.
   */
  approveGroupAccessRequest(request: RequestOf<'approveGroupAccessRequest'>): Promise<AnswerOf<'approveGroupAccessRequest'>>

  /**
   * List access requests of a project.
   *
   * Lists the users who have asked to become members of a project and have not been answered yet. The caller has
   * to be signed in; which role is needed is left open.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/access_requests`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Access requests (groups and projects); 2 § States and transitions; 1 §
   * Authentication.
   */
  listProjectAccessRequests(request: RequestOf<'listProjectAccessRequests'>): Promise<AnswerOf<'listProjectAccessRequests'>>

  /**
   * Ask for access to a project.
   *
   * Asks for the current user to become a member of a project. Nothing has to be sent. The request comes back;
   * somebody who may has to approve or deny it.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/access_requests`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   *
   * Specification: 2 § Endpoints / Access requests (groups and projects); 1 § Authentication.
   */
  createProjectAccessRequest(request: RequestOf<'createProjectAccessRequest'>): Promise<AnswerOf<'createProjectAccessRequest'>>

  /**
   * Deny an access request.
   *
   * Removes the request of a user to become a member of the project. Denying what is not there any more succeeds
   * too.
   * The body of the answer is not shown and may be absent.
   *
   * | Request | Afterwards |
   * | --- | --- |
   * | pending | gone; the user is no member |
   * | none | none, and 200 all the same |
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/access_requests/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § States and transitions; 2 § Endpoints / Access requests (groups and projects); 1 §
   * Authentication.
   */
  denyProjectAccessRequest(request: RequestOf<'denyProjectAccessRequest'>): Promise<AnswerOf<'denyProjectAccessRequest'>>

  /**
   * Approve an access request.
   *
   * Makes the user who has asked a member of the project, as a developer unless `access_level` says otherwise.
   * The
   * user comes back with the access level. Where there is no such request it is 404.
   *
   * | Request | Condition | Afterwards |
   * | --- | --- | --- |
   * | pending | the caller may approve | gone; the user is a member with the given level or 30 |
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `PUT /projects/{id}/access_requests/{user_id}/approve`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * Specification: 2 § States and transitions; 2 § Endpoints / Access requests (groups and projects); 2 § States
   * and transitions; 2 § Endpoints / Access requests (groups and projects); 2 § Resources and their fields /
   * Access request.
   */
  approveProjectAccessRequest(request: RequestOf<'approveProjectAccessRequest'>): Promise<AnswerOf<'approveProjectAccessRequest'>>

  /**
   * List users.
   *
   * Lists the users of the instance. Normal users see each in few words, administrators in full. The filters
   * narrow the list by state, by names, and by the account at an external provider. The caller has to be signed
   * in.
   *
   * Requires authentication.
   *
   * `GET /users`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Resources and their fields / User; 2 § Endpoints / Users; 1 § Authentication.
   */
  listUsers(request?: RequestOf<'listUsers'>): Promise<AnswerOf<'listUsers'>>

  /**
   * Create a user.
   *
   * Creates an account. Only administrators may call it. Email, username, name and either a password or
   * `reset_password` are needed, else the call yields 400; an email or username that is taken is refused as
   * well. The new user comes back.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /users`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The `email` is required; a request without it yields 400.
   * - The `username` is required; a request without it yields 400.
   * - The `name` is required; a request without it yields 400.
   *
   * Specification: 2 § Endpoints / Users; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  createUser(request: RequestOf<'createUser'>): Promise<AnswerOf<'createUser'>>

  /**
   * Get a user.
   *
   * Shows one user. Normal users see the profile, administrators the whole account. The caller has to be signed
   * in; an ID that no user has yields 404.
   *
   * Requires authentication.
   *
   * `GET /users/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - An ID that no user has yields 404.
   *
   * Specification: 2 § Resources and their fields / User; 2 § Endpoints / Users; 2 § Resources and their fields
   * / User; 1 § Errors / Status codes; 1 § Authentication.
   */
  getUser(request: RequestOf<'getUser'>): Promise<AnswerOf<'getUser'>>

  /**
   * Update a user.
   *
   * Changes the attributes that are given. Only administrators may call it. A new password has to be changed
   * again by the user at the next sign-in. A change that fails, for example because the email is taken, yields
   * 404 and nothing else.
   *
   * Requires authentication. Required role: administrator.
   *
   * `PUT /users/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: There is no such user, or the change failed; or sudo names no user.
   * - 422: The entity could not be processed.
   *
   * - An email that belongs to another user yields 404, not 409.
   * - A modification that fails yields 404.
   *
   * Specification: 2 § Endpoints / Users; 1 § Errors / Endpoint-specific error rules; 1 § Authentication.
   */
  updateUser(request: RequestOf<'updateUser'>): Promise<AnswerOf<'updateUser'>>

  /**
   * Delete a user.
   *
   * Deletes an account. Only administrators may call it. Contributions move to a ghost user, or go with the
   * account when `hard_delete` is given. The answer is 200 even if there was no such user; its body holds the
   * user only if one was actually deleted.
   *
   * Requires authentication. Required role: administrator.
   *
   * `DELETE /users/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Users; 1 § Errors / General rules; 1 § Authentication.
   */
  deleteUser(request: RequestOf<'deleteUser'>): Promise<AnswerOf<'deleteUser'>>

  /**
   * List SSH keys of a user.
   *
   * Lists the SSH keys of the given user. Only administrators may call it. An ID that no user has yields 404.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /users/{id}/keys`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Users.
   */
  listUserSshKeys(request: RequestOf<'listUserSshKeys'>): Promise<AnswerOf<'listUserSshKeys'>>

  /**
   * Add a user's SSH key.
   *
   * Adds a public key to the account of the given user. Only administrators may call it. The new key comes back;
   * a key that is missing, malformed or taken already yields 400, an unknown user 404.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /users/{id}/keys`
   *
   * Refusals:
   * - 400: A required attribute is missing, the key is no public key, or the key or its fingerprint is taken
   *   already.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The `title` is required; a request without it yields 400.
   * - The `key` is required; a request without it yields 400.
   * - A key that is taken already yields 400 with a message object keyed `fingerprint` and `key`, each an array
   *   of text.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Users; 1 § Errors / Endpoint-specific error rules.
   */
  createUserSshKey(request: RequestOf<'createUserSshKey'>): Promise<AnswerOf<'createUserSshKey'>>

  /**
   * Delete a user's SSH key.
   *
   * Deletes an SSH key of the given user. Only administrators may call it. Unlike other deletions it yields 404
   * when the user or the key is not found.
   *
   * Requires authentication. Required role: administrator.
   *
   * `DELETE /users/{id}/keys/{key_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A user who is not found yields 404.
   * - A key that is not found yields 404.
   *
   * Specification: 2 § Endpoints / Users; 1 § Errors / General rules.
   */
  deleteUserSshKey(request: RequestOf<'deleteUserSshKey'>): Promise<AnswerOf<'deleteUserSshKey'>>

  /**
   * List email addresses of a user.
   *
   * Lists the email addresses of the given user. Only administrators may call it. An ID that no user has yields
   * 404.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /users/{id}/emails`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Users.
   */
  listUserEmails(request: RequestOf<'listUserEmails'>): Promise<AnswerOf<'listUserEmails'>>

  /**
   * Block a user.
   *
   * Takes a user from the state `active` to `blocked`. Only the name of this call is specified: neither its
   * parameters
   * nor its response nor what being blocked means is shown.
   *
   * | State | State afterwards |
   * | --- | --- |
   * | `active` | `blocked` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /users/{id}/block`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists; it does not answer with the 404 of an unknown route.
   *
   * Specification: 2 § Endpoints / Users; 1 § Authentication.
   */
  blockUser(request: RequestOf<'blockUser'>): Promise<AnswerOf<'blockUser'>>

  /**
   * Unblock a user.
   *
   * Takes a user from the state `blocked` back to `active`. Only the name of this call is specified: neither its
   * parameters nor its response is shown.
   *
   * | State | State afterwards |
   * | --- | --- |
   * | `blocked` | `active` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /users/{id}/unblock`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists; it does not answer with the 404 of an unknown route.
   *
   * Specification: 2 § Endpoints / Users; 1 § Authentication.
   */
  unblockUser(request: RequestOf<'unblockUser'>): Promise<AnswerOf<'unblockUser'>>

  /**
   * Get the current user.
   *
   * Shows the account of the user who is asking. An administrator may add `sudo` and is shown that user instead,
   * with `is_admin` and the user's private token. Without valid credentials it is 401.
   *
   * Requires authentication.
   *
   * `GET /user`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Users; 2 § Resources and their fields / User; 1 § Authentication.
   */
  getCurrentUser(request?: RequestOf<'getCurrentUser'>): Promise<AnswerOf<'getCurrentUser'>>

  /**
   * List own SSH keys.
   *
   * Lists the SSH keys of the user who is asking, and of nobody else. Any signed-in user may call it; without
   * valid credentials it is 401.
   *
   * Requires authentication.
   *
   * `GET /user/keys`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Users; 1 § Authentication.
   */
  listCurrentUserSshKeys(request?: RequestOf<'listCurrentUserSshKeys'>): Promise<AnswerOf<'listCurrentUserSshKeys'>>

  /**
   * Add an SSH key.
   *
   * Adds a public key to the account of the user who is asking. Any signed-in user may call it. The new key
   * comes back; a key that is missing, malformed or taken already yields 400.
   *
   * Requires authentication.
   *
   * `POST /user/keys`
   *
   * Refusals:
   * - 400: A required attribute is missing, the key is no public key, or the key or its fingerprint is taken
   *   already.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The `title` is required; a request without it yields 400.
   * - The `key` is required; a request without it yields 400.
   * - A text that is no public key yields 400.
   * - A key that is taken already yields 400 with a message object keyed `fingerprint` and `key`, each an array
   *   of text.
   *
   * Specification: 2 § Endpoints / Users; 1 § Errors / Endpoint-specific error rules; 1 § Authentication.
   */
  createCurrentUserSshKey(request: RequestOf<'createCurrentUserSshKey'>): Promise<AnswerOf<'createCurrentUserSshKey'>>

  /**
   * Get an own SSH key.
   *
   * Shows one SSH key of the user who is asking. An ID that leads to no key, or to the key of somebody else,
   * yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /user/keys/{key_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - An ID that belongs to none of the caller's keys yields 404.
   *
   * Specification: 2 § Endpoints / Users; 1 § Errors / Status codes; 1 § Authentication.
   */
  getCurrentUserSshKey(request: RequestOf<'getCurrentUserSshKey'>): Promise<AnswerOf<'getCurrentUserSshKey'>>

  /**
   * Delete an own SSH key.
   *
   * Deletes an SSH key of the user who is asking. The answer is 200 even if the key is gone already. Keys of
   * other users stay untouched.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /user/keys/{key_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Users; 1 § Authentication.
   */
  deleteCurrentUserSshKey(request: RequestOf<'deleteCurrentUserSshKey'>): Promise<AnswerOf<'deleteCurrentUserSshKey'>>

  /**
   * List own email addresses.
   *
   * Lists the email addresses of the user who is asking, and of nobody else. Any signed-in user may call it;
   * without valid credentials it is 401.
   *
   * Requires authentication.
   *
   * `GET /user/emails`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Users; 1 § Authentication.
   */
  listCurrentUserEmails(request?: RequestOf<'listCurrentUserEmails'>): Promise<AnswerOf<'listCurrentUserEmails'>>

  /**
   * Get an own email address.
   *
   * Shows one email address of the user who is asking. An ID that leads to no address, or to the address of
   * somebody else, yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /user/emails/{email_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - An ID that belongs to none of the caller's addresses yields 404.
   *
   * Specification: 2 § Endpoints / Users; 1 § Errors / Status codes; 1 § Authentication.
   */
  getCurrentUserEmail(request: RequestOf<'getCurrentUserEmail'>): Promise<AnswerOf<'getCurrentUserEmail'>>

  /**
   * Get the settings.
   *
   * Shows the settings of the whole instance. Only administrators may call it; others are refused with 403, and
   * callers without credentials with 401.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /application/settings`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Application settings (administrators only); 2 § Resources
   * and their fields / Application settings; 2 § Endpoints / Application settings (administrators only); 2 §
   * Resources and their fields / Application settings; 1 § Authentication.
   */
  getApplicationSettings(request?: RequestOf<'getApplicationSettings'>): Promise<AnswerOf<'getApplicationSettings'>>

  /**
   * Update the settings.
   *
   * Changes the settings that are given and leaves the others as they are. Only administrators may call it.
   * Three settings are required together with the switch that they belong to, else it is 400. All settings come
   * back.
   *
   * Requires authentication. Required role: administrator.
   *
   * `PUT /application/settings`
   *
   * Refusals:
   * - 400: A setting is missing that another one requires, or did not pass validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - `domain_blacklist` is required where `domain_blacklist_enabled` is true; without it the call yields 400.
   * - `devenv_url` is required where `devenv_enabled` is true; without it the call yields 400.
   * - `diagram_url` is required where `diagram_enabled` is true; without it the call yields 400.
   * - `default_branch_protection` is 0, 1 or 2; anything else yields 400.
   * - The three default visibilities, and the entries of `restricted_visibility_levels`, are `private`,
   *   `internal` or `public`; anything else yields 400.
   * - `enabled_git_access_protocol` is `ssh`, `http` or null for both; anything else yields 400.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Application settings (administrators only); 2 § Resources
   * and their fields / Application settings.
   */
  updateApplicationSettings(request?: RequestOf<'updateApplicationSettings'>): Promise<AnswerOf<'updateApplicationSettings'>>

  /**
   * List broadcast messages.
   *
   * Lists the messages that everybody is, was or is going to be shown. Only administrators may call it: guests
   * are answered with 401, normal users with 403.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /broadcast_messages`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A caller without credentials is answered with 401.
   * - A user who is no administrator is answered with 403.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Broadcast messages (administrators only).
   */
  listBroadcastMessages(request?: RequestOf<'listBroadcastMessages'>): Promise<AnswerOf<'listBroadcastMessages'>>

  /**
   * Create a broadcast message.
   *
   * Creates a message that everybody is shown, from now on and for an hour unless other times are given. Only
   * administrators may call it: guests are answered with 401, normal users with 403. A missing text yields 400.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /broadcast_messages`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A caller without credentials is answered with 401.
   * - A user who is no administrator is answered with 403.
   * - The `message` is required; a request without it yields 400.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Broadcast messages (administrators only).
   */
  createBroadcastMessage(request: RequestOf<'createBroadcastMessage'>): Promise<AnswerOf<'createBroadcastMessage'>>

  /**
   * Get a broadcast message.
   *
   * Shows one message. Only administrators may call it: guests are answered with 401, normal users with 403. An
   * ID that no message has yields 404.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /broadcast_messages/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A caller without credentials is answered with 401.
   * - A user who is no administrator is answered with 403.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Broadcast messages (administrators only).
   */
  getBroadcastMessage(request: RequestOf<'getBroadcastMessage'>): Promise<AnswerOf<'getBroadcastMessage'>>

  /**
   * Update a broadcast message.
   *
   * Changes the attributes that are given and leaves the others as they are. Only administrators may call it:
   * guests are answered with 401, normal users with 403. The message comes back as it is after the change.
   *
   * Requires authentication. Required role: administrator.
   *
   * `PUT /broadcast_messages/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A caller without credentials is answered with 401.
   * - A user who is no administrator is answered with 403.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Broadcast messages (administrators only).
   */
  updateBroadcastMessage(request: RequestOf<'updateBroadcastMessage'>): Promise<AnswerOf<'updateBroadcastMessage'>>

  /**
   * Delete a broadcast message.
   *
   * Deletes a message; nobody is shown it any more. Only administrators may call it: guests are answered with
   * 401, normal users with 403. Deleting what is gone already succeeds too.
   *
   * Requires authentication. Required role: administrator.
   *
   * `DELETE /broadcast_messages/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A caller without credentials is answered with 401.
   * - A user who is no administrator is answered with 403.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Broadcast messages (administrators only).
   */
  deleteBroadcastMessage(request: RequestOf<'deleteBroadcastMessage'>): Promise<AnswerOf<'deleteBroadcastMessage'>>

  /**
   * Get global notification settings.
   *
   * Shows how much the current user is told by email, and at which address, wherever no group or project says
   * otherwise. Any signed-in user may call it.
   *
   * Requires authentication.
   *
   * `GET /notification_settings`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Notification settings; 1 § Authentication.
   */
  getNotificationSettings(request?: RequestOf<'getNotificationSettings'>): Promise<AnswerOf<'getNotificationSettings'>>

  /**
   * Update global notification settings.
   *
   * Changes how much the current user is told by email, and at which address. Nothing is required; single events
   * count with the level `custom`. The settings come back. An unknown level yields 400.
   *
   * Requires authentication.
   *
   * `PUT /notification_settings`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The levels are `disabled`, `participating`, `watch`, `global`, `mention` and `custom`; others yield 400.
   *
   * Specification: 2 § Endpoints / Notification settings; 2 § Resources and their fields / Notification
   * settings; 1 § Authentication.
   */
  updateNotificationSettings(request?: RequestOf<'updateNotificationSettings'>): Promise<AnswerOf<'updateNotificationSettings'>>

  /**
   * Get notification settings of a group.
   *
   * Shows how much the current user is told by email of what happens in a group, with the single events where
   * the level is `custom`. The caller has to be signed in and to be able to see the group.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/notification_settings`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Notification settings; 2 § Resources and their fields / Notification
   * settings; 1 § Authentication.
   */
  getGroupNotificationSettings(request: RequestOf<'getGroupNotificationSettings'>): Promise<AnswerOf<'getGroupNotificationSettings'>>

  /**
   * Update notification settings of a group.
   *
   * Changes how much the current user is told by email of what happens in a group. Nothing is required; single
   * events count with the level `custom`. The settings come back. An unknown level yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /groups/{id}/notification_settings`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The levels are `disabled`, `participating`, `watch`, `global`, `mention` and `custom`; others yield 400.
   *
   * Specification: 2 § Endpoints / Notification settings; 2 § Resources and their fields / Notification
   * settings; 1 § Authentication.
   */
  updateGroupNotificationSettings(request: RequestOf<'updateGroupNotificationSettings'>): Promise<AnswerOf<'updateGroupNotificationSettings'>>

  /**
   * Get notification settings of a project.
   *
   * Shows how much the current user is told by email of what happens in a project, with the single events where
   * the level is `custom`. The caller has to be signed in and to be able to see the project.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/notification_settings`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Notification settings; 2 § Resources and their fields / Notification
   * settings; 1 § Authentication.
   */
  getProjectNotificationSettings(request: RequestOf<'getProjectNotificationSettings'>): Promise<AnswerOf<'getProjectNotificationSettings'>>

  /**
   * Update notification settings of a project.
   *
   * Changes how much the current user is told by email of what happens in a project. Nothing is required; single
   * events count with the level `custom`. The settings come back. An unknown level yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/notification_settings`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The levels are `disabled`, `participating`, `watch`, `global`, `mention` and `custom`; others yield 400.
   *
   * Specification: 2 § Endpoints / Notification settings; 2 § Resources and their fields / Notification
   * settings; 1 § Authentication.
   */
  updateProjectNotificationSettings(request: RequestOf<'updateProjectNotificationSettings'>): Promise<AnswerOf<'updateProjectNotificationSettings'>>

  /**
   * List todos.
   *
   * Lists what waits for the current user: without a filter, all pending todos. The filters narrow the list
   * together. Any signed-in user may call it, and is shown nobody else's todos.
   *
   * Requires authentication.
   *
   * `GET /todos`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § Endpoints / Todos; 2 § Resources and their fields / Todo; 1 § Authentication.
   */
  listTodos(request?: RequestOf<'listTodos'>): Promise<AnswerOf<'listTodos'>>

  /**
   * Mark a todo as done.
   *
   * Takes one of the current user's pending todos to the state `done`. The todo comes back as it is then. Todos
   * of
   * other users are not found.
   *
   * | State | Condition | State afterwards |
   * | --- | --- | --- |
   * | `pending` | the caller's own | `done` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /todos/{id}/mark_as_done`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § States and transitions; 2 § Endpoints / Todos; 2 § States and transitions; 2 § Endpoints;
   * 1 § Authentication.
   */
  markTodoAsDone(request: RequestOf<'markTodoAsDone'>): Promise<AnswerOf<'markTodoAsDone'>>

  /**
   * Mark all todos as done.
   *
   * Takes every pending todo of the current user to the state `done`. The answer is empty. Todos of other users
   * stay
   * as they are.
   *
   * | State | Condition | State afterwards |
   * | --- | --- | --- |
   * | `pending` | any of the caller's own | `done` |
   *
   * Requires authentication.
   *
   * `POST /todos/mark_as_done`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 2 § States and transitions; 2 § Endpoints / Todos; 1 § Authentication.
   */
  markAllTodosAsDone(request?: RequestOf<'markAllTodosAsDone'>): Promise<AnswerOf<'markAllTodosAsDone'>>

  /**
   * List commits.
   *
   * Lists the commits that a branch or tag holds, those of the default branch if none is named. `since` and
   * `until` narrow the list to a span of time and include their own moment. A ref that does not exist yields
   * 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Commits; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  listCommits(request: RequestOf<'listCommits'>): Promise<AnswerOf<'listCommits'>>

  /**
   * Create a commit.
   *
   * Creates one commit on a branch out of any number of actions that create, update, move or delete files.
   * Either every action takes effect or none does. The body is JSON only. Answers with the new commit, its
   * `stats` and its `status`. A missing attribute yields 400; an action that cannot be carried out is refused
   * and changes nothing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/commits`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `branch` yields 400.
   * - A request without `commit_message` yields 400.
   * - A request without `actions` yields 400.
   * - An action without `action` yields 400.
   * - An `action` is one of `create`, `delete`, `move` and `update`; another value yields 400.
   * - An action without `file_path` yields 400.
   * - An action `create` or `update` without `content` yields 400.
   *
   * Specification: 3 § Endpoints / Commits; 1 § What the service does / Request conventions; 1 § Versioning /
   * Changes from v3 to v4; 1 § Authentication.
   */
  createCommit(request: RequestOf<'createCommit'>): Promise<AnswerOf<'createCommit'>>

  /**
   * Get a commit.
   *
   * Shows one commit, named by its hash or as the head of a branch or tag, with how many lines it added and
   * removed and with its `status`. Whatever names no commit yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Commits; 3 § Resources and their fields / Commit; 1 § Authentication.
   */
  getCommit(request: RequestOf<'getCommit'>): Promise<AnswerOf<'getCommit'>>

  /**
   * Cherry-pick a commit.
   *
   * Applies the change of one commit, named by its hash, to the head of another branch and answers with the
   * commit that results. An unknown commit yields 404; a change that does not fit the branch is refused and
   * changes nothing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/commits/{sha}/cherry_pick`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `branch` yields 400.
   *
   * Specification: 3 § Endpoints / Commits; 1 § Authentication.
   */
  cherryPickCommit(request: RequestOf<'cherryPickCommit'>): Promise<AnswerOf<'cherryPickCommit'>>

  /**
   * List a commit's diffs.
   *
   * Lists what a commit changed, one entry for each file it touched, with the text of the difference, both paths
   * and both modes. New, renamed and deleted files are marked. An unknown commit yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}/diff`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Commits; 3 § Resources and their fields / Diff entry; 1 § Authentication.
   */
  listCommitDiffs(request: RequestOf<'listCommitDiffs'>): Promise<AnswerOf<'listCommitDiffs'>>

  /**
   * List a commit's comments.
   *
   * Lists the comments on a commit, each with its text and its author. Comments on a line are listed among the
   * others. An unknown commit yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}/comments`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Commits; 1 § Authentication.
   */
  listCommitComments(request: RequestOf<'listCommitComments'>): Promise<AnswerOf<'listCommitComments'>>

  /**
   * Comment on a commit.
   *
   * Adds a comment to a commit. To place it on a line of a file, give the full hash of the commit, `path`,
   * `line` and `line_type` = `new`. If the commit is named by a branch or tag and line or path are invalid, or
   * there is no such line or path, the comment is attached to the end of the last commit, and `line`,
   * `line_type` and `path` come back null.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/commits/{sha}/comments`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `note` yields 400.
   * - A `line_type` is `new` or `old`; another value yields 400.
   *
   * Specification: 3 § Endpoints / Commits; 3 § Resources and their fields / Commit comment; 1 § Authentication.
   */
  createCommitComment(request: RequestOf<'createCommitComment'>): Promise<AnswerOf<'createCommitComment'>>

  /**
   * List a commit's statuses.
   *
   * Lists the statuses of a commit. Only the latest are listed unless `all` is true; `ref`, `stage` and `name`
   * narrow the list. An unknown commit yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}/statuses`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Commits; 1 § Authentication.
   */
  listCommitStatuses(request: RequestOf<'listCommitStatuses'>): Promise<AnswerOf<'listCommitStatuses'>>

  /**
   * Set a commit status.
   *
   * Adds a status to a commit, or updates the one of the same name. `name` and `context` mean the same and
   * default
   * to `default`. Meant for systems outside that build or check a commit. An unknown commit yields 404, an
   * unknown
   * `state` 400.
   *
   * | State | After this call |
   * | --- | --- |
   * | no status of that name, or one in any state | the given `state` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/statuses/{sha}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `state` yields 400.
   * - The `state` is one of `pending`, `running`, `success`, `failed` and `canceled`; another value yields 400.
   *
   * Specification: 3 § Endpoints / Commits; 3 § Endpoints / Commits; 3 § States and transitions; 3 § States and
   * transitions; 1 § Authentication.
   */
  createCommitStatus(request: RequestOf<'createCommitStatus'>): Promise<AnswerOf<'createCommitStatus'>>

  /**
   * List branches.
   *
   * Lists the branches of a repository, sorted by name, each with its protection and the commit at its head. No
   * credentials are needed if the repository is publicly accessible.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/branches`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Branches.
   */
  listBranches(request: RequestOf<'listBranches'>): Promise<AnswerOf<'listBranches'>>

  /**
   * Create a branch.
   *
   * Creates a branch that begins at another branch or at a commit, and answers with the new branch. A missing
   * attribute, or a name or ref that will not do, yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/branches`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `branch` yields 400.
   * - A request without `ref` yields 400.
   *
   * Specification: 3 § Endpoints / Branches; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  createBranch(request: RequestOf<'createBranch'>): Promise<AnswerOf<'createBranch'>>

  /**
   * Get a branch.
   *
   * Shows one branch with its protection and the commit at its head. No credentials are needed if the repository
   * is publicly accessible. A branch that does not exist yields 404.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/branches/{branch}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Branches; 3 § Resources and their fields / Branch.
   */
  getBranch(request: RequestOf<'getBranch'>): Promise<AnswerOf<'getBranch'>>

  /**
   * Delete a branch.
   *
   * Deletes a branch and answers with its name. A branch that cannot be deleted, because it is protected or the
   * default branch for example, stays, and the error explains why.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/branches/{branch}`
   *
   * Refusals:
   * - 400: The branch cannot be deleted; the message explains why. Which of the statuses is used is not shown.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 405: The branch cannot be deleted; the message explains why. Which of the statuses is used is not shown.
   * - 409: The branch cannot be deleted; the message explains why. Which of the statuses is used is not shown.
   * - 422: The branch cannot be deleted; the message explains why. Which of the statuses is used is not shown.
   *
   * Specification: 3 § Endpoints / Branches; 1 § Errors / Endpoint-specific error rules; 1 § Versioning /
   * Changes from v3 to v4; 1 § Authentication.
   */
  deleteBranch(request: RequestOf<'deleteBranch'>): Promise<AnswerOf<'deleteBranch'>>

  /**
   * Protect a branch.
   *
   * Protects a branch and says whether developers may push to it and merge into it. Protecting a protected
   * branch is
   * no error and answers 200 as well. Answers with the branch.
   *
   * | `protected` | Afterwards |
   * | --- | --- |
   * | false or true | true |
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/branches/{branch}/protect`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * Specification: 3 § States and transitions; 3 § Endpoints / Branches; 1 § Authentication.
   */
  protectBranch(request: RequestOf<'protectBranch'>): Promise<AnswerOf<'protectBranch'>>

  /**
   * Unprotect a branch.
   *
   * Takes the protection off a branch. Doing so to a branch without protection is no error and answers 200 as
   * well.
   * Answers with the branch.
   *
   * | `protected` | Afterwards |
   * | --- | --- |
   * | true or false | false |
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/branches/{branch}/unprotect`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § States and transitions; 3 § Endpoints / Branches; 1 § Authentication.
   */
  unprotectBranch(request: RequestOf<'unprotectBranch'>): Promise<AnswerOf<'unprotectBranch'>>

  /**
   * Delete merged branches.
   *
   * Deletes every branch that has been merged into the default branch. The removal is accepted at once and
   * carried out in the background; what was accepted comes back as JSON.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/merged_branches`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Errors / Status codes; 1 § Versioning / Changes from v3 to v4; 3 § Endpoints / Branches;
   * 1 § Authentication.
   */
  deleteMergedBranches(request: RequestOf<'deleteMergedBranches'>): Promise<AnswerOf<'deleteMergedBranches'>>

  /**
   * List tags.
   *
   * Lists the tags of a repository, sorted by name in reverse alphabetical order, each with its commit and its
   * release. No credentials are needed if the repository is publicly accessible.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/tags`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Tags and releases.
   */
  listTags(request: RequestOf<'listTags'>): Promise<AnswerOf<'listTags'>>

  /**
   * Create a tag.
   *
   * Creates a tag that points to a commit, a branch's head or another tag. With `message` the tag is an
   * annotated one; with `release_description` it gets release notes at once. A missing attribute yields 400;
   * whatever else prevents the tag yields 405 with a message that explains it.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/tags`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 405: The tag cannot be created; the message explains why.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `tag_name` yields 400.
   * - A request without `ref` yields 400.
   * - A tag that cannot be created is answered with 405 and a message that explains it.
   *
   * Specification: 3 § Endpoints / Tags and releases; 3 § Resources and their fields / Tag; 1 § Errors /
   * Endpoint-specific error rules; 1 § Authentication.
   */
  createTag(request: RequestOf<'createTag'>): Promise<AnswerOf<'createTag'>>

  /**
   * Get a tag.
   *
   * Shows one tag with its annotation, the commit it points to and its release. No credentials are needed if the
   * repository is publicly accessible. A tag that does not exist yields 404.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/tags/{tag_name}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Tags and releases; 3 § Resources and their fields / Tag.
   */
  getTag(request: RequestOf<'getTag'>): Promise<AnswerOf<'getTag'>>

  /**
   * Delete a tag.
   *
   * Deletes a tag; the commit it pointed to stays. Deleting a tag that is not there is no error. What the answer
   * holds is not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/tags/{tag_name}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Tags and releases; 1 § Authentication.
   */
  deleteTag(request: RequestOf<'deleteTag'>): Promise<AnswerOf<'deleteTag'>>

  /**
   * Create a release.
   *
   * Adds release notes in Markdown to a tag that has none and answers with them. A tag that has a release
   * already
   * yields 409, a tag that does not exist 404.
   *
   * | Tag | Afterwards |
   * | --- | --- |
   * | without a release | with a release |
   * | with a release | unchanged (409) |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/tags/{tag_name}/release`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: The tag has a release already.
   * - 422: The entity could not be processed.
   *
   * - A request without `description` yields 400.
   * - A tag that has a release already yields 409, and its release stays as it is.
   *
   * Specification: 3 § Endpoints / Tags and releases; 3 § States and transitions; 1 § Errors / Endpoint-specific
   * error rules; 3 § States and transitions; 1 § Authentication.
   */
  createRelease(request: RequestOf<'createRelease'>): Promise<AnswerOf<'createRelease'>>

  /**
   * Update a release.
   *
   * Replaces the release notes of a tag and answers with the new ones. A missing description yields 400, a tag
   * that does not exist 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/tags/{tag_name}/release`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `description` yields 400.
   *
   * Specification: 3 § Endpoints / Tags and releases; 1 § Authentication.
   */
  updateRelease(request: RequestOf<'updateRelease'>): Promise<AnswerOf<'updateRelease'>>

  /**
   * Get a file.
   *
   * Shows a file as it stands at a branch, tag or commit, with its content in Base64. A publicly accessible
   * repository needs no credentials. A missing `ref` yields 400, a file or ref that does not exist 404.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/files/{file_path}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A request without `ref` yields 400.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Repository files; 1 § Versioning / Changes from v3 to v4;
   * 3 § Endpoints / Repository files; 3 § Resources and their fields / Repository file.
   */
  getFile(request: RequestOf<'getFile'>): Promise<AnswerOf<'getFile'>>

  /**
   * Create a file.
   *
   * Creates a file on a branch in its own commit, and answers with its name and branch. A missing attribute
   * yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/files/{file_path}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `branch` yields 400.
   * - A request without `content` yields 400.
   * - A request without `commit_message` yields 400.
   *
   * Specification: 3 § Endpoints / Repository files; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  createFile(request: RequestOf<'createFile'>): Promise<AnswerOf<'createFile'>>

  /**
   * Update a file.
   *
   * Replaces what a file holds in a commit of its own, and answers with the name of the file and the branch.
   * Every failure of the commit yields 400 with a message that does not tell which: a path with `/../`, content
   * that is the present one, or a branch that a push has changed during the edit, which `last_commit_id` helps
   * to detect.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/files/{file_path}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or the commit failed. The message of a failed commit does not tell
   *   why.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `branch` yields 400.
   * - A request without `content` yields 400.
   * - A request without `commit_message` yields 400.
   * - A path that contains `/../` yields 400 with a message.
   * - Content that is identical to the current one yields 400 with a message.
   * - A branch that a push has changed during the edit yields 400 with a message.
   *
   * Specification: 3 § Endpoints / Repository files; 1 § Versioning / Changes from v3 to v4; 1 § Errors /
   * Endpoint-specific error rules; 1 § Authentication.
   */
  updateFile(request: RequestOf<'updateFile'>): Promise<AnswerOf<'updateFile'>>

  /**
   * Delete a file.
   *
   * Deletes a file from a branch in a commit of its own, and answers with its name and the branch. Without
   * `branch` and `commit_message` the answer is 400 and the file stays.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/files/{file_path}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A request without `branch` yields 400.
   * - A request without `commit_message` yields 400.
   *
   * Specification: 3 § Endpoints / Repository files; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  deleteFile(request: RequestOf<'deleteFile'>): Promise<AnswerOf<'deleteFile'>>

  /**
   * Get a raw file.
   *
   * Sends what a file holds at a branch, tag or commit, byte by byte and without any wrapping. A missing `ref`
   * yields 400, a file or ref that does not exist 404.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/files/{file_path}/raw`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A request without `ref` yields 400.
   *
   * Specification: 3 § Endpoints / Repository files; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  getRawFile(request: RequestOf<'getRawFile'>): Promise<AnswerOf<'getRawFile'>>

  /**
   * Get a repository tree.
   *
   * Shows files and folders of a repository at a ref. The specification only names this route and its parameter
   * `ref`, which was `ref_name` before; the answer is not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/tree`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  getRepositoryTree(request: RequestOf<'getRepositoryTree'>): Promise<AnswerOf<'getRepositoryTree'>>

  /**
   * Get a blob.
   *
   * Shows the attributes of a blob, named by its hash, as JSON. The specification only names this route; the
   * attributes are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/blobs/{sha}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  getBlob(request: RequestOf<'getBlob'>): Promise<AnswerOf<'getBlob'>>

  /**
   * List your issues.
   *
   * Lists the issues that the authenticated user has created, in every project, the newest first unless
   * `order_by` and `sort` say otherwise. Filters narrow the list together.
   *
   * Requires authentication.
   *
   * `GET /issues`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   *
   * Specification: 3 § Endpoints / Issues; 1 § Authentication; 1 § Versioning / Changes from v3 to v4.
   */
  listIssues(request?: RequestOf<'listIssues'>): Promise<AnswerOf<'listIssues'>>

  /**
   * List a group's issues.
   *
   * Lists the issues of the projects of a group, the newest first unless `order_by` and `sort` say otherwise.
   * Filters narrow the list together. An unknown group yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/issues`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   *
   * Specification: 3 § Endpoints / Issues; 1 § Authentication; 1 § Versioning / Changes from v3 to v4.
   */
  listGroupIssues(request: RequestOf<'listGroupIssues'>): Promise<AnswerOf<'listGroupIssues'>>

  /**
   * List a project's issues.
   *
   * Lists the issues of a project, the newest first unless `order_by` and `sort` say otherwise. Filters narrow
   * the list together. A private project yields 404 to callers who are not its members.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A private project yields 404 to a caller who is not a member.
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   *
   * Specification: 3 § Endpoints / Issues; 1 § Authentication; 1 § Versioning / Changes from v3 to v4.
   */
  listProjectIssues(request: RequestOf<'listProjectIssues'>): Promise<AnswerOf<'listProjectIssues'>>

  /**
   * Create an issue.
   *
   * Creates an issue in a project and answers with it. It can be created for a merge request whose discussions
   * it then resolves. Only administrators and owners of the project may say when it was created. A missing title
   * yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - A request without `title` yields 400.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Issues; 3 § Resources and their fields / Issue.
   */
  createIssue(request: RequestOf<'createIssue'>): Promise<AnswerOf<'createIssue'>>

  /**
   * Get an issue.
   *
   * Shows one issue of a project with its people, labels, milestone and state, and whether the caller is
   * subscribed to
   * it. An unknown IID yields 404, and so does a private project to callers who are not its members. How an
   * issue gets
   * from one state to the other is not shown.
   *
   * | State | Meaning |
   * | --- | --- |
   * | `opened` | waits to be dealt with |
   * | `closed` | is done, or given up |
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - An issue of a private project yields 404 to a caller who is not a member.
   *
   * Specification: 1 § Authentication; 3 § Resources and their fields / Issue; 3 § Endpoints / Issues; 3 §
   * Resources and their fields / Issue.
   */
  getIssue(request: RequestOf<'getIssue'>): Promise<AnswerOf<'getIssue'>>

  /**
   * Subscribe to something.
   *
   * Subscribes the caller to something in a project, an issue or a merge request for example. The specification
   * only names this route; parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/{subscribable_type}/{subscribable_id}/subscribe`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  subscribeToItem(request: RequestOf<'subscribeToItem'>): Promise<AnswerOf<'subscribeToItem'>>

  /**
   * Unsubscribe from something.
   *
   * Takes back the caller's subscription to something in a project, an issue or a merge request for example. The
   * specification only names this route; parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  unsubscribeFromItem(request: RequestOf<'unsubscribeFromItem'>): Promise<AnswerOf<'unsubscribeFromItem'>>

  /**
   * List merge requests.
   *
   * Lists the merge requests of a project, the newest first unless `order_by` and `sort` say otherwise. Filters
   * by IID, state, milestone and labels narrow the list together.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Merge requests; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  listMergeRequests(request: RequestOf<'listMergeRequests'>): Promise<AnswerOf<'listMergeRequests'>>

  /**
   * Create a merge request.
   *
   * Proposes to bring the commits of a source branch into a target branch, of this or another project. Answers
   * with the new merge request. A missing attribute yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `source_branch` yields 400.
   * - A request without `target_branch` yields 400.
   * - A request without `title` yields 400.
   *
   * Specification: 3 § Endpoints / Merge requests; 1 § Authentication.
   */
  createMergeRequest(request: RequestOf<'createMergeRequest'>): Promise<AnswerOf<'createMergeRequest'>>

  /**
   * Get a merge request.
   *
   * Shows one merge request of a project with its branches, people, labels, milestone and how it stands, and
   * whether the caller is subscribed to it. An unknown IID yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Resources and their fields / Merge request; 3 § Endpoints / Merge requests; 3 § Resources
   * and their fields / Merge request; 1 § Authentication.
   */
  getMergeRequest(request: RequestOf<'getMergeRequest'>): Promise<AnswerOf<'getMergeRequest'>>

  /**
   * Update a merge request.
   *
   * Changes the attributes that are given, at least one, and leaves the others as they are. `state_event` closes
   * and
   * reopens. Answers with the merge request as it is now; a request without any attribute yields 400.
   *
   * | State | `state_event` | State afterwards |
   * | --- | --- | --- |
   * | `opened` or `closed` | `close` | `closed` |
   * | `closed` | `reopen` | `opened` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without any attribute yields 400.
   * - A `state_event` is `close` or `reopen`; another value yields 400.
   *
   * Specification: 3 § Endpoints / Merge requests; 3 § States and transitions; 1 § Authentication.
   */
  updateMergeRequest(request: RequestOf<'updateMergeRequest'>): Promise<AnswerOf<'updateMergeRequest'>>

  /**
   * Delete a merge request.
   *
   * Deletes a merge request for good as far as callers can see. Only administrators and owners of the project
   * may; everybody else is refused with 403.
   *
   * Requires authentication. Required role: owner of the project, or administrator.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Merge requests.
   */
  deleteMergeRequest(request: RequestOf<'deleteMergeRequest'>): Promise<AnswerOf<'deleteMergeRequest'>>

  /**
   * List a merge request's commits.
   *
   * Lists the commits that a merge request would bring, or has brought, into its target branch. An unknown IID
   * yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/commits`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Merge requests; 1 § Authentication.
   */
  listMergeRequestCommits(request: RequestOf<'listMergeRequestCommits'>): Promise<AnswerOf<'listMergeRequestCommits'>>

  /**
   * Get a merge request's changes.
   *
   * Shows a merge request together with what it changes: one entry for each file, with the text of the
   * difference. An unknown IID yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/changes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Merge requests; 3 § Resources and their fields / Merge request; 1 §
   * Authentication.
   */
  getMergeRequestChanges(request: RequestOf<'getMergeRequestChanges'>): Promise<AnswerOf<'getMergeRequestChanges'>>

  /**
   * Accept a merge request.
   *
   * Merges the source branch into the target branch and answers with the merged merge request. With
   * `merge_when_pipeline_succeeds` the merge waits for the pipeline. Conflicts yield 405; a merge request that
   * is
   * merged or closed yields 406; a `sha` that is not the head of the source branch yields 409; a caller who may
   * not
   * accept it gets 401. In none of these cases anything changes.
   *
   * | State | Condition | State afterwards |
   * | --- | --- | --- |
   * | `opened` | no conflicts, `sha` right or not given, caller permitted | `merged` |
   * | `opened` | conflicts | `opened` (405) |
   * | `merged` or `closed` | | unchanged (406) |
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid, or the caller may not accept the merge request.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 405: Conflicts prevent merging.
   * - 406: The merge request is merged already or closed.
   * - 409: The given `sha` is not the head of the source branch.
   * - 422: The entity could not be processed.
   *
   * - Conflicts that prevent merging yield 405 with the message `Branch cannot be merged`.
   * - A merge request that is already merged yields 406 with the message `Method Not Allowed`, and its state is
   *   unchanged.
   * - A merge request that is closed yields 406 with the message `Method Not Allowed`, and its state is
   *   unchanged.
   * - A `sha` that differs from the head of the source branch yields 409 with the message `SHA does not match
   *   HEAD of source branch`.
   * - A caller who may not accept the merge request gets 401.
   *
   * Specification: 3 § States and transitions; 1 § Errors / Endpoint-specific error rules; 1 § Errors /
   * Endpoint-specific error rules; 3 § States and transitions; 3 § Endpoints / Merge requests; 1 § Versioning /
   * Changes from v3 to v4; 3 § Resources and their fields / Merge request.
   */
  acceptMergeRequest(request: RequestOf<'acceptMergeRequest'>): Promise<AnswerOf<'acceptMergeRequest'>>

  /**
   * Cancel a waiting merge.
   *
   * Takes back that a merge request is merged as soon as its pipeline succeeds. The specification only names
   * this route; parameters and answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 3 § Endpoints / Merge requests; 1 § Authentication.
   */
  cancelMergeWhenPipelineSucceeds(request: RequestOf<'cancelMergeWhenPipelineSucceeds'>): Promise<AnswerOf<'cancelMergeWhenPipelineSucceeds'>>

  /**
   * List issue notes.
   *
   * Lists the notes on an issue, those that users wrote and those that the system made, each with its author. An
   * unknown IID yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  listIssueNotes(request: RequestOf<'listIssueNotes'>): Promise<AnswerOf<'listIssueNotes'>>

  /**
   * Comment on an issue.
   *
   * Adds a note to an issue and answers with it. If the body is nothing but an award emoji, the emoji is awarded
   * instead and comes back as an award emoji. A missing body yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues/{issue_iid}/notes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `body` yields 400.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  createIssueNote(request: RequestOf<'createIssueNote'>): Promise<AnswerOf<'createIssueNote'>>

  /**
   * Get an issue note.
   *
   * Shows one note on an issue with its author and its text. A note that is not on the issue yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  getIssueNote(request: RequestOf<'getIssueNote'>): Promise<AnswerOf<'getIssueNote'>>

  /**
   * Update an issue note.
   *
   * Replaces the text of a note on an issue and answers with the note as it is now. A missing body yields 400, a
   * note that is not on the issue 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/issues/{issue_iid}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `body` yields 400.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  updateIssueNote(request: RequestOf<'updateIssueNote'>): Promise<AnswerOf<'updateIssueNote'>>

  /**
   * Delete an issue note.
   *
   * Deletes a note on an issue. Deleting one that is not there is no error. What the answer holds is not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  deleteIssueNote(request: RequestOf<'deleteIssueNote'>): Promise<AnswerOf<'deleteIssueNote'>>

  /**
   * List snippet notes.
   *
   * Lists the notes on a snippet, those that users wrote and those that the system made, each with its author.
   * An unknown ID yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/notes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  listSnippetNotes(request: RequestOf<'listSnippetNotes'>): Promise<AnswerOf<'listSnippetNotes'>>

  /**
   * Comment on a snippet.
   *
   * Adds a note to a snippet and answers with it. If the body is nothing but an award emoji, the emoji is
   * awarded instead and comes back as an award emoji. A missing body yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/notes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `body` yields 400.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  createSnippetNote(request: RequestOf<'createSnippetNote'>): Promise<AnswerOf<'createSnippetNote'>>

  /**
   * Get a snippet note.
   *
   * Shows one note on a snippet with its author and its text. A note that is not on the snippet yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  getSnippetNote(request: RequestOf<'getSnippetNote'>): Promise<AnswerOf<'getSnippetNote'>>

  /**
   * Update a snippet note.
   *
   * Replaces the text of a note on a snippet and answers with the note as it is now. A missing body yields 400,
   * a note that is not on the snippet 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `body` yields 400.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  updateSnippetNote(request: RequestOf<'updateSnippetNote'>): Promise<AnswerOf<'updateSnippetNote'>>

  /**
   * Delete a snippet note.
   *
   * Deletes a note on a snippet. Deleting one that is not there is no error. What the answer holds is not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  deleteSnippetNote(request: RequestOf<'deleteSnippetNote'>): Promise<AnswerOf<'deleteSnippetNote'>>

  /**
   * List merge request notes.
   *
   * Lists the notes on a merge request, those that users wrote and those that the system made, each with its
   * author. An unknown IID yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  listMergeRequestNotes(request: RequestOf<'listMergeRequestNotes'>): Promise<AnswerOf<'listMergeRequestNotes'>>

  /**
   * Comment on a merge request.
   *
   * Adds a note to a merge request and answers with it. If the body is nothing but an award emoji, the emoji is
   * awarded instead and comes back as an award emoji. A missing body yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/notes`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `body` yields 400.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  createMergeRequestNote(request: RequestOf<'createMergeRequestNote'>): Promise<AnswerOf<'createMergeRequestNote'>>

  /**
   * Get a merge request note.
   *
   * Shows one note on a merge request with its author and its text. A note that is not on the merge request
   * yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  getMergeRequestNote(request: RequestOf<'getMergeRequestNote'>): Promise<AnswerOf<'getMergeRequestNote'>>

  /**
   * Update a merge request note.
   *
   * Replaces the text of a note on a merge request and answers with the note as it is now. A missing body yields
   * 400, a note that is not on the merge request 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `body` yields 400.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  updateMergeRequestNote(request: RequestOf<'updateMergeRequestNote'>): Promise<AnswerOf<'updateMergeRequestNote'>>

  /**
   * Delete a merge request note.
   *
   * Deletes a note on a merge request. Deleting one that is not there is no error. What the answer holds is not
   * shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Notes; 1 § Authentication.
   */
  deleteMergeRequestNote(request: RequestOf<'deleteMergeRequestNote'>): Promise<AnswerOf<'deleteMergeRequestNote'>>

  /**
   * List issue emoji.
   *
   * Lists the award emoji that users have given to an issue, each with its name and who gave it. An unknown
   * identifier in the path yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  listIssueAwardEmoji(request: RequestOf<'listIssueAwardEmoji'>): Promise<AnswerOf<'listIssueAwardEmoji'>>

  /**
   * Award emoji to issue.
   *
   * Gives an award emoji to an issue in the name of the caller and answers with it. The name is written without
   * colons. A missing name yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues/{issue_iid}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `name` yields 400.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  createIssueAwardEmoji(request: RequestOf<'createIssueAwardEmoji'>): Promise<AnswerOf<'createIssueAwardEmoji'>>

  /**
   * Get issue emoji.
   *
   * Shows one award emoji on an issue with its name, who gave it and when. One that is not on the issue yields
   * 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  getIssueAwardEmoji(request: RequestOf<'getIssueAwardEmoji'>): Promise<AnswerOf<'getIssueAwardEmoji'>>

  /**
   * Delete issue emoji.
   *
   * Takes an award emoji off an issue. Only administrators and the user who gave it may; everybody else is
   * refused. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: author of the record, or administrator.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji.
   */
  deleteIssueAwardEmoji(request: RequestOf<'deleteIssueAwardEmoji'>): Promise<AnswerOf<'deleteIssueAwardEmoji'>>

  /**
   * List merge request emoji.
   *
   * Lists the award emoji that users have given to a merge request, each with its name and who gave it. An
   * unknown identifier in the path yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  listMergeRequestAwardEmoji(request: RequestOf<'listMergeRequestAwardEmoji'>): Promise<AnswerOf<'listMergeRequestAwardEmoji'>>

  /**
   * Award emoji to merge request.
   *
   * Gives an award emoji to a merge request in the name of the caller and answers with it. The name is written
   * without colons. A missing name yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `name` yields 400.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  createMergeRequestAwardEmoji(request: RequestOf<'createMergeRequestAwardEmoji'>): Promise<AnswerOf<'createMergeRequestAwardEmoji'>>

  /**
   * Get merge request emoji.
   *
   * Shows one award emoji on a merge request with its name, who gave it and when. One that is not on the merge
   * request yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  getMergeRequestAwardEmoji(request: RequestOf<'getMergeRequestAwardEmoji'>): Promise<AnswerOf<'getMergeRequestAwardEmoji'>>

  /**
   * Delete merge request emoji.
   *
   * Takes an award emoji off a merge request. Only administrators and the user who gave it may; everybody else
   * is refused. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: author of the record, or administrator.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji.
   */
  deleteMergeRequestAwardEmoji(request: RequestOf<'deleteMergeRequestAwardEmoji'>): Promise<AnswerOf<'deleteMergeRequestAwardEmoji'>>

  /**
   * List snippet emoji.
   *
   * Lists the award emoji that users have given to a snippet, each with its name and who gave it. An unknown
   * identifier in the path yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  listSnippetAwardEmoji(request: RequestOf<'listSnippetAwardEmoji'>): Promise<AnswerOf<'listSnippetAwardEmoji'>>

  /**
   * Award emoji to snippet.
   *
   * Gives an award emoji to a snippet in the name of the caller and answers with it. The name is written without
   * colons. A missing name yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `name` yields 400.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  createSnippetAwardEmoji(request: RequestOf<'createSnippetAwardEmoji'>): Promise<AnswerOf<'createSnippetAwardEmoji'>>

  /**
   * Get snippet emoji.
   *
   * Shows one award emoji on a snippet with its name, who gave it and when. One that is not on the snippet
   * yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  getSnippetAwardEmoji(request: RequestOf<'getSnippetAwardEmoji'>): Promise<AnswerOf<'getSnippetAwardEmoji'>>

  /**
   * Delete snippet emoji.
   *
   * Takes an award emoji off a snippet. Only administrators and the user who gave it may; everybody else is
   * refused. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: author of the record, or administrator.
   *
   * `DELETE /projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji.
   */
  deleteSnippetAwardEmoji(request: RequestOf<'deleteSnippetAwardEmoji'>): Promise<AnswerOf<'deleteSnippetAwardEmoji'>>

  /**
   * List issue note emoji.
   *
   * Lists the award emoji that users have given to an issue note, each with its name and who gave it. An unknown
   * identifier in the path yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  listIssueNoteAwardEmoji(request: RequestOf<'listIssueNoteAwardEmoji'>): Promise<AnswerOf<'listIssueNoteAwardEmoji'>>

  /**
   * Award emoji to issue note.
   *
   * Gives an award emoji to an issue note in the name of the caller and answers with it. The name is written
   * without colons. A missing name yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `name` yields 400.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  createIssueNoteAwardEmoji(request: RequestOf<'createIssueNoteAwardEmoji'>): Promise<AnswerOf<'createIssueNoteAwardEmoji'>>

  /**
   * Get issue note emoji.
   *
   * Shows one award emoji on an issue note with its name, who gave it and when. One that is not on the note
   * yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  getIssueNoteAwardEmoji(request: RequestOf<'getIssueNoteAwardEmoji'>): Promise<AnswerOf<'getIssueNoteAwardEmoji'>>

  /**
   * Delete issue note emoji.
   *
   * Takes an award emoji off an issue note. Only administrators and the user who gave it may; everybody else is
   * refused. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: author of the record, or administrator.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji.
   */
  deleteIssueNoteAwardEmoji(request: RequestOf<'deleteIssueNoteAwardEmoji'>): Promise<AnswerOf<'deleteIssueNoteAwardEmoji'>>

  /**
   * List merge request note emoji.
   *
   * Lists the award emoji that users have given to a merge request note, each with its name and who gave it. An
   * unknown identifier in the path yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  listMergeRequestNoteAwardEmoji(request: RequestOf<'listMergeRequestNoteAwardEmoji'>): Promise<AnswerOf<'listMergeRequestNoteAwardEmoji'>>

  /**
   * Award emoji to merge request note.
   *
   * Gives an award emoji to a merge request note in the name of the caller and answers with it. The name is
   * written without colons. A missing name yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `name` yields 400.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  createMergeRequestNoteAwardEmoji(request: RequestOf<'createMergeRequestNoteAwardEmoji'>): Promise<AnswerOf<'createMergeRequestNoteAwardEmoji'>>

  /**
   * Get merge request note emoji.
   *
   * Shows one award emoji on a merge request note with its name, who gave it and when. One that is not on the
   * note yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji; 1 § Authentication.
   */
  getMergeRequestNoteAwardEmoji(request: RequestOf<'getMergeRequestNoteAwardEmoji'>): Promise<AnswerOf<'getMergeRequestNoteAwardEmoji'>>

  /**
   * Delete merge request note emoji.
   *
   * Takes an award emoji off a merge request note. Only administrators and the user who gave it may; everybody
   * else is refused. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: author of the record, or administrator.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Award emoji.
   */
  deleteMergeRequestNoteAwardEmoji(request: RequestOf<'deleteMergeRequestNoteAwardEmoji'>): Promise<AnswerOf<'deleteMergeRequestNoteAwardEmoji'>>

  /**
   * List boards.
   *
   * Lists the boards of a project, each with its lists. The lists for the backlog and for closed issues are not
   * among them. A private project yields 404 to callers who are not its members.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/boards`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - A private project yields 404 to a caller who is not a member.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Issue boards; 3 § Resources and their fields / Board and
   * board list.
   */
  listBoards(request: RequestOf<'listBoards'>): Promise<AnswerOf<'listBoards'>>

  /**
   * List a board's lists.
   *
   * Lists the lists of a board, each with its label and its position. The lists for the backlog and for closed
   * issues are not among them. An unknown board yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/boards/{board_id}/lists`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - A private project yields 404 to a caller who is not a member.
   *
   * Specification: 1 § Authentication; 3 § Resources and their fields / Board and board list; 3 § Endpoints /
   * Issue boards.
   */
  listBoardLists(request: RequestOf<'listBoardLists'>): Promise<AnswerOf<'listBoardLists'>>

  /**
   * Create a board list.
   *
   * Adds a list for a label to a board and answers with it. A missing label yields 400, an unknown board 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/boards/{board_id}/lists`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - A request without `label_id` yields 400.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Issue boards.
   */
  createBoardList(request: RequestOf<'createBoardList'>): Promise<AnswerOf<'createBoardList'>>

  /**
   * Get a board list.
   *
   * Shows one list of a board with its label and its position. An unknown list yields 404, and so does a private
   * project to callers who are not its members.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/boards/{board_id}/lists/{list_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - A private project yields 404 to a caller who is not a member.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Issue boards.
   */
  getBoardList(request: RequestOf<'getBoardList'>): Promise<AnswerOf<'getBoardList'>>

  /**
   * Move a board list.
   *
   * Moves a list to another position on its board and answers with it. A missing position yields 400, an unknown
   * list 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/boards/{board_id}/lists/{list_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   * - A request without `position` yields 400.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Issue boards.
   */
  updateBoardList(request: RequestOf<'updateBoardList'>): Promise<AnswerOf<'updateBoardList'>>

  /**
   * Delete a board list.
   *
   * Takes a list off its board; label and issues stay. Only administrators and owners of the project may;
   * everybody else is refused. Deleting a list that is not there is no error.
   *
   * Requires authentication. Required role: owner of the project, or administrator.
   *
   * `DELETE /projects/{id}/boards/{board_id}/lists/{list_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The call must be authenticated even if the project is public; without credentials it yields 401.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Issue boards.
   */
  deleteBoardList(request: RequestOf<'deleteBoardList'>): Promise<AnswerOf<'deleteBoardList'>>

  /**
   * List jobs.
   *
   * Lists the jobs of a project, in every state unless `scope` names one or several. Each comes with its commit,
   * its pipeline and its artifacts file. An unknown state yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A `scope` is one of `created`, `pending`, `running`, `failed`, `success`, `canceled`, `skipped` and
   *   `manual`; another value yields 400.
   *
   * Specification: 3 § Endpoints / Jobs; 1 § Authentication.
   */
  listJobs(request: RequestOf<'listJobs'>): Promise<AnswerOf<'listJobs'>>

  /**
   * Get a job.
   *
   * Shows one job with its state, its times, its commit, its pipeline and its artifacts file. An unknown job
   * yields
   * 404.
   *
   * | State | Meaning |
   * | --- | --- |
   * | `created`, `pending`, `manual` | not yet begun |
   * | `running` | under way |
   * | `success`, `failed`, `canceled`, `skipped` | finished |
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/{job_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Jobs; 3 § States and transitions; 1 § Authentication.
   */
  getJob(request: RequestOf<'getJob'>): Promise<AnswerOf<'getJob'>>

  /**
   * List a pipeline's jobs.
   *
   * Lists the jobs of one pipeline, in every state unless `scope` names one or several. An unknown pipeline
   * yields 404, an unknown state 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/pipelines/{pipeline_id}/jobs`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A `scope` is one of `created`, `pending`, `running`, `failed`, `success`, `canceled`, `skipped` and
   *   `manual`; another value yields 400.
   *
   * Specification: 3 § Endpoints / Jobs; 1 § Authentication.
   */
  listPipelineJobs(request: RequestOf<'listPipelineJobs'>): Promise<AnswerOf<'listPipelineJobs'>>

  /**
   * Download a job's artifacts.
   *
   * Sends the artifacts file of a job. There is none, and the answer is 404, if the job does not exist, has left
   * no artifacts, or they have been erased.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/{job_id}/artifacts`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A job that does not exist yields 404.
   * - A job without artifacts yields 404.
   *
   * Specification: 3 § Endpoints / Jobs; 1 § Errors / Endpoint-specific error rules; 1 § Authentication.
   */
  downloadJobArtifacts(request: RequestOf<'downloadJobArtifacts'>): Promise<AnswerOf<'downloadJobArtifacts'>>

  /**
   * Download artifacts of a ref.
   *
   * Sends the artifacts file of the job of a given name on a branch or tag. Only a job that finished
   * successfully counts. A missing `job` yields 400; no such job or no artifacts yield 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/artifacts/{ref_name}/download`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A request without `job` yields 400.
   * - A job that did not finish successfully does not count; if there is no other the answer is 404.
   * - A job that does not exist yields 404.
   * - A job without artifacts yields 404.
   *
   * Specification: 3 § Endpoints / Jobs; 1 § Errors / Endpoint-specific error rules; 1 § Authentication.
   */
  downloadArtifactsOfRef(request: RequestOf<'downloadArtifactsOfRef'>): Promise<AnswerOf<'downloadArtifactsOfRef'>>

  /**
   * Get a job's trace.
   *
   * Sends what a job has printed, as text. A job that does not exist or has no trace yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/{job_id}/trace`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A job that does not exist yields 404.
   * - A job without a trace yields 404.
   *
   * Specification: 3 § Endpoints / Jobs; 1 § Errors / Endpoint-specific error rules; 1 § Authentication.
   */
  getJobTrace(request: RequestOf<'getJobTrace'>): Promise<AnswerOf<'getJobTrace'>>

  /**
   * Cancel a job.
   *
   * Stops a job that has not finished and answers with the job, which is canceled now. The answer does not name
   * the
   * pipeline. An unknown job yields 404.
   *
   * | State | Afterwards |
   * | --- | --- |
   * | not finished | `canceled` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/cancel`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § States and transitions; 3 § Endpoints / Jobs; 3 § Resources and their fields / Job; 3 §
   * Endpoints / Jobs; 1 § Authentication.
   */
  cancelJob(request: RequestOf<'cancelJob'>): Promise<AnswerOf<'cancelJob'>>

  /**
   * Retry a job.
   *
   * Runs a finished job again and answers with a job that is pending and has not finished. The answer does not
   * name
   * the pipeline. An unknown job yields 404.
   *
   * | State | Afterwards |
   * | --- | --- |
   * | finished | `pending` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/retry`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § States and transitions; 3 § Endpoints / Jobs; 3 § Resources and their fields / Job; 3 §
   * Endpoints / Jobs; 1 § Authentication.
   */
  retryJob(request: RequestOf<'retryJob'>): Promise<AnswerOf<'retryJob'>>

  /**
   * Erase a job.
   *
   * Removes the artifacts and the trace of a job and answers with the job, whose state is what it was. The
   * answer
   * does not name the pipeline. An unknown job yields 404.
   *
   * | State | Afterwards |
   * | --- | --- |
   * | any | unchanged, without artifacts and trace |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/erase`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § States and transitions; 3 § Endpoints / Jobs; 3 § Resources and their fields / Job; 1 §
   * Authentication.
   */
  eraseJob(request: RequestOf<'eraseJob'>): Promise<AnswerOf<'eraseJob'>>

  /**
   * Keep a job's artifacts.
   *
   * Keeps the artifacts of a job beyond the time at which they would have expired and answers with the job. An
   * unknown job yields 404.
   *
   * | Artifacts | Afterwards |
   * | --- | --- |
   * | about to expire | kept |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/artifacts/keep`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § States and transitions; 3 § Endpoints / Jobs; 3 § Resources and their fields / Job; 3 §
   * Endpoints / Jobs; 1 § Authentication.
   */
  keepJobArtifacts(request: RequestOf<'keepJobArtifacts'>): Promise<AnswerOf<'keepJobArtifacts'>>

  /**
   * List pipelines.
   *
   * Lists the pipelines of a project with basic facts. The specification only names this route; parameters and
   * answer are not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/pipelines`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  listPipelines(request: RequestOf<'listPipelines'>): Promise<AnswerOf<'listPipelines'>>

  /**
   * Stop an environment.
   *
   * Stops an environment that jobs deploy to. The specification only names this route; parameters and answer are
   * not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /environments/{environment_id}/stop`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  stopEnvironment(request: RequestOf<'stopEnvironment'>): Promise<AnswerOf<'stopEnvironment'>>

  /**
   * List your runners.
   *
   * Lists the specific runners that are available to the caller. `scope` narrows the list to active, paused or
   * online ones; another value yields 400.
   *
   * Requires authentication.
   *
   * `GET /runners`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A `scope` is `active`, `paused` or `online`; another value yields 400.
   *
   * Specification: 3 § Endpoints / Runners; 1 § Authentication.
   */
  listRunners(request?: RequestOf<'listRunners'>): Promise<AnswerOf<'listRunners'>>

  /**
   * List all runners.
   *
   * Lists every runner of the instance, specific and shared. Only administrators may; everybody else gets 403.
   * `scope` narrows the list.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /runners/all`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * - A `scope` is `specific`, `shared`, `active`, `paused` or `online`; another value yields 400.
   *
   * Specification: 1 § Authentication; 3 § Endpoints / Runners.
   */
  listAllRunners(request?: RequestOf<'listAllRunners'>): Promise<AnswerOf<'listAllRunners'>>

  /**
   * Get a runner.
   *
   * Shows one runner in detail: what it runs on, when it was last heard of, its tags, its projects and its
   * secret token. An unknown runner yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /runners/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Resources and their fields / Runner; 3 § Endpoints / Runners; 1 § Authentication.
   */
  getRunner(request: RequestOf<'getRunner'>): Promise<AnswerOf<'getRunner'>>

  /**
   * Update a runner.
   *
   * Changes the attributes that are given and answers with the runner in detail. `tag_list` is the whole set of
   * tags that the runner has afterwards. An unknown runner yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /runners/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * Specification: 3 § Endpoints / Runners; 1 § Authentication.
   */
  updateRunner(request: RequestOf<'updateRunner'>): Promise<AnswerOf<'updateRunner'>>

  /**
   * Delete a runner.
   *
   * Removes a runner from the instance, from all of its projects. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /runners/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Runners; 1 § Authentication.
   */
  deleteRunner(request: RequestOf<'deleteRunner'>): Promise<AnswerOf<'deleteRunner'>>

  /**
   * List a project's runners.
   *
   * Lists the specific runners of a project and the shared ones that it can use. Shared runners are among them
   * only if there is at least one and the project has them enabled.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/runners`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Runners; 1 § Authentication.
   */
  listProjectRunners(request: RequestOf<'listProjectRunners'>): Promise<AnswerOf<'listProjectRunners'>>

  /**
   * Enable a runner.
   *
   * Lets a project use a specific runner and answers with the runner in few words. A missing ID yields 400, an
   * unknown runner 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/runners`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `runner_id` yields 400.
   *
   * Specification: 3 § Endpoints / Runners; 1 § Authentication.
   */
  enableProjectRunner(request: RequestOf<'enableProjectRunner'>): Promise<AnswerOf<'enableProjectRunner'>>

  /**
   * Disable a runner.
   *
   * Takes a specific runner from a project. That is refused if the project is the only one of the runner; remove
   * the runner itself instead.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/runners/{runner_id}`
   *
   * Refusals:
   * - 400: The project is the only one of the runner. Which of the statuses is used is not shown.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 405: The project is the only one of the runner. Which of the statuses is used is not shown.
   * - 409: The project is the only one of the runner. Which of the statuses is used is not shown.
   * - 422: The project is the only one of the runner. Which of the statuses is used is not shown.
   *
   * Specification: 3 § Endpoints / Runners; 1 § Errors / Endpoint-specific error rules; 1 § Authentication.
   */
  disableProjectRunner(request: RequestOf<'disableProjectRunner'>): Promise<AnswerOf<'disableProjectRunner'>>

  /**
   * List triggers.
   *
   * Lists the triggers of a project, each with its secret token, its owner and when it was last used.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/triggers`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Pipeline triggers; 1 § Authentication.
   */
  listTriggers(request: RequestOf<'listTriggers'>): Promise<AnswerOf<'listTriggers'>>

  /**
   * Create a trigger.
   *
   * Creates a trigger with a secret token of its own and answers with it. A missing description yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/triggers`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `description` yields 400.
   *
   * Specification: 3 § Endpoints / Pipeline triggers; 1 § Versioning / Changes from v3 to v4; 1 §
   * Authentication.
   */
  createTrigger(request: RequestOf<'createTrigger'>): Promise<AnswerOf<'createTrigger'>>

  /**
   * Get a trigger.
   *
   * Shows one trigger of a project with its secret token, its owner and when it was last used. An unknown
   * trigger yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/triggers/{trigger_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Pipeline triggers; 1 § Authentication.
   */
  getTrigger(request: RequestOf<'getTrigger'>): Promise<AnswerOf<'getTrigger'>>

  /**
   * Update a trigger.
   *
   * Changes the description of a trigger and answers with the trigger as it is now. Its token stays the same. An
   * unknown trigger yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/triggers/{trigger_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * Specification: 3 § Endpoints / Pipeline triggers; 1 § Authentication.
   */
  updateTrigger(request: RequestOf<'updateTrigger'>): Promise<AnswerOf<'updateTrigger'>>

  /**
   * Delete a trigger.
   *
   * Removes a trigger, whose token is worth nothing any more. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/triggers/{trigger_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Pipeline triggers; 1 § Authentication.
   */
  deleteTrigger(request: RequestOf<'deleteTrigger'>): Promise<AnswerOf<'deleteTrigger'>>

  /**
   * Take over a trigger.
   *
   * Makes the caller the owner of a trigger and answers with the trigger as it is now. An unknown trigger yields
   * 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/triggers/{trigger_id}/take_ownership`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Pipeline triggers; 1 § Authentication.
   */
  takeTriggerOwnership(request: RequestOf<'takeTriggerOwnership'>): Promise<AnswerOf<'takeTriggerOwnership'>>

  /**
   * Trigger a pipeline.
   *
   * Starts a pipeline on behalf of a trigger. The specification only names this route; parameters and answer are
   * not shown.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/trigger/pipeline`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - The route exists. It does not answer with the 404 of an unknown route.
   *
   * Specification: 1 § Versioning / Changes from v3 to v4.
   */
  triggerPipeline(request: RequestOf<'triggerPipeline'>): Promise<AnswerOf<'triggerPipeline'>>

  /**
   * List variables.
   *
   * Lists the build variables of a project with their keys and values. Whether they are protected is not told
   * here.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/variables`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Build variables; 3 § Resources and their fields / Build variable; 1 §
   * Authentication.
   */
  listVariables(request: RequestOf<'listVariables'>): Promise<AnswerOf<'listVariables'>>

  /**
   * Create a variable.
   *
   * Creates a build variable and answers with it. A key that is missing, too long or made of other characters
   * than letters, digits and underscores yields 400.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/variables`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - A request without `key` yields 400.
   * - A request without `value` yields 400.
   * - A `key` has 255 characters at most; a longer one yields 400.
   * - A `key` holds only `A-Z`, `a-z`, `0-9` and `_`; any other character yields 400.
   *
   * Specification: 3 § Endpoints / Build variables; 1 § Limits; 1 § Authentication.
   */
  createVariable(request: RequestOf<'createVariable'>): Promise<AnswerOf<'createVariable'>>

  /**
   * Get a variable.
   *
   * Shows one build variable of a project with its key and value. Whether it is protected is not told here. An
   * unknown key yields 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/variables/{key}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Build variables; 3 § Resources and their fields / Build variable; 1 §
   * Authentication.
   */
  getVariable(request: RequestOf<'getVariable'>): Promise<AnswerOf<'getVariable'>>

  /**
   * Update a variable.
   *
   * Changes the value of a build variable, and whether it is protected if that is given, and answers with it. A
   * missing value yields 400, an unknown key 404.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/variables/{key}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   * - 422: The entity could not be processed.
   *
   * - A request without `value` yields 400.
   *
   * Specification: 3 § Endpoints / Build variables; 1 § Authentication.
   */
  updateVariable(request: RequestOf<'updateVariable'>): Promise<AnswerOf<'updateVariable'>>

  /**
   * Delete a variable.
   *
   * Removes a build variable from a project. Deleting one that is not there is no error.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/variables/{key}`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Build variables; 1 § Authentication.
   */
  deleteVariable(request: RequestOf<'deleteVariable'>): Promise<AnswerOf<'deleteVariable'>>

  /**
   * Get queue metrics.
   *
   * Shows for each queue of background work how much waits in it and for how long. Takes no parameters.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/queue_metrics`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Worker metrics; 1 § Authentication.
   */
  getQueueMetrics(request?: RequestOf<'getQueueMetrics'>): Promise<AnswerOf<'getQueueMetrics'>>

  /**
   * Get process metrics.
   *
   * Shows the processes that carry out background work, with their host, the queues they serve and how busy they
   * are. Takes no parameters.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/process_metrics`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Worker metrics; 1 § Authentication.
   */
  getProcessMetrics(request?: RequestOf<'getProcessMetrics'>): Promise<AnswerOf<'getProcessMetrics'>>

  /**
   * Get job statistics.
   *
   * Shows how many pieces of background work have been carried out, have failed and are waiting. Takes no
   * parameters.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/job_stats`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Worker metrics; 1 § Authentication.
   */
  getJobStatistics(request?: RequestOf<'getJobStatistics'>): Promise<AnswerOf<'getJobStatistics'>>

  /**
   * Get compound metrics.
   *
   * Shows queues, processes and statistics of background work in one answer, as the three single calls do. Takes
   * no parameters.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/compound_metrics`
   *
   * Refusals:
   * - 401: Credentials are missing or invalid.
   * - 403: The caller is not allowed to make the request, or used sudo without being an administrator.
   * - 404: The resource does not exist or is not visible to the caller, or no user matches `sudo`.
   *
   * Specification: 3 § Endpoints / Worker metrics; 1 § Authentication.
   */
  getCompoundMetrics(request?: RequestOf<'getCompoundMetrics'>): Promise<AnswerOf<'getCompoundMetrics'>>
}

/** A call's request, which may be left out where nothing in it is required. */
type Argument<Id extends OperationId> =
  Record<never, never> extends RequestOf<Id> ? [request?: RequestOf<Id>] : [request: RequestOf<Id>]

/**
 * A client of one server.
 *
 * @example
 * const client = createForgeClient({ baseUrl: 'https://forge.example.com/api/v4', token: 'a private token' })
 * const answer = await client.listProjects({ query: { search: 'loom' } })
 * if (answer.ok) console.log(answer.page.total, answer.data)
 */
export function createForgeClient(options: ForgeClientOptions): ForgeClient {
  const caller = createCaller(options)
  const call = async <Id extends OperationId>(id: Id, request?: RequestOf<Id>) =>
    // What the caller has read is an answer that the contract documents for this operation.
    (await caller.send(id, request ?? {})) as AnswerOf<Id>
  return {
    fetch: caller.fetch,
    as: (user) => createForgeClient({ ...options, sudo: user }),
    paginate: (id, ...[request]) => paginate(caller, id, request ?? {}),
    call: (id, ...[request]) => call(id, request),
    listEvents: (request) => call('listEvents', request),
    listUserEvents: (request) => call('listUserEvents', request),
    listProjectEvents: (request) => call('listProjectEvents', request),
    listProjectEventsAtRoot: (request) => call('listProjectEventsAtRoot', request),
    listProjects: (request) => call('listProjects', request),
    createProject: (request) => call('createProject', request),
    getProject: (request) => call('getProject', request),
    updateProject: (request) => call('updateProject', request),
    deleteProject: (request) => call('deleteProject', request),
    listProjectUsers: (request) => call('listProjectUsers', request),
    forkProject: (request) => call('forkProject', request),
    createProjectForUser: (request) => call('createProjectForUser', request),
    unstarProject: (request) => call('unstarProject', request),
    listDeployKeys: (request) => call('listDeployKeys', request),
    deleteDeployKey: (request) => call('deleteDeployKey', request),
    listLicenceTemplates: (request) => call('listLicenceTemplates', request),
    getLicenceTemplate: (request) => call('getLicenceTemplate', request),
    listGitignoreTemplates: (request) => call('listGitignoreTemplates', request),
    getGitignoreTemplate: (request) => call('getGitignoreTemplate', request),
    listCiYmlTemplates: (request) => call('listCiYmlTemplates', request),
    getCiYmlTemplate: (request) => call('getCiYmlTemplate', request),
    listDockerfileTemplates: (request) => call('listDockerfileTemplates', request),
    getDockerfileTemplate: (request) => call('getDockerfileTemplate', request),
    listGroups: (request) => call('listGroups', request),
    createGroup: (request) => call('createGroup', request),
    getGroup: (request) => call('getGroup', request),
    updateGroup: (request) => call('updateGroup', request),
    deleteGroup: (request) => call('deleteGroup', request),
    listGroupProjects: (request) => call('listGroupProjects', request),
    transferProject: (request) => call('transferProject', request),
    listGroupMembers: (request) => call('listGroupMembers', request),
    addGroupMember: (request) => call('addGroupMember', request),
    getGroupMember: (request) => call('getGroupMember', request),
    updateGroupMember: (request) => call('updateGroupMember', request),
    removeGroupMember: (request) => call('removeGroupMember', request),
    listProjectMembers: (request) => call('listProjectMembers', request),
    addProjectMember: (request) => call('addProjectMember', request),
    getProjectMember: (request) => call('getProjectMember', request),
    updateProjectMember: (request) => call('updateProjectMember', request),
    removeProjectMember: (request) => call('removeProjectMember', request),
    listGroupAccessRequests: (request) => call('listGroupAccessRequests', request),
    createGroupAccessRequest: (request) => call('createGroupAccessRequest', request),
    denyGroupAccessRequest: (request) => call('denyGroupAccessRequest', request),
    approveGroupAccessRequest: (request) => call('approveGroupAccessRequest', request),
    listProjectAccessRequests: (request) => call('listProjectAccessRequests', request),
    createProjectAccessRequest: (request) => call('createProjectAccessRequest', request),
    denyProjectAccessRequest: (request) => call('denyProjectAccessRequest', request),
    approveProjectAccessRequest: (request) => call('approveProjectAccessRequest', request),
    listUsers: (request) => call('listUsers', request),
    createUser: (request) => call('createUser', request),
    getUser: (request) => call('getUser', request),
    updateUser: (request) => call('updateUser', request),
    deleteUser: (request) => call('deleteUser', request),
    listUserSshKeys: (request) => call('listUserSshKeys', request),
    createUserSshKey: (request) => call('createUserSshKey', request),
    deleteUserSshKey: (request) => call('deleteUserSshKey', request),
    listUserEmails: (request) => call('listUserEmails', request),
    blockUser: (request) => call('blockUser', request),
    unblockUser: (request) => call('unblockUser', request),
    getCurrentUser: (request) => call('getCurrentUser', request),
    listCurrentUserSshKeys: (request) => call('listCurrentUserSshKeys', request),
    createCurrentUserSshKey: (request) => call('createCurrentUserSshKey', request),
    getCurrentUserSshKey: (request) => call('getCurrentUserSshKey', request),
    deleteCurrentUserSshKey: (request) => call('deleteCurrentUserSshKey', request),
    listCurrentUserEmails: (request) => call('listCurrentUserEmails', request),
    getCurrentUserEmail: (request) => call('getCurrentUserEmail', request),
    getApplicationSettings: (request) => call('getApplicationSettings', request),
    updateApplicationSettings: (request) => call('updateApplicationSettings', request),
    listBroadcastMessages: (request) => call('listBroadcastMessages', request),
    createBroadcastMessage: (request) => call('createBroadcastMessage', request),
    getBroadcastMessage: (request) => call('getBroadcastMessage', request),
    updateBroadcastMessage: (request) => call('updateBroadcastMessage', request),
    deleteBroadcastMessage: (request) => call('deleteBroadcastMessage', request),
    getNotificationSettings: (request) => call('getNotificationSettings', request),
    updateNotificationSettings: (request) => call('updateNotificationSettings', request),
    getGroupNotificationSettings: (request) => call('getGroupNotificationSettings', request),
    updateGroupNotificationSettings: (request) => call('updateGroupNotificationSettings', request),
    getProjectNotificationSettings: (request) => call('getProjectNotificationSettings', request),
    updateProjectNotificationSettings: (request) => call('updateProjectNotificationSettings', request),
    listTodos: (request) => call('listTodos', request),
    markTodoAsDone: (request) => call('markTodoAsDone', request),
    markAllTodosAsDone: (request) => call('markAllTodosAsDone', request),
    listCommits: (request) => call('listCommits', request),
    createCommit: (request) => call('createCommit', request),
    getCommit: (request) => call('getCommit', request),
    cherryPickCommit: (request) => call('cherryPickCommit', request),
    listCommitDiffs: (request) => call('listCommitDiffs', request),
    listCommitComments: (request) => call('listCommitComments', request),
    createCommitComment: (request) => call('createCommitComment', request),
    listCommitStatuses: (request) => call('listCommitStatuses', request),
    createCommitStatus: (request) => call('createCommitStatus', request),
    listBranches: (request) => call('listBranches', request),
    createBranch: (request) => call('createBranch', request),
    getBranch: (request) => call('getBranch', request),
    deleteBranch: (request) => call('deleteBranch', request),
    protectBranch: (request) => call('protectBranch', request),
    unprotectBranch: (request) => call('unprotectBranch', request),
    deleteMergedBranches: (request) => call('deleteMergedBranches', request),
    listTags: (request) => call('listTags', request),
    createTag: (request) => call('createTag', request),
    getTag: (request) => call('getTag', request),
    deleteTag: (request) => call('deleteTag', request),
    createRelease: (request) => call('createRelease', request),
    updateRelease: (request) => call('updateRelease', request),
    getFile: (request) => call('getFile', request),
    createFile: (request) => call('createFile', request),
    updateFile: (request) => call('updateFile', request),
    deleteFile: (request) => call('deleteFile', request),
    getRawFile: (request) => call('getRawFile', request),
    getRepositoryTree: (request) => call('getRepositoryTree', request),
    getBlob: (request) => call('getBlob', request),
    listIssues: (request) => call('listIssues', request),
    listGroupIssues: (request) => call('listGroupIssues', request),
    listProjectIssues: (request) => call('listProjectIssues', request),
    createIssue: (request) => call('createIssue', request),
    getIssue: (request) => call('getIssue', request),
    subscribeToItem: (request) => call('subscribeToItem', request),
    unsubscribeFromItem: (request) => call('unsubscribeFromItem', request),
    listMergeRequests: (request) => call('listMergeRequests', request),
    createMergeRequest: (request) => call('createMergeRequest', request),
    getMergeRequest: (request) => call('getMergeRequest', request),
    updateMergeRequest: (request) => call('updateMergeRequest', request),
    deleteMergeRequest: (request) => call('deleteMergeRequest', request),
    listMergeRequestCommits: (request) => call('listMergeRequestCommits', request),
    getMergeRequestChanges: (request) => call('getMergeRequestChanges', request),
    acceptMergeRequest: (request) => call('acceptMergeRequest', request),
    cancelMergeWhenPipelineSucceeds: (request) => call('cancelMergeWhenPipelineSucceeds', request),
    listIssueNotes: (request) => call('listIssueNotes', request),
    createIssueNote: (request) => call('createIssueNote', request),
    getIssueNote: (request) => call('getIssueNote', request),
    updateIssueNote: (request) => call('updateIssueNote', request),
    deleteIssueNote: (request) => call('deleteIssueNote', request),
    listSnippetNotes: (request) => call('listSnippetNotes', request),
    createSnippetNote: (request) => call('createSnippetNote', request),
    getSnippetNote: (request) => call('getSnippetNote', request),
    updateSnippetNote: (request) => call('updateSnippetNote', request),
    deleteSnippetNote: (request) => call('deleteSnippetNote', request),
    listMergeRequestNotes: (request) => call('listMergeRequestNotes', request),
    createMergeRequestNote: (request) => call('createMergeRequestNote', request),
    getMergeRequestNote: (request) => call('getMergeRequestNote', request),
    updateMergeRequestNote: (request) => call('updateMergeRequestNote', request),
    deleteMergeRequestNote: (request) => call('deleteMergeRequestNote', request),
    listIssueAwardEmoji: (request) => call('listIssueAwardEmoji', request),
    createIssueAwardEmoji: (request) => call('createIssueAwardEmoji', request),
    getIssueAwardEmoji: (request) => call('getIssueAwardEmoji', request),
    deleteIssueAwardEmoji: (request) => call('deleteIssueAwardEmoji', request),
    listMergeRequestAwardEmoji: (request) => call('listMergeRequestAwardEmoji', request),
    createMergeRequestAwardEmoji: (request) => call('createMergeRequestAwardEmoji', request),
    getMergeRequestAwardEmoji: (request) => call('getMergeRequestAwardEmoji', request),
    deleteMergeRequestAwardEmoji: (request) => call('deleteMergeRequestAwardEmoji', request),
    listSnippetAwardEmoji: (request) => call('listSnippetAwardEmoji', request),
    createSnippetAwardEmoji: (request) => call('createSnippetAwardEmoji', request),
    getSnippetAwardEmoji: (request) => call('getSnippetAwardEmoji', request),
    deleteSnippetAwardEmoji: (request) => call('deleteSnippetAwardEmoji', request),
    listIssueNoteAwardEmoji: (request) => call('listIssueNoteAwardEmoji', request),
    createIssueNoteAwardEmoji: (request) => call('createIssueNoteAwardEmoji', request),
    getIssueNoteAwardEmoji: (request) => call('getIssueNoteAwardEmoji', request),
    deleteIssueNoteAwardEmoji: (request) => call('deleteIssueNoteAwardEmoji', request),
    listMergeRequestNoteAwardEmoji: (request) => call('listMergeRequestNoteAwardEmoji', request),
    createMergeRequestNoteAwardEmoji: (request) => call('createMergeRequestNoteAwardEmoji', request),
    getMergeRequestNoteAwardEmoji: (request) => call('getMergeRequestNoteAwardEmoji', request),
    deleteMergeRequestNoteAwardEmoji: (request) => call('deleteMergeRequestNoteAwardEmoji', request),
    listBoards: (request) => call('listBoards', request),
    listBoardLists: (request) => call('listBoardLists', request),
    createBoardList: (request) => call('createBoardList', request),
    getBoardList: (request) => call('getBoardList', request),
    updateBoardList: (request) => call('updateBoardList', request),
    deleteBoardList: (request) => call('deleteBoardList', request),
    listJobs: (request) => call('listJobs', request),
    getJob: (request) => call('getJob', request),
    listPipelineJobs: (request) => call('listPipelineJobs', request),
    downloadJobArtifacts: (request) => call('downloadJobArtifacts', request),
    downloadArtifactsOfRef: (request) => call('downloadArtifactsOfRef', request),
    getJobTrace: (request) => call('getJobTrace', request),
    cancelJob: (request) => call('cancelJob', request),
    retryJob: (request) => call('retryJob', request),
    eraseJob: (request) => call('eraseJob', request),
    keepJobArtifacts: (request) => call('keepJobArtifacts', request),
    listPipelines: (request) => call('listPipelines', request),
    stopEnvironment: (request) => call('stopEnvironment', request),
    listRunners: (request) => call('listRunners', request),
    listAllRunners: (request) => call('listAllRunners', request),
    getRunner: (request) => call('getRunner', request),
    updateRunner: (request) => call('updateRunner', request),
    deleteRunner: (request) => call('deleteRunner', request),
    listProjectRunners: (request) => call('listProjectRunners', request),
    enableProjectRunner: (request) => call('enableProjectRunner', request),
    disableProjectRunner: (request) => call('disableProjectRunner', request),
    listTriggers: (request) => call('listTriggers', request),
    createTrigger: (request) => call('createTrigger', request),
    getTrigger: (request) => call('getTrigger', request),
    updateTrigger: (request) => call('updateTrigger', request),
    deleteTrigger: (request) => call('deleteTrigger', request),
    takeTriggerOwnership: (request) => call('takeTriggerOwnership', request),
    triggerPipeline: (request) => call('triggerPipeline', request),
    listVariables: (request) => call('listVariables', request),
    createVariable: (request) => call('createVariable', request),
    getVariable: (request) => call('getVariable', request),
    updateVariable: (request) => call('updateVariable', request),
    deleteVariable: (request) => call('deleteVariable', request),
    getQueueMetrics: (request) => call('getQueueMetrics', request),
    getProcessMetrics: (request) => call('getProcessMetrics', request),
    getJobStatistics: (request) => call('getJobStatistics', request),
    getCompoundMetrics: (request) => call('getCompoundMetrics', request),
  }
}
