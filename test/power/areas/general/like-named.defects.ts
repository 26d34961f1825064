/** Writes that also change records with the same name or text in another place, or those of another user. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import {
  isRecord,
  isSuccess,
  jsonOf,
  segmentsOf,
  valueOf,
  withJson,
  withSegment,
  type Call,
  pathOf,
} from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { byAdministrator, jsonResponse, otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'

/** Items of the same list with the same text. */
function toEqual(name: string): Fault {
  return {
    async around(call, upstream) {
      const [list = '', id = ''] = pathOf(call).split(/\/(?=[^/]+$)/)
      const items = await listedAt(list, call, upstream)
      const own = items.find((item) => String(item['id']) === id)
      const others = items.filter((item) => item !== own && item[name] === own?.[name])
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      for (const other of others) {
        const path = `/api/v4${list}/${JSON.stringify(other['id'])}`
        await upstream.pass(byAdministrator({ ...call, path }, upstream))
      }
      return response
    },
  }
}

const toLikeNamedProjects: Fault = {
  alone: true,
  async around(call, upstream) {
    const own = await shownAt(`/projects/${encodeURIComponent(segmentsOf(call)[1] ?? '')}`, call, upstream)
    const all = await listedAt('/projects', call, upstream)
    const response = await upstream.pass(call)
    if (!isRecord(own) || !isSuccess(response)) return response
    for (const other of all.filter(({ id, path }) => id !== own['id'] && path === own['path']))
      await upstream.pass(byAdministrator(withSegment(call, 1, JSON.stringify(other['id'])), upstream))
    return response
  },
}

/** Forks have the path of their project. */
const toForks = toLikeNamedProjects

/** Actions on a job. */
const toLikeNamedJobs = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , id, action = ''] = segmentsOf(call)
  const path = `/projects/${encodeURIComponent(project)}/jobs`
  const jobs = await listedAt(path, call, upstream)
  const own = jobs.find((job) => String(job['id']) === id)
  return jobs
    .filter((job) => job !== own && job['name'] === own?.['name'])
    .map((job) => otherCall(call, 'POST', `${path}/${JSON.stringify(job['id'])}/${action}`))
})

/** A path that a project or group of another namespace has is a conflict. */
const rejectsPathsOf = (
  collection: 'projects' | 'groups',
  pathOf: (call: Call, upstream: Upstream) => Promise<unknown>,
): Fault => ({
  alone: true,
  async around(call, upstream) {
    const path = await pathOf(call, upstream)
    const found = await listedAt(`/${collection}?search=${encodeURIComponent(String(path))}`, call, upstream)
    const own = call.method === 'POST' ? undefined : segmentsOf(call)[1]
    return found.some((each) => each['path'] === path && String(each['id']) !== own)
      ? jsonResponse(409, { message: 'Exists' })
      : upstream.pass(call)
  },
})

const sentPath = async (call: Call) => valueOf(call, 'path') ?? valueOf(call, 'name')

/** The second fork of a project is a conflict. */
const rejectsSecondFork: Fault = {
  async around(call, upstream) {
    if (upstream.memory.has(call.path)) return jsonResponse(409, { message: 'Exists' })
    const response = await upstream.pass(call)
    if (isSuccess(response)) upstream.memory.set(call.path, true)
    return response
  },
}

const toOtherBoards = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , board] = segmentsOf(call)
  const boards = await listedAt(`/projects/${encodeURIComponent(project)}/boards`, call, upstream)
  return boards
    .filter(({ id }) => String(id) !== board)
    .map(({ id }) => withSegment(call, 3, JSON.stringify(id)))
})

const toSameFileIn = (directory: string) =>
  alsoDoesAll(async (call) => [withSegment(call, 4, `${directory}/${segmentsOf(call)[4] ?? ''}`)])

/** A group that was updated has no parent. */
const toTheRoot: Fault = {
  async everywhere(call, { memory, pass }) {
    const response = await pass(call)
    const group = jsonOf(response)
    if (!isSuccess(response) || !isRecord(group)) return response
    const key = JSON.stringify(group['id'])
    if (call.operation === 'updateGroup') memory.set(key, true)
    return call.operation === 'getGroup' && memory.has(key)
      ? withJson(response, { ...group, parent_id: null })
      : response
  },
}

