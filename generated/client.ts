// Generated from openapi/ by `npm run build`; do not edit.

import { createSend } from './client/send.ts'
import type { ResponseOf, ListId, RequestOf } from './client/operation-types.ts'
import type { ForgeClientOptions } from './client/options.ts'
import { paginate } from './client/paginate.ts'
import { operationIds } from './client/route.ts'
import type { Listing } from './client/paginate.ts'
import type { OperationId } from './operations.ts'

export { unwrap } from './client/response.ts'
export { ForgeError } from './client/error.ts'
export type { ForgeClientOptions } from './client/options.ts'
export type { ResponseOf, BodyOf, CallSettings, DataOf, ItemOf, ListId, PathOf, QueryOf, RequestOf } from './client/operation-types.ts'
export type { Page, PageLinks } from './client/page.ts'
export type { Listing, PageResponse } from './client/paginate.ts'
export type { OperationId } from './operations.ts'

/**
 * A method for each operation. Methods return declared error responses as `{ ok: false, status, error }` and throw a
 * `ForgeError` for all others. `unwrap` throws a `ForgeError` for every error response.
 */
export interface ForgeClient {
  /** Returns a client that acts as another user (numeric ID or username). Requires the token of an administrator. */
  as(user: string | number): ForgeClient

  /**
   * Reads a list to its end. Follows the `Link` header from page to page while items are read.
   *
   * @example
   * for await (const project of client.paginate('listProjects')) console.log(project.name)
   */
  paginate<Id extends ListId>(operationId: Id, ...request: Argument<Id>): Listing<Id>

  /** Calls an operation by its operationId. */
  call<Id extends OperationId>(operationId: Id, ...request: Argument<Id>): Promise<ResponseOf<Id>>

  /**
   * List your events.
   *
   * Lists the events of the authenticated user. Sorted by `created_at`, descending, by default.
   *
   * Requires authentication.
   *
   * `GET /events`
   *
   * @example
   * const list = client.paginate('listEvents')
   *
   * @see The page `/docs/operations/listEvents` of a running server.
   */
  listEvents(request?: RequestOf<'listEvents'>): Promise<ResponseOf<'listEvents'>>

  /**
   * List events of a user.
   *
   * Lists the contribution events of a user. Sorted by `created_at`, descending, by default. Which of them other
   * callers receive is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /users/{id}/events`
   *
   * @example
   * const list = client.paginate('listUserEvents', { path: { id: 'tom' } })
   *
   * @see The page `/docs/operations/listUserEvents` of a running server.
   */
  listUserEvents(request: RequestOf<'listUserEvents'>): Promise<ResponseOf<'listUserEvents'>>

  /**
   * List events of a project.
   *
   * Lists the events of a project that are visible to the caller. Sorted by `created_at`, descending, by
   * default.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{project_id}/events`
   *
   * @example
   * const list = client.paginate('listProjectEvents', { path: { project_id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listProjectEvents` of a running server.
   */
  listProjectEvents(request: RequestOf<'listProjectEvents'>): Promise<ResponseOf<'listProjectEvents'>>

  /**
   * List project events (short path).
   *
   * Lists the visible events of a project. Sorted by `created_at`, descending, by default. Returns the same list
   * as `/projects/{project_id}/events`: the specification states this path in its table of endpoints and the
   * other in its request example.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /{project_id}/events`
   *
   * @example
   * const list = client.paginate('listProjectEventsAtRoot', { path: { project_id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listProjectEventsAtRoot` of a running server.
   */
  listProjectEventsAtRoot(request: RequestOf<'listProjectEventsAtRoot'>): Promise<ResponseOf<'listProjectEventsAtRoot'>>

  /**
   * List projects.
   *
   * Lists the projects that are visible to the caller, whether the caller is a member or not. Without
   * authentication, lists public projects only. Sorted by `created_at`, descending, by default.
   *
   * Does not require authentication.
   *
   * `GET /projects`
   *
   * @example
   * const list = client.paginate('listProjects')
   *
   * @see The page `/docs/operations/listProjects` of a running server.
   */
  listProjects(request?: RequestOf<'listProjects'>): Promise<ResponseOf<'listProjects'>>

  /**
   * Create a project.
   *
   * Creates a project that the caller owns. At least one of `name` and `path` is required. The default namespace
   * is the namespace of the caller. Returns the new project. Returns 400 if both `name` and `path` are missing,
   * or if a property is invalid.
   *
   * Requires authentication.
   *
   * `POST /projects`
   *
   * @example
   * const response = await client.createProject({
   *   body: {
   *     name: 'Sketches',
   *     description: 'Drafts that may become cloth.',
   *     visibility: 'public',
   *     tag_list: ['drawing', 'drafts'],
   *   },
   * })
   *
   * @see The page `/docs/operations/createProject` of a running server.
   */
  createProject(request: RequestOf<'createProject'>): Promise<ResponseOf<'createProject'>>

  /**
   * Get a project.
   *
   * Returns one project, identified by numeric ID or full path. Includes `statistics` if `statistics=true`.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}`
   *
   * @example
   * const response = await client.getProject({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/getProject` of a running server.
   */
  getProject(request: RequestOf<'getProject'>): Promise<ResponseOf<'getProject'>>

  /**
   * Update a project.
   *
   * Updates the given properties of a project. `name` is required, even if it does not change. `tag_list`
   * replaces all topics of the project. Returns the updated project. Returns 400 if `name` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}`
   *
   * @example
   * const response = await client.updateProject({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     name: 'Loom',
   *     description: 'Weaves cloth from plain text.',
   *     tag_list: ['weaving', 'ci'],
   *   },
   * })
   *
   * @see The page `/docs/operations/updateProject` of a running server.
   */
  updateProject(request: RequestOf<'updateProject'>): Promise<ResponseOf<'updateProject'>>

  /**
   * Delete a project.
   *
   * Deletes a project. The deletion is asynchronous: the server accepts it with 202 and a JSON body.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}`
   *
   * @example
   * const response = await client.deleteProject({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/deleteProject` of a running server.
   */
  deleteProject(request: RequestOf<'deleteProject'>): Promise<ResponseOf<'deleteProject'>>

  /**
   * List the users of a project.
   *
   * Lists the users of a project, each as a user summary.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/users`
   *
   * @example
   * const list = client.paginate('listProjectUsers', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listProjectUsers` of a running server.
   */
  listProjectUsers(request: RequestOf<'listProjectUsers'>): Promise<ResponseOf<'listProjectUsers'>>

  /**
   * Fork a project.
   *
   * Forks a project into the namespace of the caller, or into a given namespace. Returns the new project
   * immediately. The fork is asynchronous: to learn whether it is complete, get the new project and read
   * `import_status`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/fork`
   *
   * @example
   * const response = await client.forkProject({ path: { id: 'atelier/loom' }, body: {} })
   *
   * @see The page `/docs/operations/forkProject` of a running server.
   */
  forkProject(request: RequestOf<'forkProject'>): Promise<ResponseOf<'forkProject'>>

  /**
   * Create a project for a user.
   *
   * Creates a project that the given user owns. Returns the new project. Returns 400 if `name` is missing, and
   * 404 if the user does not exist.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /projects/user/{user_id}`
   *
   * @example
   * const response = await client.createProjectForUser({
   *   path: { user_id: 3 },
   *   body: {
   *     name: 'Notebook',
   *     default_branch: 'master',
   *     visibility: 'private',
   *   },
   * })
   *
   * @see The page `/docs/operations/createProjectForUser` of a running server.
   */
  createProjectForUser(request: RequestOf<'createProjectForUser'>): Promise<ResponseOf<'createProjectForUser'>>

  /**
   * Unstar a project.
   *
   * Removes the star of the caller from a project. Specified by name only: parameters and response are not
   * specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/unstar`
   *
   * @example
   * const response = await client.unstarProject({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/unstarProject` of a running server.
   */
  unstarProject(request: RequestOf<'unstarProject'>): Promise<ResponseOf<'unstarProject'>>

  /**
   * List deploy keys.
   *
   * Lists the deploy keys of a project. Specified by name only: other parameters and the content of the response
   * are not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/deploy_keys`
   *
   * @example
   * const response = await client.listDeployKeys({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listDeployKeys` of a running server.
   */
  listDeployKeys(request: RequestOf<'listDeployKeys'>): Promise<ResponseOf<'listDeployKeys'>>

  /**
   * Delete a deploy key.
   *
   * Deletes a deploy key of a project. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/deploy_keys/{key_id}`
   *
   * @example
   * const response = await client.deleteDeployKey({ path: { id: 'atelier/loom', key_id: 19 } })
   *
   * @see The page `/docs/operations/deleteDeployKey` of a running server.
   */
  deleteDeployKey(request: RequestOf<'deleteDeployKey'>): Promise<ResponseOf<'deleteDeployKey'>>

  /**
   * List licence templates.
   *
   * Lists the licence templates. Specified by name only: other parameters and the content of the response are
   * not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/licences`
   *
   * @example
   * const response = await client.listLicenceTemplates()
   *
   * @see The page `/docs/operations/listLicenceTemplates` of a running server.
   */
  listLicenceTemplates(request?: RequestOf<'listLicenceTemplates'>): Promise<ResponseOf<'listLicenceTemplates'>>

  /**
   * Get a licence template.
   *
   * Returns one licence template. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/licences/{key}`
   *
   * @example
   * const response = await client.getLicenceTemplate({ path: { key: 'mit' } })
   *
   * @see The page `/docs/operations/getLicenceTemplate` of a running server.
   */
  getLicenceTemplate(request: RequestOf<'getLicenceTemplate'>): Promise<ResponseOf<'getLicenceTemplate'>>

  /**
   * List gitignore templates.
   *
   * Lists the gitignore templates. Specified by name only: other parameters and the content of the response are
   * not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitignores`
   *
   * @example
   * const response = await client.listGitignoreTemplates()
   *
   * @see The page `/docs/operations/listGitignoreTemplates` of a running server.
   */
  listGitignoreTemplates(request?: RequestOf<'listGitignoreTemplates'>): Promise<ResponseOf<'listGitignoreTemplates'>>

  /**
   * Get a gitignore template.
   *
   * Returns one gitignore template. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitignores/{key}`
   *
   * @example
   * const response = await client.getGitignoreTemplate({ path: { key: 'Ruby' } })
   *
   * @see The page `/docs/operations/getGitignoreTemplate` of a running server.
   */
  getGitignoreTemplate(request: RequestOf<'getGitignoreTemplate'>): Promise<ResponseOf<'getGitignoreTemplate'>>

  /**
   * List CI configuration templates.
   *
   * Lists the CI configuration templates. Specified by name only: other parameters and the content of the
   * response are not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitlab_ci_ymls`
   *
   * @example
   * const response = await client.listCiYmlTemplates()
   *
   * @see The page `/docs/operations/listCiYmlTemplates` of a running server.
   */
  listCiYmlTemplates(request?: RequestOf<'listCiYmlTemplates'>): Promise<ResponseOf<'listCiYmlTemplates'>>

  /**
   * Get a CI configuration template.
   *
   * Returns one CI configuration template. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/gitlab_ci_ymls/{key}`
   *
   * @example
   * const response = await client.getCiYmlTemplate({ path: { key: 'Ruby' } })
   *
   * @see The page `/docs/operations/getCiYmlTemplate` of a running server.
   */
  getCiYmlTemplate(request: RequestOf<'getCiYmlTemplate'>): Promise<ResponseOf<'getCiYmlTemplate'>>

  /**
   * List Dockerfile templates.
   *
   * Lists the Dockerfile templates. Specified by name only: other parameters and the content of the response are
   * not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/dockerfiles`
   *
   * @example
   * const response = await client.listDockerfileTemplates()
   *
   * @see The page `/docs/operations/listDockerfileTemplates` of a running server.
   */
  listDockerfileTemplates(request?: RequestOf<'listDockerfileTemplates'>): Promise<ResponseOf<'listDockerfileTemplates'>>

  /**
   * Get a Dockerfile template.
   *
   * Returns one Dockerfile template. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /templates/dockerfiles/{key}`
   *
   * @example
   * const response = await client.getDockerfileTemplate({ path: { key: 'Ruby' } })
   *
   * @see The page `/docs/operations/getDockerfileTemplate` of a running server.
   */
  getDockerfileTemplate(request: RequestOf<'getDockerfileTemplate'>): Promise<ResponseOf<'getDockerfileTemplate'>>

  /**
   * List groups.
   *
   * Lists groups. Administrators receive all groups. Other users receive their own groups or all groups
   * available to them. With `all_available=true`, they receive all groups available to them; the default is not
   * specified. Sorted by name, ascending, by default.
   *
   * Requires authentication.
   *
   * `GET /groups`
   *
   * @example
   * const list = client.paginate('listGroups', { query: { skip_groups: [11] } })
   *
   * @see The page `/docs/operations/listGroups` of a running server.
   */
  listGroups(request?: RequestOf<'listGroups'>): Promise<ResponseOf<'listGroups'>>

  /**
   * Create a group.
   *
   * Creates a group. With `parent_id`, the group is nested in that group. Returns the new group. Returns 400 if
   * `name` or `path` is missing, and 403 if the caller is not allowed to create groups.
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `POST /groups`
   *
   * @example
   * const response = await client.createGroup({
   *   body: {
   *     name: 'Dyes',
   *     path: 'dyes',
   *     description: 'Recipes for colours.',
   *     visibility: 'private',
   *     parent_id: 10,
   *   },
   * })
   *
   * @see The page `/docs/operations/createGroup` of a running server.
   */
  createGroup(request: RequestOf<'createGroup'>): Promise<ResponseOf<'createGroup'>>

  /**
   * Get a group.
   *
   * Returns one group, identified by numeric ID or full path. Includes its projects and the projects that are
   * shared with it.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}`
   *
   * @example
   * const response = await client.getGroup({ path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/getGroup` of a running server.
   */
  getGroup(request: RequestOf<'getGroup'>): Promise<ResponseOf<'getGroup'>>

  /**
   * Update a group.
   *
   * Updates the given properties of a group. Returns the updated group with its projects.
   *
   * Requires authentication. Required role: owner of the group, or administrator.
   *
   * `PUT /groups/{id}`
   *
   * @example
   * const response = await client.updateGroup({
   *   path: { id: 'atelier' },
   *   body: {
   *     description: 'Recipes for colours.',
   *     request_access_enabled: true,
   *   },
   * })
   *
   * @see The page `/docs/operations/updateGroup` of a running server.
   */
  updateGroup(request: RequestOf<'updateGroup'>): Promise<ResponseOf<'updateGroup'>>

