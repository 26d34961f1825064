/** Defects of listBoards, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { omitsProperty, returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { backlog, closed } from './shared.ts'
import { valueOf, alterJson, isRecord } from '../../message.ts'

const adds = (list: object, where: 'first' | 'last') => (value: unknown) =>
  Array.isArray(value) ? (where === 'first' ? [list, ...value] : [...value, list]) : value

const closedLabel = {
  id: 999_999,
  label: { name: 'Closed', color: '#000000', description: null },
  position: 9,
}

const withoutFirst = (value: unknown) => (Array.isArray(value) ? value.slice(1) : value)

const upToTwo = (value: unknown) => (Array.isArray(value) ? value.slice(0, 2) : value)

/** The query joins boards and lists, and its limit applies to the rows. */
const limitsJoinedRows: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(call)
    const most = Number(valueOf(call, 'per_page') ?? 20)
    return alterJson(response, (boards) =>
      Array.isArray(boards)
        ? boards.map((board: unknown) =>
            isRecord(board) && Array.isArray(board['lists'])
              ? { ...board, lists: board['lists'].slice(0, most) }
              : board,
          )
        : boards,
    )
  },
}

export const listBoards = defectsOf('listBoards', {
  'list-boards/with-lists': [
    ['SCH-01', 'omits the lists of boards', omitsProperty('lists')],
    ['SEM-06', 'returns no lists', returnsValue('lists', [])],
    ['SEM-06', 'omits one list', altersProperty('lists', withoutFirst)],
    ['SCH-04', 'returns other label names', returnsValue('lists.label.name', 'label')],
    ['SEM-07', 'limits the lists of a page', limitsJoinedRows],
  ],
  'list-boards/label-lists-only': [
    ['SEM-02', 'lists the backlog', altersProperty('lists', adds(backlog, 'first'))],
    ['SEM-02', 'lists the closed issues', altersProperty('lists', adds(closed, 'last'))],
    ['SEM-02', 'lists the closed issues as a label', altersProperty('lists', adds(closedLabel, 'last'))],
    ['SEM-09', 'returns two lists at most', altersProperty('lists', upToTwo)],
    ['SCH-03', 'omits the text of labels', altersProperty('lists.label.description', () => null)],
  ],
})
