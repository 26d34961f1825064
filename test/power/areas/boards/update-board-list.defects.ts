/** Defects of updateBoardList, by the rule that each violates. */
import { type Fault, defectsOf } from '../../mutant.ts'
import { hasValue, when } from '../../vocabulary/conditions.ts'
import { otherCall } from '../../vocabulary/effects.ts'
import { valueOf, isSuccess, isRecord, pathOf } from '../../message.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { deletesAll, findsFirst, missing, movesListsOfOtherBoards } from './shared.ts'

const oneMore = (value: unknown) => Number(value) + 1

const readsOnly: Fault = {
  around: async (call, { pass }) => pass(otherCall(call, 'GET', pathOf(call))),
}

/** The response has the requested position, and nothing is changed. */
const pretendsMove: Fault = {
  async around(call, upstream) {
    const response = await upstream.pass(otherCall(call, 'GET', pathOf(call)))
    const position = Number(valueOf(call, 'position'))
    const record: unknown = isSuccess(response) ? JSON.parse(response.body.toString('utf8')) : undefined
    return isRecord(record)
      ? { ...response, body: Buffer.from(JSON.stringify({ ...record, position })) }
      : response
  },
}

export const updateBoardList = defectsOf('updateBoardList', {
  'update-board-list/moves': [
    ['SEM-01', 'does not move the list', readsOnly],
    ['STT-01', 'returns a success without deleting', pretendsMove],
    ['STT-01', 'does not store position 0', when(hasValue('position', 0), pretendsMove)],
    ['SEM-07', 'counts positions from another number', altersParameter('position', oneMore)],
    ['SFX-02', 'deletes the other lists', deletesAll],
    ['SFX-03', 'moves the first list', findsFirst],
  ],
  'general/success-is-200': [['SFX-04', 'moves lists of other boards', movesListsOfOtherBoards]],
  'update-board-list/position-required': [...missing('position', 200, 1)],
})