/** For the newest user that is not the caller. */
const forNewestUser: Fault = {
  alone: true,
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const users = await listedAt('/users', call, upstream)
    const others = users.filter(({ username }) => username !== upstream.usernameOf(call))
    const newest = others.toSorted((a, b) => Number(b['id']) - Number(a['id']))[0]
    if (!isSuccess(response) || newest === undefined) return response
    const { headers, ...other } = byAdministrator(call, upstream)
    await upstream.pass({ ...other, headers: { ...headers, sudo: String(newest['username']) } })
    return response
  },
}

const forAdministrator = alsoDoesAll(async (call: Call) => [call])

/** Items of the list at a path whose names differ only in case from the one in the path. */
const inOtherCase = (segment: number, name: 'key' | 'name') =>
  alsoDoesAll(async (call, upstream) => {
    const own = segmentsOf(call)[segment] ?? ''
    const list = pathOf(call)
      .split('/')
      .slice(0, segment + 1)
      .join('/')
    const items = await listedAt(list, call, upstream)
    return items
      .map((item) => String(item[name]))
      .filter((each) => each !== own && each.toLowerCase() === own.toLowerCase())
      .map((each) => withSegment(call, segment, each))
  })

/** The first item of the list whose name differs at most in case is found. */
const findsInAnyCase = (segment: number, name: 'key' | 'name', last: boolean): Fault => ({
  async around(call, upstream) {
    const own = segmentsOf(call)[segment] ?? ''
    const list = pathOf(call)
      .split('/')
      .slice(0, segment + 1)
      .join('/')
    const names = (await listedAt(list, call, upstream)).map((item) => String(item[name]))
    const found = names.filter((each) => each.toLowerCase() === own.toLowerCase()).at(last ? -1 : 0)
    return upstream.pass(found === undefined ? call : withSegment(call, segment, found))
  },
})

