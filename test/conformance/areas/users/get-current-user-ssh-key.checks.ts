/** Spec: document 2, "Users". */
import { check, type CoverageOf, waiting } from '../../fixtures/check.ts'
import { expectSameRecord } from '../../generated/effects/same-values.ts'
import { unknown } from '../../generated/paths/unknown-ids.ts'

export const getCurrentUserSshKey = {
  'get-current-user-ssh-key/returns-the-key': waiting(
    check(async (context) => {
      const { given, act } = context
      const user = await given.user()
      await given.key(user, 'Another')
      const { id } = await given.key(user, 'This one')
      const response = await act(user, 'getCurrentUserSshKey', { path: { key_id: id } })
      response.expectStatus(200).expectMatch({ id, title: 'This one' })
      // A time of the request differs from that of the creation.
      await context.wait(1_100)
      const again = await act(user, 'getCurrentUserSshKey', { path: { key_id: id } })
      expectSameRecord(response, again)
    }),
  ),

  'get-current-user-ssh-key/unknown-is-404': [
    unknown('getCurrentUserSshKey', 'key_id'),
    check('the-key-of-another', 'The key of another user is not found.', async (context) => {
      const { admin, nonMember, given, act } = context
      const { id } = await given.key(await given.user())
      for (const by of [nonMember, admin]) {
        const response = await act(by, 'getCurrentUserSshKey', { path: { key_id: id } })
        response.expectStatus(404)
      }
    }),
  ],
} satisfies CoverageOf<'getCurrentUserSshKey'>
