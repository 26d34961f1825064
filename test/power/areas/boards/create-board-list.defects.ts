/** Defects of createBoardList, by the rule that each violates. */
import { missing } from './shared.ts'
import { defectsOf } from '../../mutant.ts'
import { forgets, refuses } from '../../vocabulary/effects.ts'
import { takes } from '../../vocabulary/requests.ts'
import { shows } from '../../vocabulary/responses.ts'

const oneLess = (value: unknown) => Number(value) - 1

export const createBoardList = defectsOf('createBoardList', {
  'create-board-list/creates': [
    ['STT-01', 'answered and forgotten', forgets],
    ['SFX-03', 'for another label', takes('label_id', oneLess)],
    ['STA-03', 'no list is added', refuses(403)],
    ['SEM-02', 'the answer has another label', shows('label.name', 'label')],
  ],
  'create-board-list/label-id-required': [...missing('label_id', 201, 1)],
})