  /**
   * Delete a group.
   *
   * Deletes a group and all its projects. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /groups/{id}`
   *
   * @example
   * const response = await client.deleteGroup({ path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/deleteGroup` of a running server.
   */
  deleteGroup(request: RequestOf<'deleteGroup'>): Promise<ResponseOf<'deleteGroup'>>

  /**
   * List projects of a group.
   *
   * Lists the projects of a group. Omits `owner`, `permissions` and `statistics`. Sorted by `created_at`,
   * descending, by default.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/projects`
   *
   * @example
   * const list = client.paginate('listGroupProjects', { path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/listGroupProjects` of a running server.
   */
  listGroupProjects(request: RequestOf<'listGroupProjects'>): Promise<ResponseOf<'listGroupProjects'>>

  /**
   * Transfer a project to a group.
   *
   * Transfers a project to the namespace of a group. The response body is not specified.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /groups/{id}/projects/{project_id}`
   *
   * @example
   * const response = await client.transferProject({ path: { id: 'atelier', project_id: 8 } })
   *
   * @see The page `/docs/operations/transferProject` of a running server.
   */
  transferProject(request: RequestOf<'transferProject'>): Promise<ResponseOf<'transferProject'>>

  /**
   * List members of a group.
   *
   * Lists the members of a group with their access levels.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/members`
   *
   * @example
   * const list = client.paginate('listGroupMembers', { path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/listGroupMembers` of a running server.
   */
  listGroupMembers(request: RequestOf<'listGroupMembers'>): Promise<ResponseOf<'listGroupMembers'>>

  /**
   * Add a member to a group.
   *
   * Adds a user to a group with the given access level and optional expiry date. Returns the new member. Returns
   * 400 if validation fails, and 409 if the user is already a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /groups/{id}/members`
   *
   * - 409: Conflict: the user is already a member.
   *
   * @example
   * const response = await client.addGroupMember({
   *   path: { id: 'atelier' },
   *   body: { user_id: 3, access_level: 30 },
   * })
   *
   * @see The page `/docs/operations/addGroupMember` of a running server.
   */
  addGroupMember(request: RequestOf<'addGroupMember'>): Promise<ResponseOf<'addGroupMember'>>

  /**
   * Get a member of a group.
   *
   * Returns one member of a group, including `expires_at`. Returns 404 if the user is not a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/members/{user_id}`
   *
   * @example
   * const response = await client.getGroupMember({ path: { id: 'atelier', user_id: 3 } })
   *
   * @see The page `/docs/operations/getGroupMember` of a running server.
   */
  getGroupMember(request: RequestOf<'getGroupMember'>): Promise<ResponseOf<'getGroupMember'>>

  /**
   * Update a member of a group.
   *
   * Updates the access level and the optional expiry date of a member of a group. `access_level` is required,
   * even if it does not change. Returns the updated member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /groups/{id}/members/{user_id}`
   *
   * @example
   * const response = await client.updateGroupMember({
   *   path: { id: 'atelier', user_id: 3 },
   *   body: { access_level: 40 },
   * })
   *
   * @see The page `/docs/operations/updateGroupMember` of a running server.
   */
  updateGroupMember(request: RequestOf<'updateGroupMember'>): Promise<ResponseOf<'updateGroupMember'>>

  /**
   * Remove a member from a group.
   *
   * Removes a member from a group. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /groups/{id}/members/{user_id}`
   *
   * @example
   * const response = await client.removeGroupMember({ path: { id: 'atelier', user_id: 3 } })
   *
   * @see The page `/docs/operations/removeGroupMember` of a running server.
   */
  removeGroupMember(request: RequestOf<'removeGroupMember'>): Promise<ResponseOf<'removeGroupMember'>>

  /**
   * List members of a project.
   *
   * Lists the members of a project with their access levels.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/members`
   *
   * @example
   * const list = client.paginate('listProjectMembers', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listProjectMembers` of a running server.
   */
  listProjectMembers(request: RequestOf<'listProjectMembers'>): Promise<ResponseOf<'listProjectMembers'>>

  /**
   * Add a member to a project.
   *
   * Adds a user to a project with the given access level and optional expiry date. Returns the new member.
   * Returns 400 if validation fails, and 409 if the user is already a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/members`
   *
   * - 409: Conflict: the user is already a member.
   *
   * @example
   * const response = await client.addProjectMember({
   *   path: { id: 'atelier/loom' },
   *   body: { user_id: 3, access_level: 30 },
   * })
   *
   * @see The page `/docs/operations/addProjectMember` of a running server.
   */
  addProjectMember(request: RequestOf<'addProjectMember'>): Promise<ResponseOf<'addProjectMember'>>

  /**
   * Get a member of a project.
   *
   * Returns one member of a project, including `expires_at`. Returns 404 if the user is not a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/members/{user_id}`
   *
   * @example
   * const response = await client.getProjectMember({ path: { id: 'atelier/loom', user_id: 3 } })
   *
   * @see The page `/docs/operations/getProjectMember` of a running server.
   */
  getProjectMember(request: RequestOf<'getProjectMember'>): Promise<ResponseOf<'getProjectMember'>>

  /**
   * Update a member of a project.
   *
   * Updates the access level and the optional expiry date of a member of a project. `access_level` is required,
   * even if it does not change. Returns the updated member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/members/{user_id}`
   *
   * @example
   * const response = await client.updateProjectMember({
   *   path: { id: 'atelier/loom', user_id: 3 },
   *   body: { access_level: 40 },
   * })
   *
   * @see The page `/docs/operations/updateProjectMember` of a running server.
   */
  updateProjectMember(request: RequestOf<'updateProjectMember'>): Promise<ResponseOf<'updateProjectMember'>>

  /**
   * Remove a member from a project.
   *
   * Removes a member from a project. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/members/{user_id}`
   *
   * @example
   * const response = await client.removeProjectMember({ path: { id: 'atelier/loom', user_id: 3 } })
   *
   * @see The page `/docs/operations/removeProjectMember` of a running server.
   */
  removeProjectMember(request: RequestOf<'removeProjectMember'>): Promise<ResponseOf<'removeProjectMember'>>

  /**
   * List access requests of a group.
   *
   * Lists the pending access requests of a group.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/access_requests`
   *
   * @example
   * const list = client.paginate('listGroupAccessRequests', { path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/listGroupAccessRequests` of a running server.
   */
  listGroupAccessRequests(request: RequestOf<'listGroupAccessRequests'>): Promise<ResponseOf<'listGroupAccessRequests'>>

  /**
   * Request access to a group.
   *
   * Creates an access request of the authenticated user to a group. Returns the request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /groups/{id}/access_requests`
   *
   * @example
   * const response = await client.createGroupAccessRequest({ path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/createGroupAccessRequest` of a running server.
   */
  createGroupAccessRequest(request: RequestOf<'createGroupAccessRequest'>): Promise<ResponseOf<'createGroupAccessRequest'>>

  /**
   * Deny a group access request.
   *
   * Denies the access request of a user to a group, and deletes the request. The response body is not specified.
   *
   * | Request | New state |
   * | --- | --- |
   * | pending | deleted; the user is not a member |
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /groups/{id}/access_requests/{user_id}`
   *
   * @example
   * const response = await client.denyGroupAccessRequest({ path: { id: 'atelier', user_id: 4 } })
   *
   * @see The page `/docs/operations/denyGroupAccessRequest` of a running server.
   */
  denyGroupAccessRequest(request: RequestOf<'denyGroupAccessRequest'>): Promise<ResponseOf<'denyGroupAccessRequest'>>

  /**
   * Approve a group access request.
   *
   * Approves the access request of a user to a group. The user becomes a member with the given access level, 30
   * (Developer) by default. Returns the user with `access_level`.
   *
   * | Request | Condition | New state |
   * | --- | --- | --- |
   * | pending | the caller may approve | the user is a member with the given access level, or 30 |
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `PUT /groups/{id}/access_requests/{user_id}/approve`
   *
   * @example
   * const response = await client.approveGroupAccessRequest({
   *   path: { id: 'atelier', user_id: 4 },
   *   body: { access_level: 20 },
   * })
   *
   * @see The page `/docs/operations/approveGroupAccessRequest` of a running server.
   */
  approveGroupAccessRequest(request: RequestOf<'approveGroupAccessRequest'>): Promise<ResponseOf<'approveGroupAccessRequest'>>

  /**
   * List access requests of a project.
   *
   * Lists the pending access requests of a project.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/access_requests`
   *
   * @example
   * const list = client.paginate('listProjectAccessRequests', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listProjectAccessRequests` of a running server.
   */
  listProjectAccessRequests(request: RequestOf<'listProjectAccessRequests'>): Promise<ResponseOf<'listProjectAccessRequests'>>

  /**
   * Request access to a project.
   *
   * Creates an access request of the authenticated user to a project. Returns the request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/access_requests`
   *
   * @example
   * const response = await client.createProjectAccessRequest({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/createProjectAccessRequest` of a running server.
   */
  createProjectAccessRequest(request: RequestOf<'createProjectAccessRequest'>): Promise<ResponseOf<'createProjectAccessRequest'>>

  /**
   * Deny a project access request.
   *
   * Denies the access request of a user to a project, and deletes the request. The response body is not
   * specified.
   *
   * | Request | New state |
   * | --- | --- |
   * | pending | deleted; the user is not a member |
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/access_requests/{user_id}`
   *
   * @example
   * const response = await client.denyProjectAccessRequest({ path: { id: 'atelier/loom', user_id: 4 } })
   *
   * @see The page `/docs/operations/denyProjectAccessRequest` of a running server.
   */
  denyProjectAccessRequest(request: RequestOf<'denyProjectAccessRequest'>): Promise<ResponseOf<'denyProjectAccessRequest'>>

  /**
   * Approve a project access request.
   *
   * Approves the access request of a user to a project. The user becomes a member with the given access level,
   * 30 (Developer) by default. Returns the user with `access_level`.
   *
   * | Request | Condition | New state |
   * | --- | --- | --- |
   * | pending | the caller may approve | the user is a member with the given access level, or 30 |
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `PUT /projects/{id}/access_requests/{user_id}/approve`
   *
   * @example
   * const response = await client.approveProjectAccessRequest({
   *   path: { id: 'atelier/loom', user_id: 4 },
   *   body: { access_level: 20 },
   * })
   *
   * @see The page `/docs/operations/approveProjectAccessRequest` of a running server.
   */
  approveProjectAccessRequest(request: RequestOf<'approveProjectAccessRequest'>): Promise<ResponseOf<'approveProjectAccessRequest'>>

  /**
   * List users.
   *
   * Lists users. Administrators receive the administrator view of each user. Other users receive user summaries.
   *
   * Requires authentication.
   *
   * `GET /users`
   *
   * @example
   * const list = client.paginate('listUsers')
   *
   * @see The page `/docs/operations/listUsers` of a running server.
   */
  listUsers(request?: RequestOf<'listUsers'>): Promise<ResponseOf<'listUsers'>>

  /**
   * Create a user.
   *
   * Creates a user. Requires `email`, `username`, `name`, and either `password` or `reset_password=true`.
   * Returns the new user. Returns 400 if a required parameter is missing.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /users`
   *
   * @example
   * const response = await client.createUser({
   *   body: {
   *     email: 'lena@example.com',
   *     username: 'lena',
   *     name: 'Lena Duarte',
   *     password: 'indigo-and-madder-7',
   *     bio: 'Dyes wool.',
   *     location: 'Porto',
   *     organization: 'Atelier',
   *     projects_limit: 100,
   *     can_create_group: false,
   *     skip_confirmation: true,
   *   },
   * })
   *
   * @see The page `/docs/operations/createUser` of a running server.
   */
  createUser(request: RequestOf<'createUser'>): Promise<ResponseOf<'createUser'>>

  /**
   * Get a user.
   *
   * Returns one user. Administrators receive the administrator view. Other users receive the user summary and
   * the profile.
   *
   * Requires authentication.
   *
   * `GET /users/{id}`
   *
   * @example
   * const response = await client.getUser({ path: { id: 5 } })
   *
   * @see The page `/docs/operations/getUser` of a running server.
   */
  getUser(request: RequestOf<'getUser'>): Promise<ResponseOf<'getUser'>>

  /**
   * Update a user.
   *
   * Updates the given properties of a user. After an update of `password`, the user must change it at the next
   * sign-in. Returns 404 for any failure, including an email address that is already taken.
   *
   * Requires authentication. Required role: administrator.
   *
   * `PUT /users/{id}`
   *
   * - 400: Bad request: the request is malformed. Whether a malformed request is a failed update, and thus
   *   returns 404, is not specified.
   * - 404: Not found: the user does not exist, the update failed, or no user matches `sudo`.
   *
   * @example
   * const response = await client.updateUser({
   *   path: { id: 5 },
   *   body: {
   *     bio: 'Dyes wool.',
   *     location: 'Porto',
   *     organization: 'Atelier',
   *   },
   * })
   *
   * @see The page `/docs/operations/updateUser` of a running server.
   */
  updateUser(request: RequestOf<'updateUser'>): Promise<ResponseOf<'updateUser'>>

  /**
   * Delete a user.
   *
   * Deletes a user. Contributions of the user move to a ghost user. With `hard_delete=true`, the contributions
   * and the groups that only this user owns are deleted instead. Returns 200 even if the user does not exist.
   * The body contains the user only if a user was deleted.
   *
   * Requires authentication. Required role: administrator.
   *
   * `DELETE /users/{id}`
   *
   * @example
   * const response = await client.deleteUser({ path: { id: 5 } })
   *
   * @see The page `/docs/operations/deleteUser` of a running server.
   */
  deleteUser(request: RequestOf<'deleteUser'>): Promise<ResponseOf<'deleteUser'>>

  /**
   * List SSH keys of a user.
   *
   * Lists the SSH keys of a user.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /users/{id}/keys`
   *
   * @example
   * const list = client.paginate('listUserSshKeys', { path: { id: 5 } })
   *
   * @see The page `/docs/operations/listUserSshKeys` of a running server.
   */
  listUserSshKeys(request: RequestOf<'listUserSshKeys'>): Promise<ResponseOf<'listUserSshKeys'>>

