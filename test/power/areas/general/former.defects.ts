/** Reads that return what records were before a write of another operation. */
import type { OperationId } from '../../../../generated/operations.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import {
  alterJson,
  isRecord,
  isSuccess,
  jsonOf,
  segmentsOf,
  valueOf,
  type Call,
  pathOf,
} from '../../message.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

interface Former {
  readonly write: OperationId
  readonly read: OperationId
  /** Path of the record below the prefix. */
  readonly record?: (call: Call) => string
  /** What the read returns, with the records as they were before. */
  readonly alter: (
    value: unknown,
    former: readonly Readonly<Record<string, unknown>>[],
    call: Call,
  ) => unknown
}

/** Remembers records before a write, and alters what a read returns. */
function remembers({ write, read, record = pathOf, alter }: Former): Fault {
  return {
    async everywhere(call, upstream) {
      const before = call.operation === write ? await shownAt(record(call), call, upstream) : null
      const response = await upstream.pass(call)
      if (!isSuccess(response)) return response
      if (isRecord(before)) upstream.memory.set(`${pathOf(call)} ${upstream.memory.size}`, before)
      if (call.operation !== read) return response
      return alterJson(response, (value) =>
        alter(value, [...upstream.memory.values()].filter(isRecord), call),
      )
    },
  }
}

const idOf = (value: unknown): unknown => (isRecord(value) ? value['id'] : undefined)

/** The items have properties of the former records. */
const keeps =
  (...names: readonly string[]): Former['alter'] =>
  (value, former) => {
    const restored = (item: unknown): unknown => {
      const found = former.find((each) => each['id'] === idOf(item))
      if (found === undefined || !isRecord(item)) return item
      return { ...item, ...Object.fromEntries(names.map((name) => [name, found[name]])) }
    }
    if (Array.isArray(value)) return value.map(restored)
    if (!isRecord(value) || !Array.isArray(value['projects'])) return value
    return { ...value, projects: value['projects'].map(restored) }
  }

/** The single record has a property of the former one. */
const keepsOwn =
  (name: string): Former['alter'] =>
  (value, former) => {
    const found = former.find((each) => each['id'] === idOf(value))
    return isRecord(value) && found !== undefined ? { ...value, [name]: found[name] } : value
  }

/** The projects of the group still include those of the group that were deleted. */
const keepsProjects: Former['alter'] = (value, former) => {
  if (!isRecord(value) || !Array.isArray(value['projects'])) return value
  const gone = former.filter(
    ({ namespace }) => isRecord(namespace) && namespace['full_path'] === value['full_path'],
  )
  return { ...value, projects: [...value['projects'], ...gone] }
}

/** A filter omits records that a write has changed. */
const omitsChanged =
  (filter: string): Former['alter'] =>
  (value, former, call) => {
    if (!Array.isArray(value) || valueOf(call, filter) === undefined) return value
    return value.filter((item: unknown) => !former.some((each) => each['id'] === idOf(item)))
  }

/** The response to a path is the former one if the project is no more. */
const keepsPaths: Fault = {
  async everywhere(call, upstream) {
    const id = segmentsOf(call)[1] ?? ''
    const response = await upstream.pass(call)
    if (call.operation !== 'getProject' || /^\d+$/.test(id)) return response
    const former = upstream.memory.get(id)
    if (response.status === 404 && isRecord(former))
      return { ...response, status: 200, body: Buffer.from(JSON.stringify(former)) }
    if (isSuccess(response)) upstream.memory.set(id, jsonOf(response))
    return response
  },
}

/** Another update of the settings resets the email address. */
const resetsEmail: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response) || valueOf(call, 'notification_email') !== undefined) return response
    const user = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
    const notification_email = isRecord(user) ? user['email'] : undefined
    await upstream.pass(otherCall(call, 'PUT', '/notification_settings', { notification_email }))
    return response
  },
}

/** The settings are those of the caller who wrote last. */
const sharesSettings = (write: OperationId, read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === write) upstream.memory.set(pathOf(call), jsonOf(response))
    const written = upstream.memory.get(pathOf(call))
    return call.operation === read && written !== undefined ? alterJson(response, () => written) : response
  },
})

/** The author is the user who has updated the record last. */
const becomesAuthor = (write: OperationId, read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === write) {
      const user = jsonOf(await upstream.pass(otherCall(call, 'GET', '/user')))
      if (isRecord(user)) upstream.memory.set(pathOf(call), user['id'])
    }
    const id = upstream.memory.get(pathOf(call))
    if (call.operation !== read || id === undefined) return response
    return alterJson(response, (value) =>
      isRecord(value) && isRecord(value['author']) ? { ...value, author: { ...value['author'], id } } : value,
    )
  },
})

/** The time of the update is that of the creation. */
const isCreatedAgain = (write: OperationId, read: OperationId): Fault => ({
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (call.operation === write && isSuccess(response))
      upstream.memory.set(pathOf(call), '2001-02-03T04:05:06Z')
    const created_at = upstream.memory.get(pathOf(call))
    if (call.operation !== read || created_at === undefined) return response
    return alterJson(response, (value) => (isRecord(value) ? { ...value, created_at } : value))
  },
})

