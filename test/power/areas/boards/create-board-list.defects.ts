/** Defects of createBoardList, by the rule that each violates. */
import { missing, movesListsOfOtherBoards } from './shared.ts'
import { alterJson, isRecord, segmentsOf, withSegment } from '../../message.ts'
import { defectsOf } from '../../mutant.ts'
import { undoesEffect, rejects } from '../../vocabulary/effects.ts'
import { listedAt, alsoDoesAll } from '../../vocabulary/lookups.ts'
import { altersParameter } from '../../vocabulary/requests.ts'
import { returnsValue } from '../../vocabulary/responses.ts'

const oneLess = (value: unknown) => Number(value) - 1

const toOtherBoards = alsoDoesAll(async (call, upstream) => {
  const [, project = '', , board] = segmentsOf(call)
  const boards = await listedAt(`/projects/${encodeURIComponent(project)}/boards`, call, upstream)
  return boards
    .filter(({ id }) => String(id) !== board)
    .map(({ id }) => withSegment(call, 3, JSON.stringify(id)))
})

export const createBoardList = defectsOf('createBoardList', {
  'create-board-list/creates': [
    ['STT-01', 'returns the result without storing it', undoesEffect],
    ['SFX-03', 'creates the list for another label', altersParameter('label_id', oneLess)],
    ['STA-03', 'rejects a new list', rejects(403)],
    ['SEM-02', 'returns another label', returnsValue('label.name', 'label')],
    [
      'SEM-02',
      'returns the label of the first list',
      {
        async around(call, upstream) {
          const [first] = await listedAt(call.path.replace(/^\/api\/v4/, ''), call, upstream)
          const response = await upstream.pass(call)
          return alterJson(response, (list) =>
            isRecord(list) && first ? { ...list, label: first['label'] } : list,
          )
        },
      },
    ],
    ['SCH-03', 'omits the text', returnsValue('label.description', null)],
  ],
  'general/created-is-201': [
    ['SFX-04', 'moves lists of other boards', movesListsOfOtherBoards],
    ['SFX-02', 'does the same to other boards', toOtherBoards],
  ],
  'create-board-list/label-id-required': [...missing('label_id', 201, 1)],
})