  /**
   * Add a user's SSH key.
   *
   * Adds a public SSH key to the account of a user. Returns the new key. Returns 400 if a required parameter is
   * missing, or if the key or its fingerprint is already taken.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /users/{id}/keys`
   *
   * - 400: Bad request: a required parameter is missing, the key is invalid, or the key or its fingerprint is
   *   already taken.
   *
   * @example
   * const response = await client.createUserSshKey({
   *   path: { id: 5 },
   *   body: {
   *     title: 'Workbench',
   *     key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleOnlyWovenFromNothing mira@workbench',
   *   },
   * })
   *
   * @see The page `/docs/operations/createUserSshKey` of a running server.
   */
  createUserSshKey(request: RequestOf<'createUserSshKey'>): Promise<ResponseOf<'createUserSshKey'>>

  /**
   * Delete a user's SSH key.
   *
   * Deletes an SSH key of a user. Unlike other deletions, returns 404 if the user or the key does not exist.
   *
   * Requires authentication. Required role: administrator.
   *
   * `DELETE /users/{id}/keys/{key_id}`
   *
   * @example
   * const response = await client.deleteUserSshKey({ path: { id: 5, key_id: 24 } })
   *
   * @see The page `/docs/operations/deleteUserSshKey` of a running server.
   */
  deleteUserSshKey(request: RequestOf<'deleteUserSshKey'>): Promise<ResponseOf<'deleteUserSshKey'>>

  /**
   * List email addresses of a user.
   *
   * Lists the email addresses of a user.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /users/{id}/emails`
   *
   * @example
   * const list = client.paginate('listUserEmails', { path: { id: 5 } })
   *
   * @see The page `/docs/operations/listUserEmails` of a running server.
   */
  listUserEmails(request: RequestOf<'listUserEmails'>): Promise<ResponseOf<'listUserEmails'>>

  /**
   * Block a user.
   *
   * Changes the state of a user from `active` to `blocked`. Specified by name only: parameters, response and
   * effects are not specified.
   *
   * | State | New state |
   * | --- | --- |
   * | `active` | `blocked` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /users/{id}/block`
   *
   * @example
   * const response = await client.blockUser({ path: { id: 5 } })
   *
   * @see The page `/docs/operations/blockUser` of a running server.
   */
  blockUser(request: RequestOf<'blockUser'>): Promise<ResponseOf<'blockUser'>>

  /**
   * Unblock a user.
   *
   * Changes the state of a user from `blocked` to `active`. Specified by name only: parameters, response and
   * effects are not specified.
   *
   * | State | New state |
   * | --- | --- |
   * | `blocked` | `active` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /users/{id}/unblock`
   *
   * @example
   * const response = await client.unblockUser({ path: { id: 5 } })
   *
   * @see The page `/docs/operations/unblockUser` of a running server.
   */
  unblockUser(request: RequestOf<'unblockUser'>): Promise<ResponseOf<'unblockUser'>>

  /**
   * Get the current user.
   *
   * Returns the user to whom the credentials belong. For an administrator who uses sudo, returns the target
   * user, including `is_admin` and `private_token`.
   *
   * Requires authentication.
   *
   * `GET /user`
   *
   * @example
   * const response = await client.getCurrentUser()
   *
   * @see The page `/docs/operations/getCurrentUser` of a running server.
   */
  getCurrentUser(request?: RequestOf<'getCurrentUser'>): Promise<ResponseOf<'getCurrentUser'>>

  /**
   * List your SSH keys.
   *
   * Lists the SSH keys of the caller.
   *
   * Requires authentication.
   *
   * `GET /user/keys`
   *
   * @example
   * const list = client.paginate('listCurrentUserSshKeys')
   *
   * @see The page `/docs/operations/listCurrentUserSshKeys` of a running server.
   */
  listCurrentUserSshKeys(request?: RequestOf<'listCurrentUserSshKeys'>): Promise<ResponseOf<'listCurrentUserSshKeys'>>

  /**
   * Add an SSH key.
   *
   * Adds a public SSH key to the account of the caller. Returns the new key. Returns 400 if a required parameter
   * is missing, or if the key or its fingerprint is already taken.
   *
   * Requires authentication.
   *
   * `POST /user/keys`
   *
   * - 400: Bad request: a required parameter is missing, the key is invalid, or the key or its fingerprint is
   *   already taken.
   *
   * @example
   * const response = await client.createCurrentUserSshKey({
   *   body: {
   *     title: 'Workbench',
   *     key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleOnlyWovenFromNothing mira@workbench',
   *   },
   * })
   *
   * @see The page `/docs/operations/createCurrentUserSshKey` of a running server.
   */
  createCurrentUserSshKey(request: RequestOf<'createCurrentUserSshKey'>): Promise<ResponseOf<'createCurrentUserSshKey'>>

  /**
   * Get your SSH key.
   *
   * Returns one SSH key of the caller. Returns 404 if the caller has no SSH key with this ID.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /user/keys/{key_id}`
   *
   * @example
   * const response = await client.getCurrentUserSshKey({ path: { key_id: 24 } })
   *
   * @see The page `/docs/operations/getCurrentUserSshKey` of a running server.
   */
  getCurrentUserSshKey(request: RequestOf<'getCurrentUserSshKey'>): Promise<ResponseOf<'getCurrentUserSshKey'>>

  /**
   * Delete your SSH key.
   *
   * Deletes an SSH key of the caller. Returns 200 even if the key was already deleted.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /user/keys/{key_id}`
   *
   * @example
   * const response = await client.deleteCurrentUserSshKey({ path: { key_id: 24 } })
   *
   * @see The page `/docs/operations/deleteCurrentUserSshKey` of a running server.
   */
  deleteCurrentUserSshKey(request: RequestOf<'deleteCurrentUserSshKey'>): Promise<ResponseOf<'deleteCurrentUserSshKey'>>

  /**
   * List your email addresses.
   *
   * Lists the email addresses of the caller.
   *
   * Requires authentication.
   *
   * `GET /user/emails`
   *
   * @example
   * const list = client.paginate('listCurrentUserEmails')
   *
   * @see The page `/docs/operations/listCurrentUserEmails` of a running server.
   */
  listCurrentUserEmails(request?: RequestOf<'listCurrentUserEmails'>): Promise<ResponseOf<'listCurrentUserEmails'>>

  /**
   * Get your email address.
   *
   * Returns one email address of the caller. Returns 404 if the caller has no email address with this ID.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /user/emails/{email_id}`
   *
   * @example
   * const response = await client.getCurrentUserEmail({ path: { email_id: 25 } })
   *
   * @see The page `/docs/operations/getCurrentUserEmail` of a running server.
   */
  getCurrentUserEmail(request: RequestOf<'getCurrentUserEmail'>): Promise<ResponseOf<'getCurrentUserEmail'>>

  /**
   * Get application settings.
   *
   * Returns the settings of the instance.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /application/settings`
   *
   * @example
   * const response = await client.getApplicationSettings()
   *
   * @see The page `/docs/operations/getApplicationSettings` of a running server.
   */
  getApplicationSettings(request?: RequestOf<'getApplicationSettings'>): Promise<ResponseOf<'getApplicationSettings'>>

  /**
   * Update application settings.
   *
   * Updates the given settings of the instance. Returns all settings. Returns 400 if `domain_blacklist`,
   * `devenv_url` or `diagram_url` is missing although the corresponding setting is enabled.
   *
   * Requires authentication. Required role: administrator.
   *
   * `PUT /application/settings`
   *
   * - 400: Bad request: a required setting is missing, or a setting failed validation.
   *
   * @example
   * const response = await client.updateApplicationSettings({
   *   body: {
   *     signup_enabled: false,
   *     restricted_visibility_levels: ['public'],
   *   },
   * })
   *
   * @see The page `/docs/operations/updateApplicationSettings` of a running server.
   */
  updateApplicationSettings(request?: RequestOf<'updateApplicationSettings'>): Promise<ResponseOf<'updateApplicationSettings'>>

  /**
   * List broadcast messages.
   *
   * Lists the broadcast messages of the instance. Returns 401 for callers without credentials and 403 for users
   * who are not administrators.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /broadcast_messages`
   *
   * @example
   * const list = client.paginate('listBroadcastMessages')
   *
   * @see The page `/docs/operations/listBroadcastMessages` of a running server.
   */
  listBroadcastMessages(request?: RequestOf<'listBroadcastMessages'>): Promise<ResponseOf<'listBroadcastMessages'>>

  /**
   * Create a broadcast message.
   *
   * Creates a broadcast message. By default, it starts now and ends one hour from now. Returns the new message.
   * Returns 400 if `message` is missing, 401 for callers without credentials, and 403 for users who are not
   * administrators.
   *
   * Requires authentication. Required role: administrator.
   *
   * `POST /broadcast_messages`
   *
   * @example
   * const response = await client.createBroadcastMessage({
   *   body: {
   *     message: 'The loom rests on Sunday from 10 to 12.',
   *     starts_at: '2017-03-19T08:00:00.000Z',
   *     ends_at: '2017-03-19T12:00:00.000Z',
   *     color: '#E75E40',
   *     font: '#FFFFFF',
   *   },
   * })
   *
   * @see The page `/docs/operations/createBroadcastMessage` of a running server.
   */
  createBroadcastMessage(request: RequestOf<'createBroadcastMessage'>): Promise<ResponseOf<'createBroadcastMessage'>>

  /**
   * Get a broadcast message.
   *
   * Returns one broadcast message. Returns 401 for callers without credentials and 403 for users who are not
   * administrators.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /broadcast_messages/{id}`
   *
   * @example
   * const response = await client.getBroadcastMessage({ path: { id: 96 } })
   *
   * @see The page `/docs/operations/getBroadcastMessage` of a running server.
   */
  getBroadcastMessage(request: RequestOf<'getBroadcastMessage'>): Promise<ResponseOf<'getBroadcastMessage'>>

  /**
   * Update a broadcast message.
   *
   * Updates the given properties of a broadcast message. Returns the updated message. Returns 401 for callers
   * without credentials and 403 for users who are not administrators.
   *
   * Requires authentication. Required role: administrator.
   *
   * `PUT /broadcast_messages/{id}`
   *
   * @example
   * const response = await client.updateBroadcastMessage({
   *   path: { id: 96 },
   *   body: {
   *     message: 'The loom rests on Sunday from 10 to 14.',
   *     ends_at: '2017-03-19T14:00:00.000Z',
   *   },
   * })
   *
   * @see The page `/docs/operations/updateBroadcastMessage` of a running server.
   */
  updateBroadcastMessage(request: RequestOf<'updateBroadcastMessage'>): Promise<ResponseOf<'updateBroadcastMessage'>>

  /**
   * Delete a broadcast message.
   *
   * Deletes a broadcast message. Returns 401 for callers without credentials and 403 for users who are not
   * administrators.
   *
   * Requires authentication. Required role: administrator.
   *
   * `DELETE /broadcast_messages/{id}`
   *
   * @example
   * const response = await client.deleteBroadcastMessage({ path: { id: 96 } })
   *
   * @see The page `/docs/operations/deleteBroadcastMessage` of a running server.
   */
  deleteBroadcastMessage(request: RequestOf<'deleteBroadcastMessage'>): Promise<ResponseOf<'deleteBroadcastMessage'>>

  /**
   * Get global notification settings.
   *
   * Returns the global notification settings of the caller.
   *
   * Requires authentication.
   *
   * `GET /notification_settings`
   *
   * @example
   * const response = await client.getNotificationSettings()
   *
   * @see The page `/docs/operations/getNotificationSettings` of a running server.
   */
  getNotificationSettings(request?: RequestOf<'getNotificationSettings'>): Promise<ResponseOf<'getNotificationSettings'>>

  /**
   * Update global notification settings.
   *
   * Updates the global notification settings of the caller. Returns the updated settings. Returns 400 if `level`
   * is invalid.
   *
   * Requires authentication.
   *
   * `PUT /notification_settings`
   *
   * @example
   * const response = await client.updateNotificationSettings({
   *   body: {
   *     level: 'mention',
   *     notification_email: 'mira@example.com',
   *   },
   * })
   *
   * @see The page `/docs/operations/updateNotificationSettings` of a running server.
   */
  updateNotificationSettings(request?: RequestOf<'updateNotificationSettings'>): Promise<ResponseOf<'updateNotificationSettings'>>

  /**
   * Get notification settings of a group.
   *
   * Returns the notification settings of the caller for a group. With the level `custom`, includes `events`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/notification_settings`
   *
   * @example
   * const response = await client.getGroupNotificationSettings({ path: { id: 'atelier' } })
   *
   * @see The page `/docs/operations/getGroupNotificationSettings` of a running server.
   */
  getGroupNotificationSettings(request: RequestOf<'getGroupNotificationSettings'>): Promise<ResponseOf<'getGroupNotificationSettings'>>

  /**
   * Update notification settings of a group.
   *
   * Updates the notification settings of the caller for a group. Returns the updated settings. Returns 400 if
   * `level` is invalid.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /groups/{id}/notification_settings`
   *
   * @example
   * const response = await client.updateGroupNotificationSettings({
   *   path: { id: 'atelier' },
   *   body: {
   *     level: 'custom',
   *     new_note: true,
   *     reassign_issue: true,
   *     failed_pipeline: true,
   *   },
   * })
   *
   * @see The page `/docs/operations/updateGroupNotificationSettings` of a running server.
   */
  updateGroupNotificationSettings(request: RequestOf<'updateGroupNotificationSettings'>): Promise<ResponseOf<'updateGroupNotificationSettings'>>

  /**
   * Get notification settings of a project.
   *
   * Returns the notification settings of the caller for a project. With the level `custom`, includes `events`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/notification_settings`
   *
   * @example
   * const response = await client.getProjectNotificationSettings({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/getProjectNotificationSettings` of a running server.
   */
  getProjectNotificationSettings(request: RequestOf<'getProjectNotificationSettings'>): Promise<ResponseOf<'getProjectNotificationSettings'>>

