/** Defects of deleteBoardList, by the rule that each violates. */
import { by, when } from '../../vocabulary/conditions.ts'
import { defectsOf } from '../../mutant.ts'
import { forgets, grants, refuses, trustsEverybody } from '../../vocabulary/effects.ts'
import { findsBoardListsAnywhere } from '../../vocabulary/places.ts'
import { lagsBehind, deletesOnlyWhatIsThere } from '../../vocabulary/lookups.ts'
import { deletesAll, findsFirst } from './shared.ts'

export const deleteBoardList = defectsOf('deleteBoardList', {
  'delete-board-list/deletes': [
    ['STT-01', 'answered and not done', forgets],
    ['SFX-02', 'all lists are gone', deletesAll],
    ['SFX-03', 'the first list is gone', findsFirst],
    ['SFX-03', 'lists of other boards', findsBoardListsAnywhere],
    ['STT-04', 'boards show it as before', lagsBehind(/^\/api\/v4\/projects\/\d+\/boards/)],
  ],
  'general/delete-is-idempotent': [['IDM-01', 'what is gone is not found', deletesOnlyWhatIsThere]],
  'delete-board-list/owners-and-administrators-only': [
    ...(['guest', 'reporter', 'developer', 'master'] as const).map(
      (role) => ['AUT-02', `a ${role} may`, grants('delete-board-list', role)] as const,
    ),
    ['AUT-02', 'non-members may', when(by('non-member'), trustsEverybody)],
    ['STA-03', 'owners may not', when(by('owner'), refuses(403))],
    ['STA-03', 'administrators may not', when(by('admin'), refuses(403))],
  ],
})
