/** Writes to projects, groups, members and users that change another record, or ignore a value next to others. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import {
  isRecord,
  isSuccess,
  jsonOf,
  segmentsOf,
  valueOf,
  withJson,
  type Call,
  pathOf,
} from '../../message.ts'
import { mutant, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { has, hasValue, lacks, when } from '../../vocabulary/conditions.ts'
import { byAdministrator, otherCall } from '../../vocabulary/effects.ts'
import type { Item } from '../../vocabulary/lists.ts'
import { alsoDoesAll, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, ignores, setsParameter } from '../../vocabulary/requests.ts'

/** The record at a path below the prefix. */
async function recordAt(target: string, call: Call, upstream: Upstream): Promise<Item> {
  const record = await shownAt(target, call, upstream)
  return isRecord(record) ? record : {}
}

const scopeOf = (call: Call): string => {
  const [collection = '', id = ''] = segmentsOf(call)
  return `/${collection}/${encodeURIComponent(id)}`
}

/** The parent of the group gets the same request. */
const toParent = (method: string, below: string): Fault =>
  alsoDoesAll(async (call, upstream) => {
    const { parent_id: parent } = await recordAt(scopeOf(call), call, upstream)
    const body: unknown = JSON.parse(call.body.toString() || '{}')
    return typeof parent === 'number' ? [otherCall(call, method, `/groups/${parent}${below}`, body)] : []
  })

/** The same user as a member of the parent. */
const toMemberOfParent = (method: string): Fault =>
  alsoDoesAll(async (call, upstream) => {
    const { parent_id: parent } = await recordAt(scopeOf(call), call, upstream)
    if (typeof parent !== 'number') return []
    const body: unknown = method === 'PUT' ? JSON.parse(call.body.toString() || '{}') : undefined
    return [otherCall(call, method, `/groups/${parent}/members/${segmentsOf(call)[3] ?? ''}`, body)]
  })

const unblocksBlocked: Fault = {
  async around(call, upstream) {
    const { state } = await recordAt(pathOf(call).replace('/block', ''), call, upstream)
    const response = await upstream.pass(call)
    if (state === 'blocked')
      await upstream.pass(
        byAdministrator(otherCall(call, 'POST', pathOf(call).replace('/block', '/unblock')), upstream),
      )
    return response
  },
}

/** Other members than the owner get the level of the new one. */
const levelsOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const members = await listedAt(`${scopeOf(call)}/members`, call, upstream)
  const level = members.find(({ id }) => String(id) === segmentsOf(call)[3])?.['access_level']
  const others = members.filter((each) => String(each['id']) !== segmentsOf(call)[3])
  return others
    .filter((each) => each['access_level'] !== 50)
    .map(({ id }) =>
      otherCall(call, 'PUT', `${scopeOf(call)}/members/${Number(id)}`, { access_level: level }),
    )
})

/** The member of a group has the same level in its projects. */
const levelsInProjects: Fault = alsoDoesAll(async (call, upstream) => {
  const projects = await listedAt(`${scopeOf(call)}/projects`, call, upstream)
  const level = Math.min(Number(valueOf(call, 'access_level')), 40)
  return projects.map(({ id }) =>
    otherCall(call, 'PUT', `/projects/${Number(id)}/members/${segmentsOf(call)[3] ?? ''}`, {
      access_level: level,
    }),
  )
})

/** Another group of the same parent is deleted as well. */
const deletesSibling: Fault = {
  async around(call, upstream) {
    const { id: own, parent_id: parent } = await recordAt(scopeOf(call), call, upstream)
    const groups = typeof parent === 'number' ? await listedAt('/groups', call, upstream) : []
    const response = await upstream.pass(call)
    const sibling = groups.find((each) => each['parent_id'] === parent && each['id'] !== own)
    if (isSuccess(response) && sibling !== undefined)
      await upstream.pass(
        byAdministrator(otherCall(call, 'DELETE', `/groups/${Number(sibling['id'])}`), upstream),
      )
    return response
  },
}

/** Projects of the same namespace get the description. */
const describesSiblings: Fault = alsoDoesAll(async (call, upstream) => {
  const { id: own, namespace } = await recordAt(scopeOf(call), call, upstream)
  const projects = await listedAt('/projects', call, upstream)
  const description = valueOf(call, 'description')
  return projects
    .filter((each) => isRecord(each['namespace']) && isRecord(namespace))
    .filter((each) => JSON.stringify(each['namespace']) === JSON.stringify(namespace) && each['id'] !== own)
    .map(({ id, name }) => otherCall(call, 'PUT', `/projects/${Number(id)}`, { name, description }))
})

const hidesSource: Fault = alsoDoesAll(async (call, upstream) => {
  const { name } = await recordAt(scopeOf(call), call, upstream)
  return [otherCall(call, 'PUT', scopeOf(call), { name, visibility: 'private' })]
})

/** The caller's groups get the level of the global settings. */
const levelsGroups: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const level = valueOf(call, 'level')
    if (!isSuccess(response) || level === undefined || level === 'custom' || level === 'global')
      return response
    const groups = jsonOf(await upstream.pass(otherCall(call, 'GET', '/groups')))
    for (const group of Array.isArray(groups) ? groups.filter((each) => isRecord(each)) : [])
      await upstream.pass(
        otherCall(call, 'PUT', `/groups/${Number(group['id'])}/notification_settings`, { level }),
      )
    return response
  },
}