const authored = (
  [
    ['updateIssueNote', 'getIssueNote'],
    ['updateMergeRequestNote', 'getMergeRequestNote'],
    ['updateSnippetNote', 'getSnippetNote'],
    ['updateMergeRequest', 'getMergeRequest'],
  ] as const
).map(([write, read]) =>
  mutant(
    'SFX-04',
    write,
    'general/success-is-200',
    'makes the caller the author',
    becomesAuthor(write, read),
  ),
)

const created = (
  [
    ['updateIssueNote', 'getIssueNote'],
    ['updateMergeRequestNote', 'getMergeRequestNote'],
    ['updateSnippetNote', 'getSnippetNote'],
  ] as const
).map(([write, read]) =>
  mutant(
    'SFX-04',
    write,
    'general/success-is-200',
    'changes the time of the creation',
    isCreatedAgain(write, read),
  ),
)

const former = (description: string, fault: Former): Mutant =>
  mutant('STT-04', fault.write, 'general/success-is-200', description, remembers(fault))

export const formerMutants: readonly Mutant[] = [
  ...authored,
  ...created,
  mutant(
    'STT-04',
    'takeTriggerOwnership',
    'take-trigger-ownership/takes-ownership',
    'leaves the owner in the list',
    remembers({
      write: 'takeTriggerOwnership',
      read: 'listTriggers',
      record: (call) => pathOf(call).replace(/\/take_ownership$/, ''),
      alter: keeps('owner'),
    }),
  ),
  mutant(
    'STT-04',
    'updateProject',
    'update-project/attributes-are-kept',
    'leaves the path in the path with the namespace',
    remembers({ write: 'updateProject', read: 'getProject', alter: keepsOwn('path_with_namespace') }),
  ),
  mutant(
    'STT-04',
    'updateGroup',
    'update-group/attributes-are-kept',
    'leaves the path in the full path',
    remembers({ write: 'updateGroup', read: 'getGroup', alter: keepsOwn('full_path') }),
  ),
  former('leaves the description in the details of the group', {
    write: 'updateProject',
    read: 'getGroup',
    alter: keeps('description'),
  }),
  ...Object.entries({ colors: ['color', 'font'], times: ['starts_at', 'ends_at'] }).map(([what, names]) =>
    former(`leaves the ${what} in the list`, {
      write: 'updateBroadcastMessage',
      read: 'listBroadcastMessages',
      alter: keeps(...names),
    }),
  ),
  former('is omitted by the filter of external users', {
    write: 'updateUser',
    read: 'listUsers',
    alter: omitsChanged('external'),
  }),
  former('is omitted by the scopes of all runners', {
    write: 'updateRunner',
    read: 'listAllRunners',
    alter: omitsChanged('scope'),
  }),
  former('is omitted by the scopes of own runners', {
    write: 'updateRunner',
    read: 'listRunners',
    alter: omitsChanged('scope'),
  }),
  former('leaves active in the list of own runners', {
    write: 'updateRunner',
    read: 'listRunners',
    alter: keeps('active'),
  }),
  former('leaves external in the list', { write: 'updateUser', read: 'listUsers', alter: keeps('external') }),
  former('leaves the name in the list', { write: 'updateGroup', read: 'listGroups', alter: keeps('name') }),
  former('is omitted by the visibility filter', {
    write: 'updateProject',
    read: 'listProjects',
    alter: omitsChanged('visibility'),
  }),
  former('is omitted by the visibility filter of the group', {
    write: 'updateProject',
    read: 'listGroupProjects',
    alter: omitsChanged('visibility'),
  }),
  former('is omitted by the filter of labels', {
    write: 'updateMergeRequest',
    read: 'listMergeRequests',
    alter: omitsChanged('labels'),
  }),
  mutant(
    'STT-04',
    'deleteProject',
    'delete-project/removes-the-project',
    'leaves the project in the details of its group',
    remembers({ write: 'deleteProject', read: 'getGroup', alter: keepsProjects }),
  ),
  mutant(
    'STT-04',
    'deleteProject',
    'delete-project/removes-the-project',
    'leaves the project at its path',
    keepsPaths,
  ),
  mutant(
    'SFX-04',
    'updateNotificationSettings',
    'update-notification-settings/email-kept',
    'resets the email address with the level',
    resetsEmail,
  ),
  mutant(
    'SFX-04',
    'updateGroupNotificationSettings',
    'update-group-notification-settings/level-kept',
    'changes the settings of all users',
    sharesSettings('updateGroupNotificationSettings', 'getGroupNotificationSettings'),
  ),
  mutant(
    'SFX-04',
    'updateProjectNotificationSettings',
    'update-project-notification-settings/level-kept',
    'changes the settings of all users',
    sharesSettings('updateProjectNotificationSettings', 'getProjectNotificationSettings'),
  ),
]
