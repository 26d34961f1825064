/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listUserSshKeys = {
  'list-user-ssh-keys/keys-of-the-user': check(async ({ admin, given, act }) => {
    const [user, other] = [await given.user(), await given.user()]
    const mine = await given.key(user)
    await given.key(other)
    const response = await act(admin, 'listUserSshKeys', { path: { id: user.id } })
    response.expectStatus(200).expectValues('id', [mine.id])
  }),
} satisfies CoverageOf<'listUserSshKeys'>
