/** Defects of createMergeRequest, by the rule that each violates. */
import { reference } from '../../../../server-stub/reference.ts'
import { isRecord, segmentsOf, valueOf, withValue, type Call, isForm } from '../../message.ts'
import { defectsOf, mutantsOf, type Fault, type Mutant, type Upstream } from '../../mutant.ts'
import { lacks, when, hasValue } from '../../vocabulary/conditions.ts'
import { jsonResponse, otherCall, undoesEffect } from '../../vocabulary/effects.ts'
import { alsoDoesAll, listedAt } from '../../vocabulary/lookups.ts'
import { altersParameter, defaultsParameter, ignores, cutsText } from '../../vocabulary/requests.ts'
import {
  altersBody,
  altersProperty,
  replacesStatus,
  returnsSuccessFor,
  returnsValue,
} from '../../vocabulary/responses.ts'
import { asLatin, escaped, lowered } from '../../vocabulary/values.ts'
import { branchesOf } from '../branches/shared.ts'

/** The source is another branch than the default branch by default. */
const fromAnotherBranch: Fault = when(lacks('source_branch'), {
  async around(call, upstream) {
    const branches = await listedAt(branchesOf(call), call, upstream)
    const other = branches.find(({ name }) => name !== 'master')
    return upstream.pass(other === undefined ? call : withValue(call, 'source_branch', other['name']))
  },
})

const asClosed = (milestone: unknown): unknown =>
  isRecord(milestone) ? { ...milestone, state: 'closed' } : milestone

const first = (value: unknown) => String(value).split(',')[0]

const asOne = (value: unknown) => String(value).replaceAll(',', ' ')

const needed = [
  ['source_branch', 'create-merge-request/source-branch-required'],
  ['target_branch', 'create-merge-request/target-branch-required'],
  ['title', 'create-merge-request/title-required'],
] as const

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

/** The merge requests of other projects from a branch with the same name. */
async function ofOtherProjects(call: Call, upstream: Upstream) {
  const [, own] = segmentsOf(call)
  const projects = (await listedAt('/projects', call, upstream)).filter(({ id }) => String(id) !== own)
  const found = []
  for (const { id } of projects.toSorted((a, b) => Number(b['id']) - Number(a['id'])).slice(0, 10)) {
    const list = `/projects/${String(id)}/merge_requests`
    for (const { source_branch, iid } of await listedAt(list, call, upstream))
      if (source_branch === valueOf(call, 'source_branch')) found.push(`${list}/${String(iid)}`)
  }
  return found
}

const rejectsNamesOfOthers: Fault = {
  alone: true,
  async around(call, upstream) {
    const found = await ofOtherProjects(call, upstream)
    return found.length > 0 ? jsonResponse(409, { message: 'Exists' }) : upstream.pass(call)
  },
}

const closesThoseOfOthers: Fault = {
  ...alsoDoesAll(async (call, upstream) => {
    const found = await ofOtherProjects(call, upstream)
    return found.map((path) => otherCall(call, 'PUT', path, { state_event: 'close' }))
  }),
  alone: true,
}

/** Requests with an invalid assignee are rejected as before. */
const keepsBranchOfAssignee: Fault = when(
  (call) => /^\d+$/.test(String(valueOf(call, 'assignee_id'))),
  when(hasValue('remove_source_branch', true), ignores('remove_source_branch')),
)

export const createMergeRequest: readonly Mutant[] = [
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
      ['ENC-01', 'finds source branches in lower case only', altersParameter('source_branch', lowered)],
      ['ENC-01', 'escapes the description', altersParameter('description', escaped)],
      ['ENC-01', 'reads the description as Latin-1', altersParameter('description', asLatin)],
      ['ENC-01', 'reads the title as Latin-1', altersParameter('title', asLatin)],
      ['STT-01', 'returns no description', returnsValue('description', null)],
      ['SEM-02', 'swaps the branches in the response', confused('source_branch', 'target_branch')],
    ],
    'general/created-is-201': [
      ['IDT-03', 'rejects a source branch that another project has', rejectsNamesOfOthers],
      ['SFX-04', 'closes merge requests of other projects', closesThoseOfOthers],
      ['ENC-01', 'cuts descriptions after 1000 characters', cutsText('description', 1_000)],
      ['SEM-10', 'keeps the source branch if there is an assignee', keepsBranchOfAssignee],
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
    'create-merge-request/milestone': [
      ['SEM-01', 'stores no milestone', ignores('milestone_id')],
      ['SCH-04', 'returns every milestone as closed', altersProperty('milestone', asClosed)],
    ],
    'create-merge-request/target-project': [
      ['SEM-01', 'creates the merge request in the source project', ignores('target_project_id')],
      ['SEM-02', 'swaps the projects in the response', confused('source_project_id', 'target_project_id')],
    ],
    'create-merge-request/remove-source-branch': [
      ['SEM-01', 'keeps the source branch', ignores('remove_source_branch')],
      ['ENC-02', 'ignores remove_source_branch in forms', when(isForm, ignores('remove_source_branch'))],
    ],
  }),
  ...needed.flatMap(([name, rule]) =>
    mutantsOf(
      'createMergeRequest',
      rule,
      ['STA-03', `returns a success without ${name}`, when(lacks(name), returnsSuccessFor(400, 201))],
      ['STA-02', `returns 422 without ${name}`, when(lacks(name), replacesStatus(400, 422))],
      [
        'SEM-05',
        `sets ${name} by default`,
        name === 'source_branch' ? fromAnotherBranch : defaultsParameter(name, 'master'),
      ],
    ),
  ),
]
