/** Defects of listCurrentUserEmails, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { listsOfAllUsers } from './shared.ts'

export const listCurrentUserEmails = defectsOf('listCurrentUserEmails', {
  'list-current-user-emails/own-emails': [
    ['AUT-05', 'lists email addresses of all users', listsOfAllUsers()],
  ],
})
