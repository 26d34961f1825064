/** Defects of getBoardList, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { findsBoardListsAnywhere } from '../../vocabulary/finders.ts'
import { returnsValue } from '../../vocabulary/responses.ts'
import { findsFirst } from './shared.ts'

export const getBoardList = defectsOf('getBoardList', {
  'get-board-list/by-id': [
    ['SFX-03', 'returns the first list', findsFirst],
    ['SFX-03', 'finds lists of other boards', findsBoardListsAnywhere],
    ['SCH-04', 'returns another label name', returnsValue('label.name', 'label')],
  ],
})
