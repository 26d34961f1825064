/** Members of projects and groups that come, stay and go otherwise than asked. */
import { mutant, type Mutant } from '../mutant.ts'
import { announces } from '../vocabulary/answers.ts'
import { when, lacks } from '../vocabulary/conditions.ts'
import { forgets } from '../vocabulary/effects.ts'
import { always, ignores } from '../vocabulary/requests.ts'

export const memberMutants: readonly Mutant[] = [
  mutant(
    'SEM-01',
    'listGroupMembers',
    'list-group-members/query-filter',
    'the text is not looked at',
    ignores('query'),
  ),
  mutant(
    'STA-03',
    'addGroupMember',
    'add-group-member/user-id-required',
    'nobody may be added',
    when(lacks('user_id'), announces(400, 201)),
  ),
  mutant(
    'SEM-05',
    'addGroupMember',
    'add-group-member/access-level-kept',
    'everybody is a guest',
    always('access_level', 10),
  ),
  mutant(
    'STT-01',
    'removeGroupMember',
    'remove-group-member/removes-the-member',
    'the member stays',
    forgets,
  ),
]
