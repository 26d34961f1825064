/** Writes that also change records with the same name or text in another place, or those of another user. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, isSuccess, jsonOf, segmentsOf, withJson, withSegment, type Call } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { byAdministrator } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'

/** Items of the same list with the same text. */
function toEqual(name: string): Fault {
  return {
    async around(call, upstream) {
      const [list = '', id = ''] = call.path.replace('/api/v4', '').split(/\/(?=[^/]+$)/)
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
  ['deleteFile', 'delete-file/deletes', 'to the file of the same name in lib', toSameFileIn('lib')],
  ['updateFile', 'update-file/updates', 'to the file of the same name in lib', toSameFileIn('lib')],
  ['updateGroupNotificationSettings', 'general/success-is-200', 'for the administrator', forAdministrator],
  ['updateNotificationSettings', 'general/success-is-200', 'for the administrator', forAdministrator],
  ['updateNotificationSettings', 'general/success-is-200', 'for the newest user', forNewestUser],
  ['updateProjectNotificationSettings', 'general/success-is-200', 'for the administrator', forAdministrator],
]

export const likeNamedMutants: readonly Mutant[] = [
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
