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
const shownDeletions: ReadonlySet<OperationId | null> = new Set<OperationId>([
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

/** Create and update operations return the resource, so its ID is specified even if its other properties are not. */
function identityIn(json: unknown): Record<string, unknown> {
  return isRecord(json) && 'id' in json ? { id: json['id'] } : {}
}

export const bodies: readonly Variation[] = [
  {
    id: 'writes-answered-with-the-id-alone',
    varies: 'Writes whose response body is not specified return the ID of the record and nothing else.',
    lawful:
      '2 § Projects: "Response bodies of project creation, project edit, user creation and user modification: not shown", and others alike.',
    open: ['*/response-body'],
    alterResponse: (response) => {
      if (!writes.has(response.operation) || response.status >= 300) return false
      response.json = identityIn(response.json)
      return true
    },
  },
  {
    id: 'writes-answered-with-a-word',
    varies: 'Writes whose response body is not specified return a word and the ID of the record.',
    lawful:
      '2 § Projects: "Response bodies of project creation, project edit, user creation and user modification: not shown", and others alike.',
    open: ['*/response-body'],
    alterResponse: (response) => {
      if (!writes.has(response.operation) || response.status >= 300) return false
      response.json = { ...identityIn(response.json), result: 'done', url: 'https://forge.example.com/1' }
      return true
    },
  },
  {
    id: 'deletions-answered-with-nothing',
    varies: 'Deletions whose response body is not shown are answered with an empty body.',
    lawful: deletions,
    open: [
      '*/response-body',
      'delete-tag/parameters-and-response',
      'members/body-after-removal',
      'access-requests/body-after-denial',
    ],
    alterResponse: (response) => isSilentDeletion(response) && replace(response, undefined),
  },
  {
    id: 'deletions-answered-with-a-record',
    varies: 'Deletions whose response body is not shown are answered with a record of what is gone.',
    lawful: deletions,
    open: [
      '*/response-body',
      'delete-tag/parameters-and-response',
      'members/body-after-removal',
      'access-requests/body-after-denial',
    ],
    alterResponse: (response) =>
      isSilentDeletion(response) && replace(response, { id: 1, state: 'gone', name: 'Was here' }),
  },
  {
    id: 'deleted-users-in-few-words',
    varies: 'The body after the deletion of a user is a summary; without one it is null.',
    lawful:
      'Which view of the deleted user the body holds, and what it holds when no user was deleted, is not shown.',
    open: ['delete-user/body-with-user', 'delete-user/body-without-user'],
    alterResponse: (response) => {
      if (response.operation !== 'deleteUser' || response.status !== 200) return false
      if (!isRecord(response.json)) return replace(response, null)
      const { id, username, name, state, avatar_url, web_url } = response.json
      return replace(response, { id, username, name, state, avatar_url, web_url })
    },
  },
  {
    id: 'named-routes-answer-with-nothing',
    varies: 'Operations that are only named succeed with 200 and an empty body.',
    lawful:
      '2 § Users, 3 § Merge requests: "listed only by name"; 1 § Changes from v3 to v4 names the others.',
    open: ['block-user/response', 'unblock-user/response', '*/response'],
    alterResponse: (response) => {
      if (!namedOnly.has(response.operation) || response.status >= 300) return false
      response.status = 200
      return replace(response, undefined)
    },
  },
  {
    id: 'named-routes-answer-with-other-json',
    varies: 'Operations that are only named succeed with other JSON, lists among it.',
    lawful: '1 § Changes from v3 to v4 names the routes and shows no answers.',
    open: ['*/response', 'stop-environment/project-payload'],
    alterResponse: (response) => {
      const isNamed = namedOnly.has(response.operation) || isTemplate(response)
      if (!isNamed || response.status >= 300) return false
      return replace(response, [{ whatever: true }])
    },
  },
  {
    id: 'templates-not-found',
    varies: 'There are no templates, and a tree or a blob is nobody’s business.',
    lawful: '1 § Changes from v3 to v4 names the routes; who may use them, and what they hold, is not shown.',
    open: [
      '*template*/response',
      '*template*/permitted-callers',
      'get-repository-tree/*',
      'get-blob/*',
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
    varies: 'A POST of which it is not shown whether it creates something succeeds with 200.',
    lawful: 'Whether the server returns 200 or 201 is not specified.',
    open: ['*/status', 'create-commit-status/update-status'],
    alterResponse: (response) => otherSuccess(response, 201, 200),
  },
  {
    id: 'success-of-actions-is-201',
    varies: 'A POST of which it is not shown whether it creates something succeeds with 201.',
    lawful: 'Whether the server returns 200 or 201 is not specified.',
    open: ['*/status', 'create-commit-status/update-status'],
    alterResponse: (response) => otherSuccess(response, 200, 201),
  },
  {
    id: 'files-of-one-media-type',
    varies: 'Raw files are bytes of no telling kind, or all texts, and are shown in place.',
    lawful: 'The media type of the response is not specified.',
    open: ['get-raw-file/media-type', 'get-job-trace/media-type', '*/media-type'],
    alterResponse: ({ operation, status, headers }) => {
      if (operation !== 'getRawFile' || status !== 200) return false
      const other = 'application/octet-stream'
      const differs = headers['content-type'] !== other
      headers['content-type'] = other
      headers['content-disposition'] = 'inline'
      return differs
    },
  },
]

function isSilentDeletion({ method, operation, status }: PassingResponse): boolean {
  return method === 'DELETE' && operation !== null && !shownDeletions.has(operation) && status === 200
}

function isTemplate({ operation }: PassingResponse): boolean {
  return /Template|^getRepositoryTree$|^getBlob$|^listPipelines$|DeployKey/.test(operation ?? '')
}

function otherSuccess(response: PassingResponse, before: number, after: number): boolean {
  if (!either.has(response.operation) || response.status !== before) return false
  response.status = after
  return true
}

/** Puts another body in place of the one there is; undefined: none. */
function replace(response: PassingResponse, json: unknown): true {
  response.json = json
  if (json === undefined) response.body = Buffer.alloc(0)
  else response.headers['content-type'] = 'application/json'
  return true
}