const defects: readonly (readonly [OperationId, RuleId, string, Fault])[] = [
  ['deleteIssueNote', 'delete-issue-note/deletes', 'to notes with the same body', toEqual('body')],
  [
    'deleteMergeRequestNote',
    'delete-merge-request-note/deletes',
    'to notes with the same body',
    toEqual('body'),
  ],
  ['deleteSnippetNote', 'delete-snippet-note/deletes', 'to notes with the same body', toEqual('body')],
  ['updateIssueNote', 'general/success-is-200', 'to notes with the same body', toEqual('body')],
  ['updateMergeRequestNote', 'general/success-is-200', 'to notes with the same body', toEqual('body')],
  ['updateSnippetNote', 'general/success-is-200', 'to notes with the same body', toEqual('body')],
  [
    'deleteTrigger',
    'delete-trigger/deletes',
    'to triggers with the same description',
    toEqual('description'),
  ],
  [
    'updateTrigger',
    'general/success-is-200',
    'to triggers with the same description',
    toEqual('description'),
  ],
  [
    'deleteUserSshKey',
    'delete-user-ssh-key/removes-the-key',
    'to keys with the same title',
    toEqual('title'),
  ],
  ['deleteProject', 'delete-project/removes-the-project', 'to like-named projects', toLikeNamedProjects],
  ['updateProject', 'general/success-is-200', 'to like-named projects', toLikeNamedProjects],
  ['createBoardList', 'general/created-is-201', 'to other boards', toOtherBoards],
  ['cancelJob', 'general/created-is-201', 'to jobs with the same name', toLikeNamedJobs],
  ['retryJob', 'general/created-is-201', 'to jobs with the same name', toLikeNamedJobs],
  ['eraseJob', 'general/created-is-201', 'to jobs with the same name', toLikeNamedJobs],
  [
    'deleteIssueAwardEmoji',
    'delete-issue-award-emoji/deletes',
    'to the same emoji of other users',
    toEqual('name'),
  ],
  [
    'deleteMergeRequestAwardEmoji',
    'delete-merge-request-award-emoji/deletes',
    'to the same emoji of other users',
    toEqual('name'),
  ],
  [
    'deleteIssueNoteAwardEmoji',
    'delete-issue-note-award-emoji/deletes',
    'to the same emoji of other users',
    toEqual('name'),
  ],
  ['createBranch', 'general/created-is-201', 'in forks', toForks],
  ['createCommit', 'general/created-is-201', 'in forks', toForks],
  ['createFile', 'general/created-is-201', 'in forks', toForks],
  ['createRelease', 'general/created-is-201', 'in forks', toForks],
  ['createTag', 'general/created-is-201', 'in forks', toForks],
  ['deleteBranch', 'delete-branch/deletes', 'in forks', toForks],
  ['deleteFile', 'delete-file/deletes', 'in forks', toForks],
  ['deleteTag', 'delete-tag/deletes', 'in forks', toForks],
  ['protectBranch', 'general/success-is-200', 'in forks', toForks],
  ['unprotectBranch', 'general/success-is-200', 'in forks', toForks],
  ['updateFile', 'general/success-is-200', 'in forks', toForks],
  ['updateRelease', 'general/success-is-200', 'in forks', toForks],
  ...(
    [
      ['deleteBranch', 'delete-branch/deletes', 4, 'name'],
      ['deleteTag', 'delete-tag/deletes', 4, 'name'],
      ['deleteVariable', 'delete-variable/deletes', 3, 'key'],
      ['protectBranch', 'general/success-is-200', 4, 'name'],
      ['unprotectBranch', 'general/success-is-200', 4, 'name'],
      ['updateRelease', 'general/success-is-200', 4, 'name'],
      ['updateVariable', 'general/success-is-200', 3, 'key'],
    ] as const
  ).map(
    ([operation, rule, segment, name]) =>
      [operation, rule, 'to names in another case', inOtherCase(segment, name)] as const,
  ),
  ['deleteFile', 'delete-file/deletes', 'to the file of the same name in lib', toSameFileIn('lib')],
  ['updateFile', 'update-file/updates', 'to the file of the same name in lib', toSameFileIn('lib')],
  ['updateGroupNotificationSettings', 'general/success-is-200', 'for the administrator', forAdministrator],
  ['updateNotificationSettings', 'general/success-is-200', 'for the administrator', forAdministrator],
  ['updateNotificationSettings', 'general/success-is-200', 'for the newest user', forNewestUser],
  ['updateProjectNotificationSettings', 'general/success-is-200', 'for the administrator', forAdministrator],
]

const rejections: readonly (readonly [OperationId, RuleId, Fault])[] = [
  ['createGroup', 'create-group/nested', rejectsPathsOf('groups', sentPath)],
  ['createProjectForUser', 'create-project-for-user/given-path', rejectsPathsOf('projects', sentPath)],
  ['forkProject', 'fork-project/returns-new-project', rejectsSecondFork],
  [
    'transferProject',
    'transfer-project/moves-to-group',
    rejectsPathsOf('projects', async (call, upstream) => {
      const project = await shownAt(`/projects/${segmentsOf(call)[3] ?? ''}`, call, upstream)
      return isRecord(project) ? project['path'] : undefined
    }),
  ],
  ['updateProject', 'update-project/attributes-are-kept', rejectsPathsOf('projects', sentPath)],
]

export const likeNamedMutants: readonly Mutant[] = [
  ...(
    [
      ['getBranch', 'get-branch/by-name', 4, 'name'],
      ['getTag', 'get-tag/by-name', 4, 'name'],
      ['getVariable', 'get-variable/by-key', 3, 'key'],
    ] as const
  ).flatMap(([operation, rule, segment, name]) =>
    (['first', 'last'] as const).map((which) =>
      mutant(
        'IDT-03',
        operation,
        rule,
        `finds the ${which} name in any case`,
        findsInAnyCase(segment, name, which === 'last'),
      ),
    ),
  ),
  ...rejections.map(([operation, rule, fault]) =>
    mutant('IDT-03', operation, rule, 'rejects the path of a record in another namespace', fault),
  ),
  ...defects.map(([operation, rule, where, fault]) =>
    mutant('SFX-02', operation, rule, `does the same ${where}`, fault),
  ),
  mutant(
    'SFX-04',
    'updateGroup',
    'update-group/owners-and-administrators-only',
    'moves a nested group to the root',
    toTheRoot,
  ),
]
