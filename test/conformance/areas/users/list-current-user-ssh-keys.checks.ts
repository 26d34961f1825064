/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listCurrentUserSshKeys = {
  'list-current-user-ssh-keys/own-keys': check(async ({ given, act }) => {
    const [person, other] = [await given.user(), await given.user()]
    const first = await given.key(person)
    const second = await given.key(person)
    await given.key(other)
    const response = await act(person, 'listCurrentUserSshKeys')
    response.expectStatus(200).expectValues('id', [first.id, second.id])
  }),
} satisfies CoverageOf<'listCurrentUserSshKeys'>