  /**
   * Update notification settings of a project.
   *
   * Updates the notification settings of the caller for a project. Returns the updated settings. Returns 400 if
   * `level` is invalid.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/notification_settings`
   *
   * @example
   * const response = await client.updateProjectNotificationSettings({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     level: 'custom',
   *     new_note: true,
   *     reassign_issue: true,
   *     failed_pipeline: true,
   *   },
   * })
   *
   * @see The page `/docs/operations/updateProjectNotificationSettings` of a running server.
   */
  updateProjectNotificationSettings(request: RequestOf<'updateProjectNotificationSettings'>): Promise<ResponseOf<'updateProjectNotificationSettings'>>

  /**
   * List todos.
   *
   * Lists the todos of the caller. Without a filter, lists all pending todos.
   *
   * Requires authentication.
   *
   * `GET /todos`
   *
   * @example
   * const list = client.paginate('listTodos')
   *
   * @see The page `/docs/operations/listTodos` of a running server.
   */
  listTodos(request?: RequestOf<'listTodos'>): Promise<ResponseOf<'listTodos'>>

  /**
   * Mark a todo as done.
   *
   * Marks a pending todo of the caller as done. Returns the updated todo.
   *
   * | State | Condition | New state |
   * | --- | --- | --- |
   * | `pending` | todo of the caller | `done` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /todos/{id}/mark_as_done`
   *
   * @example
   * const response = await client.markTodoAsDone({ path: { id: 95 } })
   *
   * @see The page `/docs/operations/markTodoAsDone` of a running server.
   */
  markTodoAsDone(request: RequestOf<'markTodoAsDone'>): Promise<ResponseOf<'markTodoAsDone'>>

  /**
   * Mark all todos as done.
   *
   * Marks all pending todos of the caller as done. Returns no content.
   *
   * | State | Condition | New state |
   * | --- | --- | --- |
   * | `pending` | todo of the caller | `done` |
   *
   * Requires authentication.
   *
   * `POST /todos/mark_as_done`
   *
   * @example
   * const response = await client.markAllTodosAsDone()
   *
   * @see The page `/docs/operations/markAllTodosAsDone` of a running server.
   */
  markAllTodosAsDone(request?: RequestOf<'markAllTodosAsDone'>): Promise<ResponseOf<'markAllTodosAsDone'>>

  /**
   * List commits.
   *
   * Lists the commits of a branch or tag. The default is the default branch.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits`
   *
   * @example
   * const list = client.paginate('listCommits', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listCommits` of a running server.
   */
  listCommits(request: RequestOf<'listCommits'>): Promise<ResponseOf<'listCommits'>>

  /**
   * Create a commit.
   *
   * Creates a commit on a branch from one or more actions. Actions create, update, move and delete files. The
   * body must be JSON. Returns the new commit with `stats` and `status`. Returns 400 if a required parameter is
   * missing. Whether a failed action prevents the other actions is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/commits`
   *
   * @example
   * const response = await client.createCommit({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     branch: 'feature/warp',
   *     commit_message: 'Tension the warp evenly',
   *     actions: [
   *       {
   *         action: 'update',
   *         file_path: 'lib/shuttle.rb',
   *         content: 'class Shuttle\n  TENSION = 12\n  def pass\n  end\nend\n',
   *       },
   *     ],
   *   },
   * })
   *
   * @see The page `/docs/operations/createCommit` of a running server.
   */
  createCommit(request: RequestOf<'createCommit'>): Promise<ResponseOf<'createCommit'>>

  /**
   * Get a commit.
   *
   * Returns one commit, identified by its hash or by the name of a branch or tag. Includes `stats` and `status`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}`
   *
   * @example
   * const response = await client.getCommit({ path: { id: 'atelier/loom', sha: 'master' } })
   *
   * @see The page `/docs/operations/getCommit` of a running server.
   */
  getCommit(request: RequestOf<'getCommit'>): Promise<ResponseOf<'getCommit'>>

  /**
   * Cherry-pick a commit.
   *
   * Applies the changes of a commit to the head of a branch. Returns the resulting commit. The response to
   * changes that do not apply to the branch is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/commits/{sha}/cherry_pick`
   *
   * @example
   * const response = await client.cherryPickCommit({
   *   path: {
   *     id: 'atelier/loom',
   *     sha: '9f3c1e7ab2d45068c1f0e9d8b7a6958473625140',
   *   },
   *   body: { branch: 'master' },
   * })
   *
   * @see The page `/docs/operations/cherryPickCommit` of a running server.
   */
  cherryPickCommit(request: RequestOf<'cherryPickCommit'>): Promise<ResponseOf<'cherryPickCommit'>>

  /**
   * List diffs of a commit.
   *
   * Lists the changes of a commit, one diff entry per changed file.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}/diff`
   *
   * @example
   * const list = client.paginate('listCommitDiffs', { path: { id: 'atelier/loom', sha: 'master' } })
   *
   * @see The page `/docs/operations/listCommitDiffs` of a running server.
   */
  listCommitDiffs(request: RequestOf<'listCommitDiffs'>): Promise<ResponseOf<'listCommitDiffs'>>

  /**
   * List comments on a commit.
   *
   * Lists the comments on a commit.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}/comments`
   *
   * @example
   * const list = client.paginate('listCommitComments', { path: { id: 'atelier/loom', sha: 'master' } })
   *
   * @see The page `/docs/operations/listCommitComments` of a running server.
   */
  listCommitComments(request: RequestOf<'listCommitComments'>): Promise<ResponseOf<'listCommitComments'>>

  /**
   * Comment on a commit.
   *
   * Adds a comment to a commit. To place the comment on a line of a file, the full hash of the commit, `path`,
   * `line` and `line_type=new` are required.
   *
   * In each of these cases, the comment is attached to the end of the last commit, and `line`, `line_type` and
   * `path` are null in the response:
   *
   * - `sha` is a branch or tag, and line or path are invalid.
   * - The line does not exist.
   * - The path does not exist.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/commits/{sha}/comments`
   *
   * @example
   * const response = await client.createCommitComment({
   *   path: { id: 'atelier/loom', sha: 'master' },
   *   body: {
   *     note: 'Twelve is a lot, is it not?',
   *     path: 'lib/shuttle.rb',
   *     line: 2,
   *     line_type: 'new',
   *   },
   * })
   *
   * @see The page `/docs/operations/createCommitComment` of a running server.
   */
  createCommitComment(request: RequestOf<'createCommitComment'>): Promise<ResponseOf<'createCommitComment'>>

  /**
   * List statuses of a commit.
   *
   * Lists the statuses of a commit. Without `all=true`, lists only the latest.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/commits/{sha}/statuses`
   *
   * @example
   * const list = client.paginate('listCommitStatuses', {
   *   path: {
   *     id: 'atelier/loom',
   *     sha: '9f3c1e7ab2d45068c1f0e9d8b7a6958473625140',
   *   },
   * })
   *
   * @see The page `/docs/operations/listCommitStatuses` of a running server.
   */
  listCommitStatuses(request: RequestOf<'listCommitStatuses'>): Promise<ResponseOf<'listCommitStatuses'>>

  /**
   * Set a commit status.
   *
   * Adds a status to a commit, or updates the status with the same name. `context` is another name of the
   * parameter `name`. Returns 400 if `state` is missing or invalid.
   *
   * | Status with this name | New state |
   * | --- | --- |
   * | none, or in any state | the given `state` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/statuses/{sha}`
   *
   * @example
   * const response = await client.createCommitStatus({
   *   path: {
   *     id: 'atelier/loom',
   *     sha: '9f3c1e7ab2d45068c1f0e9d8b7a6958473625140',
   *   },
   *   body: {
   *     state: 'success',
   *     ref: 'feature/warp',
   *     name: 'rspec',
   *     target_url: 'https://ci.example.com/builds/93',
   *     description: 'All warps hold',
   *     coverage: 87.5,
   *   },
   * })
   *
   * @see The page `/docs/operations/createCommitStatus` of a running server.
   */
  createCommitStatus(request: RequestOf<'createCommitStatus'>): Promise<ResponseOf<'createCommitStatus'>>

  /**
   * List branches.
   *
   * Lists the branches of a repository, sorted alphabetically by name. Each includes its protection and the
   * commit at its head.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/branches`
   *
   * @example
   * const list = client.paginate('listBranches', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listBranches` of a running server.
   */
  listBranches(request: RequestOf<'listBranches'>): Promise<ResponseOf<'listBranches'>>

  /**
   * Create a branch.
   *
   * Creates a branch at the head of another branch or at a commit. Returns the new branch. Returns 400 if a
   * required parameter is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/branches`
   *
   * @example
   * const response = await client.createBranch({
   *   path: { id: 'atelier/loom' },
   *   body: { branch: 'feature/warp', ref: 'master' },
   * })
   *
   * @see The page `/docs/operations/createBranch` of a running server.
   */
  createBranch(request: RequestOf<'createBranch'>): Promise<ResponseOf<'createBranch'>>

  /**
   * Get a branch.
   *
   * Returns one branch with its protection and the commit at its head.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/branches/{branch}`
   *
   * @example
   * const response = await client.getBranch({ path: { id: 'atelier/loom', branch: 'feature/warp' } })
   *
   * @see The page `/docs/operations/getBranch` of a running server.
   */
  getBranch(request: RequestOf<'getBranch'>): Promise<ResponseOf<'getBranch'>>

  /**
   * Delete a branch.
   *
   * Deletes a branch. Returns the name of the branch. If the branch cannot be deleted, returns an error with a
   * message that explains why.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/branches/{branch}`
   *
   * - 400: The branch cannot be deleted. The message explains why. Which of the documented statuses the server
   *   returns is not specified.
   * - 405: The branch cannot be deleted. The message explains why. Which of the documented statuses the server
   *   returns is not specified.
   * - 409: The branch cannot be deleted. The message explains why. Which of the documented statuses the server
   *   returns is not specified.
   * - 422: The branch cannot be deleted. The message explains why. Which of the documented statuses the server
   *   returns is not specified.
   *
   * @example
   * const response = await client.deleteBranch({ path: { id: 'atelier/loom', branch: 'feature/warp' } })
   *
   * @see The page `/docs/operations/deleteBranch` of a running server.
   */
  deleteBranch(request: RequestOf<'deleteBranch'>): Promise<ResponseOf<'deleteBranch'>>

  /**
   * Protect a branch.
   *
   * Protects a branch, and sets whether developers can push and merge. Returns the branch. Returns 200 even if
   * the branch is already protected.
   *
   * | `protected` | New value |
   * | --- | --- |
   * | `false` or `true` | `true` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/branches/{branch}/protect`
   *
   * @example
   * const response = await client.protectBranch({
   *   path: { id: 'atelier/loom', branch: 'feature/warp' },
   *   body: { developers_can_push: false, developers_can_merge: true },
   * })
   *
   * @see The page `/docs/operations/protectBranch` of a running server.
   */
  protectBranch(request: RequestOf<'protectBranch'>): Promise<ResponseOf<'protectBranch'>>

  /**
   * Unprotect a branch.
   *
   * Removes the protection of a branch. Returns the branch. Returns 200 even if the branch is not protected.
   *
   * | `protected` | New value |
   * | --- | --- |
   * | `true` or `false` | `false` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/branches/{branch}/unprotect`
   *
   * @example
   * const response = await client.unprotectBranch({ path: { id: 'atelier/loom', branch: 'feature/warp' } })
   *
   * @see The page `/docs/operations/unprotectBranch` of a running server.
   */
  unprotectBranch(request: RequestOf<'unprotectBranch'>): Promise<ResponseOf<'unprotectBranch'>>

  /**
   * Delete merged branches.
   *
   * Deletes all branches that are merged into the default branch. The deletion is asynchronous: the server
   * accepts it with 202 and a JSON body.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/merged_branches`
   *
   * @example
   * const response = await client.deleteMergedBranches({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/deleteMergedBranches` of a running server.
   */
  deleteMergedBranches(request: RequestOf<'deleteMergedBranches'>): Promise<ResponseOf<'deleteMergedBranches'>>

  /**
   * List tags.
   *
   * Lists the tags of a repository, sorted by name in reverse alphabetical order. Each includes its commit and
   * release.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/tags`
   *
   * @example
   * const list = client.paginate('listTags', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listTags` of a running server.
   */
  listTags(request: RequestOf<'listTags'>): Promise<ResponseOf<'listTags'>>

  /**
   * Create a tag.
   *
   * Creates a tag at a commit, a branch or another tag. With `message`, the tag is annotated. With
   * `release_description`, the tag has a release. Returns the new tag. Returns 400 if a required parameter is
   * missing. Other failures return 405 with a message that names the cause.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/tags`
   *
   * - 405: Method not allowed: the tag cannot be created. The message explains why.
   *
   * @example
   * const response = await client.createTag({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     tag_name: 'v1.0.0',
   *     ref: '4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574',
   *     message: 'First cloth',
   *     release_description: 'The first cloth off the loom.',
   *   },
   * })
   *
   * @see The page `/docs/operations/createTag` of a running server.
   */
  createTag(request: RequestOf<'createTag'>): Promise<ResponseOf<'createTag'>>

  /**
   * Get a tag.
   *
   * Returns one tag with its message, commit and release.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/tags/{tag_name}`
   *
   * @example
   * const response = await client.getTag({ path: { id: 'atelier/loom', tag_name: 'v1.0.0' } })
   *
   * @see The page `/docs/operations/getTag` of a running server.
   */
  getTag(request: RequestOf<'getTag'>): Promise<ResponseOf<'getTag'>>

  /**
   * Delete a tag.
   *
   * Deletes a tag. Parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/tags/{tag_name}`
   *
   * @example
   * const response = await client.deleteTag({ path: { id: 'atelier/loom', tag_name: 'v1.0.0' } })
   *
   * @see The page `/docs/operations/deleteTag` of a running server.
   */
  deleteTag(request: RequestOf<'deleteTag'>): Promise<ResponseOf<'deleteTag'>>

  /**
   * Create a release.
   *
   * Adds release notes to a tag that has no release. Returns the release. Returns 409 if a release exists.
   *
   * | Tag | New state |
   * | --- | --- |
   * | without a release | with a release |
   * | with a release | unchanged (409) |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/tags/{tag_name}/release`
   *
   * - 409: Conflict: a release already exists for the tag.
   *
   * @example
   * const response = await client.createRelease({
   *   path: { id: 'atelier/loom', tag_name: 'v1.0.0' },
   *   body: { description: 'The first cloth off the loom.' },
   * })
   *
   * @see The page `/docs/operations/createRelease` of a running server.
   */
  createRelease(request: RequestOf<'createRelease'>): Promise<ResponseOf<'createRelease'>>

