/** Lists whose items lose embedded records or have those of another item, and other views of a record that lose properties. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { isRecord } from '../../message.ts'
import { altersPage, altersRecords } from '../../vocabulary/responses.ts'

/** A property of all items that have it is that of the last one. */
const isThatOfLast = (name: string): Fault =>
  altersPage((items) => {
    const has = (item: unknown) => isRecord(item) && item[name] !== null && item[name] !== undefined
    const last = items.findLast(has)
    const value = isRecord(last) ? last[name] : undefined
    return items.map((item) => (isRecord(item) && has(item) ? { ...item, [name]: value } : item))
  })

/** A property, also one of an embedded record, has this value wherever there is one. */
function becomes(path: string, value: unknown): Fault {
  const [name = '', inner] = path.split('.')
  return altersRecords((record) => {
    const embedded = record[name]
    if (embedded === undefined) return record
    if (inner === undefined) return { ...record, [name]: value }
    const alter = (each: unknown) => (isRecord(each) && inner in each ? { ...each, [inner]: value } : each)
    return { ...record, [name]: Array.isArray(embedded) ? embedded.map(alter) : alter(embedded) }
  })
}

/** The rules of operations whose generated checks do not notice the defects. */
const rules: Partial<Record<OperationId, RuleId>> = {
  cherryPickCommit: 'cherry-pick-commit/applies-change',
  createIssue: 'create-issue/milestone',
  createMergeRequest: 'create-merge-request/milestone',
  forkProject: 'fork-project/returns-new-project',
  getGroup: 'get-group/with-projects',
  getMergeRequestChanges: 'get-merge-request-changes/changes',
  listCommitDiffs: 'list-commit-diffs/entry-per-file',
  listEvents: 'list-events/note-on-note-events',
  listProjectEvents: 'list-project-events/note-on-note-events',
  listUserEvents: 'list-user-events/note-on-note-events',
  getRunner: 'get-runner/detail-form',
  markTodoAsDone: 'mark-todo-as-done/returns-the-todo',
  retryJob: 'retry-job/retries',
  updateGroup: 'update-group/attributes-are-kept',
  updateMergeRequest: 'update-merge-request/milestone',
}

const ruleOf = (operation: OperationId): RuleId => rules[operation] ?? 'general/success-is-200'

const ofLast: readonly (readonly [OperationId, ...(readonly string[])])[] = [
  ['listAllRunners', 'description'],
  ['listBoards', 'lists'],
  ['listCommitComments', 'author'],
  ['listCommitDiffs', 'diff', 'old_path'],
  ['listCommitStatuses', 'author', 'description', 'status', 'target_url'],
  ['listEvents', 'note'],
  ['listGroupIssues', 'assignee', 'author', 'milestone', 'project_id'],
  ['listGroupProjects', 'shared_with_groups'],
  ['listGroups', 'parent_id'],
  ['listIssueAwardEmoji', 'name', 'user'],
  ['listIssueNoteAwardEmoji', 'name', 'user'],
  ['listIssueNotes', 'author'],
  ['listIssues', 'assignee', 'milestone', 'project_id'],
  ['listJobs', 'commit', 'pipeline', 'user'],
  ['listMergeRequestAwardEmoji', 'name', 'user'],
  ['listMergeRequestCommits', 'author_email', 'author_name', 'message', 'parent_ids', 'title'],
  ['listMergeRequestNoteAwardEmoji', 'name', 'user'],
  ['listMergeRequestNotes', 'author'],
  [
    'listMergeRequests',
    'assignee',
    'author',
    'merge_commit_sha',
    'milestone',
    'source_project_id',
    'target_branch',
  ],
  ['listPipelineJobs', 'user'],
  ['listProjectEvents', 'note'],
  ['listProjectIssues', 'assignee', 'author', 'milestone'],
  ['listProjects', 'creator_id', 'namespace', 'owner', 'permissions', 'shared_with_groups'],
  ['listSnippetAwardEmoji', 'name', 'user'],
  ['listSnippetNotes', 'author'],
  ['listTags', 'commit', 'message', 'release'],
  ['listTodos', 'author', 'project', 'target', 'target_type'],
  ['listUserEvents', 'note'],
]

const issues = ['listGroupIssues', 'listIssues', 'listProjectIssues'] as const
const written = ['createMergeRequest', 'updateMergeRequest'] as const

const lost: readonly (readonly [OperationId, string, unknown])[] = [
  ...issues.flatMap((list) =>
    ['milestone', 'milestone.due_date', 'milestone.description'].map((path) => [list, path, null] as const),
  ),
  ...['milestone', 'milestone.due_date'].map((path) => ['listMergeRequests', path, null] as const),
  ['createIssue', 'milestone', null],
  ...written.map((operation) => [operation, 'milestone', null] as const),
  ...(
    [
      ['assignee', null],
      ['description', null],
      ['labels', []],
      ['merge_commit_sha', null],
      ['milestone', null],
      ['work_in_progress', false],
    ] as const
  ).map(([path, value]) => ['getMergeRequestChanges', path, value] as const),
  ...(
    [
      ['assignee', null],
      ['description', null],
      ['labels', []],
    ] as const
  ).map(([path, value]) => ['acceptMergeRequest', path, value] as const),
  ['retryJob', 'commit.message', ''],
  ['retryJob', 'ref', 'other'],
  ...(
    [
      ['project.name', 'other'],
      ['target.state', 'other'],
      ['target.title', 'other'],
      ['target.description', null],
      ['target.assignee', null],
      ['target.source_branch', 'other'],
    ] as const
  ).map(([path, value]) => ['listTodos', path, value] as const),
  ['markTodoAsDone', 'target.title', 'other'],
  ['markTodoAsDone', 'author.id', 1],
  ['cherryPickCommit', 'message', 'other'],
  ['cherryPickCommit', 'parent_ids', []],
  ['forkProject', 'name', 'other'],
  ['forkProject', 'namespace.id', 1],
  ['forkProject', 'description', 'other'],
  ...(
    [
      ['projects.description', null],
      ['projects.name', 'other'],
      ['projects.tag_list', []],
      ['projects.visibility', 'private'],
    ] as const
  ).map(([path, value]) => ['getGroup', path, value] as const),
  ['updateGroup', 'projects.description', null],
  ['getRunner', 'projects.path_with_namespace', 'other/other'],
  ['listBoards', 'lists.position', 7],
  ['listProjects', 'owner', undefined],
  ['listProjects', 'permissions', undefined],
  ['listProjects', 'shared_with_groups', []],
  ['listGroupProjects', 'shared_with_groups', []],
  ['getProject', 'shared_with_groups', []],
]

export const listItemMutants: readonly Mutant[] = [
  ...ofLast.flatMap(([list, ...names]) =>
    names.map((name) =>
      mutant(
        'STT-04',
        list,
        ruleOf(list),
        `returns the ${name} of the last item for all items`,
        isThatOfLast(name),
      ),
    ),
  ),
  ...lost.map(([operation, path, value]) => {
    const result = value === undefined ? 'omits' : `returns ${JSON.stringify(value)} as`
    return mutant('STT-04', operation, ruleOf(operation), `${result} ${path}`, becomes(path, value))
  }),
]
