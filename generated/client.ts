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
   * List projects.
   *
   * Lists every project that the caller can see, member or not; without credentials, the public ones. The newest
   * come first unless `order_by` and `sort` say otherwise. Filters narrow the list together; `simple` and
   * `statistics` change what is shown of each project.
   *
   * `GET /projects`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Authentication; 2 § Resources and their fields / Project.
   */
  listProjects(request?: RequestOf<'listProjects'>): Promise<AnswerOf<'listProjects'>>

  /**
   * Create a project.
   *
   * Creates a project that the caller owns, in the caller's own namespace or in the one that `namespace_id`
   * names. Either a name or a path is enough. Any signed-in user may call it. The new project comes back; a
   * missing name and path, or an attribute that does not pass, yields 400.
   *
   * `POST /projects`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - One of `name` and `path` is required; a request with neither yields 400.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4; 1 § Authentication.
   */
  createProject(request: RequestOf<'createProject'>): Promise<AnswerOf<'createProject'>>

  /**
   * Show a project.
   *
   * Shows one project, by its numeric ID or its URL-encoded path. A public project is shown to everybody,
   * without credentials too; a private one only to those who have access. `statistics=true` adds how much the
   * project holds.
   *
   * `GET /projects/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
   *
   * - An ID or path that belongs to no project yields 404.
   *
   * Specification: 1 § What the service does / Request conventions; 1 § Authentication; 2 § Resources and their
   * fields / Visibility levels (strings); 1 § Errors / Status codes; 2 § Resources and their fields / Project.
   */
  getProject(request: RequestOf<'getProject'>): Promise<AnswerOf<'getProject'>>

  /**
   * Update a project.
   *
   * Changes the attributes that are given and leaves the others as they are. The name has to be sent each time,
   * else the call yields 400. `tag_list` replaces all topics. The project comes back as it is after the change.
   *
   * `PUT /projects/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
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
   * `DELETE /projects/{id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
   *
   * Specification: 2 § Endpoints / Projects; 1 § Authentication.
   */
  deleteProject(request: RequestOf<'deleteProject'>): Promise<AnswerOf<'deleteProject'>>

  /**
   * List the users of a project.
   *
   * Lists the users who belong to a project, each in few words. `search` keeps those that match. The caller has
   * to be signed in and to be able to see the project, else it is 404.
   *
   * `GET /projects/{id}/users`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
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
   * `POST /projects/{id}/fork`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
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
   * `POST /projects/user/{user_id}`
   *
   * Refusals:
   * - 400: A required attribute is missing, or an attribute failed validation. A missing attribute is named in a
   *   sentence; a failed validation lists its texts by property.
   * - 401: Credentials are missing or invalid.
   * - 403: The caller may not do this, or used sudo without being an administrator.
   * - 404: The thing does not exist or the caller may not know of it, or sudo names no user.
   * - 409: A conflicting resource already exists.
   * - 422: The entity could not be processed.
   *
   * - The `name` is required; a request without it yields 400.
   *
   * Specification: 1 § Authentication; 2 § Endpoints / Projects; 1 § Versioning / Changes from v3 to v4.
   */
  createProjectForUser(request: RequestOf<'createProjectForUser'>): Promise<AnswerOf<'createProjectForUser'>>
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
    listProjects: (request) => call('listProjects', request),
    createProject: (request) => call('createProject', request),
    getProject: (request) => call('getProject', request),
    updateProject: (request) => call('updateProject', request),
    deleteProject: (request) => call('deleteProject', request),
    listProjectUsers: (request) => call('listProjectUsers', request),
    forkProject: (request) => call('forkProject', request),
    createProjectForUser: (request) => call('createProjectForUser', request),
  }
}