  /**
   * Update a release.
   *
   * Updates the release notes of a tag. Returns the release. Returns 400 if `description` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/tags/{tag_name}/release`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.updateRelease({
   *   path: { id: 'atelier/loom', tag_name: 'v1.0.0' },
   *   body: {
   *     description: 'The first cloth off the loom, evenly tensioned.',
   *   },
   * })
   *
   * @see The page `/docs/operations/updateRelease` of a running server.
   */
  updateRelease(request: RequestOf<'updateRelease'>): Promise<ResponseOf<'updateRelease'>>

  /**
   * Get a file.
   *
   * Returns a file at a branch, tag or commit. The content is Base64 text. Returns 400 if `ref` is missing.
   *
   * Does not require authentication if the project is public. Required role: not specified.
   *
   * `GET /projects/{id}/repository/files/{file_path}`
   *
   * @example
   * const response = await client.getFile({
   *   path: { id: 'atelier/loom', file_path: 'lib/shuttle.rb' },
   *   query: { ref: 'master' },
   * })
   *
   * @see The page `/docs/operations/getFile` of a running server.
   */
  getFile(request: RequestOf<'getFile'>): Promise<ResponseOf<'getFile'>>

  /**
   * Create a file.
   *
   * Creates a file on a branch in a new commit. Returns the name of the file and the branch. Returns 400 if a
   * required parameter is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/repository/files/{file_path}`
   *
   * @example
   * const response = await client.createFile({
   *   path: { id: 'atelier/loom', file_path: 'lib/shuttle.rb' },
   *   body: {
   *     branch: 'feature/warp',
   *     content: 'class Shuttle\n  def pass\n  end\nend\n',
   *     commit_message: 'Describe the shuttle',
   *     author_email: 'mira@example.com',
   *     author_name: 'Mira Castell',
   *   },
   * })
   *
   * @see The page `/docs/operations/createFile` of a running server.
   */
  createFile(request: RequestOf<'createFile'>): Promise<ResponseOf<'createFile'>>

  /**
   * Update a file.
   *
   * Updates the content of a file on a branch in a new commit. Returns the name of the file and the branch.
   * Returns 400 with a non-specific message if the commit fails: the path contains `/../`, the content is
   * identical to the current content, or a push changed the branch during the edit.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/repository/files/{file_path}`
   *
   * - 400: Bad request: a required parameter is missing, or the commit failed. The message of a failed commit is
   *   non-specific.
   *
   * @example
   * const response = await client.updateFile({
   *   path: { id: 'atelier/loom', file_path: 'lib/shuttle.rb' },
   *   body: {
   *     branch: 'feature/warp',
   *     content: 'class Shuttle\n  TENSION = 12\n  def pass\n  end\nend\n',
   *     commit_message: 'Tension the warp evenly',
   *     last_commit_id: '4d2b8a6f0c1e3957d8b6a4f2e0c1d3b5a7968574',
   *   },
   * })
   *
   * @see The page `/docs/operations/updateFile` of a running server.
   */
  updateFile(request: RequestOf<'updateFile'>): Promise<ResponseOf<'updateFile'>>

  /**
   * Delete a file.
   *
   * Deletes a file from a branch in a new commit. Returns the name of the file and the branch. Returns 400 if
   * `branch` or `commit_message` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/repository/files/{file_path}`
   *
   * @example
   * const response = await client.deleteFile({
   *   path: { id: 'atelier/loom', file_path: 'lib/shuttle.rb' },
   *   query: {
   *     branch: 'feature/warp',
   *     commit_message: 'Drop the shuttle',
   *   },
   * })
   *
   * @see The page `/docs/operations/deleteFile` of a running server.
   */
  deleteFile(request: RequestOf<'deleteFile'>): Promise<ResponseOf<'deleteFile'>>

  /**
   * Get a raw file.
   *
   * Returns the raw content of a file at a branch, tag or commit. Returns 400 if `ref` is missing.
   *
   * Requires authentication if the project is not public; for a public project: not specified. Required role:
   * not specified.
   *
   * `GET /projects/{id}/repository/files/{file_path}/raw`
   *
   * @example
   * const response = await client.getRawFile({
   *   path: { id: 'atelier/loom', file_path: 'lib/shuttle.rb' },
   *   query: { ref: 'master' },
   * })
   *
   * @see The page `/docs/operations/getRawFile` of a running server.
   */
  getRawFile(request: RequestOf<'getRawFile'>): Promise<ResponseOf<'getRawFile'>>

  /**
   * Get a repository tree.
   *
   * Returns the tree of a repository. Specified by name and parameter `ref` only: other parameters and the
   * content of the response are not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/tree`
   *
   * @example
   * const response = await client.getRepositoryTree({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/getRepositoryTree` of a running server.
   */
  getRepositoryTree(request: RequestOf<'getRepositoryTree'>): Promise<ResponseOf<'getRepositoryTree'>>

  /**
   * Get a blob.
   *
   * Returns the attributes of a blob as JSON. Specified by name only: the attributes are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/repository/blobs/{sha}`
   *
   * @example
   * const response = await client.getBlob({
   *   path: {
   *     id: 'atelier/loom',
   *     sha: '8fc658b98abc045d74ce8d517e9638f105a28449',
   *   },
   * })
   *
   * @see The page `/docs/operations/getBlob` of a running server.
   */
  getBlob(request: RequestOf<'getBlob'>): Promise<ResponseOf<'getBlob'>>

  /**
   * List your issues.
   *
   * Lists the issues that the authenticated user has created, in all projects. Sorted by `created_at`,
   * descending, by default.
   *
   * Requires authentication.
   *
   * `GET /issues`
   *
   * @example
   * const list = client.paginate('listIssues', { query: { iids: [2, 3] } })
   *
   * @see The page `/docs/operations/listIssues` of a running server.
   */
  listIssues(request?: RequestOf<'listIssues'>): Promise<ResponseOf<'listIssues'>>

  /**
   * List issues of a group.
   *
   * Lists the issues of the projects of a group. Sorted by `created_at`, descending, by default.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /groups/{id}/issues`
   *
   * @example
   * const list = client.paginate('listGroupIssues', { path: { id: 'atelier' }, query: { iids: [2, 3] } })
   *
   * @see The page `/docs/operations/listGroupIssues` of a running server.
   */
  listGroupIssues(request: RequestOf<'listGroupIssues'>): Promise<ResponseOf<'listGroupIssues'>>

  /**
   * List issues of a project.
   *
   * Lists the issues of a project. Sorted by `created_at`, descending, by default. Returns 404 if the project is
   * private and the caller is not a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues`
   *
   * @example
   * const list = client.paginate('listProjectIssues', { path: { id: 'atelier/loom' }, query: { iids: [2, 3] } })
   *
   * @see The page `/docs/operations/listProjectIssues` of a running server.
   */
  listProjectIssues(request: RequestOf<'listProjectIssues'>): Promise<ResponseOf<'listProjectIssues'>>

  /**
   * Create an issue.
   *
   * Creates an issue in a project. Returns the new issue. With `merge_request_to_resolve_discussions_of`, the
   * issue resolves all discussions of that merge request. Only administrators and owners of the project may set
   * `created_at`. Returns 400 if `title` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues`
   *
   * @example
   * const response = await client.createIssue({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     title: 'Warp breaks at high tension',
   *     description: 'Above twelve the warp breaks at the edges.',
   *     confidential: false,
   *     assignee_ids: [2],
   *     milestone_id: 12,
   *     labels: 'bug,urgent',
   *     due_date: '2017-04-15',
   *   },
   * })
   *
   * @see The page `/docs/operations/createIssue` of a running server.
   */
  createIssue(request: RequestOf<'createIssue'>): Promise<ResponseOf<'createIssue'>>

  /**
   * Get an issue.
   *
   * Returns one issue of a project. Includes whether the caller is subscribed to it. Returns 404 if the project
   * is private and the caller is not a member. State transitions of an issue are not specified.
   *
   * | State | Meaning |
   * | --- | --- |
   * | `opened` | The issue is open. |
   * | `closed` | The issue is closed. |
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}`
   *
   * @example
   * const response = await client.getIssue({ path: { id: 'atelier/loom', issue_iid: 3 } })
   *
   * @see The page `/docs/operations/getIssue` of a running server.
   */
  getIssue(request: RequestOf<'getIssue'>): Promise<ResponseOf<'getIssue'>>

  /**
   * Subscribe to a record.
   *
   * Subscribes the caller to a record of a project, for example an issue or a merge request. Specified by name
   * only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/{subscribable_type}/{subscribable_id}/subscribe`
   *
   * @example
   * const response = await client.subscribeToItem({
   *   path: {
   *     id: 'atelier/loom',
   *     subscribable_type: 'issues',
   *     subscribable_id: 3,
   *   },
   * })
   *
   * @see The page `/docs/operations/subscribeToItem` of a running server.
   */
  subscribeToItem(request: RequestOf<'subscribeToItem'>): Promise<ResponseOf<'subscribeToItem'>>

  /**
   * Unsubscribe from a record.
   *
   * Unsubscribes the caller from a record of a project, for example an issue or a merge request. Specified by
   * name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/{subscribable_type}/{subscribable_id}/unsubscribe`
   *
   * @example
   * const response = await client.unsubscribeFromItem({
   *   path: {
   *     id: 'atelier/loom',
   *     subscribable_type: 'issues',
   *     subscribable_id: 3,
   *   },
   * })
   *
   * @see The page `/docs/operations/unsubscribeFromItem` of a running server.
   */
  unsubscribeFromItem(request: RequestOf<'unsubscribeFromItem'>): Promise<ResponseOf<'unsubscribeFromItem'>>

  /**
   * List merge requests.
   *
   * Lists the merge requests of a project. Sorted by `created_at`, descending, by default.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests`
   *
   * @example
   * const list = client.paginate('listMergeRequests', { path: { id: 'atelier/loom' }, query: { iids: [2, 3] } })
   *
   * @see The page `/docs/operations/listMergeRequests` of a running server.
   */
  listMergeRequests(request: RequestOf<'listMergeRequests'>): Promise<ResponseOf<'listMergeRequests'>>

  /**
   * Create a merge request.
   *
   * Creates a merge request from a source branch to a target branch. `target_project_id` selects another target
   * project. Returns the new merge request. Returns 400 if a required parameter is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests`
   *
   * @example
   * const response = await client.createMergeRequest({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     source_branch: 'feature/selvedge',
   *     target_branch: 'master',
   *     title: 'Straighten the selvedge',
   *     description: 'The edges of the cloth curl.',
   *     assignee_id: 2,
   *     labels: 'weaving',
   *     milestone_id: 12,
   *     remove_source_branch: true,
   *   },
   * })
   *
   * @see The page `/docs/operations/createMergeRequest` of a running server.
   */
  createMergeRequest(request: RequestOf<'createMergeRequest'>): Promise<ResponseOf<'createMergeRequest'>>

  /**
   * Get a merge request.
   *
   * Returns one merge request. Includes whether the caller is subscribed to it.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * @example
   * const response = await client.getMergeRequest({ path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/getMergeRequest` of a running server.
   */
  getMergeRequest(request: RequestOf<'getMergeRequest'>): Promise<ResponseOf<'getMergeRequest'>>

  /**
   * Update a merge request.
   *
   * Updates the given properties of a merge request. At least one property is required. `state_event` closes or
   * reopens the merge request. Returns the updated merge request. Returns 400 if no property is given.
   *
   * | State | `state_event` | New state |
   * | --- | --- | --- |
   * | `opened` or `closed` | `close` | `closed` |
   * | `closed` | `reopen` | `opened` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.updateMergeRequest({
   *   path: { id: 'atelier/loom', merge_request_iid: 2 },
   *   body: { labels: 'weaving,urgent' },
   * })
   *
   * @see The page `/docs/operations/updateMergeRequest` of a running server.
   */
  updateMergeRequest(request: RequestOf<'updateMergeRequest'>): Promise<ResponseOf<'updateMergeRequest'>>

  /**
   * Delete a merge request.
   *
   * Deletes a merge request (soft delete). Returns 403 if the caller is neither an administrator nor an owner of
   * the project.
   *
   * Requires authentication. Required role: owner of the project, or administrator.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}`
   *
   * @example
   * const response = await client.deleteMergeRequest({ path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/deleteMergeRequest` of a running server.
   */
  deleteMergeRequest(request: RequestOf<'deleteMergeRequest'>): Promise<ResponseOf<'deleteMergeRequest'>>

  /**
   * List commits of a merge request.
   *
   * Lists the commits of a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/commits`
   *
   * @example
   * const list = client.paginate('listMergeRequestCommits', { path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/listMergeRequestCommits` of a running server.
   */
  listMergeRequestCommits(request: RequestOf<'listMergeRequestCommits'>): Promise<ResponseOf<'listMergeRequestCommits'>>

  /**
   * Get changes of a merge request.
   *
   * Returns one merge request with its changes: one diff entry per changed file.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/changes`
   *
   * @example
   * const response = await client.getMergeRequestChanges({ path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/getMergeRequestChanges` of a running server.
   */
  getMergeRequestChanges(request: RequestOf<'getMergeRequestChanges'>): Promise<ResponseOf<'getMergeRequestChanges'>>

  /**
   * Accept a merge request.
   *
   * Merges the source branch into the target branch. Returns the merged merge request. With
   * `merge_when_pipeline_succeeds`, the merge waits for the pipeline.
   *
   * Errors:
   *
   * - 401 if the caller may not accept the merge request
   * - 405 if conflicts prevent the merge
   * - 406 if the merge request is already merged or closed
   * - 409 if `sha` differs from the head of the source branch
   *
   * An error leaves the merge request unchanged.
   *
   * | State | Condition | New state |
   * | --- | --- | --- |
   * | `opened` | no conflicts, `sha` missing or equal to the head, caller permitted | `merged` |
   * | `opened` | conflicts | `opened` (405) |
   * | `merged` or `closed` | | unchanged (406) |
   *
   * Requires authentication and permission. Required role: not specified.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}/merge`
   *
   * - 401: Unauthorized: credentials are missing or invalid, or the caller may not accept the merge request.
   * - 405: Method not allowed: conflicts prevent the merge.
   * - 406: Not acceptable: the merge request is already merged or closed.
   * - 409: Conflict: `sha` differs from the head of the source branch.
   *
   * @example
   * const response = await client.acceptMergeRequest({
   *   path: { id: 'atelier/loom', merge_request_iid: 2 },
   *   body: {
   *     merge_commit_message: 'Merge branch \'feature/warp\' into \'master\'',
   *     should_remove_source_branch: true,
   *     sha: '9f3c1e7ab2d45068c1f0e9d8b7a6958473625140',
   *   },
   * })
   *
   * @see The page `/docs/operations/acceptMergeRequest` of a running server.
   */
  acceptMergeRequest(request: RequestOf<'acceptMergeRequest'>): Promise<ResponseOf<'acceptMergeRequest'>>

