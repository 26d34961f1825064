/** Lists whose items have other values than the single reads of their records. */
import { isOperationId } from '../../../conformance/protocol/operation-ids.ts'
import { mutantsOf, type Defect, type Mutant } from '../../mutant.ts'
import type { OperationId } from '../../../../generated/operations.ts'
import { altersRecords, altersProperty, returnsValue } from '../../vocabulary/responses.ts'

/** The first element of a list in a property. */
const onlyFirst = (property: string): Defect => [
  'STT-04',
  `returns only the first of ${property}`,
  altersProperty(property, (value) => (Array.isArray(value) ? value.slice(0, 1) : value)),
]

const onlyTwo = (property: string): Defect => [
  'STT-04',
  `returns only two of ${property}`,
  altersProperty(property, (value) => (Array.isArray(value) ? value.slice(0, 2) : value)),
]

/** A value that only some records have. */
const always = (property: string, value: unknown): Defect => [
  'STT-04',
  `returns ${String(value)} as ${property} of every item`,
  returnsValue(property, value),
]

const titleAsMessage: Defect = [
  'STT-04',
  'returns the title of a commit as its message',
  altersRecords((commit) => ({ ...commit, message: commit['title'] })),
]

const ofIssues = [
  onlyFirst('labels'),
  onlyTwo('labels'),
  always('user_notes_count', 0),
  always('due_date', null),
]

const defects: { readonly [List in OperationId]?: readonly Defect[] } = {
  listBranches: [
    always('merged', false),
    always('developers_can_push', false),
    ['STT-04', 'returns commits without parents', returnsValue('commit.parent_ids', [])],
  ],
  listCommits: [titleAsMessage, onlyFirst('parent_ids')],
  listGroupIssues: ofIssues,
  listIssues: ofIssues,
  listJobs: [always('tag', false), always('artifacts_file', null)],
  listMergeRequests: [
    onlyTwo('labels'),
    always('upvotes', 0),
    always('downvotes', 0),
    always('user_notes_count', 0),
    always('work_in_progress', false),
    always('merge_commit_sha', null),
  ],
  listProjectIssues: ofIssues,
  listRunners: [always('active', true)],
  listTags: [always('release', null), always('message', null)],
}

const lists = Object.keys(defects).filter(isOperationId)

export const listValues: readonly Mutant[] = lists.flatMap((list) =>
  mutantsOf(list, 'general/success-is-200', ...(defects[list] ?? [])),
)
