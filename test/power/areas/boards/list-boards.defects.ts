/** Defects of listBoards, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { drops, shows, showsAs } from '../../vocabulary/responses.ts'
import { backlog, closed } from './shared.ts'

const adds = (list: object, where: 'first' | 'last') => (value: unknown) =>
  Array.isArray(value) ? (where === 'first' ? [list, ...value] : [...value, list]) : value

const withoutFirst = (value: unknown) => (Array.isArray(value) ? value.slice(1) : value)

export const listBoards = defectsOf('listBoards', {
  'list-boards/with-lists': [
    ['SCH-01', 'boards have no lists', drops('lists')],
    ['SEM-06', 'the lists are none', shows('lists', [])],
    ['SEM-06', 'a list is missing', showsAs('lists', withoutFirst)],
    ['SCH-04', 'the labels have other names', shows('lists.label.name', 'label')],
  ],
  'list-boards/label-lists-only': [
    ['SEM-02', 'the backlog is a list', showsAs('lists', adds(backlog, 'first'))],
    ['SEM-02', 'closed issues are a list', showsAs('lists', adds(closed, 'last'))],
  ],
})
