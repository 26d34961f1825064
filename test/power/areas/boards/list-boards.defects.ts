/** Defects of listBoards, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { drops, shows, showsAs } from '../../vocabulary/responses.ts'
import { backlog, closed } from './shared.ts'

const adds = (list: object, where: 'first' | 'last') => (value: unknown) =>
  Array.isArray(value) ? (where === 'first' ? [list, ...value] : [...value, list]) : value

const withoutFirst = (value: unknown) => (Array.isArray(value) ? value.slice(1) : value)

export const listBoards = defectsOf('listBoards', {
  'list-boards/with-lists': [
    ['SCH-01', 'omits the lists of boards', drops('lists')],
    ['SEM-06', 'returns no lists', shows('lists', [])],
    ['SEM-06', 'omits one list', showsAs('lists', withoutFirst)],
    ['SCH-04', 'returns other label names', shows('lists.label.name', 'label')],
  ],
  'list-boards/label-lists-only': [
    ['SEM-02', 'lists the backlog', showsAs('lists', adds(backlog, 'first'))],
    ['SEM-02', 'lists the closed issues', showsAs('lists', adds(closed, 'last'))],
  ],
})