/** A deletion finds the keys of every user. */
const deletesKeysOfOthers: Fault = alsoDoesAll(async (call, upstream) => {
  const key = segmentsOf(call)[2] ?? ''
  const users = await listedAt('/users', call, upstream)
  return users.map(({ id }) => otherCall(call, 'DELETE', `/users/${Number(id)}/keys/${key}`))
})

const alsoSets = (parameter: string, bodyOf: (value: unknown) => object): Fault =>
  alsoDoesAll(async (call) =>
    valueOf(call, parameter) === undefined
      ? []
      : [otherCall(call, 'PUT', pathOf(call), bodyOf(valueOf(call, parameter)))],
  )

/** The project becomes one of the caller. */
const createsForCaller = when(has('path'), {
  around: (call, upstream) =>
    upstream.pass({ ...call, operation: 'createProject', path: '/api/v4/projects' }),
})

/** The name is the path. */
const namedByPath = when(lacks('name'), {
  around: (call, upstream) => {
    const json = jsonOf(call)
    const path = valueOf(call, 'path')
    const isNamed = isRecord(json) && path !== undefined
    return upstream.pass(isNamed ? withJson(call, { ...json, name: path }) : call)
  },
})

const [created, success] = ['general/created-is-201', 'general/success-is-200'] as const
const defects: readonly (readonly [OperationId, RuleId, Mutant['operator'], description: string, Fault])[] = [
  ['addGroupMember', created, 'SFX-04', 'adds the user to the parent group', toParent('POST', '/members')],
  ['updateGroupMember', success, 'SFX-04', 'changes the level in the parent group', toMemberOfParent('PUT')],
  [
    'removeGroupMember',
    success,
    'SFX-04',
    'removes the member of the parent group',
    toMemberOfParent('DELETE'),
  ],
  [
    'updateApplicationSettings',
    'update-application-settings/settings-are-kept',
    'SEM-02',
    'stores a size of at most 100',
    altersParameter('max_attachment_size', (size) => Math.min(Number(size), 100)),
  ],
  ['blockUser', 'get-user/state', 'STT-02', 'unblocks a blocked user', unblocksBlocked],
  ['approveGroupAccessRequest', success, 'SFX-04', 'changes the level of other members', levelsOthers],
  ['approveProjectAccessRequest', success, 'SFX-04', 'changes the level of other members', levelsOthers],
  ['updateGroupMember', success, 'SFX-04', 'changes the level in the projects', levelsInProjects],
  ['deleteGroup', 'delete-group/by-path', 'SFX-04', 'deletes another group of its parent', deletesSibling],
  [
    'updateGroup',
    'update-group/owners-and-administrators-only',
    'SFX-04',
    'changes the parent',
    when(has('description'), toParent('PUT', '')),
  ],
  [
    'updateGroup',
    'update-group/all-optional',
    'SFX-02',
    'sets the name to the path',
    when(
      lacks('name'),
      alsoSets('path', (name) => ({ name })),
    ),
  ],
  [
    'updateProject',
    'update-project/attributes-are-kept',
    'SFX-04',
    'describes other projects of its namespace',
    when(has('description'), describesSiblings),
  ],
  [
    'updateProject',
    'update-project/default-branch',
    'SEM-04',
    'ignores the default branch next to a description',
    when(has('description'), ignores('default_branch')),
  ],
  ['forkProject', 'fork-project/returns-new-project', 'SFX-04', 'hides the source', hidesSource],
  [
    'updateNotificationSettings',
    'update-notification-settings/level-kept',
    'SFX-04',
    'changes the level of groups',
    levelsGroups,
  ],
  [
    'deleteCurrentUserSshKey',
    'delete-current-user-ssh-key/removes-the-key',
    'SFX-04',
    'deletes keys of other users',
    deletesKeysOfOthers,
  ],
  [
    'updateUser',
    'update-user/attributes-are-kept',
    'SFX-02',
    'sets the name to the username',
    when(
      lacks('name'),
      alsoSets('username', (name) => ({ name })),
    ),
  ],
  [
    'createUser',
    'create-user/no-administrator-by-default',
    'SEM-02',
    'reads admin false as true',
    when(hasValue('admin', false), setsParameter('admin', true)),
  ],
  [
    'createUser',
    'create-user/attributes-are-kept',
    'SEM-05',
    'ignores a projects limit of 0',
    when(hasValue('projects_limit', 0), ignores('projects_limit')),
  ],
  [
    'createProjectForUser',
    'create-project-for-user/given-path',
    'SFX-03',
    'creates a project with a path for the administrator',
    createsForCaller,
  ],
  [
    'createProjectForUser',
    'create-project-for-user/name-required',
    'STA-03',
    'uses the path as the name',
    namedByPath,
  ],
]

export const groupAndUserMutants: readonly Mutant[] = defects.map(
  ([operation, rule, operator, description, fault]) => mutant(operator, operation, rule, description, fault),
)