  /**
   * Cancel merge when pipeline succeeds.
   *
   * Cancels a merge that waits for its pipeline. Specified by name only: parameters and response are not
   * specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/cancel_merge_when_pipeline_succeeds`
   *
   * @example
   * const response = await client.cancelMergeWhenPipelineSucceeds({ path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/cancelMergeWhenPipelineSucceeds` of a running server.
   */
  cancelMergeWhenPipelineSucceeds(request: RequestOf<'cancelMergeWhenPipelineSucceeds'>): Promise<ResponseOf<'cancelMergeWhenPipelineSucceeds'>>

  /**
   * List issue notes.
   *
   * Lists the notes on an issue.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes`
   *
   * @example
   * const list = client.paginate('listIssueNotes', { path: { id: 'atelier/loom', issue_iid: 3 } })
   *
   * @see The page `/docs/operations/listIssueNotes` of a running server.
   */
  listIssueNotes(request: RequestOf<'listIssueNotes'>): Promise<ResponseOf<'listIssueNotes'>>

  /**
   * Create an issue note.
   *
   * Creates a note on an issue. Returns the new note. If `body` is only an award emoji, returns an award emoji
   * instead. Returns 400 if `body` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues/{issue_iid}/notes`
   *
   * @example
   * const response = await client.createIssueNote({
   *   path: { id: 'atelier/loom', issue_iid: 3 },
   *   body: {
   *     body: 'Edges first.',
   *     created_at: '2017-03-13T15:00:00.000Z',
   *   },
   * })
   *
   * @see The page `/docs/operations/createIssueNote` of a running server.
   */
  createIssueNote(request: RequestOf<'createIssueNote'>): Promise<ResponseOf<'createIssueNote'>>

  /**
   * Get an issue note.
   *
   * Returns one note on an issue.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}`
   *
   * @example
   * const response = await client.getIssueNote({ path: { id: 'atelier/loom', issue_iid: 3, note_id: 71 } })
   *
   * @see The page `/docs/operations/getIssueNote` of a running server.
   */
  getIssueNote(request: RequestOf<'getIssueNote'>): Promise<ResponseOf<'getIssueNote'>>

  /**
   * Update an issue note.
   *
   * Updates the text of a note on an issue. Returns the updated note. Returns 400 if `body` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/issues/{issue_iid}/notes/{note_id}`
   *
   * @example
   * const response = await client.updateIssueNote({
   *   path: { id: 'atelier/loom', issue_iid: 3, note_id: 71 },
   *   body: { body: 'Edges first, then the middle.' },
   * })
   *
   * @see The page `/docs/operations/updateIssueNote` of a running server.
   */
  updateIssueNote(request: RequestOf<'updateIssueNote'>): Promise<ResponseOf<'updateIssueNote'>>

  /**
   * Delete an issue note.
   *
   * Deletes a note on an issue. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}`
   *
   * @example
   * const response = await client.deleteIssueNote({ path: { id: 'atelier/loom', issue_iid: 3, note_id: 71 } })
   *
   * @see The page `/docs/operations/deleteIssueNote` of a running server.
   */
  deleteIssueNote(request: RequestOf<'deleteIssueNote'>): Promise<ResponseOf<'deleteIssueNote'>>

  /**
   * List snippet notes.
   *
   * Lists the notes on a snippet.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/notes`
   *
   * @example
   * const list = client.paginate('listSnippetNotes', { path: { id: 'atelier/loom', snippet_id: 61 } })
   *
   * @see The page `/docs/operations/listSnippetNotes` of a running server.
   */
  listSnippetNotes(request: RequestOf<'listSnippetNotes'>): Promise<ResponseOf<'listSnippetNotes'>>

  /**
   * Create a snippet note.
   *
   * Creates a note on a snippet. Returns the new note. If `body` is only an award emoji, returns an award emoji
   * instead. Returns 400 if `body` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/notes`
   *
   * @example
   * const response = await client.createSnippetNote({
   *   path: { id: 'atelier/loom', snippet_id: 61 },
   *   body: { body: 'Pull it tight.' },
   * })
   *
   * @see The page `/docs/operations/createSnippetNote` of a running server.
   */
  createSnippetNote(request: RequestOf<'createSnippetNote'>): Promise<ResponseOf<'createSnippetNote'>>

  /**
   * Get a snippet note.
   *
   * Returns one note on a snippet.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
   *
   * @example
   * const response = await client.getSnippetNote({
   *   path: { id: 'atelier/loom', snippet_id: 61, note_id: 71 },
   * })
   *
   * @see The page `/docs/operations/getSnippetNote` of a running server.
   */
  getSnippetNote(request: RequestOf<'getSnippetNote'>): Promise<ResponseOf<'getSnippetNote'>>

  /**
   * Update a snippet note.
   *
   * Updates the text of a note on a snippet. Returns the updated note. Returns 400 if `body` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
   *
   * @example
   * const response = await client.updateSnippetNote({
   *   path: { id: 'atelier/loom', snippet_id: 61, note_id: 71 },
   *   body: { body: 'Pull it tight and cut.' },
   * })
   *
   * @see The page `/docs/operations/updateSnippetNote` of a running server.
   */
  updateSnippetNote(request: RequestOf<'updateSnippetNote'>): Promise<ResponseOf<'updateSnippetNote'>>

  /**
   * Delete a snippet note.
   *
   * Deletes a note on a snippet. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/snippets/{snippet_id}/notes/{note_id}`
   *
   * @example
   * const response = await client.deleteSnippetNote({
   *   path: { id: 'atelier/loom', snippet_id: 61, note_id: 71 },
   * })
   *
   * @see The page `/docs/operations/deleteSnippetNote` of a running server.
   */
  deleteSnippetNote(request: RequestOf<'deleteSnippetNote'>): Promise<ResponseOf<'deleteSnippetNote'>>

  /**
   * List merge request notes.
   *
   * Lists the notes on a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes`
   *
   * @example
   * const list = client.paginate('listMergeRequestNotes', { path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/listMergeRequestNotes` of a running server.
   */
  listMergeRequestNotes(request: RequestOf<'listMergeRequestNotes'>): Promise<ResponseOf<'listMergeRequestNotes'>>

  /**
   * Create a merge request note.
   *
   * Creates a note on a merge request. Returns the new note. If `body` is only an award emoji, returns an award
   * emoji instead. Returns 400 if `body` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/notes`
   *
   * @example
   * const response = await client.createMergeRequestNote({
   *   path: { id: 'atelier/loom', merge_request_iid: 2 },
   *   body: { body: 'Nicely even.' },
   * })
   *
   * @see The page `/docs/operations/createMergeRequestNote` of a running server.
   */
  createMergeRequestNote(request: RequestOf<'createMergeRequestNote'>): Promise<ResponseOf<'createMergeRequestNote'>>

  /**
   * Get a merge request note.
   *
   * Returns one note on a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
   *
   * @example
   * const response = await client.getMergeRequestNote({
   *   path: { id: 'atelier/loom', merge_request_iid: 2, note_id: 71 },
   * })
   *
   * @see The page `/docs/operations/getMergeRequestNote` of a running server.
   */
  getMergeRequestNote(request: RequestOf<'getMergeRequestNote'>): Promise<ResponseOf<'getMergeRequestNote'>>

  /**
   * Update a merge request note.
   *
   * Updates the text of a note on a merge request. Returns the updated note. Returns 400 if `body` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
   *
   * @example
   * const response = await client.updateMergeRequestNote({
   *   path: { id: 'atelier/loom', merge_request_iid: 2, note_id: 71 },
   *   body: { body: 'Nicely even now.' },
   * })
   *
   * @see The page `/docs/operations/updateMergeRequestNote` of a running server.
   */
  updateMergeRequestNote(request: RequestOf<'updateMergeRequestNote'>): Promise<ResponseOf<'updateMergeRequestNote'>>

  /**
   * Delete a merge request note.
   *
   * Deletes a note on a merge request. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}`
   *
   * @example
   * const response = await client.deleteMergeRequestNote({
   *   path: { id: 'atelier/loom', merge_request_iid: 2, note_id: 71 },
   * })
   *
   * @see The page `/docs/operations/deleteMergeRequestNote` of a running server.
   */
  deleteMergeRequestNote(request: RequestOf<'deleteMergeRequestNote'>): Promise<ResponseOf<'deleteMergeRequestNote'>>

  /**
   * List issue award emoji.
   *
   * Lists the award emoji of an issue.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/award_emoji`
   *
   * @example
   * const list = client.paginate('listIssueAwardEmoji', { path: { id: 'atelier/loom', issue_iid: 3 } })
   *
   * @see The page `/docs/operations/listIssueAwardEmoji` of a running server.
   */
  listIssueAwardEmoji(request: RequestOf<'listIssueAwardEmoji'>): Promise<ResponseOf<'listIssueAwardEmoji'>>

  /**
   * Create issue award emoji.
   *
   * Awards an emoji to an issue. Returns the new award emoji. Returns 400 if `name` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues/{issue_iid}/award_emoji`
   *
   * @example
   * const response = await client.createIssueAwardEmoji({
   *   path: { id: 'atelier/loom', issue_iid: 3 },
   *   body: { name: 'thumbsup' },
   * })
   *
   * @see The page `/docs/operations/createIssueAwardEmoji` of a running server.
   */
  createIssueAwardEmoji(request: RequestOf<'createIssueAwardEmoji'>): Promise<ResponseOf<'createIssueAwardEmoji'>>

  /**
   * Get issue award emoji.
   *
   * Returns one award emoji of an issue.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.getIssueAwardEmoji({ path: { id: 'atelier/loom', issue_iid: 3, award_id: 81 } })
   *
   * @see The page `/docs/operations/getIssueAwardEmoji` of a running server.
   */
  getIssueAwardEmoji(request: RequestOf<'getIssueAwardEmoji'>): Promise<ResponseOf<'getIssueAwardEmoji'>>

  /**
   * Delete issue award emoji.
   *
   * Deletes an award emoji of an issue. The response body is not specified.
   *
   * Requires authentication. Required role: user who awarded the emoji, or administrator.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.deleteIssueAwardEmoji({ path: { id: 'atelier/loom', issue_iid: 3, award_id: 81 } })
   *
   * @see The page `/docs/operations/deleteIssueAwardEmoji` of a running server.
   */
  deleteIssueAwardEmoji(request: RequestOf<'deleteIssueAwardEmoji'>): Promise<ResponseOf<'deleteIssueAwardEmoji'>>

  /**
   * List merge request award emoji.
   *
   * Lists the award emoji of a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji`
   *
   * @example
   * const list = client.paginate('listMergeRequestAwardEmoji', { path: { id: 'atelier/loom', merge_request_iid: 2 } })
   *
   * @see The page `/docs/operations/listMergeRequestAwardEmoji` of a running server.
   */
  listMergeRequestAwardEmoji(request: RequestOf<'listMergeRequestAwardEmoji'>): Promise<ResponseOf<'listMergeRequestAwardEmoji'>>

  /**
   * Create merge request award emoji.
   *
   * Awards an emoji to a merge request. Returns the new award emoji. Returns 400 if `name` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/award_emoji`
   *
   * @example
   * const response = await client.createMergeRequestAwardEmoji({
   *   path: { id: 'atelier/loom', merge_request_iid: 2 },
   *   body: { name: 'thumbsup' },
   * })
   *
   * @see The page `/docs/operations/createMergeRequestAwardEmoji` of a running server.
   */
  createMergeRequestAwardEmoji(request: RequestOf<'createMergeRequestAwardEmoji'>): Promise<ResponseOf<'createMergeRequestAwardEmoji'>>

  /**
   * Get merge request award emoji.
   *
   * Returns one award emoji of a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.getMergeRequestAwardEmoji({
   *   path: { id: 'atelier/loom', merge_request_iid: 2, award_id: 81 },
   * })
   *
   * @see The page `/docs/operations/getMergeRequestAwardEmoji` of a running server.
   */
  getMergeRequestAwardEmoji(request: RequestOf<'getMergeRequestAwardEmoji'>): Promise<ResponseOf<'getMergeRequestAwardEmoji'>>

  /**
   * Delete merge request award emoji.
   *
   * Deletes an award emoji of a merge request. The response body is not specified.
   *
   * Requires authentication. Required role: user who awarded the emoji, or administrator.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.deleteMergeRequestAwardEmoji({
   *   path: { id: 'atelier/loom', merge_request_iid: 2, award_id: 81 },
   * })
   *
   * @see The page `/docs/operations/deleteMergeRequestAwardEmoji` of a running server.
   */
  deleteMergeRequestAwardEmoji(request: RequestOf<'deleteMergeRequestAwardEmoji'>): Promise<ResponseOf<'deleteMergeRequestAwardEmoji'>>

  /**
   * List snippet award emoji.
   *
   * Lists the award emoji of a snippet.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/award_emoji`
   *
   * @example
   * const list = client.paginate('listSnippetAwardEmoji', { path: { id: 'atelier/loom', snippet_id: 61 } })
   *
   * @see The page `/docs/operations/listSnippetAwardEmoji` of a running server.
   */
  listSnippetAwardEmoji(request: RequestOf<'listSnippetAwardEmoji'>): Promise<ResponseOf<'listSnippetAwardEmoji'>>

  /**
   * Create snippet award emoji.
   *
   * Awards an emoji to a snippet. Returns the new award emoji. Returns 400 if `name` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/snippets/{snippet_id}/award_emoji`
   *
   * @example
   * const response = await client.createSnippetAwardEmoji({
   *   path: { id: 'atelier/loom', snippet_id: 61 },
   *   body: { name: 'thumbsup' },
   * })
   *
   * @see The page `/docs/operations/createSnippetAwardEmoji` of a running server.
   */
  createSnippetAwardEmoji(request: RequestOf<'createSnippetAwardEmoji'>): Promise<ResponseOf<'createSnippetAwardEmoji'>>

