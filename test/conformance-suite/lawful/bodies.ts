/** Responses whose body or status is not specified, in one of the other forms. */
import type { OperationId } from '../../../generated/operations.ts'
import { isRecord } from './json.ts'
import type { PassingResponse, Variation } from './variation.ts'

const deletions =
  '2 and 3 § Endpoints: "Response bodies of DELETE operations … not shown"; "listed only by name".'

/** Operations whose response body is not specified. */
const writes: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'createProject',
  'updateProject',
  'createProjectForUser',
  'createGroup',
  'createUser',
  'updateUser',
  'transferProject',
  'createCommitStatus',
])

/** DELETE operations whose response is specified. */
const specifiedDeletions: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'deleteBranch',
  'deleteFile',
  'deleteUser',
  'deleteProject',
  'deleteMergedBranches',
])

/** Operations that the specification only names. */
const namedOnly: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'blockUser',
  'unblockUser',
  'unstarProject',
  'subscribeToItem',
  'unsubscribeFromItem',
  'cancelMergeWhenPipelineSucceeds',
  'stopEnvironment',
  'triggerPipeline',
])

/** Named operations that may find the record as it is to become. */
const subscriptions: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'unstarProject',
  'subscribeToItem',
])

/** POST operations of which it is not specified whether they create a record. */
const either: ReadonlySet<OperationId | null> = new Set<OperationId | null>([
  ...namedOnly,
  'createCommitStatus',
  'cancelJob',
  'retryJob',
  'eraseJob',
  'keepJobArtifacts',
  'enableProjectRunner',
  'takeTriggerOwnership',
])

const mediaTypesOfFiles =
  '3 § Jobs: "200 artifacts file", "200 trace file"; 3 § Repository files: "raw file content". The media type is not specified.'

const openMediaTypes = [
  'get-raw-file/media-type',
  'get-job-trace/media-type',
  'download-job-artifacts/media-type',
  'download-artifacts-of-ref/media-type',
]

const mediaTypesByExtension: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain; charset=utf-8',
}

/** Operations that return a file. */
const files: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'getRawFile',
  'getJobTrace',
  'downloadJobArtifacts',
  'downloadArtifactsOfRef',
])

/** Create and update operations return the resource, so its ID is specified even if its other properties are not. */
function identityIn(json: unknown): Record<string, unknown> {
  return isRecord(json) && 'id' in json ? { id: json['id'] } : {}
}

