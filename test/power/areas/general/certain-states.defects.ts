/** Writes and reads that are wrong in one state, or for one value, alone. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import {
  alterJson,
  isRecord,
  isSuccess,
  jsonOf,
  pathOf,
  segmentsOf,
  valueOf,
  withValue,
} from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { hasValue, lacks, sudoOf, when } from '../../vocabulary/conditions.ts'
import { alsoDoes, otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, shownAt } from '../../vocabulary/lookups.ts'
import { altersParameter, altersRequest } from '../../vocabulary/requests.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

const removesBranchOfClosed = when(
  (call, upstream) =>
    hasValue('state_event', 'close')(call, upstream) && lacks('remove_source_branch')(call, upstream),
  altersRequest((call) => withValue(call, 'remove_source_branch', true)),
)

const hidesJobs = when(
  (call, upstream) =>
    hasValue('visibility', 'private')(call, upstream) && lacks('public_jobs')(call, upstream),
  alsoDoes((call, response) => {
    const json = jsonOf(response)
    return isRecord(json)
      ? otherCall(call, 'PUT', pathOf(call), { name: json['name'], public_jobs: false })
      : undefined
  }),
)

/** A list of a board that is read by itself has the position at its creation, or to which it was moved. */
const keepsPosition: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const json = jsonOf(response)
    const list = isRecord(json) ? json : {}
    const key = String(list['id'])
    if (call.operation === 'createBoardList' || call.operation === 'updateBoardList')
      upstream.memory.set(key, list['position'])
    return call.operation === 'getBoardList' && upstream.memory.has(key)
      ? alterJson(response, () => ({ ...list, position: upstream.memory.get(key) }))
      : response
  },
}

/** The todos of a merge request that was closed show the state before. */
const showsFormerState: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const json = jsonOf(response)
    if (call.operation === 'updateMergeRequest' && isRecord(json) && json['state'] === 'closed')
      upstream.memory.set(String(json['id']), 'opened')
    if (call.operation !== 'listTodos') return response
    return alterJson(response, (todos) =>
      Array.isArray(todos)
        ? todos.map((todo: unknown) => {
            const target = isRecord(todo) ? todo['target'] : undefined
            if (!isRecord(todo) || !isRecord(target)) return todo
            const state = upstream.memory.get(String(target['id'])) ?? target['state']
            return { ...todo, target: { ...target, state } }
          })
        : todos,
    )
  },
}

const reopens = alsoDoesAll(async (call, upstream) => {
  const path = pathOf(call).replace(/\/notes$/, '')
  const mergeRequest = await shownAt(path, call, upstream)
  return isRecord(mergeRequest) && mergeRequest['state'] === 'closed'
    ? [otherCall(call, 'PUT', path, { state_event: 'reopen' })]
    : []
})

const dropsSkinTone = altersParameter('name', (name) => String(name).replace(/_tone\d$/, ''))

/** The diffs of a commit name a file as deleted that a later commit has deleted. */
const showsLaterDeletion: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    if (call.operation === 'deleteFile') upstream.memory.set(String(segmentsOf(call)[4]), true)
    if (call.operation !== 'listCommitDiffs') return response
    return alterJson(response, (diffs) =>
      Array.isArray(diffs)
        ? diffs.map((diff: unknown) =>
            isRecord(diff) && upstream.memory.has(String(diff['new_path']))
              ? { ...diff, deleted_file: true }
              : diff,
          )
        : diffs,
    )
  },
}

/** An empty value is returned, and not stored. */
const ignoresEmptyValue: Fault = {
  async around(call, upstream) {
    if (valueOf(call, 'value') !== '') return upstream.pass(call)
    const former = await shownAt(pathOf(call), call, upstream)
    const value = isRecord(former) ? former['value'] : ''
    const response = await upstream.pass(withValue(call, 'value', value))
    return alterJson(response, (variable) => (isRecord(variable) ? { ...variable, value: '' } : variable))
  },
}

/** Under sudo, the author of a commit is the administrator. */
const namesAdministrator: Fault = {
  async around(call, upstream) {
    if (sudoOf(call) === null || valueOf(call, 'author_name') !== undefined) return upstream.pass(call)
    return upstream.pass(withValue(call, 'author_name', 'Administrator'))
  },
}

const withoutDiacritics = altersParameter('name', (name) =>
  String(name).normalize('NFD').replaceAll(/\p{M}/gu, ''),
)

const defects: readonly (readonly [OperationId, RuleId, Mutant['operator'], description: string, Fault])[] = [
  [
    'updateMergeRequest',
    'general/success-is-200',
    'SFX-02',
    'removes the source branch of closed merge requests',
    removesBranchOfClosed,
  ],
  [
    'updateProject',
    'general/success-is-200',
    'SFX-02',
    'hides the jobs of projects that become private',
    hidesJobs,
  ],
  [
    'getBoardList',
    'update-board-list/moves',
    'STT-04',
    'returns the position before other lists were moved',
    keepsPosition,
  ],
  ['listTodos', 'list-todos/returns-the-target', 'STT-04', 'returns the former state', showsFormerState],
  [
    'createMergeRequestNote',
    'create-merge-request-note/creates',
    'SFX-02',
    'reopens the closed merge request',
    reopens,
  ],
  [
    'createSnippetAwardEmoji',
    'create-snippet-award-emoji/awards',
    'SEM-02',
    'drops the skin tone',
    dropsSkinTone,
  ],
  [
    'createIssueNoteAwardEmoji',
    'create-issue-note-award-emoji/awards',
    'SEM-02',
    'drops the skin tone',
    dropsSkinTone,
  ],
  [
    'listCommitDiffs',
    'list-commit-diffs/new-file',
    'STT-04',
    'returns files as deleted that a later commit deletes',
    showsLaterDeletion,
  ],
  ['updateVariable', 'update-variable/updates', 'SFX-01', 'does not store an empty value', ignoresEmptyValue],
  [
    'updateFile',
    'general/any-request-with-sudo',
    'SEM-02',
    'names the administrator as author',
    namesAdministrator,
  ],
  [
    'createCommit',
    'general/any-request-with-sudo',
    'SEM-02',
    'names the administrator as author',
    namesAdministrator,
  ],
  [
    'createProject',
    'create-project/attributes-are-kept',
    'SEM-02',
    'returns another setting than it stores',
    altersProperty('only_allow_merge_if_pipeline_succeeds', () => false),
  ],
  [
    'createProject',
    'create-project/attributes-are-kept',
    'SEM-02',
    'removes diacritics next to a path',
    when((call) => valueOf(call, 'path') !== undefined, withoutDiacritics),
  ],
]

export const certainStateMutants: readonly Mutant[] = defects.map(
  ([operation, rule, operator, description, fault]) => mutant(operator, operation, rule, description, fault),
)
