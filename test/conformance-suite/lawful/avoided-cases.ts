/** Choices in unspecified cases that no check may cause: a check that causes one gets an error response. */
import type { OperationId } from '../../../generated/operations.ts'
import { HttpError } from '../../../server-stub/http/errors.ts'
import { each, withBody } from './calls.ts'
import type { PassingResponse, Below, Call, Layer, Variation } from './variation.ts'

export const avoidedCases: readonly Variation[] = [
  {
    id: 'conflicts-are-400',
    varies: 'The server returns 400 for conflicts whose status is not specified.',
    lawful:
      'The status is not specified for a repeated access request, for a duplicate award emoji, board list, variable or runner, and for a job in another state.',
    open: [
      'access-requests/repeated-request',
      'access-requests/requests-turned-off',
      'create-user/duplicate-status',
      '*/twice',
      'create-board-list/same-label',
      'create-variable/same-key',
      'enable-project-runner/*',
      'cancel-job/finished',
      'retry-job/unfinished',
      'erase-job/unfinished',
      'keep-job-artifacts/without-artifacts',
      'cherry-pick-commit/conflict',
      'update-release/without-release',
    ],
    isAvoided: true,
    alterResponse: (response) => isOpenConflict(response) && rejected(response),
  },
  {
    id: 'ambiguous-filters-are-rejected',
    varies:
      'The server rejects a filter that is `false`, a filter of a user who is not an administrator, and a filter without credentials.',
    lawful:
      'The specification does not state what `false` means for these filters, whether other users may set them, and what they do without credentials.',
    open: [
      'list-projects/*',
      'get-project/statistics-readers',
      'list-users/*',
      'list-groups/available-groups',
    ],
    isAvoided: true,
    layers: ({ fired }) => ({
      listProjects: rejecting(fired, (call) => {
        const filters = [
          'simple',
          'owned',
          'membership',
          'starred',
          'with_issues_enabled',
          'with_merge_requests_enabled',
        ]
        const own = ['owned', 'membership', 'starred']
        const isAnonymous = call.caller.kind === 'anonymous' && own.some((name) => call.query[name] === true)
        return isAnonymous || filters.some((name) => call.query[name] === false) || asksForStatistics(call)
      }),
      listGroups: rejecting(fired, (call) => call.query['owned'] === false),
      listGroupProjects: rejecting(fired, (call) =>
        ['simple', 'owned', 'starred'].some((name) => call.query[name] === false),
      ),
      getProject: rejecting(fired, asksForStatistics),
      listUsers: rejecting(fired, (call) => {
        const filters = ['active', 'blocked', 'external', 'extern_uid', 'provider']
        return (
          call.query['active'] === false ||
          call.query['blocked'] === false ||
          (!isAdministrator(call) && filters.some((name) => call.query[name] !== undefined))
        )
      }),
    }),
  },
  {
    id: 'unknown-parameters-are-rejected',
    varies: 'The server rejects all parameters of operations whose parameters are not specified.',
    lawful:
      '2 § Projects, 2 § Groups, 3 § Tags: "Parameters of fork and of delete project: not shown", and the same for transfer project, list tags and delete tag.',
    open: [
      'delete-project/parameters',
      'transfer-project/parameters',
      'list-tags/parameters',
      'delete-tag/parameters-and-response',
      'fork-project/parameters',
    ],
    isAvoided: true,
    layers: ({ fired }) =>
      each(
        ['deleteProject', 'transferProject', 'listTags', 'deleteTag', 'forkProject'],
        rejecting(fired, ({ query, body }) => {
          const known = ['sudo', 'page', 'per_page', 'private_token', 'access_token']
          return Object.keys({ ...query, ...body }).some((name) => !known.includes(name))
        }),
      ),
  },
  {
    id: 'names-are-short-and-plain',
    varies:
      'The server rejects names, usernames and paths of more than 64 or other than plain characters, and passwords of less than ten.',
    lawful: 'The specification states no length or format of names, paths, usernames and passwords.',
    open: ['*/name-and-path-constraints', 'create-user/attribute-constraints'],
    isAvoided: true,
    layers: ({ fired }) =>
      each(
        [
          'createProject',
          'createProjectForUser',
          'createGroup',
          'createUser',
          'updateUser',
          'updateProject',
          'updateGroup',
        ],
        rejecting(fired, ({ body: { name, path, username, password } }) => {
          const texts = [name, path, username].filter((text) => typeof text === 'string')
          return (
            texts.some((text) => !/^[\w .-]{2,64}$/.test(text)) ||
            (typeof password === 'string' && password.length < 10)
          )
        }),
      ),
  },
  {
    id: 'commits-need-an-existing-branch',
    varies: 'The server rejects a commit to a branch that does not exist, unless the repository is empty.',
    lawful: 'Whether a `branch` that does not exist is created is not specified.',
    open: ['create-commit/missing-branch'],
    isAvoided: true,
    layers: ({ fired }) => ({
      createCommit: async (call, below) => {
        const project = await call.find.project(String(call.path['id']))
        const branches = await call.git(project.id).branches()
        if (branches.length === 0 || branches.some(({ name }) => name === call.body['branch']))
          return below(call)
        fired()
        throw new HttpError('invalid', { texts: { branch: ['does not exist'] } })
      },
    }),
  },
  {
    id: 'actions-before-a-failed-one-are-committed',
    varies: 'The server commits the actions before a failed action.',
    lawful: 'Whether the other actions take effect if one action fails is not specified.',
    open: ['create-commit/failed-action'],
    isAvoided: true,
    layers: ({ fired }) => ({
      createCommit: async (call, below) => {
        try {
          return await below(call)
        } catch (error) {
          if (await commitFirstActions(call, below)) fired()
          throw error
        }
      },
    }),
  },
  {
    id: 'large-requests-are-rejected',
    varies: 'The server rejects a request body of more than 64 kB.',
    lawful: '1 § Limits: "Maximum request body size: not shown."',
    open: ['limits/request-size'],
    isAvoided: true,
    layers: ({ fired }) =>
      each(
        ['createCommit', 'createFile', 'updateFile', 'createIssue', 'createIssueNote'],
        rejecting(fired, ({ body }) => JSON.stringify(body).length > 64_000),
      ),
  },
  {
    id: 'numbers-of-settings-are-bounded',
    varies: 'The server rejects numeric settings below 0 or above 1,000,000.',
    lawful: 'The accepted numbers, other than enumerated values, are not specified.',
    open: ['update-application-settings/bounds'],
    isAvoided: true,
    layers: ({ fired }) => ({
      updateApplicationSettings: rejecting(fired, ({ body }) =>
        Object.values(body).some((value) => typeof value === 'number' && (value < 0 || value > 1_000_000)),
      ),
    }),
  },
  {
    id: 'marks-and-merges-are-final',
    varies:
      'The server rejects marking a todo as done twice, and closing or reopening a merged merge request.',
    lawful:
      'The specification does not state the response for a todo that is already done, nor the effect of `close` and `reopen` on a merged merge request.',
    open: ['mark-todo-as-done/done-already', 'update-merge-request/merged-events'],
    isAvoided: true,
    alterResponse: (response) => {
      const isOfState = JSON.stringify(response.json ?? null).includes('what is merged')
      if (response.operation !== 'updateMergeRequest' || response.status !== 400 || !isOfState) return false
      response.status = 405
      return true
    },
    layers: ({ fired }) => ({
      markTodoAsDone: async (call, below) => {
        const todo = await call.find.todo(Number(call.path['id']))
        if (todo.state === 'pending') return below(call)
        fired()
        throw new HttpError('conflict')
      },
    }),
  },
  {
    id: 'raw-files-need-authentication',
    varies: 'The server requires authentication for raw files of public projects.',
    lawful:
      '1 § Authentication lists "get file from repository" as callable without authentication. The specification does not state whether this includes the raw file.',
    open: ['get-raw-file/without-authentication'],
    isAvoided: true,
    layers: ({ fired }) => ({
      getRawFile: (call, below) => {
        if (call.caller.kind !== 'anonymous') return below(call)
        fired()
        throw new HttpError('unauthenticated')
      },
    }),
  },
]

