/** Spec: document 2, "Users". */
import { check, type CoverageOf } from '../../fixtures/check.ts'

export const listUserEmails = {
  'list-user-emails/emails-of-the-user': check(async ({ admin, given, act }) => {
    const [user, other] = [await given.user(), await given.user()]
    const response = await act(admin, 'listUserEmails', { path: { id: user.id } })
    const ofOther = await act(admin, 'listUserEmails', { path: { id: other.id } })
    response
      .expectStatus(200)
      .expectOmits('email', ...ofOther.expectStatus(200).items.map(({ email }) => email))
    response.expectStatus(200).expectOmits('email', other.account.email)
    const own = await user.observe('listCurrentUserEmails')
    for (const { id, email } of own.items) response.expectItem({ id, email })
  }),
} satisfies CoverageOf<'listUserEmails'>
