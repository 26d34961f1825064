/** Responses and effects of which one detail is wrong, and named routes that violate a general rule. */
import type { OperationId } from '../../../../generated/operations.ts'
import type { RuleId } from '../../../../generated/rules.ts'
import { isRecord, isSuccess, jsonOf, segmentsOf, valueOf, withSegment, withValue } from '../../message.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { hasValue, isAnonymous, when, type Condition } from '../../vocabulary/conditions.ts'
import { hasNoEffect, otherCall } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter, altersPathSegment, defaultsParameter, ignores } from '../../vocabulary/requests.ts'
import {
  altersBytes,
  altersHeader,
  altersProperty,
  altersRecords,
  replacesStatus,
  returnsValue,
} from '../../vocabulary/responses.ts'

const isForm: Condition = ({ headers }) => (headers['content-type'] ?? '').includes('urlencoded')

const createsFile: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    if (isSuccess(response) || valueOf(call, 'content') === undefined) return response
    const created = await upstream.pass({ ...call, method: 'POST' })
    return isSuccess(created) ? { ...created, status: 200 } : response
  },
}

const branchesFromMaster: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const isUnknown = response.status === 400 && valueOf(call, 'ref') !== undefined
    return isUnknown ? upstream.pass(withValue(call, 'ref', 'master')) : response
  },
}

const usesMaster: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    return response.status === 404 ? upstream.pass(withSegment(call, 4, 'master')) : response
  },
}

const protectsAnother: Fault = alsoDoesAll(async (call, upstream) => {
  const [, id = '', , , branch] = segmentsOf(call)
  const list = `/projects/${id}/repository/branches`
  const others = (await listedAt(list, call, upstream)).filter(({ name }) => name !== branch)
  return others.map(({ name }) =>
    otherCall(call, 'PUT', `${list}/${encodeURIComponent(String(name))}/protect`),
  )
})

/** The first response of each path, until another branch is written than the one that is unprotected. */
const keepsProtected: Fault = {
  async everywhere(call, upstream) {
    const key = `${call.path} ${upstream.usernameOf(call)}`
    if (call.operation !== 'getBranch') {
      if (call.operation === 'protectBranch') upstream.memory.delete(key.replace('/protect', ''))
      return upstream.pass(call)
    }
    const response = await upstream.pass(call)
    const known = upstream.memory.get(key)
    if (known === true && isSuccess(response)) {
      const json = jsonOf(response)
      const body = Buffer.from(JSON.stringify({ ...(isRecord(json) ? json : {}), protected: true }))
      return { ...response, body }
    }
    const json = jsonOf(response)
    upstream.memory.set(key, isRecord(json) && json['protected'] === true)
    return response
  },
}

const returnsAnotherTitle = altersRecords((issue) => {
  const { milestone } = issue
  return isRecord(milestone) ? { ...issue, milestone: { ...milestone, title: 'Another' } } : issue
})

