/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const deleteUserSshKey = {
  'delete-user-ssh-key/removes-the-key': check(async ({ admin, given, act }) => {
    const user = await given.user()
    const [first, second] = [await given.key(user, 'Old'), await given.key(user, 'New')]
    for (const [{ id: key_id }, kept] of [
      [first, [second.id]],
      [second, []],
    ] as const) {
      const removed = await act(admin, 'deleteUserSshKey', { path: { id: user.id, key_id } })
      removed.expectStatus(200)
      const response = await user.observe('listCurrentUserSshKeys')
      response.expectValues('id', kept)
    }
  }),

  'delete-user-ssh-key/unknown-user-is-404': check(async ({ admin, given, act }) => {
    const user = await given.user()
    const { id: key_id } = await given.key(user)
    const response = await act(admin, 'deleteUserSshKey', { path: { id: 2_000_000_000, key_id } })
    response.expectStatus(404)
  }),

  'delete-user-ssh-key/unknown-key-is-404': [
    check('missing-key', 'A key that does not exist is not found.', async ({ admin, given, act }) => {
      const user = await given.user()
      const response = await act(admin, 'deleteUserSshKey', {
        path: { id: user.id, key_id: 2_000_000_000 },
      })
      response.expectStatus(404)
    }),
    check('the-key-of-another', 'The key of another user is not found.', async ({ admin, given, act }) => {
      const [user, other] = [await given.user(), await given.user()]
      const { id: key_id } = await given.key(other)
      const response = await act(admin, 'deleteUserSshKey', { path: { id: user.id, key_id } })
      response.expectStatus(404)
      const kept = await other.observe('listCurrentUserSshKeys')
      kept.expectValues('id', [key_id])
    }),
  ],
} satisfies CoverageOf<'deleteUserSshKey'>