/** Operations whose conflict status is not specified. */
const withOpenConflicts: ReadonlySet<OperationId | null> = new Set<OperationId>([
  'createGroupAccessRequest',
  'createProjectAccessRequest',
  'createUser',
  'createBoardList',
  'createVariable',
  'enableProjectRunner',
  'cancelJob',
  'retryJob',
  'eraseJob',
  'keepJobArtifacts',
  'cherryPickCommit',
  'updateRelease',
])

function isOpenConflict({ operation, status }: PassingResponse): boolean {
  const isAward = /^create\w*AwardEmoji$/.test(operation ?? '')
  return status === 409 && (isAward || withOpenConflicts.has(operation))
}

function rejected(response: PassingResponse): true {
  response.status = 400
  response.json = { message: { base: ['cannot be done now'] } }
  return true
}

function rejecting(fired: () => void, isRejected: (call: Call) => boolean): Layer {
  return (call, below) => {
    if (!isRejected(call)) return below(call)
    fired()
    throw new HttpError('invalid', { texts: { base: ['is not accepted'] } })
  }
}

function asksForStatistics(call: Call): boolean {
  return call.query['statistics'] === true && !isAdministrator(call)
}

export function isAdministrator({ caller }: Call): boolean {
  return caller.kind === 'user' && caller.user.admin === 1
}

/** Commits the actions before the first that fails; false if the first action fails. */
async function commitFirstActions(call: Call, below: Below): Promise<boolean> {
  const { actions } = call.body
  if (!Array.isArray(actions)) return false
  for (let count = actions.length - 1; count > 0; count -= 1) {
    const made = await below(withBody(call, { actions: actions.slice(0, count) })).catch(() => undefined)
    if (made !== undefined) return true
  }
  return false
}
