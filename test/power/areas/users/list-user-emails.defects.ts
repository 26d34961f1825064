/** Defects of listUserEmails, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isNormal, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions } from '../../vocabulary/effects.ts'
import { listsOfAllUsers, cutsAtPlusSign } from './shared.ts'
import { returnsDeleted } from '../../vocabulary/memory.ts'
import { altersProperty } from '../../vocabulary/responses.ts'

export const listUserEmails = defectsOf('listUserEmails', {
  'list-user-emails/emails-of-the-user': [
    ['AUT-05', 'lists email addresses of all users', listsOfAllUsers()],
    ['SEM-02', 'masks the emails', altersProperty('email', (email) => String(email).replace(/^./, '*'))],
  ],
  'list-user-emails/administrators-only': [
    ['AUT-02', 'accepts every authenticated user', when(isNormal, ignoresPermissions)],
  ],
  'delete-user/removes-the-user': [['STT-04', 'returns the records of deleted users', returnsDeleted]],
  'general/success-is-200': [cutsAtPlusSign],
})