const defects: readonly (readonly [OperationId, RuleId, Mutant['operator'], description: string, Fault])[] = [
  [
    'subscribeToItem',
    'general/authentication-by-default',
    'AUT-01',
    'accepts anonymous callers',
    when(isAnonymous, hasNoEffect(201, {})),
  ],
  ['listPipelines', 'general/not-found-is-404', 'STA-03', 'lists nothing', replacesStatus(404, 200, [])],
  [
    'getSnippetNote',
    'general/success-is-200',
    'STT-04',
    'returns the time of the update as created_at',
    altersProperty('created_at', (_, { updated_at }) => updated_at),
  ],
  [
    'listUserEmails',
    'list-user-emails/emails-of-the-user',
    'SEM-02',
    'masks the emails',
    altersProperty('email', (email) => String(email).replace(/^./, '*')),
  ],
  [
    'listCommitDiffs',
    'list-commit-diffs/entry-per-file',
    'SEM-01',
    'compares the head of the branch',
    altersPathSegment(4, (sha) => (/^[0-9a-f]{40}$/.test(sha) ? 'master' : sha)),
  ],
  [
    'downloadArtifactsOfRef',
    'download-artifacts-of-ref/sends-file',
    'IDT-03',
    'falls back to master',
    usesMaster,
  ],
  [
    'getRunner',
    'list-all-runners/scope-shared',
    'SEM-02',
    'shows no runner as shared',
    returnsValue('is_shared', false),
  ],
  [
    'createBoardList',
    'create-board-list/creates',
    'SCH-03',
    'omits the text',
    returnsValue('label.description', null),
  ],
  ['updateFile', 'update-file/updates', 'STT-03', 'creates a missing file', createsFile],
  [
    'createBranch',
    'create-branch/from-commit',
    'STT-03',
    'creates a branch from an unknown ref',
    branchesFromMaster,
  ],
  [
    'createIssue',
    'create-issue/milestone',
    'SEM-02',
    'returns another title of the milestone',
    returnsAnotherTitle,
  ],
  [
    'createMergeRequest',
    'create-merge-request/remove-source-branch',
    'ENC-02',
    'ignores remove_source_branch in forms',
    when(isForm, ignores('remove_source_branch')),
  ],
  [
    'createBroadcastMessage',
    'create-broadcast-message/attributes-are-kept',
    'ENC-01',
    'stores 140 characters',
    altersParameter('message', (text) => String(text).slice(0, 140)),
  ],
  [
    'createBroadcastMessage',
    'general/created-is-201',
    'ENC-01',
    'stores a line of 140 characters',
    altersParameter('message', (text) => String(text).slice(0, 140)),
  ],
  [
    'createIssue',
    'general/created-is-201',
    'ENC-01',
    'stores 80 characters of the title',
    altersParameter('title', (title) => String(title).slice(0, 80)),
  ],
  [
    'createTag',
    'create-tag/without-message',
    'SCH-03',
    'returns an empty release',
    altersProperty('release', (release, { name }) => release ?? { tag_name: name, description: '' }),
  ],
  [
    'listEvents',
    'list-events/note-on-note-events',
    'SEM-02',
    'returns another username of the author',
    returnsValue('author.username', 'another'),
  ],
  [
    'listUserEvents',
    'list-user-events/note-on-note-events',
    'IDT-01',
    'returns another noteable',
    altersProperty('note.noteable_id', (id) => (id === undefined ? id : Number(id) + 1)),
  ],
  [
    'listEvents',
    'list-events/note-on-note-events',
    'SEM-02',
    'returns the author of a note as blocked',
    altersProperty('note.author.state', (state) => (state === undefined ? state : 'blocked')),
  ],
  [
    'listBoards',
    'list-boards/label-lists-only',
    'SCH-03',
    'omits the text of labels',
    altersProperty('lists.label.description', () => null),
  ],
  [
    'listCommitStatuses',
    'create-commit-status/keeps-attributes',
    'SEM-02',
    'returns another username of the author',
    returnsValue('author.username', 'another'),
  ],
  [
    'createProjectAccessRequest',
    'create-project-access-request/returns-the-request',
    'SEM-02',
    'returns another name',
    returnsValue('name', 'Another Name'),
  ],
  [
    'listGroups',
    'list-groups/ascending-by-default',
    'SEM-05',
    'is descending by path',
    when(hasValue('order_by', 'path'), defaultsParameter('sort', 'desc')),
  ],
  [
    'listTags',
    'general/x-total-pages',
    'HDR-03',
    'counts a page after a full one',
    altersHeader('x-total-pages', (pages, { headers }) =>
      Number(headers['x-total']) % Number(headers['x-per-page']) === 0 ? String(Number(pages) + 1) : pages,
    ),
  ],
  [
    'getJobTrace',
    'get-job-trace/sends-trace',
    'ENC-03',
    'returns ASCII only',
    altersBytes((bytes) => Buffer.from(bytes.toString('latin1').replaceAll(/[^\r\n -~]/g, '?'), 'latin1')),
  ],
  [
    'getRunner',
    'list-all-runners/scope-online',
    'SCH-03',
    'shows no contact',
    returnsValue('contacted_at', null),
  ],
  [
    'listPipelineJobs',
    'general/success-is-200',
    'SEM-02',
    'returns the title of the commit as its message',
    altersRecords((job) => {
      const { commit } = job
      return isRecord(commit) ? { ...job, commit: { ...commit, message: commit['title'] } } : job
    }),
  ],
  ['unprotectBranch', 'general/success-is-200', 'SFX-04', 'protects other branches', protectsAnother],
  ['unprotectBranch', 'unprotect-branch/unprotects', 'STT-04', 'reads the former protection', keepsProtected],
]

export const smallEffectMutants: readonly Mutant[] = defects.map(
  ([operation, rule, operator, description, fault]) => mutant(operator, operation, rule, description, fault),
)
