/** Mutants of creating, reading and deleting merge requests. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, isSuccess, jsonOf, segmentsOf, type Call } from '../../message.ts'
import { defectsOf, mutantsOf, type Fault, type Mutant } from '../../mutant.ts'
import {
  returnsSuccessFor,
  omitsProperty,
  altersBody,
  returnsValue,
  altersProperty,
  replacesStatus,
} from '../../vocabulary/responses.ts'
import { by, lacks, when } from '../../vocabulary/conditions.ts'
import {
  otherCall,
  byAdministrator,
  undoesEffect,
  grantsPermission,
  hasNoEffect,
  rejects,
  ignoresPermissions,
} from '../../vocabulary/effects.ts'
import { altersList } from '../../vocabulary/lists.ts'
import { alsoDoesAll, rejectsRepeatedDeletion, listedAt, shownAt } from '../../vocabulary/lookups.ts'
import { defaultsParameter, ignores, altersParameter } from '../../vocabulary/requests.ts'
import { asLatin, escaped } from '../../vocabulary/values.ts'

const first = (value: unknown) => String(value).split(',')[0]
const asOne = (value: unknown) => String(value).replaceAll(',', ' ')

const needed = [
  ['source_branch', 'create-merge-request/source-branch-required'],
  ['target_branch', 'create-merge-request/target-branch-required'],
  ['title', 'create-merge-request/title-required'],
] as const

const required: readonly Mutant[] = needed.flatMap(([name, rule]) =>
  mutantsOf(
    'createMergeRequest',
    rule,
    ['STA-03', `returns a success without ${name}`, when(lacks(name), returnsSuccessFor(400, 201))],
    ['STA-02', `returns 422 without ${name}`, when(lacks(name), replacesStatus(400, 422))],
    ['SEM-05', `sets ${name} by default`, defaultsParameter(name, 'master')],
  ),
)

/** Swaps two properties of a record. */
const confused = (one: string, other: string) =>
  altersBody((value) => (isRecord(value) ? { ...value, [one]: value[other], [other]: value[one] } : value))

const assignsAuthor: Fault = {
  handlers: () => ({
    createMergeRequest: (request, services) => {
      const { body } = request
      const assignee = body.assignee_id === undefined ? {} : { assignee_id: services.currentUser().id }
      return reference.createMergeRequest({ ...request, body: { ...body, ...assignee } }, services)
    },
  }),
}

const creation: readonly Mutant[] = [
  ...defectsOf('createMergeRequest', {
    'create-merge-request/keeps-attributes': [
      ['STT-01', 'returns the result without storing it', undoesEffect],
      ['SEM-01', 'stores no description', ignores('description')],
      ['SEM-02', 'stores master as the target branch', altersParameter('target_branch', () => 'master')],
      [
        'SEM-02',
        'stores titles in capitals',
        altersParameter('title', (value) => String(value).toUpperCase()),
      ],
      ['ENC-01', 'escapes the description', altersParameter('description', escaped)],
      ['ENC-01', 'reads the description as Latin-1', altersParameter('description', asLatin)],
      ['ENC-01', 'reads the title as Latin-1', altersParameter('title', asLatin)],
      ['STT-01', 'returns no description', returnsValue('description', null)],
      ['SEM-02', 'swaps the branches in the response', confused('source_branch', 'target_branch')],
    ],
    'create-merge-request/assignee': [
      ['SEM-01', 'assigns no user', ignores('assignee_id')],
      ['SFX-03', 'assigns the author', assignsAuthor],
    ],
    'create-merge-request/labels': [
      ['SEM-01', 'stores no labels', ignores('labels')],
      ['SEM-02', 'stores only the first label', altersParameter('labels', first)],
      ['ENC-02', 'stores all labels as one', altersParameter('labels', asOne)],
    ],
    'create-merge-request/milestone': [['SEM-01', 'stores no milestone', ignores('milestone_id')]],
    'create-merge-request/target-project': [
      ['SEM-01', 'creates the merge request in the source project', ignores('target_project_id')],
      ['SEM-02', 'swaps the projects in the response', confused('source_project_id', 'target_project_id')],
    ],
    'create-merge-request/remove-source-branch': [
      ['SEM-01', 'keeps the source branch', ignores('remove_source_branch')],
    ],
  }),
]

/** Returns another list of commits: the whole history of the source branch, or of the target branch. */
const branchLog = (branch: 'source_branch' | 'target_branch'): Fault => ({
  async around(call, upstream) {
    const [, project = '', , iid = ''] = segmentsOf(call)
    const request = await shownAt(`/projects/${project}/merge_requests/${iid}`, call, upstream)
    if (!isRecord(request)) return upstream.pass(call)
    const log = otherCall(
      call,
      'GET',
      `/projects/${project}/repository/commits?ref_name=${String(request[branch])}`,
    )
    return upstream.pass(byAdministrator(log, upstream))
  },
})

const alterChanges = (alter: (changes: readonly unknown[]) => readonly unknown[]) =>
  altersBody((value) =>
    isRecord(value) && Array.isArray(value['changes'])
      ? { ...value, changes: alter(value['changes']) }
      : value,
  )