export const bodies: readonly Variation[] = [
  {
    id: 'write-responses-with-the-id-only',
    varies:
      'The server returns only the ID of the record after a write whose response body is not specified.',
    lawful:
      '2 § Projects: "Response bodies of project creation, project edit, user creation and user modification: not shown", and the same for other operations.',
    open: ['*/response-body'],
    alterResponse: (response) => {
      if (!writes.has(response.operation) || response.status >= 300) return false
      response.json = identityIn(response.json)
      return true
    },
  },
  {
    id: 'write-responses-with-other-properties',
    varies:
      'The server returns the ID of the record and other properties after a write whose response body is not specified.',
    lawful:
      '2 § Projects: "Response bodies of project creation, project edit, user creation and user modification: not shown", and the same for other operations.',
    open: ['*/response-body'],
    alterResponse: (response) => {
      if (!writes.has(response.operation) || response.status >= 300) return false
      response.json = { ...identityIn(response.json), result: 'done', url: 'https://forge.example.com/1' }
      return true
    },
  },
  {
    id: 'empty-deletion-responses',
    varies: 'The server returns an empty body after a deletion whose response body is not specified.',
    lawful: deletions,
    open: [
      '*/response-body',
      'delete-tag/parameters-and-response',
      'members/body-after-removal',
      'access-requests/body-after-denial',
    ],
    alterResponse: (response) => hasUnspecifiedBody(response) && replace(response, undefined),
  },
  {
    id: 'deletion-responses-with-the-record',
    varies: 'The server returns the deleted record after a deletion whose response body is not specified.',
    lawful: deletions,
    open: [
      '*/response-body',
      'delete-tag/parameters-and-response',
      'members/body-after-removal',
      'access-requests/body-after-denial',
    ],
    alterResponse: (response) =>
      hasUnspecifiedBody(response) && replace(response, { id: 1, state: 'gone', name: 'Was here' }),
  },
  {
    id: 'deleted-users-as-summaries',
    varies:
      'The server returns a user summary after the deletion of a user, and null if no user was deleted.',
    lawful:
      'The specification does not state which view of the deleted user the body contains, nor the body if no user was deleted.',
    open: ['delete-user/body-with-user', 'delete-user/body-without-user'],
    alterResponse: (response) => {
      if (response.operation !== 'deleteUser' || response.status !== 200) return false
      if (!isRecord(response.json)) return replace(response, null)
      const { id, username, name, state, avatar_url, web_url } = response.json
      return replace(response, { id, username, name, state, avatar_url, web_url })
    },
  },
  {
    id: 'named-routes-return-no-body',
    varies:
      'The server returns no body for operations that the specification only names: 204, and 200 for pipelines and environments.',
    lawful:
      '2 § Users, 3 § Merge requests: "listed only by name"; 1 § Changes from v3 to v4 names the others.',
    open: ['block-user/response', 'unblock-user/response', '*/response'],
    alterResponse: (response) => {
      if (!namedOnly.has(response.operation) || response.status >= 300) return false
      response.status = /Pipeline$|Environment$/.test(response.operation ?? '') ? 200 : 204
      return replace(response, undefined)
    },
  },
  {
    id: 'subscriptions-are-304',
    varies: 'The server returns 304 to requests that subscribe or remove a star.',
    lawful:
      '1 § Status codes: "Resource not modified since the last request"; 1 § Changes from v3 to v4 names the routes and states no responses.',
    open: ['unstar-project/response', 'subscribe-to-item/response'],
    alterResponse: (response) => {
      if (!subscriptions.has(response.operation) || response.status >= 300) return false
      response.status = 304
      return replace(response, undefined)
    },
  },
  {
    id: 'blobs-with-other-attributes',
    varies: 'The server returns other attributes of a blob.',
    lawful: '1 § Changes from v3 to v4 states that they are JSON, and not which attributes there are.',
    open: ['get-blob/response'],
    alterResponse: (response) => {
      if (response.operation !== 'getBlob' || response.status !== 200) return false
      return replace(response, { mode: '100644' })
    },
  },
  {
    id: 'named-routes-return-other-json',
    varies:
      'The server returns JSON of another shape, such as an array, for operations that the specification only names.',
    lawful: '1 § Changes from v3 to v4 names the routes and states no responses.',
    open: ['*/response', 'stop-environment/project-payload'],
    alterResponse: (response) => {
      const isNamed = namedOnly.has(response.operation) || isTemplate(response)
      if (!isNamed || response.status >= 300) return false
      return replace(response, [{ whatever: true }])
    },
  },
  {
    id: 'templates-not-found',
    varies:
      'The server has no templates, and returns 404 for them and for other routes that the specification only names.',
    lawful:
      '1 § Changes from v3 to v4 names the routes. The specification does not state their permitted callers and their content.',
    open: [
      '*template*/response',
      '*template*/permitted-callers',
      'get-repository-tree/*',
      'list-pipelines/*',
      'list-deploy-keys/*',
      'delete-deploy-key/*',
    ],
    alterResponse: (response) => {
      if (!isTemplate(response) || response.status >= 400) return false
      response.status = 404
      delete response.headers['link']
      return replace(response, { message: '404 Not Found' })
    },
  },
  {
    id: 'success-of-actions-is-200',
    varies:
      'The server returns 200 for a POST of which the specification does not state whether it creates a resource.',
    lawful: 'Whether the server returns 200 or 201 is not specified.',
    open: ['*/status', 'create-commit-status/update-status'],
    alterResponse: (response) => otherSuccess(response, 201, 200),
  },
  {
    id: 'success-of-actions-is-201',
    varies:
      'The server returns 201 for a POST of which the specification does not state whether it creates a resource.',
    lawful: 'Whether the server returns 200 or 201 is not specified.',
    open: ['*/status', 'create-commit-status/update-status'],
    alterResponse: (response) => otherSuccess(response, 200, 201),
  },
  {
    id: 'files-of-one-media-type',
    varies:
      'The server returns raw files, artifacts and traces as `application/x-download` with an inline disposition.',
    lawful: mediaTypesOfFiles,
    open: openMediaTypes,
    alterResponse: (response) => {
      if (!isFile(response)) return false
      response.headers['content-type'] = 'application/x-download'
      response.headers['content-disposition'] = 'inline'
      return true
    },
  },
  {
    id: 'files-of-their-media-type',
    varies:
      'The server derives the media type of a raw file from its name, and returns artifacts as `application/zip` and traces without `Content-Type`.',
    lawful: mediaTypesOfFiles,
    open: openMediaTypes,
    alterResponse: (response) => {
      if (!isFile(response)) return false
      if (response.operation === 'getJobTrace') delete response.headers['content-type']
      else response.headers['content-type'] = mediaTypeOf(response)
      return true
    },
  },
]

function hasUnspecifiedBody({ method, operation, status }: PassingResponse): boolean {
  return method === 'DELETE' && operation !== null && !specifiedDeletions.has(operation) && status === 200
}

function isTemplate({ operation }: PassingResponse): boolean {
  return /Template|^getRepositoryTree$|^listPipelines$|DeployKey/.test(operation ?? '')
}

function otherSuccess(response: PassingResponse, before: number, after: number): boolean {
  if (!either.has(response.operation) || response.status !== before) return false
  response.status = after
  return true
}

function isFile({ operation, status }: PassingResponse): boolean {
  return files.has(operation) && status === 200
}

function mediaTypeOf({ operation, target }: PassingResponse): string {
  if (operation !== 'getRawFile') return 'application/zip'
  const [, extension = ''] = /\.(\w+)\/raw(?:\?|$)/.exec(target) ?? []
  return mediaTypesByExtension[extension] ?? 'image/png'
}

/** Puts another body in place of the one there is; undefined: none. */
function replace(response: PassingResponse, json: unknown): true {
  response.json = json
  if (json === undefined) response.body = Buffer.alloc(0)
  else response.headers['content-type'] = 'application/json'
  return true
}
