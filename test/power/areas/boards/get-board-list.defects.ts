/** Defects of getBoardList, by the rule that each violates. */
import { defectsOf, type Fault } from '../../mutant.ts'
import { findsBoardListsAnywhere } from '../../vocabulary/finders.ts'
import { returnsValue, altersProperty } from '../../vocabulary/responses.ts'
import { findsFirst } from './shared.ts'
import { isSuccess, jsonOf, isRecord, alterJson } from '../../message.ts'
import { asciiOf } from '../../vocabulary/lists.ts'

/** A list of a board that is read by itself has the position at its creation, or to which it was moved. */
const keepsPosition: Fault = {
  async everywhere(call, upstream) {
    const response = await upstream.pass(call)
    if (!isSuccess(response)) return response
    const json = jsonOf(response)
    const list = isRecord(json) ? json : {}
    const key = String(list['id'])
    if (call.operation === 'createBoardList' || call.operation === 'updateBoardList')
      upstream.memory.set(key, list['position'])
    return call.operation === 'getBoardList' && upstream.memory.has(key)
      ? alterJson(response, () => ({ ...list, position: upstream.memory.get(key) }))
      : response
  },
}

export const getBoardList = defectsOf('getBoardList', {
  'get-board-list/by-id': [
    ['SFX-03', 'returns the first list', findsFirst],
    ['SFX-03', 'finds lists of other boards', findsBoardListsAnywhere],
    ['SCH-04', 'returns another label name', returnsValue('label.name', 'label')],
    ['ENC-03', 'returns descriptions of labels in ASCII', altersProperty('label.description', asciiOf)],
  ],
  'update-board-list/moves': [
    ['STT-04', 'returns the position before other lists were moved', keepsPosition],
  ],
})
