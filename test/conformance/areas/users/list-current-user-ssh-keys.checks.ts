/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listCurrentUserSshKeys = {
  'list-current-user-ssh-keys/own-keys': check(async ({ given, act }) => {
    const [user, other] = [await given.user(), await given.user()]
    const first = await given.key(user)
    const second = await given.key(user)
    await given.key(other)
    const response = await act(user, 'listCurrentUserSshKeys')
    response.expectStatus(200).expectValues('id', [first.id, second.id])
  }),
} satisfies CoverageOf<'listCurrentUserSshKeys'>
