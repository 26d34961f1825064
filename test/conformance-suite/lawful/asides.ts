/** Choices in cases that are not specified and that no check may cause: a check that does gets an error response. */
import type { OperationId } from '../../../generated/operations.ts'
import { HttpError } from '../../../server-stub/http/errors.ts'
import { each, withBody } from './calls.ts'
import type { PassingResponse, Below, Call, Layer, Variation } from './variation.ts'

export const asides: readonly Variation[] = [
  {
    id: 'conflicts-are-otherwise',
    varies:
      'What is there already, or cannot be done in its state, is rejected with 400 where no status is stated.',
    lawful:
      'What is answered for a repeated request, a second emoji, list, variable or runner, and for a job in another state, is not shown.',
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
    aside: true,
    alterResponse: (response) => isOpenConflict(response) && rejected(response),
  },
  {
    id: 'strange-filters-are-rejected',
    varies: 'A filter that is false, that a normal user sets, or that needs credentials is rejected.',
    lawful:
      'What `false` means for these filters, whether each is open to normal users, and what they do without credentials is not shown.',
    open: [
      'list-projects/*',
      'get-project/statistics-readers',
      'list-users/*',
      'list-groups/available-groups',
    ],
    aside: true,
    layers: ({ fired }) => ({
      listProjects: refusing(fired, (call) => {
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
      getProject: refusing(fired, asksForStatistics),
      listUsers: refusing(fired, (call) => {
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
    varies: 'Operations whose parameters are not shown take none.',
    lawful:
      'Parameters of delete project, transfer project, list tags, delete tag and list notes: not shown.',
    open: [
      'delete-project/parameters',
      'transfer-project/parameters',
      'list-tags/parameters',
      'delete-tag/parameters-and-response',
      'fork-project/parameters',
    ],
    aside: true,
    layers: ({ fired }) =>
      each(
        ['deleteProject', 'transferProject', 'listTags', 'deleteTag', 'forkProject'],
        refusing(fired, ({ query, body }) => {
          const known = ['sudo', 'page', 'per_page', 'private_token', 'access_token']
          return Object.keys({ ...query, ...body }).some((name) => !known.includes(name))
        }),
      ),
  },
  {
    id: 'names-are-short-and-plain',
    varies: 'Names, usernames and paths take up to 64 plain characters, passwords at least ten.',
    lawful: 'Length and format constraints of names, paths, usernames and passwords are not shown.',
    open: ['*/name-and-path-constraints', 'create-user/attribute-constraints'],
    aside: true,
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
        refusing(fired, ({ body: { name, path, username, password } }) => {
          const texts = [name, path, username].filter((text) => typeof text === 'string')
          return (
            texts.some((text) => !/^[\w .-]{2,64}$/.test(text)) ||
            (typeof password === 'string' && password.length < 10)
          )
        }),
      ),
  },
  {
    id: 'branches-begin-with-a-branch',
    varies: 'A commit to a branch that does not exist is rejected unless the repository is empty.',
    lawful: 'Whether a `branch` that does not exist is created is not specified.',
    open: ['create-commit/missing-branch'],
    aside: true,
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
    varies: 'Where an action of a commit fails, the actions before it are committed nevertheless.',
    lawful: 'Whether the other actions take effect if one action fails is not specified.',
    open: ['create-commit/failed-action'],
    aside: true,
    layers: ({ fired }) => ({
      createCommit: async (call, below) => {
        try {
          return await below(call)
        } catch (error) {
          if (await commitsBeginning(call, below)) fired()
          throw error
        }
      },
    }),
  },
  {
    id: 'large-requests-are-rejected',
    varies: 'A request body of more than 64 kB is rejected.',
    lawful: 'Maximum request body size: not shown.',
    open: ['limits/request-size'],
    aside: true,
    layers: ({ fired }) =>
      each(
        ['createCommit', 'createFile', 'updateFile', 'createIssue', 'createIssueNote'],
        refusing(fired, ({ body }) => JSON.stringify(body).length > 64_000),
      ),
  },
  {
    id: 'numbers-of-settings-are-bounded',
    varies: 'Numbers among the settings have bounds.',
    lawful: 'The accepted numbers, other than enumerated values, are not specified.',
    open: ['update-application-settings/bounds'],
    aside: true,
    layers: ({ fired }) => ({
      updateApplicationSettings: refusing(fired, ({ body }) =>
        Object.values(body).some((value) => typeof value === 'number' && (value < 0 || value > 1_000_000)),
      ),
    }),
  },
  {
    id: 'marks-and-merges-are-final',
    varies: 'What is done is not marked again, and what is merged is neither closed nor reopened.',
    lawful:
      'What answers for a todo that is done already, and what `close` and `reopen` do to what is merged, is not shown.',
    open: ['mark-todo-as-done/done-already', 'update-merge-request/merged-events'],
    aside: true,
    alterResponse: (response) => {
      const isOfState = JSON.stringify(response.json ?? null).includes('what is merged')
      if (response.operation !== 'updateMergeRequest' || response.status !== 400 || !isOfState) return false
      response.status = 403
      return true
    },
    layers: ({ fired }) => ({
      markTodoAsDone: async (call, below) => {
        const todo = await call.find.todo(Number(call.path['id']))
        if (todo.state === 'pending') return below(call)
        fired()
        throw new HttpError('not-found')
      },
    }),
  },
  {
    id: 'raw-files-need-authentication',
    varies: 'Raw files of public projects need authentication.',
    lawful:
      'Whether the rule that a file can be had without authentication covers the raw file is not shown.',
    open: ['get-raw-file/without-authentication'],
    aside: true,
    layers: ({ fired }) => ({
      getRawFile: (call, below) => {
        if (call.caller.kind !== 'anonymous') return below(call)
        fired()
        throw new HttpError('unauthenticated')
      },
    }),
  },
]

/** Operations whose conflicts have no stated status. */
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

function refusing(fired: () => void, isStrange: (call: Call) => boolean): Layer {
  return (call, below) => {
    if (!isStrange(call)) return below(call)
    fired()
    throw new HttpError('invalid', { texts: { base: ['is not taken here'] } })
  }
}

function asksForStatistics(call: Call): boolean {
  return call.query['statistics'] === true && !isAdministrator(call)
}

function isAdministrator({ caller }: Call): boolean {
  return caller.kind === 'user' && caller.user.admin === 1
}

/** Commits as many of the first actions as succeed. False where not even the first does. */
async function commitsBeginning(call: Call, below: Below): Promise<boolean> {
  const { actions } = call.body
  if (!Array.isArray(actions)) return false
  for (let count = actions.length - 1; count > 0; count -= 1) {
    const made = await below(withBody(call, { actions: actions.slice(0, count) })).catch(() => undefined)
    if (made !== undefined) return true
  }
  return false
}
