/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'
import { deletingTwice } from '../../generated/successes.ts'

export const deleteCurrentUserSshKey = {
  'delete-current-user-ssh-key/removes-the-key': check(async ({ admin, given, act }) => {
    const user = await given.user()
    const { id } = await given.key(user)
    const removed = await act(user, 'deleteCurrentUserSshKey', { path: { key_id: id } })
    removed.expectStatus(200)
    await user.observeAbsent('getCurrentUserSshKey', { path: { key_id: id } })
    const list = await user.observe('listCurrentUserSshKeys')
    list.expectValues('id', [])
    const other = await given.user()
    const kept = await given.key(other)
    // Which success or rejection the server returns is not specified.
    for (const by of [user, admin])
      await by.sendUnchecked({ operation: 'deleteCurrentUserSshKey', path: { key_id: kept.id } })
    await other.observe('getCurrentUserSshKey', { path: { key_id: kept.id } })
  }),

  'delete-current-user-ssh-key/gone-is-200': deletingTwice('deleteCurrentUserSshKey'),
} satisfies CoverageOf<'deleteCurrentUserSshKey'>