/** The target branch has moved on, and what it has more looks as if it were taken away. */
const takenAway = {
  old_path: 'ahead.txt',
  new_path: 'ahead.txt',
  a_mode: '100644',
  b_mode: '0',
  diff: '--- a/ahead.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-Ahead.\n',
  new_file: false,
  renamed_file: false,
  deleted_file: true,
}

const reads: readonly Mutant[] = [
  ...defectsOf('getMergeRequest', {
    'get-merge-request/subscribed': [
      ['SCH-01', 'omits subscribed', omitsProperty('subscribed')],
      ['SCH-02', 'returns subscribed as a string', altersProperty('subscribed', String)],
    ],
    'get-merge-request/merge-commit-null-until-merged': [
      [
        'SCH-03',
        'returns the head as merge_commit_sha',
        altersProperty('merge_commit_sha', (value, { sha }) => value ?? sha),
      ],
      [
        'SCH-03',
        'returns an empty merge_commit_sha',
        altersProperty('merge_commit_sha', (value) => value ?? ''),
      ],
      ['SCH-01', 'omits merge_commit_sha', omitsProperty('merge_commit_sha')],
    ],
  }),
  ...mutantsOf(
    'listMergeRequestCommits',
    'list-merge-request-commits/lists-commits',
    ['SEM-02', 'lists all commits of the source branch', branchLog('source_branch')],
    ['SEM-02', 'lists the commits of the target branch', branchLog('target_branch')],
    ['SEM-06', 'lists only the last commit', altersList((items) => items.slice(0, 1))],
  ),
  ...defectsOf('getMergeRequestChanges', {
    'get-merge-request-changes/changes': [
      ['SCH-01', 'returns no changes', omitsProperty('changes')],
      ['SEM-06', 'omits one file', alterChanges((changes) => changes.slice(1))],
      ['SEM-06', 'returns one file twice', alterChanges((changes) => [...changes.slice(0, 1), ...changes])],
      [
        'SEM-02',
        'compares with the current head of the target branch',
        alterChanges((changes) => [...changes, takenAway]),
      ],
      ['SEM-02', 'returns new_file as false', altersProperty('changes.new_file', () => false)],
    ],
    'get-merge-request-changes/times': [
      ['SCH-01', 'omits created_at', omitsProperty('created_at')],
      ['SCH-01', 'omits updated_at', omitsProperty('updated_at')],
    ],
  }),
]

/** The author may delete it. */
const authorsMayDelete: Fault = {
  async around(call, upstream) {
    const shown = await upstream.pass({ ...call, method: 'GET' })
    const record = jsonOf(shown)
    const author = isSuccess(shown) && isRecord(record) ? record['author'] : undefined
    const wrote = isRecord(author) && author['username'] === upstream.usernameOf(call)
    return upstream.pass(wrote ? byAdministrator(call, upstream) : call)
  },
}

const closing = (call: Call) =>
  otherCall(call, 'PUT', call.path.replace('/api/v4', ''), { state_event: 'close' })

/** Its neighbours go as well. */
const deletesAll = alsoDoesAll(async (call, upstream) => {
  const [, project = ''] = segmentsOf(call)
  const path = `/projects/${project}/merge_requests`
  const others = await listedAt(path, call, upstream)
  return others.map(({ iid }) => otherCall(call, 'DELETE', `${path}/${String(iid)}`))
})

const removal: readonly Mutant[] = [
  ...mutantsOf(
    'deleteMergeRequest',
    'delete-merge-request/owners-and-administrators-only',
    ...(['guest', 'reporter', 'developer', 'master'] as const).map(
      (user) => ['AUT-02', `accepts a ${user}`, grantsPermission('delete-merge-request', user)] as const,
    ),
    ['AUT-02', 'accepts non-members', when(by('non-member'), ignoresPermissions)],
    ['AUT-02', 'accepts the author', authorsMayDelete],
    ['STA-03', 'rejects administrators', when(by('admin'), rejects(403))],
    ['STA-03', 'rejects owners', when(by('owner'), rejects(403))],
  ),
  ...defectsOf('deleteMergeRequest', {
    'delete-merge-request/deletes': [
      ['STT-01', 'returns a success without deleting', undoesEffect],
      ['STT-01', 'closes instead of deleting', { around: (call, upstream) => upstream.pass(closing(call)) }],
      ['SFX-02', 'deletes all merge requests of the project', deletesAll],
    ],
    'general/delete-is-idempotent': [
      ['IDM-01', 'returns 404 for a second deletion', rejectsRepeatedDeletion],
    ],
  }),
  ...mutantsOf('cancelMergeWhenPipelineSucceeds', 'cancel-merge-when-pipeline-succeeds/route-exists', [
    'STA-02',
    'has no route',
    hasNoEffect(404, { error: '404 Not Found' }),
  ]),
]

export const mergeRequestMutants: readonly Mutant[] = [...required, ...creation, ...reads, ...removal]
