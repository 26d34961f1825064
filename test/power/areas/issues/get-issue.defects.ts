/** Defects of getIssue, by the rule that each violates. */
import { defectsOf } from '../../mutant.ts'
import { isAnonymous, when } from '../../vocabulary/conditions.ts'
import { ignoresPermissions, jsonResponse } from '../../vocabulary/effects.ts'
import { returnsFirst } from '../../vocabulary/memory.ts'
import { altersProperty, omitsProperty, replacesStatus, returnsValue } from '../../vocabulary/responses.ts'

export const getIssue = defectsOf('getIssue', {
  'get-issue/authentication-required': [
    ['AUT-01', 'accepts requests without credentials', when(isAnonymous, ignoresPermissions)],
    ['STA-02', 'returns 404 without credentials', replacesStatus(401, 404, { message: '404 Not Found' })],
  ],
  'general/success-is-200': [
    [
      'STT-04',
      'counts no notes of confidential issues',
      altersProperty('user_notes_count', (count, { confidential }) => (confidential === true ? 0 : count)),
    ],
    [
      'STA-03',
      'does not find confidential issues',
      {
        async around(call, { pass }) {
          const response = await pass(call)
          return response.body.includes('"confidential":true')
            ? jsonResponse(404, { message: '404 Not Found' })
            : response
        },
      },
    ],
  ],
  'get-issue/user-notes-count': [
    ['STT-04', 'counts no notes', returnsValue('user_notes_count', 0)],
    ['STT-04', 'keeps the first number of notes', returnsFirst('getIssue', 'user_notes_count')],
  ],
  'get-issue/subscribed': [
    ['SCH-01', 'omits subscribed', omitsProperty('subscribed')],
    ['SCH-02', 'returns subscribed as a string', altersProperty('subscribed', String)],
  ],
  'get-issue/assignee-is-first': [
    ['SCH-03', 'returns null as the assignee', returnsValue('assignee', null)],
    ['SEM-02', 'returns the author as the assignee', altersProperty('assignee', (_, { author }) => author)],
    [
      'SEM-02',
      'returns the author as the assignee of an unassigned issue',
      altersProperty('assignee', (value, { author }) => value ?? author),
    ],
    ['SEM-02', 'returns no assignees', returnsValue('assignees', [])],
  ],
})
