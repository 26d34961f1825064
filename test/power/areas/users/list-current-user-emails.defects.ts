/** Defects of listCurrentUserEmails, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { listsOfAllUsers, cutsAtPlusSign } from './shared.ts'
import { when, has } from '../../vocabulary/conditions.ts'
import { replacesStatus } from '../../vocabulary/responses.ts'

export const listCurrentUserEmails = defectsOf('listCurrentUserEmails', {
  'list-current-user-emails/own-emails': [
    ['AUT-05', 'lists email addresses of all users', listsOfAllUsers()],
  ],
  'general/unauthenticated-is-401': [
    [
      'STA-02',
      'forbids requests with a wrong token in the query',
      when(has('private_token'), replacesStatus(401, 403)),
    ],
  ],
  'general/success-is-200': [cutsAtPlusSign],
})
