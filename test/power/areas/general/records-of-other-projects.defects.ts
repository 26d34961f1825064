/** Records that are found by other numbers, or below projects that they do not belong to. */
import { operations, type OperationId } from '../../../../generated/operations.ts'
import { operationIds } from '../../../../server-stub/http/api.ts'
import { mutant, type Fault, type Mutant } from '../../mutant.ts'
import { alterJson, isRecord, isSuccess } from '../../message.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { numberIn, type Item } from '../../vocabulary/lists.ts'
import {
  findsBoardsAnywhere,
  findsSnippetsAnywhere,
  numbersPerPath,
  readsIidsAsIds,
} from '../../vocabulary/finders.ts'

/** Operations with a parameter in their path; what a DELETE does is for the areas. */
function withParameter(name: string): readonly OperationId[] {
  return operationIds.filter((operation) => {
    const { method, parameters, specified } = operations[operation]
    const path: readonly string[] = parameters.path
    return specified === 'full' && method !== 'DELETE' && path.includes(name)
  })
}

const elsewhere = (name: string, fault: Fault): readonly Mutant[] =>
  withParameter(name).map((operation) =>
    mutant('IDT-03', operation, 'general/not-found-is-404', 'finds records of other projects', fault),
  )

const makings = [
  'createIssue',
  'createMergeRequest',
  'createIssueNote',
  'createIssueAwardEmoji',
  'createBoardList',
] as const

/** Two issues that are made at once get the same number. */
const sharesNumbers: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response) || !/\/projects\/\d+\/issues$/.test(call.path)) return response
    return alterJson(response, (value) => mapRecords(value, (record) => halved(record)))
  },
}

/** 1, 1, 2, 2, 3, 3. */
function halved(record: Item): Item {
  return { ...record, iid: Math.ceil(numberIn(record, 'iid') / 2) }
}

function mapRecords(value: unknown, alter: (record: Item) => Item): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isRecord(item) ? alter(item) : item))
  return isRecord(value) ? alter(value) : value
}

export const otherProjectMutants: readonly Mutant[] = [
  ...makings.map((operation) =>
    mutant(
      'IDT-02',
      operation,
      'general/id-unique-on-instance',
      'assigns IDs per parent',
      numbersPerPath('id'),
    ),
  ),
  mutant(
    'IDT-02',
    'createIssue',
    'general/iid-unique-in-project',
    'assigns the IID 1 to every issue',
    returnsValue('iid', 1),
  ),
  mutant(
    'IDT-02',
    'listProjectIssues',
    'general/iid-unique-in-project',
    'assigns the same IID twice',
    sharesNumbers,
  ),
  ...['issue_iid', 'merge_request_iid'].flatMap((name) =>
    withParameter(name).map((operation) =>
      mutant(
        'IDT-01',
        operation,
        'general/addressed-by-iid',
        'finds records by ID instead of IID',
        readsIidsAsIds,
      ),
    ),
  ),
  ...elsewhere('board_id', findsBoardsAnywhere),
  ...elsewhere('snippet_id', findsSnippetsAnywhere),
]
