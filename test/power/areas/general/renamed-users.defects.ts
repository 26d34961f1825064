/** Records have a copy of a name or of the state of their user, which a change of the user does not reach. */
import type { OperationId } from '../../../../generated/operations.ts'
import { alterJson, isRecord, isSuccess, pathOf } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { shownAt } from '../../vocabulary/lookups.ts'

type Property = 'name' | 'username' | 'author_username' | 'state'

const copies = [
  ['getGroupMember', 'name'],
  ['getGroupMember', 'username'],
  ['getIssue', 'name'],
  ['getIssueNote', 'username'],
  ['getJob', 'name'],
  ['getMergeRequest', 'username'],
  ['getMergeRequestChanges', 'name'],
  ['getProject', 'name'],
  ['getProjectMember', 'username'],
  ['getSnippetNote', 'name'],
  ['listCommitComments', 'name'],
  ['listCommitStatuses', 'name'],
  ['listEvents', 'author_username'],
  ['listGroupAccessRequests', 'name'],
  ['listGroupIssues', 'name'],
  ['listGroupMembers', 'name'],
  ['listIssueAwardEmoji', 'username'],
  ['listIssueNoteAwardEmoji', 'username'],
  ['listIssues', 'username'],
  ['listJobs', 'name'],
  ['listMergeRequestNotes', 'name'],
  ['listMergeRequests', 'name'],
  ['listProjectAccessRequests', 'username'],
  ['listProjectEvents', 'author_username'],
  ['listProjectEventsAtRoot', 'name'],
  ['listProjectEventsAtRoot', 'author_username'],
  ['listProjectIssues', 'name'],
  ['listProjectMembers', 'name'],
  ['listProjectMembers', 'username'],
  ['listProjectUsers', 'name'],
  ['listTodos', 'name'],
  ['listTriggers', 'name'],
  ['listUserEvents', 'author_username'],
  ['getGroupMember', 'state'],
  ['getMergeRequest', 'state'],
  ['listCommitComments', 'state'],
  ['listIssueNotes', 'state'],
  ['listMergeRequestNoteAwardEmoji', 'state'],
  ['listTodos', 'state'],
] as const satisfies readonly (readonly [OperationId, Property])[]

const changes: readonly (OperationId | null)[] = ['updateUser', 'blockUser']

const returnsFormer = (operation: OperationId, property: Property): Fault => ({
  async everywhere(call, upstream) {
    const before = changes.includes(call.operation)
      ? await shownAt(pathOf(call).replace(/\/block$/, ''), call, upstream)
      : undefined
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (isRecord(before)) upstream.memory.set(String(before['id']), before)
    if (call.operation !== operation || upstream.memory.size === 0) return response
    return alterJson(response, (value) => withFormer(value, property, upstream.memory))
  },
})

/** The same value with the former name wherever it contains a user who was updated. */
function withFormer(value: unknown, property: Property, users: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withFormer(item, property, users))
  if (!isRecord(value)) return value
  const others = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withFormer(inner, property, users)]),
  )
  const isOfAuthor = property === 'author_username'
  const former = users.get(String(value[isOfAuthor ? 'author_id' : 'id']))
  if (!isRecord(former) || !isOfUser(value, property)) return others
  return { ...others, [property]: former[isOfAuthor ? 'username' : property] }
}

/** The owner of a project has an ID, a name and the time of the creation. */
function isOfUser(record: Readonly<Record<string, unknown>>, property: Property): boolean {
  if (!(property in record)) return false
  if (property === 'name') return 'username' in record || Object.keys(record).length === 3
  return property !== 'state' || 'username' in record
}

export const renamedUsers: readonly Mutant[] = copies.map(([operation, property]) =>
  mutant(
    'STT-04',
    operation,
    'general/success-is-200',
    `returns the former ${property} of users`,
    returnsFormer(operation, property),
  ),
)