  /**
   * Get snippet award emoji.
   *
   * Returns one award emoji of a snippet.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.getSnippetAwardEmoji({
   *   path: { id: 'atelier/loom', snippet_id: 61, award_id: 81 },
   * })
   *
   * @see The page `/docs/operations/getSnippetAwardEmoji` of a running server.
   */
  getSnippetAwardEmoji(request: RequestOf<'getSnippetAwardEmoji'>): Promise<ResponseOf<'getSnippetAwardEmoji'>>

  /**
   * Delete snippet award emoji.
   *
   * Deletes an award emoji of a snippet. The response body is not specified.
   *
   * Requires authentication. Required role: user who awarded the emoji, or administrator.
   *
   * `DELETE /projects/{id}/snippets/{snippet_id}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.deleteSnippetAwardEmoji({
   *   path: { id: 'atelier/loom', snippet_id: 61, award_id: 81 },
   * })
   *
   * @see The page `/docs/operations/deleteSnippetAwardEmoji` of a running server.
   */
  deleteSnippetAwardEmoji(request: RequestOf<'deleteSnippetAwardEmoji'>): Promise<ResponseOf<'deleteSnippetAwardEmoji'>>

  /**
   * List issue note award emoji.
   *
   * Lists the award emoji of a note on an issue.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji`
   *
   * @example
   * const list = client.paginate('listIssueNoteAwardEmoji', { path: { id: 'atelier/loom', issue_iid: 3, note_id: 71 } })
   *
   * @see The page `/docs/operations/listIssueNoteAwardEmoji` of a running server.
   */
  listIssueNoteAwardEmoji(request: RequestOf<'listIssueNoteAwardEmoji'>): Promise<ResponseOf<'listIssueNoteAwardEmoji'>>

  /**
   * Create issue note award emoji.
   *
   * Awards an emoji to a note on an issue. Returns the new award emoji. Returns 400 if `name` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji`
   *
   * @example
   * const response = await client.createIssueNoteAwardEmoji({
   *   path: { id: 'atelier/loom', issue_iid: 3, note_id: 71 },
   *   body: { name: 'thumbsup' },
   * })
   *
   * @see The page `/docs/operations/createIssueNoteAwardEmoji` of a running server.
   */
  createIssueNoteAwardEmoji(request: RequestOf<'createIssueNoteAwardEmoji'>): Promise<ResponseOf<'createIssueNoteAwardEmoji'>>

  /**
   * Get issue note award emoji.
   *
   * Returns one award emoji of a note on an issue.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.getIssueNoteAwardEmoji({
   *   path: {
   *     id: 'atelier/loom',
   *     issue_iid: 3,
   *     note_id: 71,
   *     award_id: 81,
   *   },
   * })
   *
   * @see The page `/docs/operations/getIssueNoteAwardEmoji` of a running server.
   */
  getIssueNoteAwardEmoji(request: RequestOf<'getIssueNoteAwardEmoji'>): Promise<ResponseOf<'getIssueNoteAwardEmoji'>>

  /**
   * Delete issue note award emoji.
   *
   * Deletes an award emoji of a note on an issue. The response body is not specified.
   *
   * Requires authentication. Required role: user who awarded the emoji, or administrator.
   *
   * `DELETE /projects/{id}/issues/{issue_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.deleteIssueNoteAwardEmoji({
   *   path: {
   *     id: 'atelier/loom',
   *     issue_iid: 3,
   *     note_id: 71,
   *     award_id: 81,
   *   },
   * })
   *
   * @see The page `/docs/operations/deleteIssueNoteAwardEmoji` of a running server.
   */
  deleteIssueNoteAwardEmoji(request: RequestOf<'deleteIssueNoteAwardEmoji'>): Promise<ResponseOf<'deleteIssueNoteAwardEmoji'>>

  /**
   * List merge request note award emoji.
   *
   * Lists the award emoji of a note on a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji`
   *
   * @example
   * const list = client.paginate('listMergeRequestNoteAwardEmoji', {
   *   path: { id: 'atelier/loom', merge_request_iid: 2, note_id: 71 },
   * })
   *
   * @see The page `/docs/operations/listMergeRequestNoteAwardEmoji` of a running server.
   */
  listMergeRequestNoteAwardEmoji(request: RequestOf<'listMergeRequestNoteAwardEmoji'>): Promise<ResponseOf<'listMergeRequestNoteAwardEmoji'>>

  /**
   * Create merge request note award emoji.
   *
   * Awards an emoji to a note on a merge request. Returns the new award emoji. Returns 400 if `name` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji`
   *
   * @example
   * const response = await client.createMergeRequestNoteAwardEmoji({
   *   path: { id: 'atelier/loom', merge_request_iid: 2, note_id: 71 },
   *   body: { name: 'thumbsup' },
   * })
   *
   * @see The page `/docs/operations/createMergeRequestNoteAwardEmoji` of a running server.
   */
  createMergeRequestNoteAwardEmoji(request: RequestOf<'createMergeRequestNoteAwardEmoji'>): Promise<ResponseOf<'createMergeRequestNoteAwardEmoji'>>

  /**
   * Get merge request note award emoji.
   *
   * Returns one award emoji of a note on a merge request.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.getMergeRequestNoteAwardEmoji({
   *   path: {
   *     id: 'atelier/loom',
   *     merge_request_iid: 2,
   *     note_id: 71,
   *     award_id: 81,
   *   },
   * })
   *
   * @see The page `/docs/operations/getMergeRequestNoteAwardEmoji` of a running server.
   */
  getMergeRequestNoteAwardEmoji(request: RequestOf<'getMergeRequestNoteAwardEmoji'>): Promise<ResponseOf<'getMergeRequestNoteAwardEmoji'>>

  /**
   * Delete merge request note award emoji.
   *
   * Deletes an award emoji of a note on a merge request. The response body is not specified.
   *
   * Requires authentication. Required role: user who awarded the emoji, or administrator.
   *
   * `DELETE /projects/{id}/merge_requests/{merge_request_iid}/notes/{note_id}/award_emoji/{award_id}`
   *
   * @example
   * const response = await client.deleteMergeRequestNoteAwardEmoji({
   *   path: {
   *     id: 'atelier/loom',
   *     merge_request_iid: 2,
   *     note_id: 71,
   *     award_id: 81,
   *   },
   * })
   *
   * @see The page `/docs/operations/deleteMergeRequestNoteAwardEmoji` of a running server.
   */
  deleteMergeRequestNoteAwardEmoji(request: RequestOf<'deleteMergeRequestNoteAwardEmoji'>): Promise<ResponseOf<'deleteMergeRequestNoteAwardEmoji'>>

  /**
   * List boards.
   *
   * Lists the boards of a project with their lists, without the backlog and closed lists. Returns 404 if the
   * project is private and the caller is not a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/boards`
   *
   * @example
   * const list = client.paginate('listBoards', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listBoards` of a running server.
   */
  listBoards(request: RequestOf<'listBoards'>): Promise<ResponseOf<'listBoards'>>

  /**
   * List the lists of a board.
   *
   * Lists the lists of a board, without the backlog and closed lists. Returns 404 if the project is private and
   * the caller is not a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/boards/{board_id}/lists`
   *
   * @example
   * const list = client.paginate('listBoardLists', { path: { id: 'atelier/loom', board_id: 91 } })
   *
   * @see The page `/docs/operations/listBoardLists` of a running server.
   */
  listBoardLists(request: RequestOf<'listBoardLists'>): Promise<ResponseOf<'listBoardLists'>>

  /**
   * Create a board list.
   *
   * Creates a list for a label on a board. Returns the new list. Returns 400 if `label_id` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/boards/{board_id}/lists`
   *
   * @example
   * const response = await client.createBoardList({
   *   path: { id: 'atelier/loom', board_id: 91 },
   *   body: { label_id: 15 },
   * })
   *
   * @see The page `/docs/operations/createBoardList` of a running server.
   */
  createBoardList(request: RequestOf<'createBoardList'>): Promise<ResponseOf<'createBoardList'>>

  /**
   * Get a board list.
   *
   * Returns one list of a board. Returns 404 if the project is private and the caller is not a member.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/boards/{board_id}/lists/{list_id}`
   *
   * @example
   * const response = await client.getBoardList({ path: { id: 'atelier/loom', board_id: 91, list_id: 92 } })
   *
   * @see The page `/docs/operations/getBoardList` of a running server.
   */
  getBoardList(request: RequestOf<'getBoardList'>): Promise<ResponseOf<'getBoardList'>>

  /**
   * Move a board list.
   *
   * Moves a list to another position on its board. Returns the updated list. Returns 400 if `position` is
   * missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/boards/{board_id}/lists/{list_id}`
   *
   * @example
   * const response = await client.updateBoardList({
   *   path: { id: 'atelier/loom', board_id: 91, list_id: 92 },
   *   body: { position: 2 },
   * })
   *
   * @see The page `/docs/operations/updateBoardList` of a running server.
   */
  updateBoardList(request: RequestOf<'updateBoardList'>): Promise<ResponseOf<'updateBoardList'>>

  /**
   * Delete a board list.
   *
   * Deletes a list of a board (soft delete). The response body is not specified.
   *
   * Requires authentication. Required role: owner of the project, or administrator.
   *
   * `DELETE /projects/{id}/boards/{board_id}/lists/{list_id}`
   *
   * @example
   * const response = await client.deleteBoardList({ path: { id: 'atelier/loom', board_id: 91, list_id: 92 } })
   *
   * @see The page `/docs/operations/deleteBoardList` of a running server.
   */
  deleteBoardList(request: RequestOf<'deleteBoardList'>): Promise<ResponseOf<'deleteBoardList'>>

  /**
   * List jobs.
   *
   * Lists the jobs of a project.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs`
   *
   * @example
   * const list = client.paginate('listJobs', {
   *   path: { id: 'atelier/loom' },
   *   query: { scope: ['pending', 'running'] },
   * })
   *
   * @see The page `/docs/operations/listJobs` of a running server.
   */
  listJobs(request: RequestOf<'listJobs'>): Promise<ResponseOf<'listJobs'>>

  /**
   * Get a job.
   *
   * Returns one job with its commit, pipeline and artifacts file. Transitions that a runner or a pipeline drives
   * are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/{job_id}`
   *
   * @example
   * const response = await client.getJob({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/getJob` of a running server.
   */
  getJob(request: RequestOf<'getJob'>): Promise<ResponseOf<'getJob'>>

  /**
   * List jobs of a pipeline.
   *
   * Lists the jobs of a pipeline.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/pipelines/{pipeline_id}/jobs`
   *
   * @example
   * const list = client.paginate('listPipelineJobs', {
   *   path: { id: 'atelier/loom', pipeline_id: 41 },
   *   query: { scope: ['pending', 'running'] },
   * })
   *
   * @see The page `/docs/operations/listPipelineJobs` of a running server.
   */
  listPipelineJobs(request: RequestOf<'listPipelineJobs'>): Promise<ResponseOf<'listPipelineJobs'>>

  /**
   * Download artifacts of a job.
   *
   * Returns the artifacts file of a job. Returns 404 if the job does not exist or has no artifacts.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/{job_id}/artifacts`
   *
   * @example
   * const response = await client.downloadJobArtifacts({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/downloadJobArtifacts` of a running server.
   */
  downloadJobArtifacts(request: RequestOf<'downloadJobArtifacts'>): Promise<ResponseOf<'downloadJobArtifacts'>>

  /**
   * Download artifacts of a ref.
   *
   * Returns the artifacts file of the job with the given name on a branch or tag. Only jobs that finished
   * successfully have one. Returns 400 if `job` is missing, and 404 if the job does not exist or has no
   * artifacts.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/artifacts/{ref_name}/download`
   *
   * @example
   * const response = await client.downloadArtifactsOfRef({
   *   path: { id: 'atelier/loom', ref_name: 'feature/warp' },
   *   query: { job: 'rspec' },
   * })
   *
   * @see The page `/docs/operations/downloadArtifactsOfRef` of a running server.
   */
  downloadArtifactsOfRef(request: RequestOf<'downloadArtifactsOfRef'>): Promise<ResponseOf<'downloadArtifactsOfRef'>>

  /**
   * Get the trace of a job.
   *
   * Returns the trace of a job. Returns 404 if the job does not exist or has no trace.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/jobs/{job_id}/trace`
   *
   * @example
   * const response = await client.getJobTrace({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/getJobTrace` of a running server.
   */
  getJobTrace(request: RequestOf<'getJobTrace'>): Promise<ResponseOf<'getJobTrace'>>

  /**
   * Cancel a job.
   *
   * Cancels a job that has not finished. Returns the job, without `pipeline`.
   *
   * | State | New state |
   * | --- | --- |
   * | not finished | `canceled` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/cancel`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.cancelJob({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/cancelJob` of a running server.
   */
  cancelJob(request: RequestOf<'cancelJob'>): Promise<ResponseOf<'cancelJob'>>

  /**
   * Retry a job.
   *
   * Retries a finished job. Returns a job that is `pending`, without `pipeline`; its `finished_at` is null.
   *
   * | State | New state |
   * | --- | --- |
   * | finished | `pending` |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/retry`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.retryJob({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/retryJob` of a running server.
   */
  retryJob(request: RequestOf<'retryJob'>): Promise<ResponseOf<'retryJob'>>

  /**
   * Erase a job.
   *
   * Deletes the artifacts and the trace of a job. Returns the job, without `pipeline`.
   *
   * | State | New state |
   * | --- | --- |
   * | any | unchanged, without artifacts and trace |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/erase`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.eraseJob({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/eraseJob` of a running server.
   */
  eraseJob(request: RequestOf<'eraseJob'>): Promise<ResponseOf<'eraseJob'>>

  /**
   * Keep artifacts of a job.
   *
   * Keeps the artifacts of a job from expiring. Returns the job.
   *
   * | Artifacts | New state |
   * | --- | --- |
   * | with an expiry time | kept |
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/jobs/{job_id}/artifacts/keep`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.keepJobArtifacts({ path: { id: 'atelier/loom', job_id: 88 } })
   *
   * @see The page `/docs/operations/keepJobArtifacts` of a running server.
   */
  keepJobArtifacts(request: RequestOf<'keepJobArtifacts'>): Promise<ResponseOf<'keepJobArtifacts'>>

