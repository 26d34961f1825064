/** Defects of deleteBoardList, by the rule that each violates. */
import { by, when } from '../../vocabulary/conditions.ts'
import { defectsOf } from '../../mutant.ts'
import { undoesEffect, grantsPermission, rejects, ignoresPermissions } from '../../vocabulary/effects.ts'
import { findsBoardListsAnywhere } from '../../vocabulary/finders.ts'
import { lagsBehind, rejectsRepeatedDeletion } from '../../vocabulary/lookups.ts'
import { deletesAll, findsFirst, movesListsOfOtherBoards } from './shared.ts'

export const deleteBoardList = defectsOf('deleteBoardList', {
  'delete-board-list/deletes': [
    ['STT-01', 'returns a success without deleting', undoesEffect],
    ['SFX-02', 'deletes all lists', deletesAll],
    ['SFX-04', 'moves lists of other boards', movesListsOfOtherBoards],
    ['SFX-03', 'deletes the first list', findsFirst],
    ['SFX-03', 'finds lists of other boards', findsBoardListsAnywhere],
    ['STT-04', 'returns the deleted list with boards', lagsBehind(/^\/api\/v4\/projects\/\d+\/boards/)],
  ],
  'general/delete-is-idempotent': [['IDM-01', 'returns 404 for a second deletion', rejectsRepeatedDeletion]],
  'delete-board-list/owners-and-administrators-only': [
    ...(['guest', 'reporter', 'developer', 'master'] as const).map(
      (role) => ['AUT-02', `accepts a ${role}`, grantsPermission('delete-board-list', role)] as const,
    ),
    ['AUT-02', 'accepts non-members', when(by('non-member'), ignoresPermissions)],
    ['STA-03', 'rejects owners', when(by('owner'), rejects(403))],
    ['STA-03', 'rejects administrators', when(by('admin'), rejects(403))],
  ],
})