  /**
   * List pipelines.
   *
   * Lists the pipelines of a project with basic information. Specified by name only: other parameters and the
   * content of the response are not specified. An array is one page of a list, with the pagination headers.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/pipelines`
   *
   * @example
   * const response = await client.listPipelines({ path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listPipelines` of a running server.
   */
  listPipelines(request: RequestOf<'listPipelines'>): Promise<ResponseOf<'listPipelines'>>

  /**
   * Stop an environment.
   *
   * Stops an environment. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /environments/{environment_id}/stop`
   *
   * @example
   * const response = await client.stopEnvironment({ path: { environment_id: 17 } })
   *
   * @see The page `/docs/operations/stopEnvironment` of a running server.
   */
  stopEnvironment(request: RequestOf<'stopEnvironment'>): Promise<ResponseOf<'stopEnvironment'>>

  /**
   * List your runners.
   *
   * Lists the specific runners that are available to the caller.
   *
   * Requires authentication.
   *
   * `GET /runners`
   *
   * @example
   * const list = client.paginate('listRunners')
   *
   * @see The page `/docs/operations/listRunners` of a running server.
   */
  listRunners(request?: RequestOf<'listRunners'>): Promise<ResponseOf<'listRunners'>>

  /**
   * List all runners.
   *
   * Lists all runners of the instance: specific and shared runners. Returns 403 if the caller is not an
   * administrator.
   *
   * Requires authentication. Required role: administrator.
   *
   * `GET /runners/all`
   *
   * @example
   * const list = client.paginate('listAllRunners')
   *
   * @see The page `/docs/operations/listAllRunners` of a running server.
   */
  listAllRunners(request?: RequestOf<'listAllRunners'>): Promise<ResponseOf<'listAllRunners'>>

  /**
   * Get a runner.
   *
   * Returns one runner in the detail form.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /runners/{id}`
   *
   * @example
   * const response = await client.getRunner({ path: { id: 5 } })
   *
   * @see The page `/docs/operations/getRunner` of a running server.
   */
  getRunner(request: RequestOf<'getRunner'>): Promise<ResponseOf<'getRunner'>>

  /**
   * Update a runner.
   *
   * Updates the given properties of a runner. `tag_list` replaces all tags of the runner. Returns the updated
   * runner in the detail form.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /runners/{id}`
   *
   * @example
   * const response = await client.updateRunner({
   *   path: { id: 5 },
   *   body: {
   *     description: 'The machine in the shed',
   *     active: false,
   *     tag_list: ['ruby'],
   *   },
   * })
   *
   * @see The page `/docs/operations/updateRunner` of a running server.
   */
  updateRunner(request: RequestOf<'updateRunner'>): Promise<ResponseOf<'updateRunner'>>

  /**
   * Delete a runner.
   *
   * Deletes a runner. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /runners/{id}`
   *
   * @example
   * const response = await client.deleteRunner({ path: { id: 5 } })
   *
   * @see The page `/docs/operations/deleteRunner` of a running server.
   */
  deleteRunner(request: RequestOf<'deleteRunner'>): Promise<ResponseOf<'deleteRunner'>>

  /**
   * List runners of a project.
   *
   * Lists the specific and shared runners of a project. Shared runners are listed only if at least one exists
   * and the project has shared runners enabled.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/runners`
   *
   * @example
   * const list = client.paginate('listProjectRunners', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listProjectRunners` of a running server.
   */
  listProjectRunners(request: RequestOf<'listProjectRunners'>): Promise<ResponseOf<'listProjectRunners'>>

  /**
   * Enable a project runner.
   *
   * Enables a specific runner in a project. Returns the runner in the list form. Returns 400 if `runner_id` is
   * missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/runners`
   *
   * - 405: The request is not supported.
   *
   * @example
   * const response = await client.enableProjectRunner({ path: { id: 'atelier/loom' }, body: { runner_id: 5 } })
   *
   * @see The page `/docs/operations/enableProjectRunner` of a running server.
   */
  enableProjectRunner(request: RequestOf<'enableProjectRunner'>): Promise<ResponseOf<'enableProjectRunner'>>

  /**
   * Disable a project runner.
   *
   * Disables a specific runner in a project. Returns an error if the project is the only project of the runner.
   * Use `DELETE /runners/{id}` to delete such a runner.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/runners/{runner_id}`
   *
   * - 400: The project is the only project of the runner. Which of the documented statuses the server returns is
   *   not specified.
   * - 405: The project is the only project of the runner. Which of the documented statuses the server returns is
   *   not specified.
   * - 409: The project is the only project of the runner. Which of the documented statuses the server returns is
   *   not specified.
   * - 422: The project is the only project of the runner. Which of the documented statuses the server returns is
   *   not specified.
   *
   * @example
   * const response = await client.disableProjectRunner({ path: { id: 'atelier/loom', runner_id: 5 } })
   *
   * @see The page `/docs/operations/disableProjectRunner` of a running server.
   */
  disableProjectRunner(request: RequestOf<'disableProjectRunner'>): Promise<ResponseOf<'disableProjectRunner'>>

  /**
   * List triggers.
   *
   * Lists the triggers of a project, including their secret tokens.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/triggers`
   *
   * @example
   * const list = client.paginate('listTriggers', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listTriggers` of a running server.
   */
  listTriggers(request: RequestOf<'listTriggers'>): Promise<ResponseOf<'listTriggers'>>

  /**
   * Create a trigger.
   *
   * Creates a trigger. Returns the new trigger, including its secret token. Returns 400 if `description` is
   * missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/triggers`
   *
   * @example
   * const response = await client.createTrigger({
   *   path: { id: 'atelier/loom' },
   *   body: { description: 'Nightly cloth' },
   * })
   *
   * @see The page `/docs/operations/createTrigger` of a running server.
   */
  createTrigger(request: RequestOf<'createTrigger'>): Promise<ResponseOf<'createTrigger'>>

  /**
   * Get a trigger.
   *
   * Returns one trigger of a project, including its secret token.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/triggers/{trigger_id}`
   *
   * @example
   * const response = await client.getTrigger({ path: { id: 'atelier/loom', trigger_id: 14 } })
   *
   * @see The page `/docs/operations/getTrigger` of a running server.
   */
  getTrigger(request: RequestOf<'getTrigger'>): Promise<ResponseOf<'getTrigger'>>

  /**
   * Update a trigger.
   *
   * Updates the description of a trigger. Returns the updated trigger.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/triggers/{trigger_id}`
   *
   * @example
   * const response = await client.updateTrigger({
   *   path: { id: 'atelier/loom', trigger_id: 14 },
   *   body: { description: 'Weekly cloth' },
   * })
   *
   * @see The page `/docs/operations/updateTrigger` of a running server.
   */
  updateTrigger(request: RequestOf<'updateTrigger'>): Promise<ResponseOf<'updateTrigger'>>

  /**
   * Delete a trigger.
   *
   * Deletes a trigger. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/triggers/{trigger_id}`
   *
   * @example
   * const response = await client.deleteTrigger({ path: { id: 'atelier/loom', trigger_id: 14 } })
   *
   * @see The page `/docs/operations/deleteTrigger` of a running server.
   */
  deleteTrigger(request: RequestOf<'deleteTrigger'>): Promise<ResponseOf<'deleteTrigger'>>

  /**
   * Take ownership of a trigger.
   *
   * Makes the caller the owner of a trigger. Returns the updated trigger.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/triggers/{trigger_id}/take_ownership`
   *
   * @example
   * const response = await client.takeTriggerOwnership({ path: { id: 'atelier/loom', trigger_id: 14 } })
   *
   * @see The page `/docs/operations/takeTriggerOwnership` of a running server.
   */
  takeTriggerOwnership(request: RequestOf<'takeTriggerOwnership'>): Promise<ResponseOf<'takeTriggerOwnership'>>

  /**
   * Trigger a pipeline.
   *
   * Triggers a pipeline. Specified by name only: parameters and response are not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/trigger/pipeline`
   *
   * @example
   * const response = await client.triggerPipeline({
   *   path: { id: 'atelier/loom' },
   *   body: { token: 'rt-example-7c1d3e', ref: 'master' },
   * })
   *
   * @see The page `/docs/operations/triggerPipeline` of a running server.
   */
  triggerPipeline(request: RequestOf<'triggerPipeline'>): Promise<ResponseOf<'triggerPipeline'>>

  /**
   * List variables.
   *
   * Lists the build variables of a project. Omits `protected`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/variables`
   *
   * @example
   * const list = client.paginate('listVariables', { path: { id: 'atelier/loom' } })
   *
   * @see The page `/docs/operations/listVariables` of a running server.
   */
  listVariables(request: RequestOf<'listVariables'>): Promise<ResponseOf<'listVariables'>>

  /**
   * Create a variable.
   *
   * Creates a build variable. Returns the new variable. Returns 400 if `key` or `value` is missing, or if `key`
   * is longer than 255 characters or contains other characters than `A-Z`, `a-z`, `0-9` and `_`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `POST /projects/{id}/variables`
   *
   * @example
   * const response = await client.createVariable({
   *   path: { id: 'atelier/loom' },
   *   body: {
   *     key: 'WEAVER_KEY',
   *     value: 'over-under',
   *     protected: false,
   *   },
   * })
   *
   * @see The page `/docs/operations/createVariable` of a running server.
   */
  createVariable(request: RequestOf<'createVariable'>): Promise<ResponseOf<'createVariable'>>

  /**
   * Get a variable.
   *
   * Returns one build variable of a project. Omits `protected`.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /projects/{id}/variables/{key}`
   *
   * @example
   * const response = await client.getVariable({ path: { id: 'atelier/loom', key: 'WEAVER_KEY' } })
   *
   * @see The page `/docs/operations/getVariable` of a running server.
   */
  getVariable(request: RequestOf<'getVariable'>): Promise<ResponseOf<'getVariable'>>

  /**
   * Update a variable.
   *
   * Updates the value and, if given, the protection of a build variable. Returns the updated variable. Returns
   * 400 if `value` is missing.
   *
   * Requires authentication. Required role: not specified.
   *
   * `PUT /projects/{id}/variables/{key}`
   *
   * @example
   * const response = await client.updateVariable({
   *   path: { id: 'atelier/loom', key: 'WEAVER_KEY' },
   *   body: { value: 'under-over', protected: true },
   * })
   *
   * @see The page `/docs/operations/updateVariable` of a running server.
   */
  updateVariable(request: RequestOf<'updateVariable'>): Promise<ResponseOf<'updateVariable'>>

  /**
   * Delete a variable.
   *
   * Deletes a build variable. The response body is not specified.
   *
   * Requires authentication. Required role: not specified.
   *
   * `DELETE /projects/{id}/variables/{key}`
   *
   * @example
   * const response = await client.deleteVariable({ path: { id: 'atelier/loom', key: 'WEAVER_KEY' } })
   *
   * @see The page `/docs/operations/deleteVariable` of a running server.
   */
  deleteVariable(request: RequestOf<'deleteVariable'>): Promise<ResponseOf<'deleteVariable'>>

  /**
   * Get queue metrics.
   *
   * Returns the metrics of the queues.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/queue_metrics`
   *
   * @example
   * const response = await client.getQueueMetrics()
   *
   * @see The page `/docs/operations/getQueueMetrics` of a running server.
   */
  getQueueMetrics(request?: RequestOf<'getQueueMetrics'>): Promise<ResponseOf<'getQueueMetrics'>>

  /**
   * Get process metrics.
   *
   * Returns the metrics of the worker processes.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/process_metrics`
   *
   * @example
   * const response = await client.getProcessMetrics()
   *
   * @see The page `/docs/operations/getProcessMetrics` of a running server.
   */
  getProcessMetrics(request?: RequestOf<'getProcessMetrics'>): Promise<ResponseOf<'getProcessMetrics'>>

  /**
   * Get job statistics.
   *
   * Returns the statistics of background jobs.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/job_stats`
   *
   * @example
   * const response = await client.getJobStatistics()
   *
   * @see The page `/docs/operations/getJobStatistics` of a running server.
   */
  getJobStatistics(request?: RequestOf<'getJobStatistics'>): Promise<ResponseOf<'getJobStatistics'>>

  /**
   * Get compound metrics.
   *
   * Returns queue metrics, process metrics and job statistics in one object.
   *
   * Requires authentication. Required role: not specified.
   *
   * `GET /worker/compound_metrics`
   *
   * @example
   * const response = await client.getCompoundMetrics()
   *
   * @see The page `/docs/operations/getCompoundMetrics` of a running server.
   */
  getCompoundMetrics(request?: RequestOf<'getCompoundMetrics'>): Promise<ResponseOf<'getCompoundMetrics'>>
}

/** The argument of a call, optional if nothing in it is required. */
type Argument<Id extends OperationId> =
  Record<never, never> extends RequestOf<Id> ? [request?: RequestOf<Id>] : [request: RequestOf<Id>]

/**
 * Creates a client of one server.
 *
 * @example
 * const client = createForgeClient({ baseUrl: 'https://forge.example.com/api/v4', token: 'a private token' })
 * const response = await client.listProjects({ query: { search: 'loom' } })
 * if (response.ok) console.log(response.page.total, response.data)
 */
export function createForgeClient(options: ForgeClientOptions): ForgeClient {
  const send = createSend(options)
  const call = async <Id extends OperationId>(id: Id, request?: RequestOf<Id>) =>
    // The function send returns only responses that the contract declares for the operation.
    (await send(id, request ?? {})) as ResponseOf<Id>
  return {
    ...methodsOf(call),
    as: (user) => createForgeClient({ ...options, sudo: user }),
    paginate: (id, ...[request]) => paginate(send, id, request ?? {}),
    call: (id, ...[request]) => call(id, request),
  }
}

type Call = <Id extends OperationId>(id: Id, request?: RequestOf<Id>) => Promise<ResponseOf<Id>>

function methodsOf(call: Call): Pick<ForgeClient, OperationId>
function methodsOf(call: Call): Record<string, unknown> {
  return Object.fromEntries(
    operationIds().map((id) => [id, (request?: RequestOf<OperationId>) => call(id, request)]),
  )
}
